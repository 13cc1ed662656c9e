"""Geometry of the map: neighbours, stones on edges, fitting tiles, cheapest ways."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from itertools import compress
from operator import is_not

from msgspec import Struct

from engine.core.data_files import load_data
from engine.core.immutable import cache_newest, put
from engine.core.types import Seat
from engine.games.tikal.model import (
    BASE_CAMP,
    CLEARING,
    COLUMNS,
    COST,
    EDGES,
    HEXES,
    LAND,
    ROWS,
    RUIN,
    SPOT,
    SPOTS,
    TURN_POINTS,
    VOLCANO,
    Spot,
    Tile,
)

_BOX = load_data("tikal")["board"]
_FACING = tuple((edge + len(EDGES) // 2) % len(EDGES) for edge in range(len(EDGES)))
"""By edge: the same edge as numbered by the neighbouring hex."""
HOP, STONE = COST["hop"], COST["stone"]
DEAREST = max(HOP, 2 * STONE * max(max(land.stones) for land in LAND.values()))
"""The highest price of a step."""
REMEMBERED = 128
"""Cached maps, about 20 kB each. A map stays the same for a whole turn."""

Stones = tuple[int, ...]
"""By edge: the number of stones. Empty for land that cannot be walked on."""
Exits = tuple[tuple[Spot, int], ...]
"""(neighbour, price) of each step from a hex."""
Entrance = tuple[int, ...] | None
"""Edges of an undiscovered hex that need a stone; None if any tile can be entered there."""


def _neighbours(spot: Spot) -> tuple[Spot | None, ...]:
    """Return the hex beyond each edge; None at the border."""
    name = HEXES[spot]
    column, row = COLUMNS.index(name[0]), int(name[1:])
    found = []
    for across, down in _BOX["neighbours"]["lower" if column % 2 else "upper"]:
        there = column + across, row + down
        inside = there[0] in range(len(COLUMNS)) and 1 <= there[1] <= ROWS
        found.append(SPOT[f"{COLUMNS[there[0]]}{there[1]}"] if inside else None)
    return tuple(found)


NEIGHBOURS: tuple[tuple[Spot | None, ...], ...] = tuple(map(_neighbours, SPOTS))


def _in_order(spot: Spot) -> tuple[tuple[int, int, Spot], ...]:
    """Return (edge, the neighbour's edge, neighbour) for each neighbour within the board, in search order.

    Stored games depend on this order, which resolves equal ways.
    """
    around = [
        (edge, _FACING[edge], other) for edge, other in enumerate(NEIGHBOURS[spot]) if other is not None
    ]
    before = sorted((other, edge, facing) for edge, facing, other in around if other < spot)
    return (
        *((edge, facing, other) for other, edge, facing in before),
        *(way for way in around if way[2] > spot),
    )


_AROUND = tuple(map(_in_order, SPOTS))
"""By hex: (edge, the neighbour's edge, neighbour) within the board."""
_BESIDE = tuple((spot, *(other for *_, other in around)) for spot, around in zip(SPOTS, _AROUND, strict=True))
"""By hex: itself and its neighbours."""
_CAMP_LAND = frozenset(tile for tile, land in LAND.items() if land.kind in (CLEARING, RUIN))
"""Tiles on which camps may stand."""


@cache
def stones(tile: Tile, rotation: int) -> Stones:
    """Return a tile's stones by edge of the map, when turned clockwise by `rotation` edges."""
    lying = LAND[tile].stones
    return lying[-rotation % len(lying) :] + lying[: -rotation % len(lying)]


@cache
def _walkable(tile: Tile, rotation: int) -> Stones:
    """Return the stones of a tile as `stones`; empty if no piece may enter it."""
    return stones(tile, rotation) if tile and LAND[tile].kind != VOLCANO else ()


@cache
def distinct_rotations(tile: Tile) -> tuple[int, ...]:
    """Return the rotations (clockwise, in edges) of a tile that look different, the lowest of equal ones."""
    looks: dict[Stones, int] = {}
    for rotation in range(len(EDGES)):
        looks.setdefault(stones(tile, rotation), rotation)
    return tuple(looks.values())


@cache
def _entered(tile: Tile, entrance: Entrance) -> tuple[int, ...]:
    """Return the distinct rotations with which a tile can be entered."""
    turns = distinct_rotations(tile)
    if entrance is None:
        return turns
    return tuple(turn for turn in turns if any(stones(tile, turn)[edge] for edge in entrance))


class Walks(Struct, frozen=True, gc=False):
    """The cheapest ways of one piece from a hex, up to a number of points."""

    exits: Sequence[Exits]
    hops: tuple[Spot, ...]
    """Hexes between which a piece may hop."""
    start: Spot
    points: int
    costs: Sequence[int | None]
    """By hex: the price; 0 for the start, None if too far."""
    ends: tuple[Spot, ...]
    """Hexes that can be reached, cheapest first."""
    within: tuple[int, ...]
    """By price: how many of `ends` cost no more."""

    def price(self, end: Spot) -> int:
        """Return the price of a hex in action points, 0 for the start. The hex must be within reach."""
        cost = self.costs[end]
        assert cost is not None
        return cost

    @property
    def prices(self) -> dict[Spot, int]:
        """Hex → price, cheapest first."""
        return {end: cost for end in self.ends if (cost := self.costs[end]) is not None}

    def way(self, end: Spot) -> tuple[Spot, ...]:
        """Return the hexes of a cheapest way, both ends included. The end must be within reach."""
        steps, start, exits, hops, costs = [end], self.start, self.exits, self.hops, self.costs
        while end != start:
            cost = self.price(end)
            before = [other for other, toll in exits[end] if costs[other] == cost - toll]
            if end in hops:
                before += [camp for camp in hops if costs[camp] == cost - HOP]
            end = before[0] if len(before) == 1 else min(before, key=self.ends.index)
            steps.append(end)
        steps.reverse()
        return tuple(steps)


def _walks(exits: Sequence[Exits], hops: tuple[Spot, ...], start: Spot, points: int) -> Walks:
    """Find the cheapest ways from a hex, up to a price of `points`, by exits and by hops between camps."""
    # A list by hex, since nothing else in the game is looked up as often.
    prices: list[int | None] = [None] * len(exits)
    ends: list[Spot] = []
    within: list[int] = []
    # Hexes to visit by cost. Costs are small, so no heap is needed.
    waiting: list[list[Spot]] = [[] for _ in range(points + DEAREST)]
    waiting[0].append(start)
    # The first camp on the way leads to all others, so later camps add nothing cheaper.
    camps = hops
    for cost in range(points):
        for here in waiting[cost]:
            if prices[here] is None:
                prices[here] = cost
                ends.append(here)
                for other, price in exits[here]:
                    if prices[other] is None:
                        waiting[cost + price].append(other)
                if here in camps:
                    waiting[cost + HOP] += camps
                    camps = ()
        within.append(len(ends))
    for here in waiting[points]:
        if prices[here] is None:
            prices[here] = points
            ends.append(here)
    within.append(len(ends))
    return Walks(exits, hops, start, points, prices, tuple(ends), tuple(within))


class Chart:
    """A map: tiles by hex ("" if undiscovered) and their rotations.

    Where it equals the map `like`, that one's results are reused.
    """

    def __init__(self, tiles: tuple[Tile, ...], turned: tuple[int, ...], like: Chart | None = None) -> None:
        """Derive steps, frontier and camp sites, only where the map differs from `like`."""
        self.tiles, self.turned = tiles, turned
        self._stones: list[Stones] = [()] * len(SPOTS) if like is None else like._stones.copy()
        self._entrances: dict[Spot, Entrance] = {} if like is None else like._entrances.copy()
        self._sites: set[Spot] = set() if like is None else like._sites.copy()
        self.exits: list[Exits] = [()] * len(SPOTS) if like is None else like.exits.copy()
        """By hex: (neighbour, price) of each step."""
        self._derive(SPOTS if like is None else self._unlike(like))
        self.frontier = tuple(sorted(self._entrances))
        """Undiscovered hexes next to a discovered one."""
        self.camp_sites = tuple(sorted(self._sites))
        """Clearings and ruins."""
        self._places: dict[Tile, dict[Spot, tuple[int, ...]]] = {}
        self._walks: dict[tuple[tuple[Spot, ...], Spot], Walks] = {}

    def _unlike(self, other: Chart) -> set[Spot]:
        """Return the hexes whose tile or rotation is another object than in the other map."""
        tiles, turns = map(is_not, self.tiles, other.tiles), map(is_not, self.turned, other.turned)
        return {*compress(SPOTS, tiles), *compress(SPOTS, turns)}

    def _derive(self, changed: Collection[Spot]) -> None:
        """Recompute what depends on the changed hexes."""
        for spot in changed:
            self._stones[spot] = _walkable(self.tiles[spot], self.turned[spot])
            self._sites.discard(spot)
            if self.tiles[spot] in _CAMP_LAND:
                self._sites.add(spot)
        for spot in {beside for other in changed for beside in _BESIDE[other]}:
            self.exits[spot] = self._exits(spot)
            self._entrances.pop(spot, None)
            if not self.tiles[spot] and any(map(self.tiles.__getitem__, _BESIDE[spot])):
                self._entrances[spot] = self._entrance(spot)

    def _exits(self, spot: Spot) -> Exits:
        """Return the steps from a hex. A step costs the stones on both sides of the edge."""
        here, lying = self._stones[spot], self._stones
        if not here:
            return ()
        over = [
            (other, (here[edge] + there[facing]) * STONE)
            for edge, facing, other in _AROUND[spot]
            if (there := lying[other]) and (here[edge] or there[facing])
        ]
        return tuple(over)

    def _entrance(self, spot: Spot) -> Entrance:
        """Return the edges towards walkable land, on one of which a tile needs a stone to be entered.

        None if that land has a stone on such an edge: any tile can be entered.
        """
        shared = []
        for edge, facing, other in _AROUND[spot]:
            there = self._stones[other]
            if there:
                if there[facing]:
                    return None
                shared.append(edge)
        return tuple(shared)

    def places(self, tile: Tile) -> Mapping[Spot, tuple[int, ...]]:
        """Return hex → distinct rotations with which a tile may be placed; empty if it fits nowhere."""
        if tile not in self._places:
            anywhere = LAND[tile].kind == VOLCANO
            every, entrances = distinct_rotations(tile), self._entrances
            fitting = [
                (spot, every if anywhere or entrances[spot] is None else _entered(tile, entrances[spot]))
                for spot in self.frontier
            ]
            self._places[tile] = {spot: turns for spot, turns in fitting if turns}
        return self._places[tile]

    @property
    def open_edges(self) -> tuple[Stones, ...]:
        """By hex, by edge: stones towards undiscovered hexes, else 0; empty for hexes that bar pieces."""
        unknown = {spot for spot, tile in zip(SPOTS, self.tiles, strict=True) if not tile}
        return tuple(
            tuple(count if other in unknown else 0 for count, other in zip(lying, around, strict=False))
            for lying, around in zip(self._stones, NEIGHBOURS, strict=True)
        )

    def walks(self, camps: tuple[Spot, ...], start: Spot, points: int = TURN_POINTS) -> Walks:
        """Return the ways from a hex, at least as far as `points` go.

        They use edges with stones, and hops between `camps`, which include the base camp.
        """
        walks = self._walks.get((camps, start))
        if walks is None or walks.points < points:
            walks = _walks(self.exits, camps if len(camps) > 1 else (), start, points)
            self._walks[camps, start] = walks
        return walks


_newest: Chart | None = None


@cache_newest
@lru_cache(REMEMBERED)
def chart(tiles: tuple[Tile, ...], turned: tuple[int, ...]) -> Chart:
    """Return the cached map of these tiles and rotations."""
    global _newest
    _newest = made = Chart(tiles, turned, _newest)
    return made


def chart_with_tile(
    tiles: tuple[Tile, ...], turned: tuple[int, ...], spot: Spot, tile: Tile, rotation: int
) -> Chart:
    """Return the map with one more tile."""
    return chart(put(tiles, spot, tile), put(turned, spot, rotation))


def usable_camps(camps: tuple[Seat | None, ...], seat: Seat) -> tuple[Spot, ...]:
    """Return the base camp, first, and the seat's own camps by hex."""
    return _camps(camps).get(seat, _BASE_ALONE)


_BASE_ALONE = (BASE_CAMP,)


@cache_newest
def _camps(camps: tuple[Seat | None, ...]) -> dict[Seat, tuple[Spot, ...]]:
    """Return the camps by owner, the base camp first. Seats without forward camps are absent."""
    pitched: dict[Seat, tuple[Spot, ...]] = {}
    for spot, owner in zip(SPOTS, camps, strict=True):
        if owner is not None:
            pitched[owner] = (*pitched.get(owner, _BASE_ALONE), spot)
    return pitched
