"""The turning point every game has: since when its winners have led."""

from __future__ import annotations

import pytest

from engine.core.turning_points import ShownTurn, lead_taken
from engine.core.types import ABANDONED, PLAYED_OUT, Result, Seat


def course(*leaders: Seat | None) -> list[ShownTurn[Seat | None]]:
    """Return turns whose views are the leading sides."""
    return [ShownTurn(leader, ()) for leader in leaders]


def ended(*placings: int, why: str = PLAYED_OUT) -> Result:
    seats = range(len(placings))
    return Result(tuple((seat,) for seat in seats), placings, placings, ((),) * len(placings), why)


def leads(leader: Seat | None, side: tuple[Seat, ...]) -> bool:
    return leader in side


@pytest.mark.parametrize(
    ("leaders", "turn"),
    [((None, 0, 1, 0, 0), 3), ((None, 0, 0), 1), ((None, 1, None), 2), ((None, 0, None, 1), 3)],
    ids=str,
)
def test_lead_is_taken_at_the_turn_since_which_the_winner_alone_has_led(
    leaders: tuple[Seat | None, ...], turn: int
) -> None:
    """At the end, the result decides who leads, ties included."""
    (point,) = lead_taken(course(*leaders), ended(1, 2), leads)
    assert (point.turn, point.seats) == (turn, (0,))


@pytest.mark.parametrize(
    "result",
    [None, ended(1, 1), ended(1, 2, why="resigned"), ended(1, 2, why=ABANDONED)],
    ids=("running", "tied", "resigned", "abandoned"),
)
def test_no_lead_is_named_in_a_tied_resigned_abandoned_or_running_game(result: Result | None) -> None:
    assert list(lead_taken(course(None, 0, 0), result, leads)) == []
