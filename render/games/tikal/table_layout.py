"""The layout of Tikal's table."""

from __future__ import annotations

from functools import cached_property, lru_cache

from msgspec import Struct

from engine.core.types import Seat
from engine.games.tikal.model import BID, COLUMNS, ROWS, SPOTS, View
from render import bars
from render.games.tikal.hexagon import Hexagon, Pixel, column_and_row
from render.geometry import EDGE, WIDTH, Box

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
