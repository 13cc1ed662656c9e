"""The events of Tikal."""

from __future__ import annotations

from typing import ClassVar

from engine.core.types import Event, Seat
from engine.games.tikal.box import Hex, Kind, Tile


class GameBegan(Event, frozen=True):
    """The map is laid out; `starter` begins."""

    starter: Seat


class TileDrawn(Event, frozen=True):
    """The next tile was turned up."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    tile: Tile


class TileRemoved(Event, frozen=True):
    """A tile fits nowhere and leaves the game."""

    seat: Seat
    tile: Tile


class Placed(Event, frozen=True):
    """A tile was placed."""

    seat: Seat
    tile: Tile
    hex: Hex


class Entered(Event, frozen=True):
    """A piece came into a camp."""

    seat: Seat
    hex: Hex
    leader: bool


class Moved(Event, frozen=True):
    """Pieces went from hex to hex; `way` is every hex they touched, `cost` what it took together."""

    seat: Seat
    way: tuple[Hex, ...]
    explorers: int
    leader: bool
    cost: int


class Excavated(Event, frozen=True):
    """A temple was raised to a level."""

    seat: Seat
    hex: Hex
    level: int


class Found(Event, frozen=True):
    """A treasure was taken from a ruin."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    hex: Hex
    kind: Kind


class Exchanged(Event, frozen=True):
    """Two players' lone treasures changed hands."""

    seat: Seat
    other: Seat
    given: Kind
    taken: Kind


class Camped(Event, frozen=True):
    """A forward camp was pitched."""

    seat: Seat
    hex: Hex


class Guarded(Event, frozen=True):
    """A guard was posted on a temple; so many other pieces of its owner left the game there."""

    seat: Seat
    hex: Hex
    level: int
    left: int


class TurnEnded(Event, frozen=True):
    """A turn ended with so many points unspent."""

    seat: Seat
    unspent: int


class ScoringBegan(Event, frozen=True):
    """A volcano was drawn, or the last tile was placed: every player gets ten points and scores."""

    number: int
    seat: Seat
    final: bool


class Scored(Event, frozen=True):
    """A player scored at the end of a scoring turn."""

    seat: Seat
    temples: int
    treasures: int
    total: int


class ScoringEnded(Event, frozen=True):
    """Everybody has scored."""

    milestone: ClassVar[bool] = True

    number: int


class RoundOpened(Event, frozen=True):
    """The tiles of a round of the auction were turned up; `first` bids first."""

    uncovers: ClassVar[bool] = True

    tiles: tuple[Tile, ...]
    first: Seat


class Offered(Event, frozen=True):
    """Somebody bid."""

    seat: Seat
    points: int


class Passed(Event, frozen=True):
    """Somebody left the bidding; `forced` where there was nothing left to bid with."""

    seat: Seat
    forced: bool


class Won(Event, frozen=True):
    """Somebody gets the next turn for so many points; 0 where nobody bid, or nobody else was left."""

    seat: Seat
    points: int


class Chosen(Event, frozen=True):
    """One of the open tiles was taken."""

    seat: Seat
    tile: Tile


class Retired(Event, frozen=True):
    """A seat left the game for good."""

    seat: Seat
