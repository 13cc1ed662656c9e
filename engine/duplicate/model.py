"""What there is in a duplicate match: what came of everybody's deals, and what others may know of it."""

from __future__ import annotations

from engine.core.data_files import load_data
from engine.core.types import Event, GameAction, GameState, GameView, Seat, Stored

UNFINISHED: int = load_data("duplicate")["unfinished"]
"""What a deal counts that was not finished in time: less than nearly any that was."""


class Points(Stored, frozen=True):
    """The points somebody made in a deal, and those of the computer."""

    own: int
    computer: int


DealResult = Points | None
"""What came of a deal; None where it was not finished in time."""


def deal_score(played: DealResult) -> int:
    """What a deal counts: by how much one was ahead."""
    return UNFINISHED if played is None else played.own - played.computer


class MatchState(GameState, frozen=True):
    """A match at one moment: what came of everybody's deals so far, by seat, and who gave up."""

    played: tuple[tuple[DealResult, ...], ...]
    retired: tuple[Seat, ...] = ()


class Outcome(GameAction, frozen=True):
    """Somebody's next deal is over: with these points, or out of time."""

    points: DealResult


class MatchView(GameView, frozen=True):
    """What anybody may know: how many deals everybody has played, and what came of those that all have.

    `compared` are those deals, each by seat. Of nobody's other deals anybody learns anything.
    """

    deals: int
    done: tuple[int, ...]
    retired: tuple[Seat, ...]
    compared: tuple[tuple[DealResult, ...], ...]


class Began(Event, frozen=True):
    """Everybody may play."""


class Finished(Event, frozen=True):
    """Somebody has played a deal (counted from 1)."""

    seat: Seat
    deal: int


class OutOfTime(Event, frozen=True):
    """Somebody's time for a deal is up."""

    seat: Seat
    deal: int


class Compared(Event, frozen=True):
    """All have played a deal: what came of it, by seat."""

    deal: int
    played: tuple[DealResult, ...]


class GaveUp(Event, frozen=True):
    """Somebody has left the match."""

    seat: Seat
