"""Events of Tikal."""

from __future__ import annotations

from typing import ClassVar

from engine.core.types import Event, Seat
from engine.games.tikal.model import Hex, Kind, Tile


class GameBegan(Event, frozen=True):
    """The map is laid out; `starter` begins."""

    starter: Seat


class TileDrawn(Event, frozen=True):
    """The next tile was turned up."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    tile: Tile


class TileRemoved(Event, frozen=True):
    """A tile fits nowhere and left the game."""

    seat: Seat
    tile: Tile


class Placed(Event, frozen=True):
    """A tile was placed."""

    seat: Seat
    tile: Tile
    hex: Hex


class Entered(Event, frozen=True):
    """A piece entered a camp."""

    seat: Seat
    hex: Hex
    leader: bool


class Moved(Event, frozen=True):
    """Pieces moved along `way` for `cost` points together."""

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
    """Two players exchanged single treasures."""

    seat: Seat
    other: Seat
    given: Kind
    taken: Kind


class Camped(Event, frozen=True):
    """A forward camp was pitched."""

    seat: Seat
    hex: Hex


class Guarded(Event, frozen=True):
    """A guard was posted. `left` other pieces of its owner left the game."""

    seat: Seat
    hex: Hex
    level: int
    left: int


class TurnEnded(Event, frozen=True):
    """A turn ended with `unspent` points."""

    seat: Seat
    unspent: int


class ScoringBegan(Event, frozen=True):
    """A scoring round began, after a volcano or the last tile."""

    number: int
    seat: Seat
    final: bool


class Scored(Event, frozen=True):
    """A player scored at the end of a scoring turn. `temples` and `treasures` are their points."""

    seat: Seat
    temples: int
    treasures: int
    total: int

    def points_by_side(self) -> dict[int, int]:
        """Return {seat: points of temples and treasures} of the one player; a side is a seat."""
        return {self.seat: self.temples + self.treasures}


class ScoringEnded(Event, frozen=True):
    """All players have scored."""

    milestone: ClassVar[bool] = True

    number: int


class RoundOpened(Event, frozen=True):
    """The tiles of an auction round were turned up; `first` bids first."""

    uncovers: ClassVar[bool] = True

    tiles: tuple[Tile, ...]
    first: Seat


class Offered(Event, frozen=True):
    """A player bid."""

    seat: Seat
    points: int


class Passed(Event, frozen=True):
    """A player left the bidding. `forced`: they had too few points to bid."""

    seat: Seat
    forced: bool


class Won(Event, frozen=True):
    """A player won the next turn for `points`; 0 if there were no bids or no rivals."""

    seat: Seat
    points: int


class TileChosen(Event, frozen=True):
    """An open tile was taken."""

    seat: Seat
    tile: Tile


class Retired(Event, frozen=True):
    """A seat left the game permanently."""

    seat: Seat
