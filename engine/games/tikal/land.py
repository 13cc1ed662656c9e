"""The map's geometry: neighbours, stones on edges, where a tile fits, and the cheapest ways."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from itertools import compress
from operator import is_not

from msgspec import Struct

from engine.core.data_files import load_data
from engine.core.immutable import cache_newest, put
from engine.core.types import Seat
from engine.games.tikal.box import (
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
"""By edge of a hex, the same edge as the hex beyond it counts."""
HOP, STONE = COST["hop"], COST["stone"]
DEAREST = max(HOP, 2 * STONE * max(max(land.stones) for land in LAND.values()))
"""No step costs more."""
REMEMBERED = 128
"""A map stays the same for a whole turn; so many are remembered, some 20 kB each."""

Stones = tuple[int, ...]
"""By edge, how many stones lie there; none at all for land that nobody walks on."""
Exits = tuple[tuple[Spot, int], ...]
"""From a hex: the neighbours a piece can walk to, and what that costs."""
Entrance = tuple[int, ...] | None
"""Of an undiscovered hex, the edges of which one needs a stone; None where any tile can be entered."""


def _neighbours(spot: Spot) -> tuple[Spot | None, ...]:
    """By edge, the hex beyond it; None at the border of the board."""
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
    """The edges of a hex within the board, as ways are looked for: as both hexes count them, and the other.

    Of ways that cost the same the one found first is taken, so the order is part of what was played.
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
"""By hex, its edges within the board: as it counts them, as the hex beyond does, and that hex."""
_BESIDE = tuple((spot, *(other for *_, other in around)) for spot, around in zip(SPOTS, _AROUND, strict=True))
"""By hex, itself and the hexes next to it."""
_CAMP_LAND = frozenset(tile for tile, land in LAND.items() if land.kind in (CLEARING, RUIN))
"""The tiles on which camps may stand."""


@cache
def stones(tile: Tile, rotation: int) -> Stones:
    """By edge of the map, the stones a tile has there when turned clockwise by so many edges."""
    lying = LAND[tile].stones
    return lying[-rotation % len(lying) :] + lying[: -rotation % len(lying)]


@cache
def _walkable(tile: Tile, rotation: int) -> Stones:
    """By edge, the stones of land that can be walked on; none at all for a volcano and the undiscovered."""
    return stones(tile, rotation) if tile and LAND[tile].kind != VOLCANO else ()


@cache
def distinct_rotations(tile: Tile) -> tuple[int, ...]:
    """The rotations of a tile that look different, the smallest of those that look alike."""
    looks: dict[Stones, int] = {}
    for rotation in range(len(EDGES)):
        looks.setdefault(stones(tile, rotation), rotation)
    return tuple(looks.values())


@cache
def _entered(tile: Tile, entrance: Entrance) -> tuple[int, ...]:
    """The rotations of a tile that look different and let somebody enter it."""
    turns = distinct_rotations(tile)
    if entrance is None:
        return turns
    return tuple(turn for turn in turns if any(stones(tile, turn)[edge] for edge in entrance))


class Walks(Struct, frozen=True, gc=False):
    """The ways of one piece from a hex, as far as so many points go.

    Kept by the thousand, and none refers back to itself, so the garbage collector is spared them.
    """

    exits: Sequence[Exits]
    hops: tuple[Spot, ...]
    """The hexes from any of which a piece may hop to any other."""
    start: Spot
    points: int
    costs: Sequence[int | None]
    """By hex, what it costs to go there: nothing to the start, None where it is too far."""
    ends: tuple[Spot, ...]
    """The hexes that are not, in the order they are found: cheapest first."""
    within: tuple[int, ...]
    """By price, how many of them cost no more."""

    def price(self, end: Spot) -> int:
        """What it costs to one of them."""
        cost = self.costs[end]
        assert cost is not None
        return cost

    @property
    def prices(self) -> dict[Spot, int]:
        """What it costs to each hex, cheapest first."""
        return {end: cost for end in self.ends if (cost := self.costs[end]) is not None}

    def way(self, end: Spot) -> tuple[Spot, ...]:
        """The hexes on the way to one of them, both ends included; of equal ways the one found first."""
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
    """Finds the ways from a hex over exits, and from any to any other of the `hops`."""
    # By hex, as a list: this is looked up more often than anything else in the game.
    prices: list[int | None] = [None] * len(exits)
    ends: list[Spot] = []
    within: list[int] = []
    # By cost, the hexes reached for it: costs are small numbers, so no heap is needed.
    waiting: list[list[Spot]] = [[] for _ in range(points + DEAREST)]
    waiting[0].append(start)
    # The first camp on the way leads to all others, so that later ones lead nowhere for less.
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
    """A map as it lies: by hex the tiles (empty where undiscovered), and how they are turned.

    Maps that come one after another differ by a tile, so what a map has in common with another one (`like`)
    is taken from there.
    """

    def __init__(self, tiles: tuple[Tile, ...], turned: tuple[int, ...], like: Chart | None = None) -> None:
        self.tiles, self.turned = tiles, turned
        self._stones: list[Stones] = [()] * len(SPOTS) if like is None else like._stones.copy()
        self._entrances: dict[Spot, Entrance] = {} if like is None else like._entrances.copy()
        self._sites: set[Spot] = set() if like is None else like._sites.copy()
        self.exits: list[Exits] = [()] * len(SPOTS) if like is None else like.exits.copy()
        """By hex, the neighbours a piece can walk to, and what that costs."""
        self._derive(SPOTS if like is None else self._unlike(like))
        self.frontier = tuple(sorted(self._entrances))
        """The undiscovered hexes next to a discovered one."""
        self.camp_sites = tuple(sorted(self._sites))
        """The clearings and ruins: where camps may stand."""
        self._places: dict[Tile, dict[Spot, tuple[int, ...]]] = {}
        self._walks: dict[tuple[tuple[Spot, ...], Spot], Walks] = {}

    def _unlike(self, other: Chart) -> set[Spot]:
        """Where another map differs. What is equal but not the same may be in it: it is worked out anew."""
        tiles, turns = map(is_not, self.tiles, other.tiles), map(is_not, self.turned, other.turned)
        return {*compress(SPOTS, tiles), *compress(SPOTS, turns)}

    def _derive(self, changed: Collection[Spot]) -> None:
        """Works out what depends on some hexes, which is found there and next to them."""
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
        """A step costs the stones on both sides of the edge; where there are none, there is no way."""
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
        """A tile can be entered over a stone on an edge it shares with land that is no volcano."""
        shared = []
        for edge, facing, other in _AROUND[spot]:
            there = self._stones[other]
            if there:
                if there[facing]:
                    return None
                shared.append(edge)
        return tuple(shared)

    @property
    def volcanoes(self) -> tuple[Spot, ...]:
        """The hexes with volcanoes."""
        return tuple(
            spot for spot, tile in zip(SPOTS, self.tiles, strict=True) if tile and LAND[tile].kind == VOLCANO
        )

    def places(self, tile: Tile) -> Mapping[Spot, tuple[int, ...]]:
        """Where a tile may be placed: the rotations that look different, by hex ("A turn", 1).

        It must be possible to enter it; a volcano only has to lie next to something discovered.
        """
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
        """By hex, the stones that lie towards an undiscovered hex."""
        unknown = {spot for spot, tile in zip(SPOTS, self.tiles, strict=True) if not tile}
        return tuple(
            tuple(count if other in unknown else 0 for count, other in zip(lying, around, strict=False))
            for lying, around in zip(self._stones, NEIGHBOURS, strict=True)
        )

    def walks(self, camps: tuple[Spot, ...], start: Spot, points: int = TURN_POINTS) -> Walks:
        """The ways from a hex, as far as so many points go at least.

        They lead over edges with stones, and from any to any other of a player's camps (`camps`, the base
        camp among them).
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
    """The map of some tiles."""
    global _newest
    _newest = made = Chart(tiles, turned, _newest)
    return made


def chart_with_tile(
    tiles: tuple[Tile, ...], turned: tuple[int, ...], spot: Spot, tile: Tile, rotation: int
) -> Chart:
    """The map as it would be with one more tile on it."""
    return chart(put(tiles, spot, tile), put(turned, spot, rotation))


def usable_camps(camps: tuple[Seat | None, ...], seat: Seat) -> tuple[Spot, ...]:
    """The hexes whose camps a player may use: the base camp and the own ones."""
    return _camps(camps).get(seat, _BASE_ALONE)


_BASE_ALONE = (BASE_CAMP,)


@cache_newest
def _camps(camps: tuple[Seat | None, ...]) -> dict[Seat, tuple[Spot, ...]]:
    """By seat that has pitched a camp, the base camp and the own ones."""
    pitched: dict[Seat, tuple[Spot, ...]] = {}
    for spot, owner in zip(SPOTS, camps, strict=True):
        if owner is not None:
            pitched[owner] = (*pitched.get(owner, _BASE_ALONE), spot)
    return pitched
