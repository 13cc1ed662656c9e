"""Where everything lies on the board game's table."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from engine.games.lost_cities_board.model import BRIDGE, COLOURS, STONES, View
from render import bars
from render.geometry import EDGE, WIDTH, Box, columns

GAP = 6
"""Between paths, and between header, paths and the strip below."""
HEADER = 144
"""Names above, points below."""
LIT = {2: 640, 3: 460, 4: 417}
"""By number of seats, the width of the mover's part of the header."""
GUTTER = 86
"""Left of the paths: the expeditions, how many are over the bridge, the pile; below, the seats."""
SCENE = 140
"""The land at a path's end."""
SYMBOL, SYMBOL_IN = 54, 8
"""The colour's symbol in the upper left corner of its land."""
STONE, STONE_GAP, STONE_IN = 66, 6, 5
STONE_RADIUS = 18
RIVER = 72
"""Between the stones before and behind the bridge."""
VALUE_AT, VALUE_RIGHT = 13, 84
"""A stone's value begins and ends so far from its left edge; its figures stand right of it."""
TILE, SMALL_TILE, TILE_IN = 50, 40, 9
"""A tile's size, alone or beside two figures, and how far inside its stone's right edge it lies."""
CROWD, CROWD_TILE, CROWD_TILE_UP = 3, 36, 13
"""So many figures take a stone's whole width: its tile hangs over its upper edge, so large and so high."""
STEP_AT = 92
"""A step's number stands so far from its stone's left edge, on the lower one: no value is near."""
BRIDGE_IN, BRIDGE_WIDTH = 38, 96
OVER, OVER_MANY, OVER_GAP = 46, 32, 2
"""The badges of who is over a bridge: one alone, one of several."""
MARK, MARK_GAP, MARK_WIDTH = 52, 8, 136
"""The last cards: a row a seat."""
RADIUS = 13
SHADOW_ROOM = 10
"""Round what stands on the board: so far reaches its shadow."""
BAND_IN = 12
PILE_WIDTH, PILE_HEIGHT = 62, 104
CARDS_A_LAYER, LAYER, MOST_LAYERS = 14, 3, 5
"""The draw pile's thickness: so many cards make a layer of so many pixels."""
MOST_BENEATH, BENEATH = 3, 3
"""A discard pile's thickness: layers drawn under its top card, and how far each stands out."""


def pile_layers(count: int) -> int:
    """How many layers thick a draw pile of so many cards is drawn, without its top card."""
    return min(max(count - 1, 0) // CARDS_A_LAYER, MOST_LAYERS)


class Layout(Struct, frozen=True, dict=True):
    """The boxes of a table for so many seats."""

    seats: int

    @classmethod
    def of(cls, view: View) -> Layout:
        """The layout for a view."""
        return cls(len(view.totals))

    @property
    def height(self) -> int:
        """The picture's height."""
        return self.band.bottom

    @property
    def box(self) -> Box:
        """The whole picture."""
        return Box(0, 0, WIDTH, self.height)

    def bars(self, turn: int | None) -> tuple[Box, ...]:
        """The seats' parts of the header; the mover's is wider."""
        return bars.header_boxes(HEADER, self.seats, turn, LIT[self.seats])

    @cached_property
    def paths(self) -> tuple[Box, ...]:
        """The paths' grounds by colour, land and stones."""
        height = SCENE + STONES * (STONE + STONE_GAP) + RIVER
        box = Box(GUTTER, HEADER + GAP, WIDTH - EDGE - GUTTER, height)
        return columns(box, len(COLOURS), GAP)

    @property
    def lands(self) -> Box:
        """The lands at the paths' ends, one beside the other."""
        first, last = self.paths[0], self.paths[-1]
        return Box(first.x, first.y, last.right - first.x, SCENE)

    def stone(self, colour: int, stone: int) -> Box:
        """A stone's box; the first lies lowest."""
        path = self.paths[colour]
        top = path.y + SCENE + (STONES - stone) * (STONE + STONE_GAP)
        if stone <= BRIDGE:
            top += RIVER
        return Box(path.x + STONE_IN, top, path.w - 2 * STONE_IN, STONE)

    @cached_property
    def river(self) -> Box:
        """The water between the stones before and behind the bridges."""
        return Box(0, self.stone(0, BRIDGE + 1).bottom + STONE_GAP // 2, WIDTH, RIVER)

    def bridge(self, colour: int) -> Box:
        """From stone to stone over the water."""
        top = self.stone(colour, BRIDGE + 1).bottom
        return Box(self.paths[colour].x + BRIDGE_IN, top, BRIDGE_WIDTH, self.stone(colour, BRIDGE).y - top)

    def over(self, colour: int, count: int) -> list[tuple[int, int]]:
        """The middles of the badges of so many who are over a bridge, right of it: two a row."""
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
        """The part of the gutter beside the lands and the stones behind the bridge."""
        top = self.paths[0].y
        return Box(0, top, GUTTER, self.river.y - top)

    @cached_property
    def counter(self) -> Box:
        """Where the crossings are counted, at the river."""
        return Box(0, self.river.y, GUTTER - GAP, RIVER)

    @cached_property
    def band(self) -> Box:
        """The strip of the columns and discards."""
        height = 2 * BAND_IN + self.seats * (MARK + MARK_GAP) - MARK_GAP
        return Box(0, self.paths[0].bottom + GAP, WIDTH, height + GAP)

    def row(self, seat: int) -> Box:
        """A seat's row of last cards, from the gutter on."""
        return Box(0, self.band.y + BAND_IN + seat * (MARK + MARK_GAP), WIDTH, MARK)

    def mark(self, seat: int, colour: int) -> Box:
        """The last card of a seat's column."""
        row = self.row(seat)
        return Box(self.paths[colour].x, row.y, MARK_WIDTH, row.h)

    @cached_property
    def slots(self) -> tuple[Box, ...]:
        """The places of the discard piles by colour: one tall card each."""
        top, bottom = self.row(0).y, self.row(self.seats - 1).bottom
        left = MARK_WIDTH + MARK_GAP
        return tuple(Box(path.x + left, top, path.w - left, bottom - top) for path in self.paths)

    def pile(self, count: int) -> Box:
        """The top card of a draw pile of so many cards, or the place where it was; a high one rises."""
        top = self.paths[0].bottom - EDGE - PILE_HEIGHT - pile_layers(count) * LAYER
        return Box(EDGE, top, PILE_WIDTH, PILE_HEIGHT)
