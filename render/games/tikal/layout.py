"""Where everything lies on Tikal's table."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from engine.games.tikal.box import COLUMNS, ROWS, SPOTS
from engine.games.tikal.model import View
from render.games.tikal.hexagon import Hexagon, Pixel, column_and_row
from render.geometry import EDGE, PAD, WIDTH, Box, columns

SHORT_BAR, TALL_BAR = 110, 152
"""The header: two lines where two share it, three where more do."""
TWO_LINES = 2
"""So many seats have room for pieces and treasures side by side."""
GAP = 6
FOOTER, AUCTION_FOOTER = 72, 116
HEX = Hexagon()
AT_HAND = Hexagon(82)
"""The tile to be placed."""
AT_HAND_COLUMN, AT_HAND_UP = COLUMNS.index("G"), 7
"""Below which column it lies, and how much higher than one more hex would."""
OPEN = Hexagon(64)
"""The open tiles of an auction."""
OPEN_GAP = 18
STACK = Hexagon(36)
STACK_ROOM = 142
"""At the right end of the footer: the next tile's group and how many tiles are left."""


class Layout(Struct, frozen=True, dict=True):
    """The boxes of a table for so many seats."""

    seats: int
    auction: bool = False

    @classmethod
    def of(cls, view: View) -> Layout:
        """The layout for a view."""
        return cls(len(view.totals), view.options.auction)

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
        """The seats' parts of the header."""
        height = SHORT_BAR if self.seats <= TWO_LINES else TALL_BAR
        return columns(Box(0, 0, WIDTH, height), self.seats, 0)

    @cached_property
    def map(self) -> Box:
        """The board."""
        wide = HEX.step * (len(COLUMNS) - 1) + 2 * HEX.half
        top = self.bars[0].bottom + GAP
        return Box((WIDTH - wide) // 2, top, wide, HEX.tall * ROWS + HEX.tall // 2)

    @cached_property
    def middles(self) -> tuple[Pixel, ...]:
        """By hex, where its middle is."""
        return tuple(self._middle(*column_and_row(spot)) for spot in SPOTS)

    def _middle(self, column: int, row: int) -> Pixel:
        down = HEX.tall // 2 * (1 + column % 2) + row * HEX.tall
        return self.map.x + HEX.half + column * HEX.step, self.map.y + down

    @cached_property
    def footer(self) -> Box:
        """The strip with what is going on."""
        return Box(0, self.map.bottom + GAP, WIDTH, AUCTION_FOOTER if self.auction else FOOTER)

    @cached_property
    def at_hand(self) -> Pixel:
        """The middle of the tile that is to be placed, where none are auctioned."""
        x, y = self._middle(AT_HAND_COLUMN, ROWS)
        return x, y - AT_HAND_UP

    def open(self, place: int) -> Pixel:
        """The middle of an open tile, from the right, and of the one at hand, which is the last."""
        right = self.stack.x - PAD // 2
        return right - OPEN.half - place * (2 * OPEN.half + OPEN_GAP), self.footer.middle[1]

    @cached_property
    def stack(self) -> Box:
        """Where the next tile's group and the number of tiles stand."""
        return Box(WIDTH - EDGE - STACK_ROOM, self.footer.y, STACK_ROOM, self.footer.h)
