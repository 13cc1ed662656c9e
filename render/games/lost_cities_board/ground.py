"""What is the same in every picture of a table: paths, stones, the river, the empty places."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.core.phrasing import numeral
from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS, SEATS, STONES, VALUES
from render import light, sprites, theme
from render.canvas import Canvas
from render.drawing import gradient
from render.games.lost_cities_board import slabs
from render.games.lost_cities_board.band import band
from render.games.lost_cities_board.layout import SCENE, SYMBOL, SYMBOL_IN, VALUE_AT, Layout
from render.games.lost_cities_board.river import river
from render.geometry import WIDTH, Box
from render.lands import land
from render.layers import Layers
from render.prepainted import shipped
from render.theme import Style

TINT_TOP, TINT_BOTTOM = 0.55, 0.32
"""How much of a path's ground is its colour, under its land and at its beginning."""
EDGE, EDGE_STRENGTH = 2, 0.75
CORNER = 16
VALUE = Style(theme.CARD.face, 42)


def ground(layout: Layout, over: float) -> Layers:
    """The empty table of a layout when so much of the game is over, without the players' bars."""
    picture, hour = Layers(WIDTH, layout.height), light.hour(over)
    picture.cover(Box(0, 0, WIDTH, layout.band.y), paths)
    if hour in light.TINTS:
        picture.cover(layout.lands, lands, layout.lands, hour)
    picture.cover(layout.band, band, layout.seats)
    return picture


@lru_cache(maxsize=2)
def lands(box: Box, hour: str) -> Image.Image:
    """The lands at an hour. Shared: paint on copies only."""
    return light.tinted(paths().crop((box.x, box.y, box.right, box.bottom)), hour)


@shipped("board-paths", ())
def paths() -> Image.Image:
    """The paths with their stones and lands, as at every table."""
    layout = Layout(SEATS[0])
    picture = Canvas(gradient(WIDTH, layout.band.y, theme.TABLE_LIGHT, theme.TABLE_DARK))
    for box, letter in zip(layout.paths, COLOURS, strict=True):
        _path(picture, box, COLOUR_KEYS[letter])
    river(picture, layout)
    for colour, letter in enumerate(COLOURS):
        for stone in range(1, STONES + 1):
            _stone(picture, layout.stone(colour, stone), COLOUR_KEYS[letter], stone)
    return picture.image


def _path(picture: Canvas, box: Box, key: str) -> None:
    """A path's ground with the land it leads to, and its symbol."""
    paints, dark = theme.SUITS[key], theme.TABLE_DARK
    top, bottom = (theme.blend(dark, paints.bottom, share) for share in (TINT_TOP, TINT_BOTTOM))
    image = gradient(box.w, box.h, theme.blend(top, theme.SHADOW, 0.4), bottom)
    image.paste(land(key, box.w, SCENE), (0, 0))
    picture.image.paste(image, (box.x, box.y), sprites.plain_mask(box.w, box.h, CORNER))
    line = theme.blend(dark, paints.bottom, EDGE_STRENGTH)
    picture.put(sprites.frame(box.w, box.h, CORNER, EDGE, line), box.x, box.y)
    medal = sprites.medal(key, SYMBOL, theme.TABLE_DARK, theme.SHADOW, paints.top)
    picture.put(medal, box.x + SYMBOL_IN, box.y + SYMBOL_IN)


def _stone(picture: Canvas, box: Box, key: str, stone: int) -> None:
    """A stone with its value."""
    picture.put(slabs.slab(key, box.w, box.h, stone % slabs.FORMS), box.x, box.y)
    y = box.middle[1] - slabs.THICK // 2
    picture.text(numeral(VALUES[stone - 1]), box.x + VALUE_AT, y, VALUE, theme.SUITS[key].ink)
