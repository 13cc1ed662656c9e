"""What is the same in every picture of a table: the jungle before anybody has set foot in it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.tikal.box import HEXES
from render import theme
from render.canvas import MIDDLE, Canvas
from render.games.tikal import terrain
from render.games.tikal.layout import HEX, Layout
from render.geometry import WIDTH
from render.sheet import gradient


@lru_cache(maxsize=4)
def ground(place: Layout) -> Image.Image:
    """The undiscovered board of a layout. Shared: paint on copies only."""
    picture = Canvas(gradient(WIDTH, place.height, theme.TABLE_LIGHT, theme.TABLE_DARK))
    for name, middle in zip(HEXES, place.middles, strict=True):
        picture.centre(terrain.unknown(HEX), *middle)
        picture.text(name, *middle, theme.LABEL, theme.JUNGLE_INK, across=MIDDLE)
    return picture.image
