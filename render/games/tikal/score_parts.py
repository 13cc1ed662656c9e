"""What the score pictures share: the crown, the scoring rounds and their colours, found treasures."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.core.types import Seat
from engine.games.tikal.model import KINDS, Kind, ScoreSheet, View
from render import theme
from render.canvas import Canvas
from render.drawing import Drawing, Sprite, dilated
from render.games.tikal import paints
from render.geometry import Box
from render.image_cache import cached_image
from render.theme import Colour

CROWN_OUTLINE = 3


@cached_image
def outlined_crown(size: int) -> Sprite:
    """Return a crown with a dark outline, `size` pixels wide."""
    drawing = Drawing(size, size, margin=3)
    mask = drawing.icon_mask("crown", 0, 0, size)
    drawing.ink(dilated(mask, CROWN_OUTLINE), paints.GOLD_DARK)
    drawing.shade(mask, paints.GOLD_LIGHT, paints.GOLD)
    return drawing.sprite()


SHADES = (-0.35, 0.0, 0.3, 0.6)
"""By round, how much darker or lighter than the seat's colour it is."""


def rounds_scored(view: View) -> int:
    """Return the number of the last scoring round in which a seat has scored; 0 before the first."""
    return max((sheet.number for sheet in view.sheets), default=0)


def final_flag(view: View, number: int) -> str:
    """Return "yes" if scoring round `number` (from 1) is the final one, else "no"."""
    final = view.scoring is not None and view.scoring.final
    return "yes" if final and number == rounds_scored(view) else "no"


def round_name(view: View, number: int, say: Say) -> str:
    """Return the name of a scoring round (from 1) as written under a column."""
    return say("tikal-picture-chart", number=number, final=final_flag(view, number))


def sheets_of(view: View, seat: Seat) -> list[ScoreSheet]:
    """Return a seat's score sheets, by round in order."""
    return sorted((sheet for sheet in view.sheets if sheet.seat == seat), key=lambda sheet: sheet.number)


def most_scored(view: View) -> int:
    """Return the most points that a seat has from scoring rounds, at least 1."""
    return max(1, *(sum(sheet.points for sheet in sheets_of(view, seat)) for seat in range(len(view.totals))))


def round_paints(seat: Seat, number: int) -> tuple[Colour, Colour]:
    """Return the colour of a seat's points of scoring round `number` (from 1), and the text colour on it."""
    look, shade = theme.SEATS[seat], SHADES[(number - 1) % len(SHADES)]
    if shade <= 0:
        return paints.darker(look.paint, -shade), look.ink
    return paints.lighter(look.paint, shade), theme.INK


TREASURE_SIZE, SMALLEST_TREASURE = 40, 28
"""The greatest and least size of a treasure."""
FAN, APART, CLOSE = 0.4, 8, 2
"""How much of covered treasures shows (a share of their size), and the gaps between kinds."""
TIGHT_FAN, TIGHT_APART = 1, 1
"""The same in pixels for narrow boxes."""
OUTLINE = 3


def paint_treasures(picture: Canvas, box: Box, taken: Sequence[Kind], largest: int = TREASURE_SIZE) -> int:
    """Paint treasures from the left of a box, equal kinds fanned out. Return the x after a gap.

    `largest` is their size if there is room for it.
    """
    counts = [(kind, taken.count(kind)) for kind in KINDS if kind in taken]
    size, fan, apart = treasure_sizes([count for _, count in counts], box.w, largest)
    x = box.x
    for kind, count in counts:
        for number in range(count):
            picture.put(treasure(kind, size), x + number * fan, box.middle[1] - size // 2)
        x += size + (count - 1) * fan + apart
    return x


def treasures_width(taken: Sequence[Kind], size: int = TREASURE_SIZE) -> int:
    """Return the least width in pixels at which treasures have this size. 0 without treasures."""
    kinds = len(set(taken))
    return kinds * (size + CLOSE) - CLOSE + (len(taken) - kinds) * round(size * FAN) if taken else 0


def treasure_sizes(counts: Sequence[int], room: int, largest: int = TREASURE_SIZE) -> tuple[int, int, int]:
    """Return size, fan step and gap between kinds, in pixels, for treasures in `room` pixels.

    `counts` are the numbers of each kind. They are as large as fits; at the smallest size they may be wider
    than `room`.
    """
    kinds, more = len(counts), sum(counts) - len(counts)
    for size in range(largest, SMALLEST_TREASURE - 1, -1):
        fan = round(size * FAN)
        gaps = room - kinds * size - more * fan
        if gaps >= (kinds - 1) * CLOSE:
            return size, fan, min(gaps // max(kinds - 1, 1), APART)
    left = room - kinds * SMALLEST_TREASURE - (kinds - 1) * TIGHT_APART
    return SMALLEST_TREASURE, max(left // more if more else 0, TIGHT_FAN), TIGHT_APART


@cached_image
def treasure(kind: Kind, size: int) -> Sprite:
    """Return a treasure with a dark outline, visible on any ground."""
    drawing = Drawing(size, size, margin=3)
    mask = drawing.icon_mask(f"treasure-{kind}", 0, 0, size)
    drawing.ink(dilated(mask, OUTLINE), paints.NIGHT)
    drawing.shade(mask, paints.lighter(paints.TREASURES[kind], 0.25), paints.TREASURES[kind])
    return drawing.sprite()
