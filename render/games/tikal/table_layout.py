"""Where everything lies on Tikal's table."""

from __future__ import annotations

from functools import cached_property, lru_cache

from msgspec import Struct

from engine.core.types import Seat
from engine.games.tikal.box import COLUMNS, ROWS, SPOTS
from engine.games.tikal.model import BID, View
from render import bars
from render.games.tikal.hexagon import Hexagon, Pixel, column_and_row
from render.geometry import EDGE, WIDTH, Box

HEADER = 218
LIT = {2: 640, 3: 470, 4: 399}
"""By number of seats, the width of the mover's part of the header."""
GAP = 10
FOOTER, BIDDING_FOOTER = 132, 176
DEEDS = 84
"""The strip with the last turn."""
TILES = 232
"""The strip of an auction's open tiles."""
HEX = Hexagon()
AT_HAND = Hexagon(72)
"""The tile to be placed."""
AT_HAND_X = 632
OPEN = Hexagon(122)
"""An open tile of an auction."""
OPEN_STEP, OPEN_FIRST = 264, 148
STACK = Hexagon(52)
STACK_ROOM = 186
"""At the right end of the footer: the next tile's group and how many tiles are left."""


class Layout(Struct, frozen=True, dict=True):
    """The boxes of a table: for so many seats, with open tiles or without, while turns are bid for or not."""

    seats: int
    turn: Seat | None = None
    tiles: bool = False
    bidding: bool = False
    has_last_turn: bool = False
    """Whether the last turn is has_last_turn in a strip."""

    @classmethod
    def of(cls, view: View) -> Layout:
        """The layout for a view."""
        has_last_turn = view.last is not None and bool(view.last.deeds)
        if view.turn is None or view.auction is None:
            return cls(len(view.totals), view.turn, has_last_turn=has_last_turn)
        return cls(len(view.totals), view.turn, bool(view.auction.open), view.phase == BID, has_last_turn)

    @property
    def height(self) -> int:
        """The picture's height."""
        return self.footer.bottom

    @property
    def box(self) -> Box:
        """The whole picture."""
        return Box(0, 0, WIDTH, self.height)

    @cached_property
    def bars(self) -> tuple[Box, ...]:
        """The seats' parts of the header; the mover's is wider."""
        return bars.header_boxes(HEADER, self.seats, self.turn, LIT[self.seats])

    @cached_property
    def map(self) -> Box:
        """The board."""
        wide = HEX.step * (len(COLUMNS) - 1) + 2 * HEX.half
        return Box((WIDTH - wide) // 2, HEADER + GAP, wide, HEX.tall * ROWS + HEX.tall // 2)

    @cached_property
    def middles(self) -> tuple[Pixel, ...]:
        """By hex, where its middle is."""
        return _middles(self.map.x, self.map.y)

    @cached_property
    def strip(self) -> Box:
        """Where the open tiles lie; of no height where there are none."""
        return Box(0, self.deeds.bottom, WIDTH, TILES if self.tiles else 0)

    @cached_property
    def deeds(self) -> Box:
        """The strip with the last turn; of no height where there is none to tell."""
        return Box(0, self.map.bottom + GAP, WIDTH, DEEDS if self.has_last_turn else 0)

    @cached_property
    def footer(self) -> Box:
        """The strip with what is going on."""
        return Box(0, self.strip.bottom, WIDTH, BIDDING_FOOTER if self.bidding else FOOTER)

    @property
    def at_hand(self) -> Pixel:
        """The middle of the tile that is to be placed."""
        return AT_HAND_X, self.footer.middle[1]

    def open(self, number: int) -> Pixel:
        """The middle of an open tile, counted from 0."""
        return OPEN_FIRST + number * OPEN_STEP, self.strip.middle[1]

    @cached_property
    def stack(self) -> Box:
        """Where the next tile's group and the number of tiles stand."""
        line = self.strip if self.bidding else self.footer
        room = WIDTH - EDGE - (OPEN_FIRST + 3 * OPEN_STEP + OPEN.half) if self.bidding else STACK_ROOM
        return Box(WIDTH - EDGE - room, line.y, room, line.h)


@lru_cache(maxsize=1)
def _middles(left: int, top: int) -> tuple[Pixel, ...]:
    """By hex, its middle on a map that begins there: every table's does at the same place."""
    return tuple(_middle(left, top, *column_and_row(spot)) for spot in SPOTS)


def _middle(left: int, top: int, column: int, row: int) -> Pixel:
    down = HEX.tall // 2 * (1 + column % 2) + row * HEX.tall
    return left + HEX.half + column * HEX.step, top + down
