"""The map's geometry: neighbours, stones on edges, where a tile fits, and the cheapest ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache

from engine.core.facts import facts
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

_BOX = facts("tikal")["board"]
_FACING = tuple((edge + len(EDGES) // 2) % len(EDGES) for edge in range(len(EDGES)))
"""By edge of a hex, the same edge as the hex beyond it counts."""
HOP, STONE = COST["hop"], COST["stone"]
DEAREST = max(HOP, 2 * STONE * max(max(land.stones) for land in LAND.values()))
"""No step costs more."""
REMEMBERED = 128
"""A map stays the same for a whole turn; so many are remembered, some 40 kB each."""

Stones = tuple[int, ...]
"""By edge, how many stones lie there; none at all for land that nobody walks on."""
Way = tuple[int, Spot]
"""To a hex: what one piece pays, and the hex before it on the way."""
Reached = tuple[dict[Spot, Way], dict[int, list[Spot]]]
"""From a hex: the ways by the hex they lead to, and these hexes by price; both cheapest first."""


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
_AROUND = tuple(
    tuple((edge, other) for edge, other in enumerate(around) if other is not None) for around in NEIGHBOURS
)
"""By hex, its edges within the board with the hexes beyond them."""
_BORDERS = tuple(
    (spot, edge, other)
    for spot, around in zip(SPOTS, _AROUND, strict=True)
    for edge, other in around
    if spot < other
)
"""Every edge between two hexes, once, as the first of them counts it."""


@lru_cache
def stones(tile: Tile, rotation: int) -> Stones:
    """By edge of the map, the stones a tile has there when turned clockwise by so many edges."""
    lying = LAND[tile].stones
    return lying[-rotation % len(lying) :] + lying[: -rotation % len(lying)]


@cache
def _walkable(tile: Tile, rotation: int) -> Stones:
    """By edge, the stones of land that can be walked on; none at all for a volcano and the undiscovered."""
    return stones(tile, rotation) if tile and LAND[tile].kind != VOLCANO else ()


@lru_cache
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


class Chart:
    """A map as it lies: by hex the tiles (empty where undiscovered), and how they are turned."""

    def __init__(self, tiles: tuple[Tile, ...], turned: tuple[int, ...]) -> None:
        self._tiles = tiles
        self._stones = tuple(map(_walkable, tiles, turned))
        self._places: dict[Tile, dict[Spot, tuple[int, ...]]] = {}
        self._known: dict[tuple[tuple[Spot, ...], Spot], Reached] = {}

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
    def exits(self) -> tuple[tuple[tuple[Spot, int], ...], ...]:
        """By hex, the neighbours a piece can walk to, and what that costs."""
        found: list[list[tuple[Spot, int]]] = [[] for _ in SPOTS]
        stones_at = self._stones
        for spot, edge, other in _BORDERS:
            here, there = stones_at[spot], stones_at[other]
            if here and there and (price := toll(here, edge, there)):
                found[spot].append((other, price))
                found[other].append((spot, price))
        return tuple(map(tuple, found))

    @cached_property
    def open_edges(self) -> tuple[Stones, ...]:
        """By hex, the stones that lie towards an undiscovered hex."""
        unknown = {spot for spot, tile in zip(SPOTS, self._tiles, strict=True) if not tile}
        return tuple(
            tuple(count if other in unknown else 0 for count, other in zip(lying, around, strict=False))
            for lying, around in zip(self._stones, NEIGHBOURS, strict=True)
        )

    def ways(self, camps: tuple[Spot, ...], start: Spot) -> Mapping[Spot, Way]:
        """Every hex one piece can reach in a turn from a hex, cheapest first, with the cheapest way there.

        Ways lead over edges with stones, and from any to any other of a player's camps (`camps`, the base
        camp among them); of those that cost the same the one found first is taken.
        """
        return self._reached(camps, start)[0]

    def ends(self, camps: tuple[Spot, ...], start: Spot) -> Mapping[int, Sequence[Spot]]:
        """By price, cheapest first, the hexes that one piece can reach for it."""
        return self._reached(camps, start)[1]

    def _reached(self, camps: tuple[Spot, ...], start: Spot) -> Reached:
        key = camps, start
        if key not in self._known:
            self._known[key] = self._find_ways(camps if len(camps) > 1 else (), start)
        return self._known[key]

    def _find_ways(self, hops: tuple[Spot, ...], start: Spot) -> Reached:
        exits, found, ends = self.exits, dict[Spot, Way](), dict[int, list[Spot]]()
        # By cost, the hexes reached for it, and from where: costs are small numbers, so no heap is needed.
        waiting: list[list[tuple[Spot, Spot]]] = [[] for _ in range(TURN_POINTS + DEAREST + 1)]
        waiting[0].append((start, start))
        for cost in range(TURN_POINTS + 1):
            ends[cost] = at_this_price = []
            for here, before in waiting[cost]:
                if here in found:
                    continue
                found[here] = (cost, before)
                at_this_price.append(here)
                onward = exits[here]
                if here in hops:
                    onward += tuple((other, HOP) for other in hops)
                for other, price in onward:
                    if other not in found:
                        waiting[cost + price].append((other, here))
        del found[start], ends[0]
        return found, ends


@lru_cache(REMEMBERED)
def chart(tiles: tuple[Tile, ...], turned: tuple[int, ...]) -> Chart:
    """The map of some tiles."""
    return Chart(tiles, turned)


def laid(tiles: tuple[Tile, ...], turned: tuple[int, ...], spot: Spot, tile: Tile, rotation: int) -> Chart:
    """The map as it would be with one more tile on it."""
    return chart(put(tiles, spot, tile), put(turned, spot, rotation))


def way(found: Mapping[Spot, Way], start: Spot, end: Spot) -> tuple[Spot, ...]:
    """The hexes on the way that `Chart.ways` found, both ends included."""
    steps = [end]
    while steps[-1] != start:
        steps.append(found[steps[-1]][1])
    return tuple(reversed(steps))


@lru_cache(REMEMBERED)
def camps_of(camps: tuple[Seat | None, ...], seat: Seat) -> tuple[Spot, ...]:
    """The hexes whose camps a player may use: the base camp and the own ones."""
    if seat not in camps:
        return (BASE_CAMP,)
    return (BASE_CAMP, *(spot for spot, owner in zip(SPOTS, camps, strict=True) if owner == seat))
