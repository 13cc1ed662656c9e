"""States, views and events of duplicate matches."""

from __future__ import annotations

from engine.core.data_files import load_data
from engine.core.types import Event, GameAction, GameState, GameView, Seat, Stored

UNFINISHED: int = load_data("duplicate")["unfinished"]
"""Score of a deal that was not finished in time, lower than nearly any finished one."""


class DealPoints(Stored, frozen=True):
    """The points of the player and of the computer in a deal."""

    own: int
    computer: int


DealResult = DealPoints | None
"""The result of a deal; None if it was not finished in time."""


def deal_score(played: DealResult) -> int:
    """Return the player's points minus the computer's; UNFINISHED if not finished in time."""
    return UNFINISHED if played is None else played.own - played.computer


class MatchState(GameState, frozen=True):
    """The results of all deals so far, by seat, and the seats that left."""

    played: tuple[tuple[DealResult, ...], ...]
    retired: tuple[Seat, ...] = ()


class Outcome(GameAction, frozen=True):
    """The result of a seat's next deal."""

    points: DealResult


class MatchView(GameView, frozen=True):
    """What all players may know: how many deals each seat finished, and results of common deals.

    `compared` are the deals that all have finished, each by seat.
    """

    deals: int
    done: tuple[int, ...]
    retired: tuple[Seat, ...]
    compared: tuple[tuple[DealResult, ...], ...]


class Began(Event, frozen=True):
    """The match began."""


class Finished(Event, frozen=True):
    """A player finished a deal (counted from 1)."""

    seat: Seat
    deal: int


class OutOfTime(Event, frozen=True):
    """A player's time for a deal ran out."""

    seat: Seat
    deal: int


class Compared(Event, frozen=True):
    """All players finished a deal. Results are by seat."""

    deal: int
    played: tuple[DealResult, ...]


class GaveUp(Event, frozen=True):
    """A player left the match."""

    seat: Seat
