"""The result of a game."""

from __future__ import annotations

from engine.core.types import Result, ScoreLine, one_seat_per_side, placings
from engine.games.higher_card.model import PLAYERS, State


def result(state: State) -> Result | None:
    """Return the result by tricks, or None while the game runs. A player who resigned loses."""
    if state.turn is not None:
        return None
    placed = placings([(seat != state.retired, tricks) for seat, tricks in enumerate(state.tricks)])
    lines = tuple((ScoreLine("higher_card-line-tricks", {}, tricks),) for tricks in state.tricks)
    why = "played-out" if state.retired is None else "resigned"
    return Result(one_seat_per_side(state.options, PLAYERS), placed, state.tricks, lines, why)
