"""The last games of somebody as dots, the newest at the right: one that was won is filled, others are rings.

Where more than two may be placed, the rings are larger and have the placing in them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from render import theme
from render.bars import Inks
from render.canvas import MIDDLE, Canvas
from render.drawing import Drawing, Sprite
from render.theme import Colour

DOT, DISC, APART = 34, 46, 7
RING = 4
FIRST, SECOND = "1", "2"


def has_numbers(forms: Iterable[str]) -> bool:
    """Whether dots beside each other need numbers: somebody came in third, or later."""
    return bool(set("".join(forms)) - {FIRST, SECOND})


def width(form: str, *, numbers: bool) -> int:
    """How much room the dots take."""
    return len(form) * ((DISC if numbers else DOT) + APART) - APART if form else 0


def dots(picture: Canvas, form: str, x: int, y: int, *, numbers: bool, inks: Inks, ground: Colour) -> None:
    """Puts the dots side by side from x on, centred on y, on such a ground."""
    size = DISC if numbers else DOT
    for index, placing in enumerate(form):
        sprite = _dot(placing, size, inks, ground, numbers=numbers)
        picture.put(sprite, x + index * (size + APART), y - size // 2)


@lru_cache(maxsize=32)
def _dot(placing: str, size: int, inks: Inks, ground: Colour, *, numbers: bool) -> Sprite:
    drawing, middle = Drawing(size, size), size / 2
    if placing == FIRST:
        drawing.disc(middle, middle, middle, theme.GOLD_DEEP if ground == theme.BAR_TOP else theme.CROWN)
        drawing.disc(middle, middle, middle - 3, theme.GOLD)
        ink = theme.GOLD_INK
    else:
        drawing.disc(middle, middle, middle, inks.quiet)
        drawing.disc(middle, middle, middle - RING, ground)
        ink = inks.strong
    if numbers:
        drawing.text(placing, middle, middle, theme.NOTE, ink, across=MIDDLE)
    return drawing.sprite()
