"""The windows onto the figures' ways that brought in and cost the most."""

from __future__ import annotations

from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from engine.games.lost_cities_board.highlights import Journey
from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS, VALUES
from render import sprites, theme
from render.canvas import Canvas
from render.games.lost_cities_board import layout, slabs, walkers
from render.games.lost_cities_board.ground import VALUE
from render.geometry import PAD, Box
from render.lands import land
from render.prepainted import shipped

WIDTH, HEIGHT = 570, 182
"""A window's size."""
RADIUS, DARK = 20, 0.5
"""Its corners, and how much of the table's dark lies on its land."""
UP, LOW = 50, 130
"""Where its two lines are, from its top."""
BADGE, PILL_WIDTH, PILL_HEIGHT = 56, 140, 60
STONE_WIDTH, STONE_UP = 196, 36
"""The stone that was reached, and how far above the window's foot its middle is."""
FIGURE_IN, FIGURE_FOOT = 92, 6


def window(picture: Canvas, x: int, y: int, journey: Journey, words: str, say: Say) -> None:
    """Paints a window onto the path's land: what it was, whose and when, how far it led, what it counted."""
    box, key = Box(x, y, WIDTH, HEIGHT), COLOUR_KEYS[COLOURS[journey.colour]]
    picture.image.paste(_land(key), (x, y), sprites.plain_mask(WIDTH, HEIGHT, RADIUS))
    pill = sprites.pill(journey.points, PILL_WIDTH, PILL_HEIGHT, theme.WORTH)
    right = box.right - PAD - PILL_WIDTH
    picture.put(pill, right, y + UP - PILL_HEIGHT // 2)
    picture.heading(words, x + PAD, y + UP, theme.NAME, theme.CREAM, right - PAD - x)
    picture.put(sprites.badge(journey.seat, BADGE), x + PAD, y + LOW - BADGE // 2)
    left, stone = x + PAD + BADGE + PAD // 2, box.right - PAD - STONE_WIDTH
    number = say("lost_cities_board-picture-expedition", expedition=str(journey.expedition))
    picture.text(number, left, y + LOW, theme.LABEL, theme.CREAM, room=stone - PAD // 2 - left)
    _stone(picture, Box(stone, y + LOW - STONE_UP, STONE_WIDTH, layout.STONE), journey, key)


def _stone(picture: Canvas, box: Box, journey: Journey, key: str) -> None:
    """The stone that was reached, and the figure on it."""
    picture.put(slabs.slab(key, box.w, box.h, journey.stone % slabs.FORMS), box.x, box.y)
    value = numeral(VALUES[journey.stone - 1])
    ink = theme.SUITS[key].ink
    picture.text(value, box.x + layout.VALUE_AT, box.middle[1] - slabs.THICK // 2, VALUE, ink)
    figure = walkers.figure(journey.seat, journey.researcher, walkers.FIGURE)
    picture.put(figure, box.right - FIGURE_IN, box.bottom - FIGURE_FOOT - figure.h)


@shipped("board-journey", *((COLOUR_KEYS[letter],) for letter in COLOURS), keep=2)
def _land(key: str) -> Image.Image:
    """A land, so dark that words stand on it."""
    scene = land(key, WIDTH, HEIGHT)
    return Image.blend(scene, Image.new("RGB", scene.size, theme.night(key)), DARK)
