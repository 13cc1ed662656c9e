"""The treasures somebody has found: each kind in its colour, what is alike fanned out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.tikal.box import KINDS, Kind
from render.canvas import Canvas
from render.drawing import Drawing, Sprite, grown
from render.games.tikal import paints
from render.geometry import Box

SIZE, LEAST = 40, 28
"""How large a treasure is drawn where there is room, and at least."""
FAN, APART, CLOSE = 0.4, 8, 2
"""How much of a treasure those under it show, in treasures; between kinds, and at least."""
TIGHT_FAN, TIGHT_APART = 1, 1
"""The same in pixels where there is hardly room."""
OUTLINE = 3


def found(picture: Canvas, box: Box, taken: Sequence[Kind]) -> int:
    """Paints treasures by kind from the left of a box, as large as it allows; returns where they end."""
    counts = [(kind, taken.count(kind)) for kind in KINDS if kind in taken]
    size, fan, apart = measures([count for _, count in counts], box.w)
    x = box.x
    for kind, count in counts:
        for number in range(count):
            picture.put(treasure(kind, size), x + number * fan, box.middle[1] - size // 2)
        x += size + (count - 1) * fan + apart
    return x


def wide(taken: Sequence[Kind]) -> int:
    """The least room in which treasures are as large as they are ever drawn."""
    kinds = len(set(taken))
    return kinds * (SIZE + CLOSE) - CLOSE + (len(taken) - kinds) * round(SIZE * FAN) if taken else 0


def measures(counts: Sequence[int], room: int) -> tuple[int, int, int]:
    """How large treasures are, how far each is moved from the one under it, and the gap between kinds."""
    kinds, more = len(counts), sum(counts) - len(counts)
    for size in range(SIZE, LEAST - 1, -1):
        fan = round(size * FAN)
        gaps = room - kinds * size - more * fan
        if gaps >= (kinds - 1) * CLOSE:
            return size, fan, min(gaps // max(kinds - 1, 1), APART)
    left = room - kinds * LEAST - (kinds - 1) * TIGHT_APART
    return LEAST, max(left // more if more else 0, TIGHT_FAN), TIGHT_APART


@lru_cache(maxsize=64)
def treasure(kind: Kind, size: int) -> Sprite:
    """A treasure, outlined, so that it can be seen on any ground."""
    drawing = Drawing(size, size, margin=3)
    mask = drawing.drawn(f"treasure-{kind}", 0, 0, size)
    drawing.ink(grown(mask, OUTLINE), paints.NIGHT)
    drawing.shade(mask, paints.lighter(paints.FINDS[kind], 0.25), paints.FINDS[kind])
    return drawing.sprite()
