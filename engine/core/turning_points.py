"""Turning points: the turns a game is remembered by, found in what everybody has seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from engine.core.catalogue import Say
from engine.core.phrasing import join_names
from engine.core.types import PLAYED_OUT, Event, GameView, Result, Seat

V = TypeVar("V", bound=GameView)


class ShownTurn(Struct, Generic[V], frozen=True):
    """A turn as everybody has seen it: the onlookers' view after it, and what had happened."""

    view: V
    events: tuple[Event, ...]


class TurningPoint(Struct, frozen=True):
    """A turn to remember (0: the deal), and its sentence: an id, its details, who it is about."""

    turn: int
    text: str
    details: dict[str, str | int]
    seats: tuple[Seat, ...]
    other: Seat | None = None
    """Whom it was done to."""


class Decisive(Struct, frozen=True):
    """What decided a finished game: a sentence’s id, its details, who it is about."""

    text: str
    details: dict[str, str | int]
    seats: tuple[Seat, ...]
    other: Seat | None = None
    """Who came off worse."""


def decisive_sentence(what: Decisive, names: Sequence[str], say: Say) -> str:
    """What decided a game as a sentence; names by seat."""
    name = join_names([names[seat] for seat in what.seats], say)
    other = {} if what.other is None else {"other": names[what.other]}
    return say(
        "turning-decisive", what=say(what.text, name=name, count=len(what.seats), **other, **what.details)
    )


def events_by_turn(turns: Sequence[ShownTurn[V]]) -> Iterator[tuple[int, Event]]:
    """Everything that happened, and in which turn."""
    for number, turn in enumerate(turns):
        for event in turn.events:
            yield number, event


def lead_taken(
    turns: Sequence[ShownTurn[V]], result: Result | None, leads: Callable[[V, tuple[Seat, ...]], bool]
) -> Iterator[TurningPoint]:
    """Since when the winners have led, as `leads` tells of a view and a side; only of a game one side won."""
    if result is None or result.why != PLAYED_OUT:
        return
    winners = [side for side in result.sides if result.placings[side[0]] == 1]
    if len(winners) == 1:
        turn = len(turns) - 1
        while turn and leads(turns[turn - 1].view, winners[0]):
            turn -= 1
        yield TurningPoint(turn, "turning-lead", {"count": len(winners[0])}, winners[0])


def came_back(before: Sequence[int], seat: Seat, result: Result | None) -> bool:
    """Whether a seat won that was behind before the last round; `before` are the sums by seat then."""
    if result is None or result.why != PLAYED_OUT:
        return False
    return seat in result.winners and before[seat] < max(before)
