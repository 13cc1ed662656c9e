"""The crown of whoever has won."""

from __future__ import annotations

from functools import lru_cache

from render.drawing import Drawing, Sprite, grown
from render.games.tikal import paints

CROWN_OUTLINE = 3


@lru_cache(maxsize=8)
def crown(size: int) -> Sprite:
    """The crown of whoever is ahead."""
    drawing = Drawing(size, size, margin=3)
    mask = drawing.drawn("crown", 0, 0, size)
    drawing.ink(grown(mask, CROWN_OUTLINE), paints.GOLD_DARK)
    drawing.shade(mask, paints.GOLD_LIGHT, paints.GOLD)
    return drawing.sprite()
