"""What every scoring round brought, what it is called, in which shade of whose colour it is told."""

from __future__ import annotations

from engine.core.catalogue import Say
from engine.core.types import Seat
from engine.games.tikal.model import ScoreSheet, View
from render import theme
from render.games.tikal import paints
from render.theme import Colour

SHADES = (-0.35, 0.0, 0.3, 0.6)
"""By round, how much darker or lighter than the seat's colour it is."""


def count(view: View) -> int:
    """How many scoring rounds there were."""
    return max((sheet.number for sheet in view.sheets), default=0)


def last(view: View, number: int) -> str:
    """Whether a round was the last one, as words ask for it: `yes` or `no`."""
    final = view.scoring is not None and view.scoring.final
    return "yes" if final and number == count(view) else "no"


def name(view: View, number: int, say: Say) -> str:
    """What a round is called under a column."""
    return say("tikal-picture-chart", number=number, final=last(view, number))


def of(view: View, seat: Seat) -> list[ScoreSheet]:
    """A seat's sheets, the first round first."""
    return sorted((sheet for sheet in view.sheets if sheet.seat == seat), key=lambda sheet: sheet.number)


def paint(seat: Seat, number: int) -> tuple[Colour, Colour]:
    """The colour of a seat's round, and what is written on it with."""
    look, shade = theme.SEATS[seat], SHADES[(number - 1) % len(SHADES)]
    if shade <= 0:
        return paints.darker(look.paint, -shade), look.ink
    return paints.lighter(look.paint, shade), theme.INK
