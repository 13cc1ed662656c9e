"""The empty places of columns and discards."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS
from render import cards, theme
from render.canvas import Canvas
from render.drawing import Sprite, gradient
from render.games.lost_cities_board.layout import RADIUS, Layout
from render.geometry import WIDTH, Box

BAND_LINE = 2
PLACE_DIM = 0.4
"""How much of the colour the place of a column has that has not begun."""


@lru_cache(maxsize=3)
def band(seats: int) -> Image.Image:
    """The empty places of columns and discards. Shared: paint on copies only."""
    layout = Layout(seats)
    top, height = layout.band.y, layout.band.h
    picture = Canvas(gradient(WIDTH, height, theme.BAND_DARK, theme.TABLE_DARK))
    picture.fill(Box(0, 0, WIDTH, BAND_LINE), theme.BAND_LINE)
    for colour, letter in enumerate(COLOURS):
        key, slot = COLOUR_KEYS[letter], layout.slots[colour]
        picture.put(cards.slot(slot.w, slot.h, RADIUS, key), slot.x, slot.y - top)
        for seat in range(seats):
            mark = layout.mark(seat, colour)
            picture.put(_no_column(mark.w, mark.h, key), mark.x, mark.y - top)
    return picture.image


@lru_cache(maxsize=8)
def _no_column(w: int, h: int, key: str) -> Sprite:
    """The place of a column that has not begun."""
    paint = theme.blend(theme.TABLE_DARK, theme.SUITS[key].bottom, PLACE_DIM)
    return cards.dashed(w, h, RADIUS, paint)
