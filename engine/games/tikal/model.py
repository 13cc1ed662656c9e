"""The contents of Tikal's box, and its refusals, actions, states and views.

A hex is a short text, `C3`; its spot is its index in tuples by hex, which are in the order of HEXES. Tile
`c3` is the third of group C; `s1` to `s4` are printed on the board. States contain no cycles, so the garbage
collector skips them (`gc=False`).
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import ClassVar, Literal, NewType, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.data_files import load_data
from engine.core.dice import Dice
from engine.core.game_errors import RuleViolation
from engine.core.types import Event, GameAction, GameOptions, GameState, GameView, Seat, Stored

_BOX = load_data("tikal")

Hex = str
"""A hex by name."""
Spot = NewType("Spot", int)
"""A hex by its index in tuples by hex."""
Tile = str
Kind = str
"""A kind of treasure."""

COLUMNS: str = _BOX["board"]["columns"]
ROWS: int = _BOX["board"]["rows"]
HEXES: tuple[Hex, ...] = tuple(f"{column}{row}" for column in COLUMNS for row in range(1, ROWS + 1))
SPOTS: tuple[Spot, ...] = tuple(map(Spot, range(len(HEXES))))
SPOT: dict[Hex, Spot] = dict(zip(HEXES, SPOTS, strict=True))
EDGES: tuple[str, ...] = tuple(_BOX["board"]["edges"])
"""The six directions, clockwise from north."""

BASE, TEMPLE, RUIN, CLEARING, VOLCANO = "base", "temple", "ruin", "clearing", "volcano"

TURN_POINTS: int = _BOX["turn_points"]
AUCTION_START: int = _BOX["auction_start"]
MOST_WORKS: int = _BOX["most_works"]
COST: dict[str, int] = _BOX["costs"]
EXPLORERS: int = _BOX["player"]["explorers"]
LEADER_STRENGTH: int = _BOX["player"]["leader_strength"]
CAMPS: int = _BOX["player"]["camps"]
GUARDS: int = _BOX["player"]["guards"]
LEVELS: dict[int, int] = {int(level): count for level, count in _BOX["levels"].items()}
"""Temple level → number of pieces."""
HIGHEST = max(LEVELS)
KINDS: tuple[Kind, ...] = tuple(_BOX["treasures"]["kinds"])
TREASURES: tuple[Kind, ...] = tuple(kind for kind in KINDS for _ in range(_BOX["treasures"]["of_each"]))
WORTH: tuple[int, ...] = tuple(_BOX["treasures"]["worth"])
"""By number of treasures of one kind: their points."""


class Land(Struct, frozen=True):
    """A tile: a temple's value, a ruin's treasures, and the stones on each edge."""

    kind: str
    stones: tuple[int, ...]
    group: str = ""
    value: int = 0
    treasures: int = 0


LAND: dict[Tile, Land] = {
    row["id"]: msgspec.convert(row, Land) for rows in _BOX["tiles"].values() for row in rows
}
PRINTED: dict[Tile, Hex] = {row["id"]: row["hex"] for row in _BOX["tiles"]["printed"]}
GROUPS: tuple[tuple[Tile, ...], ...] = tuple(
    tuple(tile for tile, land in LAND.items() if land.group == group)
    for group in dict.fromkeys(land.group for land in LAND.values() if land.group)
)
"""The land tiles by group, in drawing order."""
BASE_CAMP = SPOT[next(PRINTED[tile] for tile, land in LAND.items() if land.kind == BASE)]

SUPPLY, GONE = Spot(-1), Spot(-2)
"""Positions of a leader that is not on the map: not yet brought in, or out of the game."""


def sorted_kinds(taken: Iterable[Kind]) -> tuple[Kind, ...]:
    """Return treasures in the order of KINDS."""
    return tuple(sorted(taken, key=KINDS.index))


class Place(GameAction, frozen=True, tag="place", gc=False):
    """Place the drawn tile on a hex, turned clockwise by `rotation` edges."""

    hex: Hex
    rotation: int


class Enter(GameAction, frozen=True, tag="enter", gc=False):
    """Bring an explorer or the leader from the supply into a camp."""

    hex: Hex
    leader: bool = False


class Move(GameAction, frozen=True, tag="move", gc=False):
    """Move pieces from hex to hex by the cheapest way, camps included."""

    start: Hex
    end: Hex
    explorers: int
    leader: bool = False


class Excavate(GameAction, frozen=True, tag="excavate", gc=False):
    """Raise a temple by one level."""

    hex: Hex


class Hunt(GameAction, frozen=True, tag="hunt", gc=False):
    """Take the top treasure of a ruin."""

    hex: Hex


class Exchange(GameAction, frozen=True, tag="exchange", gc=False):
    """Swap a single treasure for another player's."""

    give: Kind
    seat: Seat
    take: Kind


class Camp(GameAction, frozen=True, tag="camp", gc=False):
    """Pitch a forward camp."""

    hex: Hex


class Guard(GameAction, frozen=True, tag="guard", gc=False):
    """Post a permanent guard on a temple."""

    hex: Hex


class End(GameAction, frozen=True, tag="end", gc=False):
    """End the turn. Points left are lost."""


class Bid(GameAction, frozen=True, tag="bid", gc=False):
    """Bid victory points for the next turn."""

    points: int


class Pass(GameAction, frozen=True, tag="pass", gc=False):
    """Leave the bidding."""


class Choose(GameAction, frozen=True, tag="choose", gc=False):
    """Take one of the open tiles."""

    tile: Tile


Action = Place | Enter | Move | Excavate | Hunt | Exchange | Camp | Guard | End | Bid | Pass | Choose

_A_HEX = (str, frozenset(HEXES))
_A_KIND = (str, frozenset(KINDS))
_ANY_NUMBER = (int, None)
_VALUES: dict[str, tuple[type, Container[object] | None]] = {
    "hex": _A_HEX,
    "start": _A_HEX,
    "end": _A_HEX,
    "rotation": (int, range(len(EDGES))),
    "leader": (bool, None),
    "explorers": (int, range(EXPLORERS + 1)),
    "give": _A_KIND,
    "take": _A_KIND,
    "seat": _ANY_NUMBER,
    "points": _ANY_NUMBER,
    "tile": (str, None),
}
"""By field: its type, and its allowed values (None: any)."""
_FIELDS = {
    kind: tuple((name, *_VALUES[name]) for name in kind.__struct_fields__) for kind in get_args(Action)
}
"""By action type: (field, type, allowed values)."""


def is_valid_action(action: object) -> bool:
    """Return whether this is an action of the game whose fields have exactly the declared types.

    Hexes, kinds, rotations and numbers of explorers must also exist; seats, points and tiles may have any
    value.
    """
    if type(action) not in _FIELDS:
        return False
    for name, kind, some in _FIELDS[type(action)]:
        value = getattr(action, name)
        if type(value) is not kind or (some is not None and value not in some):
            return False
    return True


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


Refusal = Literal[
    "place-first",
    "act-now",
    "bid-first",
    "choose-first",
    "not-enough-points",
    "discovered",
    "not-adjacent",
    "cannot-enter",
    "looks-alike",
    "leader-out",
    "no-explorers",
    "not-your-camp",
    "no-pieces-chosen",
    "not-there",
    "volcano",
    "no-way",
    "no-piece-there",
    "worked-twice",
    "worked-already",
    "no-temple",
    "guarded",
    "highest",
    "level-used-up",
    "no-ruin",
    "nothing-left",
    "no-such-player",
    "same-kind",
    "own-not-lone",
    "other-not-lone",
    "camps-used",
    "no-clearing",
    "not-emptied",
    "camp-there",
    "guards-used",
    "no-majority",
    "bid-too-low",
    "bid-too-high",
    "not-open",
]
"""Each has a sentence in tikal.ftl."""


class Forbidden(RuleViolation):
    """An action that the rules forbid."""

    def __init__(self, reason: Refusal, **details: object) -> None:
        super().__init__(reason, **details)
