"""Hexes of any size, flat at the top: corners, edges, and places on them in pixels from the centre."""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import hypot

from msgspec import Struct

from engine.games.tikal.model import COLUMNS, EDGES, HEXES, Spot
from render.icons import Point

HALF, TALL = 94, 158
"""Half the width, and the height, of a hex on the table, to which other measures refer."""
GAP = 2
"""How far inside its border a hex's land starts."""
STONE, STONE_STEP, STONE_IN = 19, 19, 12
"""A stone's size, the distance between stones, and their distance from the border."""
STONES_AT = 0.32
"""The centre of an edge's stones, as a share from the end that is free of name and value."""

ASIDE = (0, -1, 1, 0, -1, 1)
"""By edge, the direction of that end along the edge: 1 is clockwise."""

ARROW_ROOM = 18
"""Half of the space that an arrow needs beside stones or another arrow."""

Pixel = tuple[int, int]


class Hexagon(Struct, frozen=True, dict=True):
    """A hex with half its width in pixels."""

    half: int = HALF

    def scaled(self, measure: float) -> int:
        """Scale pixels on a hex of the table, whose half is `HALF`, to pixels on this hex."""
        return round(measure * self.half / HALF)

    @cached_property
    def tall(self) -> int:
        """The height in pixels. It is even."""
        return 2 * round(TALL * self.half / HALF / 2)

    @cached_property
    def step(self) -> int:
        """The distance between columns in pixels."""
        return self.half + self.half // 2

    def corners(self, inset: float = 0) -> list[Point]:
        """Return the six corners relative to the centre, clockwise from the upper left.

        They are on a hex whose edges are `inset` pixels inside the border.
        """
        flank, side = self.tall / 2 - inset, self.half * (1 - inset / self.apothem)
        wide = side - flank * self.half / self.tall
        return [(-wide, -flank), (wide, -flank), (side, 0), (wide, flank), (-wide, flank), (-side, 0)]

    @cached_property
    def apothem(self) -> float:
        """The distance from the centre to the slanted edges."""
        return self.half * self.tall / 2 / hypot(self.half / 2, self.tall / 2)

    def border(self, edge: int, inset: float = 0) -> tuple[Point, Point]:
        """Return both ends of an edge, clockwise, relative to the centre.

        Edges are counted clockwise from the north, from 0. The ends are `inset` pixels inside the border.
        """
        corners = self.corners(inset)
        return corners[edge], corners[(edge + 1) % len(corners)]

    def side(self, edge: int, inset: float = 0) -> Point:
        """Return the middle of an edge relative to the centre, `inset` pixels inside the border."""
        (x, y), (u, v) = self.border(edge, inset)
        return (x + u) / 2, (y + v) / 2

    def stones(self, lying: tuple[int, ...], inset: float | None = None) -> tuple[Pixel, ...]:
        """Return the places of a tile's stones relative to the centre, edge by edge.

        `lying` is the number of stones on each edge, clockwise from the north. They are `inset` pixels inside
        the border (None: the usual depth).
        """
        return _stone_places(self, lying, self.scaled(STONE_IN) if inset is None else inset)

    def beside_stones(self, edge: int, count: int, *, both_ways: bool) -> Pixel:
        """Return where beside an edge's `count` stones an arrow has room, in pixels from the hex's centre.

        With `both_ways`, it is moved clockwise: another arrow points back.
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
        """Return the centre of the hex beyond an edge, relative to this one's."""
        across = (0, 1, 1, 0, -1, -1)[edge] * self.step
        return across, (-2, -1, 1, 2, 1, -1)[edge] * self.tall // 2


@lru_cache(maxsize=256)
def _stone_places(shape: Hexagon, lying: tuple[int, ...], depth: float) -> tuple[Pixel, ...]:
    """Return the places of stones relative to the centre, `depth` pixels inside the border."""
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
    """Return a hex's column and row on the board, counted from 0."""
    name = HEXES[spot]
    return COLUMNS.index(name[0]), int(name[1:]) - 1


assert len(EDGES) == len(Hexagon().corners())
