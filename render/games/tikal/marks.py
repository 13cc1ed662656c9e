"""Marks of the players: a crown, what somebody would score now, what hangs from the header."""

from __future__ import annotations

from functools import lru_cache

from PIL import ImageFilter

from render import theme
from render.canvas import MIDDLE
from render.drawing import Drawing, Sprite
from render.games.tikal import paints
from render.games.tikal.layout import HEX, TAB_ROOM

CROWN_OUTLINE = 7
PILL_WIDE, PILL_HIGH, PILL_RIM = 150, 44, 2.5
TAB_LIGHT, TAB_DARK = 94, 48
"""How far a tab hangs down, of the seat to move and of the others."""
TAB_IN, TAB_CUT = 3, 12
SLANT = HEX.half / HEX.tall
"""How far a slanted border goes aside for its height."""


@lru_cache(maxsize=8)
def crown(size: int) -> Sprite:
    """The crown of whoever is ahead."""
    drawing = Drawing(size, size, margin=3)
    mask = drawing.drawn("crown", 0, 0, size)
    drawing.ink(mask.filter(ImageFilter.MaxFilter(CROWN_OUTLINE)), paints.GOLD_DARK)
    drawing.shade(mask, paints.GOLD_LIGHT, paints.GOLD)
    return drawing.sprite()


@lru_cache(maxsize=128)
def now(words: str) -> Sprite:
    """What somebody would score now."""
    tone, drawing = theme.GAIN, Drawing(PILL_WIDE, PILL_HIGH, margin=6)
    outer = drawing.rounded(0, PILL_HIGH / 2)
    drawing.ink(outer, tone.rim)
    drawing.shade(drawing.rounded(PILL_RIM, PILL_HIGH / 2 - PILL_RIM), tone.top, tone.bottom)
    drawing.text(words, PILL_WIDE / 2, PILL_HIGH / 2, theme.LABEL, tone.ink, across=MIDDLE)
    return drawing.sprite()


@lru_cache(maxsize=2)
def tab(*, light: bool) -> Sprite:
    """What hangs from the header, into the gap over a lower column."""
    deep = TAB_LIGHT if light else TAB_DARK
    wide = 3 * HEX.half // 2 + HEX.half // 2
    drawing = Drawing(wide, deep, margin=2)
    upper, foot = HEX.half - TAB_IN, HEX.half - TAB_IN - (deep - TAB_ROOM) * 2 * SLANT / 2
    middle = wide / 2
    outline = [
        (middle - upper, -2.0),
        (middle + upper, -2.0),
        (middle + upper, float(TAB_ROOM)),
        (middle + foot + TAB_CUT / 4, float(deep - TAB_CUT)),
        (middle + foot - TAB_CUT, float(deep)),
        (middle - foot + TAB_CUT, float(deep)),
        (middle - foot - TAB_CUT / 4, float(deep - TAB_CUT)),
        (middle - upper, float(TAB_ROOM)),
    ]
    if light:
        drawing.fill(outline, theme.LIGHT_BOTTOM)
    else:
        drawing.fill(outline, theme.BAR_BOTTOM)
    return drawing.sprite()
