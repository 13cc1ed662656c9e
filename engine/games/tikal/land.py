"""The map's geometry: neighbours, stones on edges, where a tile fits, and the cheapest ways."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache

from engine.core.tables import table
from engine.games.tikal.model import (
    BASE_CAMP,
    CLEARING,
    COLUMNS,
    COST,
    EDGES,
    HEXES,
    LAND,
    PLACE,
    ROWS,
    RUIN,
    TURN_POINTS,
    VOLCANO,
    Tile,
)

_BOX = table("tikal")["board"]
OPPOSITE = len(EDGES) // 2
HOP, STONE = COST["hop"], COST["stone"]
REMEMBERED = 128
"""A map stays the same for a whole turn; so many are remembered, some 40 kB each."""

Way = tuple[int, int]
"""To a hex: what one piece pays, and the hex before it on the way."""


def _neighbours(place: int) -> tuple[int | None, ...]:
    """By edge, the hex beyond it; None at the border of the board."""
    name = HEXES[place]
    column, row = COLUMNS.index(name[0]), int(name[1:])
    found = []
    for across, down in _BOX["neighbours"]["lower" if column % 2 else "upper"]:
        there = column + across, row + down
        inside = there[0] in range(len(COLUMNS)) and 1 <= there[1] <= ROWS
        found.append(PLACE[f"{COLUMNS[there[0]]}{there[1]}"] if inside else None)
    return tuple(found)


NEIGHBOURS: tuple[tuple[int | None, ...], ...] = tuple(map(_neighbours, range(len(HEXES))))
_AROUND = tuple(
    tuple((edge, other) for edge, other in enumerate(around) if other is not None) for around in NEIGHBOURS
)
"""By hex, its edges within the board with the hexes beyond them."""
_BORDERS = tuple(
    (place, edge, other, (edge + OPPOSITE) % len(EDGES))
    for place, around in enumerate(_AROUND)
    for edge, other in around
    if place < other
)
"""Every edge between two hexes, once, as each of them counts it."""


@lru_cache
def stones(tile: Tile, rotation: int) -> tuple[int, ...]:
    """By edge of the map, the stones a tile has there when turned clockwise by so many edges."""
    lying = LAND[tile].stones
    return lying[-rotation % len(lying) :] + lying[: -rotation % len(lying)]


@lru_cache
def rotations(tile: Tile) -> tuple[int, ...]:
    """The rotations of a tile that look different, the smallest of those that look alike."""
    looks: dict[tuple[int, ...], int] = {}
    for rotation in range(len(EDGES)):
        looks.setdefault(stones(tile, rotation), rotation)
    return tuple(looks.values())


class Chart:
    """A map as it lies: by hex the tiles (empty where undiscovered), and how they are turned."""

    def __init__(self, tiles: tuple[Tile, ...], turned: tuple[int, ...]) -> None:
        self._tiles = tiles
        self._stones = [stones(*lying) if lying[0] else () for lying in zip(tiles, turned, strict=True)]
        self.volcanoes = {place for place, tile in enumerate(tiles) if tile and LAND[tile].kind == VOLCANO}
        self._places: dict[Tile, dict[int, tuple[int, ...]]] = {}
        self._ways: dict[tuple[tuple[int, ...], int], dict[int, Way]] = {}

    @cached_property
    def frontier(self) -> tuple[int, ...]:
        """The undiscovered hexes next to a discovered one."""
        tiles = self._tiles
        return tuple(
            place
            for place, tile in enumerate(tiles)
            if not tile and any(tiles[other] for _, other in _AROUND[place])
        )

    @cached_property
    def camp_sites(self) -> tuple[int, ...]:
        """The clearings and ruins: where camps may stand."""
        return tuple(
            place for place, tile in enumerate(self._tiles) if tile and LAND[tile].kind in (CLEARING, RUIN)
        )

    def places(self, tile: Tile) -> Mapping[int, tuple[int, ...]]:
        """Where a tile may be placed: the rotations that look different, by hex ("A turn", 1).

        It must be possible to enter it: a stone on an edge it shares with land that is no volcano. A volcano
        itself only has to lie next to something discovered.
        """
        if tile not in self._places:
            fitting = {place: self._turns(tile, place) for place in self.frontier}
            self._places[tile] = {place: turns for place, turns in fitting.items() if turns}
        return self._places[tile]

    def _turns(self, tile: Tile, place: int) -> tuple[int, ...]:
        if LAND[tile].kind == VOLCANO:
            return rotations(tile)
        shared = [
            (edge, self._stones[other][(edge + OPPOSITE) % len(EDGES)])
            for edge, other in _AROUND[place]
            if self._tiles[other] and other not in self.volcanoes
        ]
        if any(lying for _, lying in shared):
            return rotations(tile)
        return tuple(
            rotation
            for rotation in rotations(tile)
            if any(stones(tile, rotation)[edge] for edge, _ in shared)
        )

    @cached_property
    def exits(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """By hex, the neighbours a piece can walk to, and what that costs."""
        found: list[list[tuple[int, int]]] = [[] for _ in HEXES]
        for place, edge, other, back in _BORDERS:
            here, there = self._stones[place], self._stones[other]
            price = (here[edge] + there[back]) * STONE if here and there else 0
            if price and not {place, other} & self.volcanoes:
                found[place].append((other, price))
                found[other].append((place, price))
        return tuple(map(tuple, found))

    @cached_property
    def open_edges(self) -> tuple[tuple[int, ...], ...]:
        """By hex, then by edge, the stones that lie towards an undiscovered hex."""
        return tuple(
            tuple(
                count if other is not None and not self._tiles[other] else 0
                for count, other in zip(lying, NEIGHBOURS[place], strict=True)
            )
            if lying
            else ()
            for place, lying in enumerate(self._stones)
        )

    def ways(self, camps: tuple[int, ...], start: int) -> Mapping[int, Way]:
        """Every hex one piece can reach in a turn from a hex, cheapest first, with the cheapest way there.

        Ways lead over edges with stones, and from any to any other of a player's camps (`camps`, the base
        camp among them); of those that cost the same the one found first is taken.
        """
        key = camps, start
        if key not in self._ways:
            self._ways[key] = self._find_ways(camps if len(camps) > 1 else (), start)
        return self._ways[key]

    def _find_ways(self, hops: tuple[int, ...], start: int) -> dict[int, Way]:
        exits, found = self.exits, dict[int, Way]()
        cheapest = [TURN_POINTS + 1] * len(HEXES)
        cheapest[start] = 0
        # By cost, the hexes reached for it: all costs are small whole numbers, so no heap is needed.
        waiting: list[list[Way]] = [[] for _ in range(TURN_POINTS + 1)]
        waiting[0].append((start, start))
        for cost, reached in enumerate(waiting):
            for place, before in reached:
                if cost > cheapest[place]:
                    continue
                found[place] = (cost, before)
                onward = exits[place]
                if place in hops:
                    onward += tuple((other, HOP) for other in hops)
                for other, price in onward:
                    paid = cost + price
                    if paid < cheapest[other]:
                        cheapest[other] = paid
                        waiting[paid].append((other, place))
        del found[start]
        return found


@lru_cache(REMEMBERED)
def chart(tiles: tuple[Tile, ...], turned: tuple[int, ...]) -> Chart:
    """The map of some tiles."""
    return Chart(tiles, turned)


def way(found: Mapping[int, Way], start: int, end: int) -> tuple[int, ...]:
    """The hexes on the way that `Chart.ways` found, both ends included."""
    steps = [end]
    while steps[-1] != start:
        steps.append(found[steps[-1]][1])
    return tuple(reversed(steps))


def camps_of(camps: tuple[int | None, ...], seat: int) -> tuple[int, ...]:
    """The hexes whose camps a player may use: the base camp and the own ones."""
    if seat not in camps:
        return (BASE_CAMP,)
    return (BASE_CAMP, *(place for place, owner in enumerate(camps) if owner == seat))
