"""The journeys that gained and cost most, and beside them the board in small."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from engine.games.lost_cities_board.highlights import Journey
from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS, VALUES, View
from render import sprites, theme
from render.backgrounds import shipped
from render.canvas import Canvas
from render.games.lost_cities_board import slabs, table_layout, walkers
from render.games.lost_cities_board.ground import VALUE
from render.games.lost_cities_board.table_layout import GUTTER, HEADER, Layout
from render.games.lost_cities_board.tabletop import tabletop
from render.geometry import EDGE, PAD, WIDTH, Box
from render.landscapes import land

WINDOW_WIDTH, WINDOW_HEIGHT = 570, 182
WINDOW_RADIUS, DARK = 20, 0.5
"""The corner radius of windows, and how dark their lands are."""
UPPER_LINE, LOWER_LINE = 50, 130
"""The centres of a window's two lines."""
BADGE, PILL_WIDTH, PILL_HEIGHT = 56, 140, 60
STONE_WIDTH, STONE_UP = 196, 36
"""The stone reached: its width, and its distance from the line."""
FIGURE_IN, FIGURE_FOOT = 92, 6


def paint_journey(picture: Canvas, x: int, y: int, journey: Journey, words: str, say: Say) -> None:
    """Paint a journey in a window: `words` as title, seat, expedition, stone reached, and points."""
    box, key = Box(x, y, WINDOW_WIDTH, WINDOW_HEIGHT), COLOUR_KEYS[COLOURS[journey.colour]]
    picture.image.paste(
        _dark_land(key), (x, y), sprites.rounded_mask(WINDOW_WIDTH, WINDOW_HEIGHT, WINDOW_RADIUS)
    )
    pill = sprites.points_pill(journey.points, PILL_WIDTH, PILL_HEIGHT, theme.WORTH)
    right = box.right - PAD - PILL_WIDTH
    picture.put(pill, right, y + UPPER_LINE - PILL_HEIGHT // 2)
    picture.shrunk_text(words, x + PAD, y + UPPER_LINE, theme.NAME, theme.CREAM, right - PAD - x)
    picture.put(sprites.badge(journey.seat, BADGE), x + PAD, y + LOWER_LINE - BADGE // 2)
    left, stone = x + PAD + BADGE + PAD // 2, box.right - PAD - STONE_WIDTH
    number = say("lost_cities_board-picture-expedition", expedition=str(journey.expedition))
    picture.text(number, left, y + LOWER_LINE, theme.LABEL, theme.CREAM, room=stone - PAD // 2 - left)
    _paint_stone_reached(
        picture, Box(stone, y + LOWER_LINE - STONE_UP, STONE_WIDTH, table_layout.STONE), journey, key
    )


def _paint_stone_reached(picture: Canvas, box: Box, journey: Journey, key: str) -> None:
    picture.put(slabs.slab(key, box.w, box.h, journey.stone % slabs.FORMS), box.x, box.y)
    value = numeral(VALUES[journey.stone - 1])
    ink = theme.SUITS[key].ink
    picture.text(value, box.x + table_layout.VALUE_AT, box.middle[1] - slabs.THICK // 2, VALUE, ink)
    figure = walkers.figure(journey.seat, journey.researcher, walkers.FIGURE)
    picture.put(figure, box.right - FIGURE_IN, box.bottom - FIGURE_FOOT - figure.h)


@shipped("board-journey", *((COLOUR_KEYS[letter],) for letter in COLOURS))
def _dark_land(key: str) -> Image.Image:
    scene = land(key, WINDOW_WIDTH, WINDOW_HEIGHT)
    return Image.blend(scene, Image.new("RGB", scene.size, theme.night(key)), DARK)


GAP = 12
MEMORIES_HEIGHT = 2 * WINDOW_HEIGHT + GAP
"""The height of both windows, and of the board beside them."""
BOARD_WIDTH = WIDTH - 2 * PAD - GAP - WINDOW_WIDTH
"""The width of the small board."""
FRAME, RADIUS = 3, 20


def paint_memories(
    picture: Canvas, y: int, *, journeys: tuple[Journey, Journey], board: Image.Image, say: Say
) -> None:
    """Paint the best and the worst journey at height y, and the small board beside them."""
    for index, (journey, word) in enumerate(zip(journeys, ("best", "worst"), strict=True)):
        words = say(f"lost_cities_board-picture-{word}", cost=journey.cost)
        paint_journey(picture, PAD, y + index * (WINDOW_HEIGHT + GAP), journey, words, say)
    # Without the lands' upper part the board is as high as the windows.
    cut = board.crop((0, board.height - MEMORIES_HEIGHT, board.width, board.height))
    _paint_framed(picture, Box(WIDTH - PAD - BOARD_WIDTH, y, BOARD_WIDTH, MEMORIES_HEIGHT), cut)


def paint_board_alone(picture: Canvas, y: int, *, board: Image.Image) -> None:
    """Paint the small board alone, if there are no journeys to show."""
    _paint_framed(picture, Box((WIDTH - BOARD_WIDTH) // 2, y, BOARD_WIDTH, board.height), board)


def small_board(view: View, names: Sequence[str], say: Say) -> Image.Image:
    """Return the paths of the table as a small image."""
    layout = Layout.of(view)
    whole = (GUTTER - EDGE, HEADER, WIDTH, layout.band.y)
    image = tabletop(view, names, say).crop(whole)
    return image.resize((BOARD_WIDTH, image.height * BOARD_WIDTH // image.width), Image.Resampling.HAMMING)


def _paint_framed(picture: Canvas, box: Box, image: Image.Image) -> None:
    picture.image.paste(image, (box.x, box.y), sprites.rounded_mask(box.w, box.h, RADIUS))
    picture.put(sprites.frame(box.w, box.h, RADIUS, FRAME, theme.BRASS), box.x, box.y)
