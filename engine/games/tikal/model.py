"""The model: Tikal as it is stored, and as it is seen. Tuples by hex are in the order of HEXES.

States are made by the thousand and cannot refer back to themselves, so the garbage collector is spared them
(`gc=False`, which makes random play a tenth faster).
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.types import Event, GameOptions, GameState, GameView, Seat, Stored
from engine.games.tikal.box import GROUPS, TREASURES, Kind, Spot, Tile

TILE, ACT, BID, CHOOSE = "tile", "act", "bid", "choose"
"""What the seat to move has to do: place a tile, spend points, bid, or choose one of the open tiles."""


class Options(GameOptions, frozen=True):
    """What can be agreed on before a game."""

    auction: bool = False


def groups(options: Options) -> tuple[tuple[Tile, ...], ...]:
    """The land tiles in play by group, in the order they are drawn: the same whatever the options."""
    return GROUPS


def hidden_treasures(options: Options) -> tuple[Kind, ...]:
    """All treasures in play: the same whatever the options."""
    return TREASURES


class Worker(Stored, frozen=True, order=True):
    """A piece that has excavated or searched in this turn: where it is now, and where it has worked."""

    at: Spot
    leader: bool
    sites: tuple[Spot, ...]


Case = tuple[Worker, ...]
"""The pieces that have worked in a turn, as it may have been."""


class Auction(Stored, frozen=True):
    """A round of the auction: the open tiles, who has had no turn yet, and the bidding for the next turn."""

    open: tuple[Tile, ...]
    waiting: tuple[Seat, ...]
    first: Seat
    passed: tuple[Seat, ...] = ()
    bid: int = 0
    bidder: Seat | None = None


class Volcano(Stored, frozen=True):
    """A volcano that is laid aside, until who drew it places it after the scoring round."""

    tile: Tile
    drawer: Seat


class ScoringRound(Stored, frozen=True):
    """A round of scoring turns: who has one after the running one, and the volcano it is for, if any."""

    number: int
    queue: tuple[Seat, ...]
    volcano: Volcano | None

    @property
    def final(self) -> bool:
        """Whether it is the last one, which is for no volcano."""
        return self.volcano is None


class ScoreSheet(Stored, frozen=True):
    """What a player scored in a scoring round: (spot, value) of each temple, and the treasures' points."""

    number: int
    seat: Seat
    temples: tuple[tuple[Spot, int], ...]
    treasures: int

    @property
    def points(self) -> int:
        """All of it together."""
        return sum(value for _, value in self.temples) + self.treasures


class Done(Stored, frozen=True):
    """One thing a seat did in a turn, one of WHAT: where (from and to), how often, and what belongs to it.

    `count` is how many pieces came or went, how many levels were dug, how many points were scored; `kind` the
    treasure it got, `seat` whose that was.
    """

    what: str
    at: tuple[Spot, ...] = ()
    count: int = 1
    kind: Kind = ""
    seat: Seat | None = None

    def is_like(self, other: Done) -> bool:
        """Whether another is the same thing done once more."""
        return self.what == other.what and self.at == other.at and self.kind == other.kind


WHAT = ("place", "enter", "leader", "move", "excavate", "hunt", "exchange", "camp", "guard", "score")


class Trace(Stored, frozen=True):
    """What everybody saw a seat do in its newest turn: the hexes it touched, the ways it walked, every deed.

    A turn that was taken before deeds were kept has none of them.
    """

    seat: Seat
    touched: tuple[Spot, ...] = ()
    ways: tuple[tuple[Spot, ...], ...] = ()
    deeds: tuple[Done, ...] = ()

    def with_deed(self, done: Done, way: tuple[Spot, ...] = ()) -> Trace:
        """The same with one more deed; what is done again in the same place counts together."""
        deeds, ways = self.deeds, (*self.ways, way) if way else self.ways
        if deeds and deeds[-1].is_like(done):
            done, deeds = replace(done, count=deeds[-1].count + done.count), deeds[:-1]
        touched = self.touched
        for spot in done.at:
            if spot not in touched:
                touched = (*touched, spot)
        return Trace(self.seat, touched, ways, (*deeds, done))


class State(GameState, frozen=True):
    """Everything about a game, hidden things included. Tuples by seat or by hex, in their order."""

    history_fields: ClassVar[frozenset[str]] = frozenset({"last", "workers", "auction"})
    cosmetic_fields: ClassVar[frozenset[str]] = frozenset({"last"})

    options: Options
    dice: Dice
    phase: str
    starter: Seat
    turn: Seat | None
    points: int
    """Action points the seat to move has left."""
    begun: bool
    """Whether the seat to move has done anything in this turn."""
    stack: tuple[Tile, ...]
    """The tiles to be drawn; the last is the next."""
    removed: tuple[Tile, ...]
    """Tiles that could not be placed anywhere."""
    tile: Tile | None
    """The tile to be placed."""
    scoring: ScoringRound | None
    """The running scoring round; after the end of the game, the last one."""
    tiles: tuple[Tile, ...]
    """By hex; an empty text where nothing has been discovered."""
    rotations: tuple[int, ...]
    """By hex, by how many edges the tile is turned clockwise."""
    levels: tuple[int, ...]
    """By hex, a temple's value; 0 elsewhere."""
    hoards: tuple[tuple[Kind, ...], ...]
    """By hex, the treasures that lie there face down; the last is on top."""
    pool: tuple[Kind, ...]
    """Treasures that lie nowhere yet; the last is on top."""
    camps: tuple[Seat | None, ...]
    guards: tuple[Seat | None, ...]
    explorers: tuple[tuple[int, ...], ...]
    """By seat, then by hex; a guard is no longer among them."""
    leaders: tuple[Spot, ...]
    """By seat, where the leader is: on a hex, SUPPLY or GONE."""
    supply: tuple[int, ...]
    """By seat, the explorers not brought in yet."""
    workers: tuple[Case, ...]
    """Every case that fits what was seen: which pieces of the seat to move have worked in this turn."""
    treasures: tuple[tuple[Kind, ...], ...]
    """By seat, what it has taken, in the order of KINDS."""
    totals: tuple[int, ...]
    paid: tuple[int, ...]
    """By seat, the victory points spent in auctions."""
    sheets: tuple[ScoreSheet, ...] = ()
    auction: Auction | None = None
    last: Trace | None = None
    retired: Seat | None = None


Course = tuple[State, tuple[Event, ...]]
"""Where something leads, and what happened on the way."""


class View(GameView, frozen=True):
    """What one seat (or, with `viewer` None, an onlooker) may see: all but the stack and hidden treasures."""

    viewer: Seat | None
    options: Options
    phase: str
    starter: Seat
    turn: Seat | None
    points: int
    begun: bool
    stack: int
    next_group: str
    """The group of the next tile; empty when there is none."""
    removed: tuple[Tile, ...]
    tile: Tile | None
    scoring: ScoringRound | None
    tiles: tuple[Tile, ...]
    rotations: tuple[int, ...]
    levels: tuple[int, ...]
    hoards: tuple[int, ...]
    """By hex, how many treasures lie there face down."""
    camps: tuple[Seat | None, ...]
    guards: tuple[Seat | None, ...]
    explorers: tuple[tuple[int, ...], ...]
    leaders: tuple[Spot, ...]
    supply: tuple[int, ...]
    treasures: tuple[tuple[Kind, ...], ...]
    totals: tuple[int, ...]
    paid: tuple[int, ...]
    worth: tuple[int, ...]
    """By seat, what it would score now."""
    candidates: tuple[Spot, ...]
    """The hexes where the tile at hand may be placed, while one is to be placed."""
    sheets: tuple[ScoreSheet, ...]
    auction: Auction | None
    last: Trace | None
    retired: Seat | None
