"""Types that all games share: seats, events, steps and results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import ClassVar, Generic, Literal, TypeVar, get_args, get_origin

from msgspec import Struct, structs

Seat = int
"""A player's place, counted from 0 in turn order. Sentences count from 1."""
PLAYED_OUT = "played-out"
"""`Result.why` of a game played to its end."""
ABANDONED = "abandoned"
"""`Result.why` of a game that does not count because it was given up too early."""
ON_TIME = "on-time"
"""`Result.why` of a game that ended because a player ran out of time."""
Rank = TypeVar("Rank", int, tuple[int, ...])
"""A player's sort key: points, or points followed by tie-breakers."""


class Stored(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of everything in a state. Decoding rejects unknown fields."""


class GameOptions(Stored, frozen=True):
    """What the players agree on before a game."""


class GameState(Stored, frozen=True):
    """A game at one moment, hidden things included."""

    history_fields: ClassVar[frozenset[str]] = frozenset()
    """Fields about the past. A state stays plausible if an item is removed from them."""
    cosmetic_fields: ClassVar[frozenset[str]] = frozenset()
    """Fields that only show the last turn. Older versions may have stored less in them."""


class GameAction(Struct, frozen=True):
    """Something that a seat may do."""


class GameView(Struct, frozen=True):
    """What one seat, or an onlooker, may see of a state."""


S = TypeVar("S", bound=GameState)


class Event(Struct, frozen=True, kw_only=True, tag=True, gc=False):
    """Something that happened. `audience` lists the seats that may know it; None means everyone."""

    milestone: ClassVar[bool] = False
    """Whether the scores after this event deserve a picture."""

    uncovers: ClassVar[bool] = False
    """Whether it reveals to all players something that no player knew."""

    deals: ClassVar[bool] = False
    """Whether new hands were dealt. Undoing such a step would deal hands that players have seen."""

    audience: tuple[Seat, ...] | None = None

    def is_for(self, viewer: Seat | None) -> bool:
        """Return whether a seat, or an onlooker (None), may know this event."""
        return self.audience is None or viewer in self.audience

    def points_by_side(self) -> dict[int, int]:
        """Return index of a side → points that this event gave it; empty if it scores nothing."""
        return {}


class TableEvent(Event, frozen=True):
    """Something that happened at the table and leaves the game's state unchanged."""

    seat: Seat


class Left(TableEvent, frozen=True):
    """The player left the table. A computer plays on."""


class TurnTimedOut(TableEvent, frozen=True):
    """The player's time ran out. A computer finishes this turn."""


class Idle(TableEvent, frozen=True):
    """The player's time ran out too often. A computer plays on."""


class TookBack(TableEvent, frozen=True):
    """With all players' consent the seat's last turn was undone, with everything after it."""


class Resumed(TableEvent, frozen=True):
    """A game on hold was resumed."""


class Restored(TableEvent, frozen=True):
    """The table was restored from an older backup. Players may have seen what comes next."""


class LostOnTime(TableEvent, frozen=True):
    """The player's time ran out and the opponent took the win. Unlike the others it ends the game."""


class Returned(TableEvent, frozen=True):
    """The player returned and replaces the computer."""


class Step(Struct, Generic[S], frozen=True, gc=False):
    """The result of a transition. If `reveals`, hidden information came out and undo stops here."""

    state: S
    events: tuple[Event, ...]
    reveals: bool


class Fact(Struct, frozen=True):
    """A short, checkable clause about an action, in the reader's language, for advice and analyses.

    `against`: it speaks against the action, not for it.
    """

    text: str
    against: bool = False


class ScoreLine(Struct, frozen=True):
    """One line of a score sheet: a sentence id, its arguments, and the points."""

    text: str
    details: dict[str, str | int]
    points: int


class Result(Struct, frozen=True):
    """How a game ended. All but `sides` and `why` are by seat."""

    sides: tuple[tuple[Seat, ...], ...]
    placings: tuple[int, ...]
    scores: tuple[int, ...]
    score_sheets: tuple[tuple[ScoreLine, ...], ...]
    why: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats placed first. Seats of several sides mean a shared win."""
        return tuple(seat for seat, placing in enumerate(self.placings) if placing == 1)


def one_seat_per_side(options: object, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Return each seat as a side of its own, for games without partners."""
    return tuple((seat,) for seat in range(seats))


def placings(ranks: Sequence[Rank]) -> tuple[int, ...]:
    """Return the placing of each rank, in the same order: the highest is 1; ties leave a gap (1, 2, 2, 4)."""
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


Opt = TypeVar("Opt", bound=GameOptions)
Value = bool | int | str
"""A value of an option."""


def option_values(kind: object) -> tuple[Value, ...]:
    """Return all values of an option's type. Raises TypeError unless it is `bool` or a `Literal`."""
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    raise TypeError(f"not the type of an option: {kind}")


def all_options(options: type[Opt]) -> Iterator[Opt]:
    """Yield every combination of option values, including those the game rejects.

    Raises TypeError if an option is neither `bool` nor a `Literal`.
    """
    fields = structs.fields(options)
    for values in product(*(option_values(field.type) for field in fields)):
        yield options(**dict(zip((field.name for field in fields), values, strict=True)))
