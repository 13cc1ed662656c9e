"""States, views and options of Tikal. Tuples by hex are in the order of HEXES.

States contain no cycles, so the garbage collector skips them (`gc=False`).
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.types import Event, GameOptions, GameState, GameView, Seat, Stored
from engine.games.tikal.box import GROUPS, TREASURES, Kind, Spot, Tile

TILE, ACT, BID, CHOOSE = "tile", "act", "bid", "choose"
"""What the seat to move does: place a tile, spend points, bid, or choose a tile."""


class Options(GameOptions, frozen=True):
    """What the players agree on before a game."""

    auction: bool = False


def groups(options: Options) -> tuple[tuple[Tile, ...], ...]:
    """Return the land tiles by group, in drawing order; the same for all options."""
    return GROUPS


def hidden_treasures(options: Options) -> tuple[Kind, ...]:
    """Return all treasures in play, which are the same for all options."""
    return TREASURES


class Worker(Stored, frozen=True, order=True):
    """A piece that has worked this turn: its hex, and the hexes where it worked."""

    at: Spot
    leader: bool
    sites: tuple[Spot, ...]


Case = tuple[Worker, ...]
"""One possible assignment of a turn's work to pieces."""


class Auction(Stored, frozen=True):
    """An auction round: open tiles, seats without a turn, and the bidding for the next turn."""

    open: tuple[Tile, ...]
    waiting: tuple[Seat, ...]
    first: Seat
    passed: tuple[Seat, ...] = ()
    bid: int = 0
    bidder: Seat | None = None


class Volcano(Stored, frozen=True):
    """A volcano set aside until its drawer places it after the scoring round."""

    tile: Tile
    drawer: Seat


class ScoringRound(Stored, frozen=True):
    """A scoring round: the seats still to come, and the volcano that caused it."""

    number: int
    queue: tuple[Seat, ...]
    volcano: Volcano | None

    @property
    def final(self) -> bool:
        """Whether it is the last one, which has no volcano."""
        return self.volcano is None


class ScoreSheet(Stored, frozen=True):
    """A player's score in a round: (spot, value) of temples, and points of treasures."""

    number: int
    seat: Seat
    temples: tuple[tuple[Spot, int], ...]
    treasures: int

    @property
    def points(self) -> int:
        """The points of all temples and treasures."""
        return sum(value for _, value in self.temples) + self.treasures


class Done(Stored, frozen=True):
    """One deed of a turn (one of WHAT), and where.

    `count` is the number of pieces, levels or points; `kind` the treasure gained, `seat` its owner before,
    `given` the treasure given for it. `leader` says whether a leader was among the pieces moved.
    """

    what: str
    at: tuple[Spot, ...] = ()
    count: int = 1
    kind: Kind = ""
    seat: Seat | None = None
    leader: bool = False
    given: Kind = ""


WHAT = ("place", "enter", "leader", "move", "excavate", "hunt", "exchange", "camp", "guard", "score")


class Trace(Stored, frozen=True):
    """A seat's last turn as all players saw it: hexes touched, ways walked, deeds."""

    seat: Seat
    touched: tuple[Spot, ...] = ()
    ways: tuple[tuple[Spot, ...], ...] = ()
    deeds: tuple[Done, ...] = ()

    def with_deed(self, done: Done, way: tuple[Spot, ...] = ()) -> Trace:
        """Return the trace with a deed added, and the way walked for it if any.

        If it differs from the last deed in `count` at most, the two become one with the sum.
        """
        deeds, ways = self.deeds, (*self.ways, way) if way else self.ways
        before = deeds[-1] if deeds else None
        # The kind of deed is compared first, since it mostly differs.
        if before and before.what == done.what and replace(before, count=done.count) == done:
            done, deeds = replace(done, count=before.count + done.count), deeds[:-1]
        touched = self.touched
        for spot in done.at:
            if spot not in touched:
                touched = (*touched, spot)
        return Trace(self.seat, touched, ways, (*deeds, done))


class State(GameState, frozen=True):
    """A game at one moment, hidden things included. Tuples are by seat or by hex."""

    history_fields: ClassVar[frozenset[str]] = frozenset({"last", "workers", "auction"})
    cosmetic_fields: ClassVar[frozenset[str]] = frozenset({"last"})

    options: Options
    dice: Dice
    phase: str
    starter: Seat
    turn: Seat | None
    points: int
    """Action points left."""
    begun: bool
    """Whether the seat to move has acted this turn."""
    stack: tuple[Tile, ...]
    """Tiles to be drawn; the last is next."""
    removed: tuple[Tile, ...]
    """Tiles that could not be placed."""
    tile: Tile | None
    """The tile to be placed."""
    scoring: ScoringRound | None
    """The current scoring round; after the game, the last one."""
    tiles: tuple[Tile, ...]
    """By hex; "" if undiscovered."""
    rotations: tuple[int, ...]
    """By hex: edges by which the tile is turned clockwise."""
    levels: tuple[int, ...]
    """By hex: a temple's value, otherwise 0."""
    hoards: tuple[tuple[Kind, ...], ...]
    """By hex: treasures face down; the last is on top."""
    pool: tuple[Kind, ...]
    """Treasures not on the map yet; the last is on top."""
    camps: tuple[Seat | None, ...]
    guards: tuple[Seat | None, ...]
    explorers: tuple[tuple[int, ...], ...]
    """By seat, then hex. Guards are not included."""
    leaders: tuple[Spot, ...]
    """By seat: a spot, SUPPLY or GONE."""
    supply: tuple[int, ...]
    """By seat: explorers not brought in yet."""
    workers: tuple[Case, ...]
    """Every possible case of which pieces have worked this turn."""
    treasures: tuple[tuple[Kind, ...], ...]
    """By seat: treasures taken, in the order of KINDS."""
    totals: tuple[int, ...]
    paid: tuple[int, ...]
    """By seat: points spent in auctions."""
    sheets: tuple[ScoreSheet, ...] = ()
    auction: Auction | None = None
    last: Trace | None = None
    retired: Seat | None = None


Course = tuple[State, tuple[Event, ...]]
"""A state and the events that led to it."""


class View(GameView, frozen=True):
    """What one seat, or an onlooker (`viewer` None), may see: all but the stack and hidden treasures."""

    viewer: Seat | None
    options: Options
    phase: str
    starter: Seat
    turn: Seat | None
    points: int
    begun: bool
    stack: int
    next_group: str
    """The group of the next tile, or ""."""
    removed: tuple[Tile, ...]
    tile: Tile | None
    scoring: ScoringRound | None
    tiles: tuple[Tile, ...]
    rotations: tuple[int, ...]
    levels: tuple[int, ...]
    hoards: tuple[int, ...]
    """By hex: the number of treasures face down."""
    camps: tuple[Seat | None, ...]
    guards: tuple[Seat | None, ...]
    explorers: tuple[tuple[int, ...], ...]
    leaders: tuple[Spot, ...]
    supply: tuple[int, ...]
    treasures: tuple[tuple[Kind, ...], ...]
    totals: tuple[int, ...]
    paid: tuple[int, ...]
    worth: tuple[int, ...]
    """By seat: points if scored now."""
    candidates: tuple[Spot, ...]
    """Hexes where the tile may be placed."""
    sheets: tuple[ScoreSheet, ...]
    auction: Auction | None
    last: Trace | None
    retired: Seat | None
