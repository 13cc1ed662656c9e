"""The map's geometry: neighbours, stones on edges, where a tile fits, and the cheapest ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache

from msgspec import Struct

from engine.core.data_files import load_data
from engine.core.tuples import put
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
Way = tuple[int, Spot]
"""To a hex: what one piece pays, and the hex before it on the way."""
Exits = tuple[tuple[Spot, int], ...]
"""From a hex: the neighbours a piece can walk to, and what that costs."""
Steps = tuple[tuple[int, tuple[tuple[Spot, Spot], ...]], ...]
"""The same by price, each as it is noted while ways are looked for: to where, and from where."""


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


def _in_order(spot: Spot) -> tuple[tuple[int, Spot], ...]:
    """The edges of a hex within the board with the hexes beyond them, as ways are looked for.

    Of ways that cost the same the one found first is taken, so the order is part of what was played.
    """
    around = [(edge, other) for edge, other in enumerate(NEIGHBOURS[spot]) if other is not None]
    before = sorted((other, edge) for edge, other in around if other < spot)
    return (*((edge, other) for other, edge in before), *(way for way in around if way[1] > spot))


_AROUND = tuple(map(_in_order, SPOTS))
"""By hex, its edges within the board with the hexes beyond them."""


@cache
def stones(tile: Tile, rotation: int) -> Stones:
    """By edge of the map, the stones a tile has there when turned clockwise by so many edges."""
    lying = LAND[tile].stones
    return lying[-rotation % len(lying) :] + lying[: -rotation % len(lying)]


@cache
def _walkable(tile: Tile, rotation: int) -> Stones:
    """By edge, the stones of land that can be walked on; none at all for a volcano and the undiscovered."""
    return stones(tile, rotation) if tile and LAND[tile].kind != VOLCANO else ()


def _by_price(start: Spot, exits: Exits) -> Steps:
    """The exits of a hex by what they cost."""
    steps: dict[int, list[tuple[Spot, Spot]]] = {}
    for end, price in exits:
        steps.setdefault(price, []).append((end, start))
    return tuple((price, tuple(onward)) for price, onward in steps.items())


@cache
def rotations(tile: Tile) -> tuple[int, ...]:
    """The rotations of a tile that look different, the smallest of those that look alike."""
    looks: dict[Stones, int] = {}
    for rotation in range(len(EDGES)):
        looks.setdefault(stones(tile, rotation), rotation)
    return tuple(looks.values())


@cache
def _entered(tile: Tile, edges: tuple[int, ...]) -> tuple[int, ...]:
    """The rotations of a tile that look different and put a stone on one of some edges."""
    return tuple(turn for turn in rotations(tile) if any(stones(tile, turn)[edge] for edge in edges))


def toll(here: Stones, edge: int, there: Stones) -> int:
    """What one piece pays over an edge of `here`: the stones on both sides of it; 0 where there is no way."""
    return (here[edge] + there[_FACING[edge]]) * STONE if here and there else 0


class Walks(Struct, frozen=True, gc=False):
    """The ways of one piece from a hex, as far as so many points go.

    Kept by the thousand and made of numbers alone, so the garbage collector is spared them.
    """

    points: int
    start: Spot
    prices: dict[Spot, int]
    """What it costs to each hex, cheapest first; nothing to the start."""
    before: dict[Spot, Spot]
    """The hex before each on the way."""
    within: tuple[int, ...]
    """By price, how many of the hexes cost no more."""

    def way(self, end: Spot) -> tuple[Spot, ...]:
        """The hexes on the way to one of them, both ends included."""
        steps = [end]
        while steps[-1] != self.start:
            steps.append(self.before[steps[-1]])
        return tuple(reversed(steps))


def _walks(steps: Sequence[Steps], hops: tuple[Spot, ...], start: Spot, points: int) -> Walks:
    """Finds the ways from a hex over steps, and from any to any other of the `hops`."""
    prices, before, within = dict[Spot, int](), dict[Spot, Spot](), list[int]()
    # By cost, the hexes reached for it, and from where: costs are small numbers, so no heap is needed.
    waiting: list[list[tuple[Spot, Spot]]] = [[] for _ in range(points + DEAREST + 1)]
    waiting[0].append((start, start))
    for cost in range(points + 1):
        for here, origin in waiting[cost]:
            if here not in prices:
                prices[here] = cost
                before[here] = origin
                for price, onward in steps[here]:
                    waiting[cost + price] += onward
                if here in hops:
                    waiting[cost + HOP] += [(other, here) for other in hops]
        within.append(len(prices))
    return Walks(points, start, prices, before, tuple(within))


class Chart:
    """A map as it lies: by hex the tiles (empty where undiscovered), and how they are turned.

    Maps that come one after another differ by a tile, so what a map has in common with another one (`like`)
    is taken from there.
    """

    def __init__(self, tiles: tuple[Tile, ...], turned: tuple[int, ...], like: Chart | None = None) -> None:
        self._tiles = tiles
        self._stones = tuple(map(_walkable, tiles, turned))
        self._steps = list(map(_by_price, SPOTS, self.exits)) if like is None else self._changed_steps(like)
        self._places: dict[Tile, dict[Spot, tuple[int, ...]]] = {}
        self._walks: dict[tuple[tuple[Spot, ...], Spot], Walks] = {}

    def _changed_steps(self, like: Chart) -> list[Steps]:
        """The steps of another map, but where the two differ and next to that."""
        both = zip(SPOTS, self._stones, like._stones, strict=True)
        changed = {spot for spot, here, there in both if here != there}
        steps = like._steps.copy()
        for spot in changed.union(other for there in changed for _, other in _AROUND[there]):
            steps[spot] = _by_price(spot, self._exits(spot))
        return steps

    def _exits(self, spot: Spot) -> Exits:
        stones_at = self._stones
        here = stones_at[spot]
        if not here:
            return ()
        tolls = [(other, toll(here, edge, stones_at[other])) for edge, other in _AROUND[spot]]
        return tuple((other, price) for other, price in tolls if price)

    @cached_property
    def frontier(self) -> tuple[Spot, ...]:
        """The undiscovered hexes next to a discovered one."""
        known = [spot for spot, tile in zip(SPOTS, self._tiles, strict=True) if tile]
        near = {other for spot in known for _, other in _AROUND[spot]}
        return tuple(sorted(near.difference(known)))

    @cached_property
    def volcanoes(self) -> tuple[Spot, ...]:
        """The hexes with volcanoes."""
        return tuple(
            spot for spot, tile in zip(SPOTS, self._tiles, strict=True) if tile and LAND[tile].kind == VOLCANO
        )

    @cached_property
    def camp_sites(self) -> tuple[Spot, ...]:
        """The clearings and ruins: where camps may stand."""
        return tuple(
            spot
            for spot, tile in zip(SPOTS, self._tiles, strict=True)
            if tile and LAND[tile].kind in (CLEARING, RUIN)
        )

    def places(self, tile: Tile) -> Mapping[Spot, tuple[int, ...]]:
        """Where a tile may be placed: the rotations that look different, by hex ("A turn", 1).

        It must be possible to enter it: a stone on an edge it shares with land that is no volcano. A volcano
        itself only has to lie next to something discovered.
        """
        if tile not in self._places:
            fitting = {spot: self._turns(tile, spot) for spot in self.frontier}
            self._places[tile] = {spot: turns for spot, turns in fitting.items() if turns}
        return self._places[tile]

    def _turns(self, tile: Tile, spot: Spot) -> tuple[int, ...]:
        if LAND[tile].kind == VOLCANO:
            return rotations(tile)
        shared = []
        for edge, other in _AROUND[spot]:
            there = self._stones[other]
            if there:
                if there[_FACING[edge]]:
                    return rotations(tile)
                shared.append(edge)
        return _entered(tile, tuple(shared))

    @cached_property
    def exits(self) -> tuple[Exits, ...]:
        """By hex, the neighbours a piece can walk to, and what that costs."""
        return tuple(map(self._exits, SPOTS))

    @cached_property
    def open_edges(self) -> tuple[Stones, ...]:
        """By hex, the stones that lie towards an undiscovered hex."""
        unknown = {spot for spot, tile in zip(SPOTS, self._tiles, strict=True) if not tile}
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
            walks = _walks(self._steps, camps if len(camps) > 1 else (), start, points)
            self._walks[camps, start] = walks
        return walks

    def ways(self, camps: tuple[Spot, ...], start: Spot) -> Mapping[Spot, Way]:
        """Every hex one piece can reach in a turn from a hex, cheapest first, with the cheapest way there."""
        walks = self.walks(camps, start)
        return {end: (price, walks.before[end]) for end, price in walks.prices.items() if price}


_newest: Chart | None = None


@lru_cache(REMEMBERED)
def chart(tiles: tuple[Tile, ...], turned: tuple[int, ...]) -> Chart:
    """The map of some tiles."""
    global _newest
    _newest = made = Chart(tiles, turned, _newest)
    return made


def laid(tiles: tuple[Tile, ...], turned: tuple[int, ...], spot: Spot, tile: Tile, rotation: int) -> Chart:
    """The map as it would be with one more tile on it."""
    return chart(put(tiles, spot, tile), put(turned, spot, rotation))


@lru_cache(REMEMBERED)
def camps_of(camps: tuple[Seat | None, ...], seat: Seat) -> tuple[Spot, ...]:
    """The hexes whose camps a player may use: the base camp and the own ones."""
    if seat not in camps:
        return (BASE_CAMP,)
    return (BASE_CAMP, *(spot for spot, owner in zip(SPOTS, camps, strict=True) if owner == seat))
