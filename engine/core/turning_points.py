"""Turning points: the memorable turns of a game, found in what all players saw."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from engine.core.catalogue import Say
from engine.core.phrasing import join_names
from engine.core.types import PLAYED_OUT, Event, GameView, Result, Seat

V = TypeVar("V", bound=GameView)


class ShownTurn(Struct, Generic[V], frozen=True):
    """A turn as shown to onlookers: the view after it and its events."""

    view: V
    events: tuple[Event, ...]


class TurningPoint(Struct, frozen=True):
    """A memorable turn (0: the deal) and its sentence: id, arguments, and the seats it is about."""

    turn: int
    text: str
    details: dict[str, str | int]
    seats: tuple[Seat, ...]
    other: Seat | None = None
    """The seat it was done to."""


class Decisive(Struct, frozen=True):
    """What decided a finished game: a sentence id, its arguments, and the seats it is about."""

    text: str
    details: dict[str, str | int]
    seats: tuple[Seat, ...]
    other: Seat | None = None
    """The seat that lost by it."""


def decisive_sentence(what: Decisive, names: Sequence[str], say: Say) -> str:
    """Return the sentence that says what decided a game. `names` are by seat."""
    name = join_names([names[seat] for seat in what.seats], say)
    other = {} if what.other is None else {"other": names[what.other]}
    return say(
        "turning-decisive", what=say(what.text, name=name, count=len(what.seats), **other, **what.details)
    )


def events_by_turn(turns: Sequence[ShownTurn[V]]) -> Iterator[tuple[int, Event]]:
    """Yield (turn number, event) for all events in order. `turns` begins with the deal, number 0."""
    for number, turn in enumerate(turns):
        for event in turn.events:
            yield number, event


def lead_taken(
    turns: Sequence[ShownTurn[V]], result: Result | None, leads: Callable[[V, tuple[Seat, ...]], bool]
) -> Iterator[TurningPoint]:
    """Yield at most one turning point: the turn since which the winners led without interruption.

    It is the last turn if they did not lead before, and 0 if they always did. `leads` tells whether a
    side, given by its seats, leads in a view. Nothing unless one side won a played-out game.
    """
    if result is None or result.why != PLAYED_OUT:
        return
    winners = [side for side in result.sides if result.placings[side[0]] == 1]
    if len(winners) == 1:
        turn = len(turns) - 1
        while turn and leads(turns[turn - 1].view, winners[0]):
            turn -= 1
        yield TurningPoint(turn, "turning-lead", {"count": len(winners[0])}, winners[0])


def came_back(before: Sequence[int], seat: Seat, result: Result | None) -> bool:
    """Return whether a seat won although it was behind before the last round.

    `before` are the totals by seat then. False unless the game was played out.
    """
    if result is None or result.why != PLAYED_OUT:
        return False
    return seat in result.winners and before[seat] < max(before)
