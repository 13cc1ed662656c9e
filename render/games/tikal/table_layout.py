"""The layout of Tikal's table, and hexes of any size: corners, edges, and places on them in pixels."""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import hypot

from msgspec import Struct

from engine.core.types import Seat
from engine.games.tikal.model import BID, COLUMNS, EDGES, HEXES, ROWS, SPOTS, Spot, View
from render import bars
from render.geometry import EDGE, WIDTH, Box
from render.icons import Point

HALF, TALL = 94, 158
"""Half the width, and the height, of a hex on the table, to which other measures refer."""
LAND_INSET = 2
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


HEADER, BIDDING_HEADER = 218, 184
LIT = {2: 640, 3: 470, 4: 399}
"""By number of seats, the width of the header's part of the seat to move."""
GAP = 10
FOOTER = 132
LAST_TURN, LAST_TURN_STEP = 84, 68
"""The height of the strip with the last turn in one row, and how much higher each further row makes it."""
TILES = 130
"""The height of the strip with an auction's open tiles."""
HEX = Hexagon()
AT_HAND = Hexagon(72)
"""The tile to be placed."""
AT_HAND_X = 632
OPEN = Hexagon(64)
"""An open tile of an auction."""
OPEN_STEP, OPEN_FIRST = 206, 122
STACK = Hexagon(52)
STACK_ROOM = 186
"""The width of the stack at the footer's right end."""


class Layout(Struct, frozen=True, dict=True):
    """The boxes of a table.

    `tiles` says whether an auction's tiles are open, `bidding` whether bids are being made.
    """

    seats: int
    turn: Seat | None = None
    tiles: bool = False
    bidding: bool = False
    last_turn_rows: int = 0
    """The number of rows of the strip with the last turn; 0 for no strip."""
    name_step: int = 0
    """How much higher the header is because a name needs two lines, in pixels."""

    @classmethod
    def of(cls, view: View, last_turn_rows: int = 0) -> Layout:
        """Return the layout for a view. Once a seat has bid or passed, the last turn's strip is left out."""
        if view.turn is None or view.auction is None:
            return cls(len(view.totals), view.turn, last_turn_rows=last_turn_rows)
        bidding = view.phase == BID
        rows = 0 if bidding and (view.auction.passed or view.auction.bidder is not None) else last_turn_rows
        return cls(len(view.totals), view.turn, bool(view.auction.open), bidding, rows)

    @property
    def height(self) -> int:
        """The height of the table in pixels."""
        return self.footer.bottom

    @cached_property
    def bars(self) -> tuple[Box, ...]:
        """The seats' parts of the header. The part of the seat to move is wider."""
        return bars.header_boxes(self.header, self.seats, self.turn, LIT[self.seats])

    @property
    def header(self) -> int:
        """The height of the header in pixels.

        While bids are made it has them instead of pieces and treasures.
        """
        return (BIDDING_HEADER if self.bidding else HEADER) + self.name_step

    @cached_property
    def map(self) -> Box:
        """The box of all hexes."""
        wide = HEX.step * (len(COLUMNS) - 1) + 2 * HEX.half
        return Box((WIDTH - wide) // 2, self.header + GAP, wide, HEX.tall * ROWS + HEX.tall // 2)

    @cached_property
    def middles(self) -> tuple[Pixel, ...]:
        """The centres of all hexes, in the order of HEXES."""
        return _hex_centres(self.map.x, self.map.y)

    @cached_property
    def strip(self) -> Box:
        """The strip of open tiles; of height 0 if there are none."""
        return Box(0, self.last_turn.bottom, WIDTH, TILES if self.tiles else 0)

    @cached_property
    def last_turn(self) -> Box:
        """The strip with the last turn. Its height is 0 without rows of chips."""
        rows = self.last_turn_rows
        return Box(
            0, self.map.bottom + GAP // 2, WIDTH, LAST_TURN + (rows - 1) * LAST_TURN_STEP if rows else 0
        )

    @cached_property
    def footer(self) -> Box:
        """The lowest part; of height 0 while bids are made."""
        return Box(0, self.strip.bottom, WIDTH, 0 if self.bidding else FOOTER)

    @property
    def at_hand(self) -> Pixel:
        """The centre of the tile to be placed."""
        return AT_HAND_X, self.footer.middle[1]

    def open(self, number: int) -> Pixel:
        """Return the centre of an open tile, counted from 0."""
        return OPEN_FIRST + number * OPEN_STEP, self.strip.middle[1]

    @property
    def highest_bid(self) -> Box:
        """The box of the highest bid, between the open tiles and the stack."""
        left = OPEN_FIRST + 3 * OPEN_STEP + OPEN.half + GAP
        return Box(left, self.strip.y + GAP, self.stack.x - 2 * GAP - left, self.strip.h - 2 * GAP)

    @cached_property
    def stack(self) -> Box:
        """The box of the stack: next group and number of tiles."""
        line = self.strip if self.bidding else self.footer
        return Box(WIDTH - EDGE - STACK_ROOM, line.y, STACK_ROOM, line.h)


@lru_cache(maxsize=1)
def _hex_centres(left: int, top: int) -> tuple[Pixel, ...]:
    return tuple(_hex_centre(left, top, *column_and_row(spot)) for spot in SPOTS)


def _hex_centre(left: int, top: int, column: int, row: int) -> Pixel:
    """Return the centre of a hex in pixels. Odd columns (from 0) are half a hex lower."""
    down = HEX.tall // 2 * (1 + column % 2) + row * HEX.tall
    return left + HEX.half + column * HEX.step, top + down
