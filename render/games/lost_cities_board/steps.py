"""The way of the last turn: its steps by number, with footprints between them."""

from __future__ import annotations

from functools import lru_cache

from render import theme
from render.canvas import MIDDLE
from render.drawing import Drawing, Sprite
from render.games.lost_cities_board.layout import SHADOW_ROOM
from render.theme import Style

STEP, STEP_NUMBER = 40, Style(theme.BADGE.face, 36)
DOT = 14


@lru_cache(maxsize=32)
def step(number: int) -> Sprite:
    """The number of a step in a chain."""
    drawing = Drawing(STEP, STEP, SHADOW_ROOM)
    disc = drawing.rounded(0, STEP / 2)
    drawing.shadow(disc, blur=3, strength=0.8, drop=2)
    drawing.ink(disc, theme.SHADOW)
    drawing.shade(drawing.rounded(2, STEP / 2 - 2), theme.LIGHT_TOP, theme.GOLD)
    drawing.text(str(number), STEP / 2, STEP / 2, STEP_NUMBER, theme.INK, across=MIDDLE)
    return drawing.sprite()


@lru_cache(maxsize=1)
def dot() -> Sprite:
    """A footprint on the way from step to step."""
    drawing = Drawing(DOT, DOT, SHADOW_ROOM)
    disc = drawing.rounded(0, DOT / 2)
    drawing.shadow(disc, blur=2, strength=0.6)
    drawing.ink(disc, theme.SHADOW)
    drawing.ink(drawing.rounded(2.5, DOT / 2 - 2.5), theme.GOLD_LINE)
    return drawing.sprite()
