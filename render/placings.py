"""The last placings of somebody as numbered discs: a first one filled with gold, the others only rimmed."""

from __future__ import annotations

from functools import lru_cache

from render import theme
from render.canvas import MIDDLE, Canvas
from render.drawing import Drawing, Sprite

DISC, APART = 48, 8


def width(form: str) -> int:
    """How much room the discs take."""
    return len(form) * (DISC + APART) - APART if form else 0


def discs(picture: Canvas, form: str, x: int, y: int) -> None:
    """Puts the discs side by side from x on, centred on y; the newest stands at the right."""
    for number, placing in enumerate(form):
        picture.put(_disc(placing), x + number * (DISC + APART), y - DISC // 2)


@lru_cache(maxsize=16)
def _disc(placing: str) -> Sprite:
    drawing, middle = Drawing(DISC, DISC), DISC / 2
    won = placing == "1"
    drawing.disc(middle, middle, middle, theme.GOLD_DEEP if won else theme.QUIET)
    drawing.disc(middle, middle, middle - 3, theme.GOLD if won else theme.BAR_TOP)
    ink = theme.GOLD_INK if won else theme.CREAM
    drawing.text(placing, middle, middle, theme.NOTE, ink, across=MIDDLE)
    return drawing.sprite()
