"""What lies on Tikal's map: tiles, stones, temples, treasures and pieces, and views of it all.

A hex is a short text, column letter first: `C3`. A tile is one too: `c3` is the third of group C, `s1` … `s4`
are printed on the board. Tuples "by hex" are in the order of HEXES.

States and actions are made by the thousand and cannot refer back to themselves, so the garbage collector is
spared them (`gc=False`, which makes random play a tenth faster).
"""

from __future__ import annotations

from collections.abc import Container
from typing import ClassVar, get_args

from msgspec import Struct

from engine.core.dice import Dice
from engine.core.tables import table
from engine.core.types import Event, Seat, Stored

_BOX = table("tikal")

Hex = str
Tile = str
Kind = str
"""A kind of treasure."""

COLUMNS: str = _BOX["board"]["columns"]
ROWS: int = _BOX["board"]["rows"]
HEXES: tuple[Hex, ...] = tuple(f"{column}{row}" for column in COLUMNS for row in range(1, ROWS + 1))
PLACE: dict[Hex, int] = {name: place for place, name in enumerate(HEXES)}
"""Where a hex stands in a tuple by hex."""
EDGES: tuple[str, ...] = tuple(_BOX["board"]["edges"])
"""The six directions, clockwise from the north."""

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
"""How many pieces of each temple level there are."""
HIGHEST = max(LEVELS)
KINDS: tuple[Kind, ...] = tuple(_BOX["treasures"]["kinds"])
TREASURES: tuple[Kind, ...] = tuple(kind for kind in KINDS for _ in range(_BOX["treasures"]["of_each"]))
WORTH: tuple[int, ...] = tuple(_BOX["treasures"]["worth"])
"""What so many treasures of one kind score."""


class Land(Struct, frozen=True):
    """What a tile shows: a temple's value, a ruin's treasures, and by edge the stones that lie on it."""

    kind: str
    stones: tuple[int, ...]
    group: str = ""
    value: int = 0
    treasures: int = 0


def _land(row: dict[str, object]) -> Land:
    stones: list[int] = row["stones"]  # type: ignore[assignment]
    about = {name: row[name] for name in ("kind", "group", "value", "treasures") if name in row}
    return Land(stones=tuple(stones), **about)  # type: ignore[arg-type]


LAND: dict[Tile, Land] = {row["id"]: _land(row) for rows in _BOX["tiles"].values() for row in rows}
PRINTED: dict[Tile, Hex] = {row["id"]: row["hex"] for row in _BOX["tiles"]["printed"]}
GROUPS: tuple[tuple[Tile, ...], ...] = tuple(
    tuple(tile for tile, land in LAND.items() if land.group == group)
    for group in dict.fromkeys(land.group for land in LAND.values() if land.group)
)
"""The land tiles by group, in the order they are drawn."""
BASE_CAMP = PLACE[next(PRINTED[tile] for tile, land in LAND.items() if land.kind == BASE)]

SUPPLY, GONE = -1, -2
"""Where a leader is who stands on no hex: not yet brought in, or out of the game."""

TILE, ACT, BID, CHOOSE = "tile", "act", "bid", "choose"
"""What the seat to move has to do: place a tile, spend points, bid, or choose one of the open tiles."""


class Options(Stored, frozen=True):
    """What can be agreed on before a game."""

    auction: bool = False


class Worker(Stored, frozen=True, order=True):
    """A piece that has excavated or searched in this turn: where it is now, and where it has worked."""

    at: int
    leader: bool
    sites: tuple[int, ...]


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


class Sheet(Stored, frozen=True):
    """What a player scored in a scoring round: (hex, value) of each temple, and the treasures' points."""

    number: int
    seat: Seat
    temples: tuple[tuple[int, int], ...]
    treasures: int

    @property
    def points(self) -> int:
        """All of it together."""
        return sum(value for _, value in self.temples) + self.treasures


class Trace(Stored, frozen=True):
    """What everybody saw a seat do in its newest turn: the hexes it touched, and the ways it walked."""

    seat: Seat
    touched: tuple[int, ...] = ()
    ways: tuple[tuple[int, ...], ...] = ()


class State(Stored, frozen=True, gc=False):
    """Everything about a game, hidden things included. Tuples by seat or by hex, in their order."""

    past: ClassVar[frozenset[str]] = frozenset({"last", "workers", "auction"})

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
    """The tile to be placed; in a scoring round the volcano that waits for its end."""
    drawer: Seat | None
    """Who drew that volcano."""
    queue: tuple[Seat, ...]
    """The seats that take a scoring turn after the running one."""
    scoring: int
    """The number of the running scoring round; 0 outside of one."""
    final: bool
    """Whether the last scoring round has begun."""
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
    leaders: tuple[int, ...]
    """By seat, the hex, SUPPLY or GONE."""
    supply: tuple[int, ...]
    """By seat, the explorers not brought in yet."""
    workers: tuple[Case, ...]
    """Every case that fits what was seen: which pieces of the seat to move have worked in this turn."""
    treasures: tuple[tuple[Kind, ...], ...]
    """By seat, what it has taken, in the order of KINDS."""
    totals: tuple[int, ...]
    paid: tuple[int, ...]
    """By seat, the victory points spent in auctions."""
    sheets: tuple[Sheet, ...] = ()
    auction: Auction | None = None
    last: Trace | None = None
    retired: Seat | None = None


class Place(Struct, frozen=True, tag="place", gc=False):
    """Lays the drawn tile on a hex, turned clockwise by so many edges."""

    hex: Hex
    rotation: int


class Enter(Struct, frozen=True, tag="enter", gc=False):
    """Brings an explorer, or the leader, from the supply into a camp."""

    hex: Hex
    leader: bool = False


class Move(Struct, frozen=True, tag="move", gc=False):
    """Takes pieces from hex to hex over the cheapest way, camps included."""

    start: Hex
    end: Hex
    explorers: int
    leader: bool = False


class Excavate(Struct, frozen=True, tag="excavate", gc=False):
    """Raises a temple by a level."""

    hex: Hex


class Hunt(Struct, frozen=True, tag="hunt", gc=False):
    """Takes the top treasure of a ruin."""

    hex: Hex


class Exchange(Struct, frozen=True, tag="exchange", gc=False):
    """Swaps a lone treasure for another player's."""

    give: Kind
    seat: Seat
    take: Kind


class Camp(Struct, frozen=True, tag="camp", gc=False):
    """Pitches a forward camp."""

    hex: Hex


class Guard(Struct, frozen=True, tag="guard", gc=False):
    """Posts a guard on a temple, for good."""

    hex: Hex


class End(Struct, frozen=True, tag="end", gc=False):
    """Ends the turn; points that are left are lost."""


class Bid(Struct, frozen=True, tag="bid", gc=False):
    """Offers so many victory points for the next turn of an auction."""

    points: int


class Pass(Struct, frozen=True, tag="pass", gc=False):
    """Leaves the bidding."""


class Choose(Struct, frozen=True, tag="choose", gc=False):
    """Takes one of the open tiles."""

    tile: Tile


Action = Place | Enter | Move | Excavate | Hunt | Exchange | Camp | Guard | End | Bid | Pass | Choose

_KINDS_OF_ACTIONS = frozenset(get_args(Action))
_SOME_HEX = (str, frozenset(HEXES))
_SOME_KIND = (str, frozenset(KINDS))
_ANY_NUMBER = (int, None)
_VALUES: dict[str, tuple[type, Container[object] | None]] = {
    "hex": _SOME_HEX,
    "start": _SOME_HEX,
    "end": _SOME_HEX,
    "rotation": (int, range(len(EDGES))),
    "leader": (bool, None),
    "explorers": (int, range(EXPLORERS + 1)),
    "give": _SOME_KIND,
    "take": _SOME_KIND,
    "seat": _ANY_NUMBER,
    "points": _ANY_NUMBER,
    "tile": (str, None),
}
"""What the fields of actions may hold: values of a type, and of those some, or any."""


def is_known(action: object) -> bool:
    """Whether it is an action of this game, with things in it that there are."""
    if type(action) not in _KINDS_OF_ACTIONS:
        return False
    for name in action.__struct_fields__:  # type: ignore[attr-defined]
        value, (kind, some) = getattr(action, name), _VALUES[name]
        if type(value) is not kind or (some is not None and value not in some):
            return False
    return True


class View(Struct, frozen=True):
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
    drawer: Seat | None
    queue: tuple[Seat, ...]
    scoring: int
    final: bool
    tiles: tuple[Tile, ...]
    rotations: tuple[int, ...]
    levels: tuple[int, ...]
    hoards: tuple[int, ...]
    """By hex, how many treasures lie there face down."""
    camps: tuple[Seat | None, ...]
    guards: tuple[Seat | None, ...]
    explorers: tuple[tuple[int, ...], ...]
    leaders: tuple[int, ...]
    supply: tuple[int, ...]
    treasures: tuple[tuple[Kind, ...], ...]
    totals: tuple[int, ...]
    paid: tuple[int, ...]
    worth: tuple[int, ...]
    """By seat, what it would score now."""
    candidates: tuple[int, ...]
    """The hexes where the tile at hand may be placed, while one is to be placed."""
    sheets: tuple[Sheet, ...]
    auction: Auction | None
    last: Trace | None
    retired: Seat | None


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
