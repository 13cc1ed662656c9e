"""The types every game shares: seats, events, steps and results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import ClassVar, Generic, Literal, TypeVar, get_args, get_origin

from msgspec import Struct, structs

Seat = int
"""A player at the table, counted from 0 in turn order; people see it counted from 1."""
PLAYED_OUT = "played-out"
"""Why a game ended that was played to its end."""
ABANDONED = "abandoned"
"""Why a game ended that counts for nothing: it was given up before it had really begun."""
Rank = TypeVar("Rank", int, tuple[int, ...])
"""What players are ranked by: points, or points and what decides between equals."""


class Stored(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What a state is made of: read back from the store, it may hold nothing but what it names."""


class GameOptions(Stored, frozen=True):
    """What can be agreed on before a game."""


class GameState(Stored, frozen=True):
    """Everything about a game at one moment, hidden things included."""

    past: ClassVar[frozenset[str]] = frozenset()
    """The fields that tell of the past: with a thing less they may tell of another past that was possible."""
    told: ClassVar[frozenset[str]] = frozenset()
    """The fields that only show what happened last: an earlier version may have kept less of it."""


class GameAction(Struct, frozen=True):
    """Something a seat may do."""


class GameView(Struct, frozen=True):
    """What one seat, or an onlooker, may see of a state."""


S = TypeVar("S", bound=GameState)


class Event(Struct, frozen=True, kw_only=True, tag=True, gc=False):
    """Something that happened; `audience` lists the seats that may learn it (None: everybody)."""

    milestone: ClassVar[bool] = False
    """Whether the sums so far are worth a picture of their own."""

    uncovers: ClassVar[bool] = False
    """Whether it turns up for everybody what nobody knew before."""

    deals: ClassVar[bool] = False
    """Whether new hands were dealt: taken back, they are dealt again, and everybody has seen theirs."""

    audience: tuple[Seat, ...] | None = None

    def is_for(self, viewer: Seat | None) -> bool:
        """Whether a seat (None: an onlooker) may learn this event."""
        return self.audience is None or viewer in self.audience


class TableEvent(Event, frozen=True):
    """Something that a seat's owner or the clock did at the table, without the game's knowing of it."""

    seat: Seat


class Left(TableEvent, frozen=True):
    """The seat's owner has left the table; a computer plays on for them."""


class TurnTimedOut(TableEvent, frozen=True):
    """The time of the seat's player is up: a computer takes the rest of this turn."""


class Idle(TableEvent, frozen=True):
    """The time of the seat's player was up too often: a computer plays on for them."""


class TookBack(TableEvent, frozen=True):
    """With everybody's consent the seat's last turn was taken back, and what followed it."""


class Resumed(TableEvent, frozen=True):
    """A game that was on hold is taken up again."""


class Restored(TableEvent, frozen=True):
    """An older copy of the table was restored: what comes may have been seen already."""


class Returned(TableEvent, frozen=True):
    """The seat's owner plays again."""


class Step(Struct, Generic[S], frozen=True, gc=False):
    """What a transition leads to; `reveals` says that hidden information came out (no undo beyond)."""

    state: S
    events: tuple[Event, ...]
    reveals: bool


class ScoreLine(Struct, frozen=True):
    """One line of a player's final sum: what it is for (a sentence's id and its details) and its points."""

    text: str
    details: dict[str, str | int]
    points: int


class Result(Struct, frozen=True):
    """How a game ended. All tuples are by seat; partners share a side, a placing and a score."""

    sides: tuple[tuple[Seat, ...], ...]
    placings: tuple[int, ...]
    scores: tuple[int, ...]
    score_sheets: tuple[tuple[ScoreLine, ...], ...]
    why: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats placed first; more than one side of them is a shared win."""
        return tuple(seat for seat, placing in enumerate(self.placings) if placing == 1)


def placings(ranks: Sequence[Rank]) -> tuple[int, ...]:
    """Competition ranking, highest first, of scores or ranks; equal ones share a place (1, 2, 2, 4)."""
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


Opt = TypeVar("Opt", bound=GameOptions)
Value = bool | int | str
"""What an option may be set to."""


def option_values(kind: object) -> tuple[Value, ...]:
    """Every value an option of this type can have."""
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    raise TypeError(f"nobody knows every {kind}")


def all_options(options: type[Opt]) -> Iterator[Opt]:
    """Every combination of options, those included that do not go together."""
    fields = structs.fields(options)
    for values in product(*(option_values(field.type) for field in fields)):
        yield options(**dict(zip((field.name for field in fields), values, strict=True)))
