"""The shape of a hex at any size: flat-topped, a little wider than high; places on it from its middle."""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import hypot

from msgspec import Struct

from engine.games.tikal.box import COLUMNS, EDGES, HEXES, Spot
from render.icons import Point

HALF, TALL = 94, 158
"""Half a hex's width and its height on the table; all other measures are given for this size."""
GAP = 2
"""How far inside its border a hex's land begins."""
STONE, STONE_STEP, STONE_IN = 19, 19, 12
"""A stone's width, from stone to stone, and how far inside the border they are centred."""
STONES_AT = 0.32
"""Where on a slanted edge its stones are centred, from its end at the top or the foot: the name and the value
of a hex stand at the other end."""

ASIDE = (0, -1, 1, 0, -1, 1)
"""By edge, which way along it that end is, clockwise being 1."""

ARROW_ROOM = 18
"""Half of what an arrow needs beside the stones of an edge, or beside one that points the other way."""

Pixel = tuple[int, int]


class Hexagon(Struct, frozen=True, dict=True):
    """A hex of a size."""

    half: int = HALF

    def scaled(self, measure: float) -> int:
        """A measure of the table's hexes in this size."""
        return round(measure * self.half / HALF)

    @cached_property
    def tall(self) -> int:
        """Its height; even, so that columns can lie half a hex lower."""
        return 2 * round(TALL * self.half / HALF / 2)

    @cached_property
    def step(self) -> int:
        """From column to column."""
        return self.half + self.half // 2

    def corners(self, inset: float = 0) -> list[Point]:
        """The corners, clockwise from the upper left; `inset` pixels inside the border on all sides."""
        flank, side = self.tall / 2 - inset, self.half * (1 - inset / self.apothem)
        wide = side - flank * self.half / self.tall
        return [(-wide, -flank), (wide, -flank), (side, 0), (wide, flank), (-wide, flank), (-side, 0)]

    @cached_property
    def apothem(self) -> float:
        """From the middle to the slanting borders."""
        return self.half * self.tall / 2 / hypot(self.half / 2, self.tall / 2)

    def border(self, edge: int, inset: float = 0) -> tuple[Point, Point]:
        """The two ends of an edge, clockwise; edges are counted from the north."""
        corners = self.corners(inset)
        return corners[edge], corners[(edge + 1) % len(corners)]

    def side(self, edge: int, inset: float = 0) -> Point:
        """The middle of an edge, so far inside the border."""
        (x, y), (u, v) = self.border(edge, inset)
        return (x + u) / 2, (y + v) / 2

    def stones(self, lying: tuple[int, ...], inset: float | None = None) -> tuple[Pixel, ...]:
        """Where the stones of a tile lie, given how many are on each edge."""
        return _stones(self, lying, self.scaled(STONE_IN) if inset is None else inset)

    def beside_stones(self, edge: int, count: int, *, both_ways: bool) -> Pixel:
        """Where on an edge there is room for an arrow over it; on a level edge so many stones are in the way.

        Where a way back leads over it too, either arrow stands a little further clockwise, seen from its hex.
        """
        (a, b), (c, d) = self.border(edge)
        x, y, length = (a + c) / 2, (b + d) / 2, hypot(c - a, d - b)
        stones = count * STONE_STEP / 2 if not ASIDE[edge] else 0
        aside = (stones + ARROW_ROOM) * self.half / HALF
        if both_ways:
            x, y = x + (c - a) * aside / length, y + (d - b) * aside / length
        elif stones:
            x -= aside
        return round(x), round(y)

    def neighbour(self, edge: int) -> Pixel:
        """From this hex's middle to that of the one beyond an edge."""
        across = (0, 1, 1, 0, -1, -1)[edge] * self.step
        return across, (-2, -1, 1, 2, 1, -1)[edge] * self.tall // 2


@lru_cache(maxsize=256)
def _stones(shape: Hexagon, lying: tuple[int, ...], depth: float) -> tuple[Pixel, ...]:
    """Where stones lie, so far inside the border; a map has many tiles with the same."""
    found = []
    for edge, count in enumerate(lying):
        (x, y), (u, v) = shape.border(edge)
        length, (middle, height) = hypot(u - x, v - y), shape.side(edge, depth)
        across, down = (u - x) / length, (v - y) / length
        aside = ASIDE[edge] * (0.5 - STONES_AT)
        middle, height = middle + across * aside * length, height + down * aside * length
        for number in range(count):
            away = (number - (count - 1) / 2) * STONE_STEP * shape.half / HALF
            found.append((round(middle + across * away), round(height + down * away)))
    return tuple(found)


def column_and_row(spot: Spot) -> tuple[int, int]:
    """Where a hex lies on the board, counted from 0."""
    name = HEXES[spot]
    return COLUMNS.index(name[0]), int(name[1:]) - 1


assert len(EDGES) == len(Hexagon().corners())
