"""The layout of the board game's table."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from engine.games.lost_cities_board.model import BRIDGE, COLOURS, STONES, View
from render import bars
from render.geometry import EDGE, WIDTH, Box, columns

GAP = 6
HEADER = 170
"""The height of the header if every name fits on a line."""
LIT = {2: 640, 3: 460, 4: 396}
"""By number of seats, the width of the header's part of the seat to move."""
GUTTER = 86
"""The width left of the paths."""
SCENE = 116
"""The height of the land at a path's end."""
SYMBOL, SYMBOL_IN = 54, 8
"""The suit's symbol in the land's corner: size and inset."""
STONE, STONE_GAP, STONE_IN = 66, 6, 5
STONE_RADIUS = 18
RIVER = 72
"""The height of the river between the stones before and after a bridge."""
VALUE_AT, VALUE_RIGHT = 13, 84
"""The left and right end of a stone's value. Figures stand right of it."""
TILE, SMALL_TILE, TILE_IN = 50, 40, 9
"""A tile's size, alone and beside two figures, and its distance from the stone's right edge."""
CROWD, CROWD_TILE, CROWD_TILE_UP = 3, 36, 13
"""How many figures fill a stone; size and offset of its tile, which then hangs over the upper edge."""
STEP_AT = 92
"""A step number's distance from its stone's left edge, clear of values."""
BRIDGE_IN, BRIDGE_WIDTH = 38, 96
OVER, OVER_MANY, OVER_GAP = 46, 32, 2
"""The size of a badge beside a bridge, alone or with others, and the gap."""
MARK, MARK_GAP, MARK_WIDTH = 52, 8, 136
"""A column's last card: height, gap between rows, width."""
RADIUS = 13
SHADOW_ROOM = 10
"""How far shadows of pieces reach."""
BAND_IN = 12
PILE_WIDTH, PILE_HEIGHT = 62, 104
CARDS_PER_LAYER, LAYER, MAX_LAYERS = 14, 3, 5
"""The draw pile's thickness: cards per layer, pixels per layer, most layers."""
MAX_BENEATH, BENEATH = 3, 3
"""A discard pile's thickness: most layers under the top card, pixels per layer."""


def pile_layers(count: int) -> int:
    """Return the number of layers under the top card of a draw pile of `count` cards; 0 without cards."""
    return min(max(count - 1, 0) // CARDS_PER_LAYER, MAX_LAYERS)


class Layout(Struct, frozen=True, dict=True):
    """The boxes of a table for a number of seats."""

    seats: int
    header: int = HEADER
    """The height of the header in pixels."""

    @classmethod
    def of(cls, view: View) -> Layout:
        """Return the layout for a view's number of seats."""
        return cls(len(view.totals))

    @property
    def height(self) -> int:
        """The height of the table in pixels."""
        return self.band.bottom

    def bars(self, turn: int | None) -> tuple[Box, ...]:
        """Return the seats' parts of the header: that of the seat to move, `turn`, wider; None: all equal."""
        return bars.header_boxes(self.header, self.seats, turn, LIT[self.seats])

    @cached_property
    def paths(self) -> tuple[Box, ...]:
        """The boxes of the paths, by suit."""
        height = SCENE + STONES * (STONE + STONE_GAP) + RIVER
        box = Box(GUTTER, self.header + GAP, WIDTH - EDGE - GUTTER, height)
        return columns(box, len(COLOURS), GAP)

    @property
    def lands(self) -> Box:
        """The box of all lands at the paths' ends."""
        first, last = self.paths[0], self.paths[-1]
        return Box(first.x, first.y, last.right - first.x, SCENE)

    def stone(self, colour: int, stone: int) -> Box:
        """Return the box of a stone (from 1, the lowest) on the path of a suit, given by index."""
        path = self.paths[colour]
        top = path.y + SCENE + (STONES - stone) * (STONE + STONE_GAP)
        if stone <= BRIDGE:
            top += RIVER
        return Box(path.x + STONE_IN, top, path.w - 2 * STONE_IN, STONE)

    @cached_property
    def river(self) -> Box:
        """The water between the stones before and after the bridges."""
        return Box(0, self.stone(0, BRIDGE + 1).bottom + STONE_GAP // 2, WIDTH, RIVER)

    def bridge(self, colour: int) -> Box:
        """Return the box of the bridge on a path (suit by index)."""
        top = self.stone(colour, BRIDGE + 1).bottom
        return Box(self.paths[colour].x + BRIDGE_IN, top, BRIDGE_WIDTH, self.stone(colour, BRIDGE).y - top)

    def over(self, colour: int, count: int) -> list[tuple[int, int]]:
        """Return the centres of `count` badges right of a bridge, two per row."""
        bridge = self.bridge(colour)
        step, y = OVER_MANY + OVER_GAP, self.river.middle[1]
        middle = (bridge.right + self.paths[colour].right) // 2
        if count == 1:
            return [(middle, y)]
        rows = -(-count // 2)
        first = y - (rows - 1) * step // 2
        return [(middle - step // 2 + index % 2 * step, first + index // 2 * step) for index in range(count)]

    @cached_property
    def scene(self) -> Box:
        """The part of the gutter beside the lands and the stones above the river."""
        top = self.paths[0].y
        return Box(0, top, GUTTER, self.river.y - top)

    @cached_property
    def counter(self) -> Box:
        """The box of the crossings counter, in the gutter."""
        return Box(0, self.river.y, GUTTER - GAP, RIVER)

    @cached_property
    def band(self) -> Box:
        """The strip of columns and discards."""
        height = 2 * BAND_IN + self.seats * (MARK + MARK_GAP) - MARK_GAP
        return Box(0, self.paths[0].bottom + GAP, WIDTH, height + GAP)

    def row(self, seat: int) -> Box:
        """Return a seat's row in the strip of columns, with the gutter."""
        return Box(0, self.band.y + BAND_IN + seat * (MARK + MARK_GAP), WIDTH, MARK)

    def mark(self, seat: int, colour: int) -> Box:
        """Return the box of the last card of a seat's column."""
        row = self.row(seat)
        return Box(self.paths[colour].x, row.y, MARK_WIDTH, row.h)

    @cached_property
    def slots(self) -> tuple[Box, ...]:
        """The discard piles by suit, one tall card each."""
        top, bottom = self.row(0).y, self.row(self.seats - 1).bottom
        left = MARK_WIDTH + MARK_GAP
        return tuple(Box(path.x + left, top, path.w - left, bottom - top) for path in self.paths)

    def pile(self, count: int) -> Box:
        """Return the box of the top card of a draw pile of `count` cards, or of its empty place."""
        top = self.paths[0].bottom - EDGE - PILE_HEIGHT - pile_layers(count) * LAYER
        return Box(EDGE, top, PILE_WIDTH, PILE_HEIGHT)
