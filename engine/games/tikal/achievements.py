"""What a game of Tikal is remembered for."""

from __future__ import annotations

from engine.core.achievements import came_back
from engine.core.types import Seat
from engine.games.tikal.box import GUARDS, HIGHEST
from engine.games.tikal.ending import result
from engine.games.tikal.model import ScoreSheet, State, hidden_treasures

ACHIEVEMENTS: tuple[str, ...] = ("two-guards", "highest", "great-round", "all-of-a-kind", "comeback")
GREAT = 40
"""Points of one scoring round."""


def earned(state: State, seat: Seat) -> tuple[str, ...]:
    """The achievements of a seat in a game that is over."""
    sheets = [sheet for sheet in state.sheets if sheet.seat == seat]
    last = sheets[-1] if state.scoring is not None and state.scoring.final and sheets else None
    taken, treasures = state.treasures[seat], hidden_treasures(state.options)
    reached = {
        "two-guards": state.guards.count(seat) == GUARDS,
        "highest": last is not None and any(value == HIGHEST for _, value in last.temples),
        "great-round": any(sheet.points >= GREAT for sheet in sheets),
        "all-of-a-kind": any(taken.count(kind) == treasures.count(kind) for kind in taken),
        "comeback": last is not None and came_back(_before(state), seat, result(state)),
    }
    return tuple(achievement for achievement in ACHIEVEMENTS if reached[achievement])


def brought(state: State, seat: Seat) -> None:
    """The jungle is one land."""


def _before(state: State) -> list[int]:
    """Everybody's points before the last scoring round."""
    number = max(sheet.number for sheet in state.sheets)
    last: dict[Seat, ScoreSheet] = {sheet.seat: sheet for sheet in state.sheets if sheet.number == number}
    return [total - (last[seat].points if seat in last else 0) for seat, total in enumerate(state.totals)]
