"""Where everything lies on the board game's table."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from engine.games.lost_cities_board.model import BRIDGE, COLOURS, STONES, View
from render.geometry import BAR, EDGE, WIDTH, Box, columns

GAP = 6
"""Between paths, and between a path's edge and its stones."""
TALL_BAR = 108
"""The header when three or four share it: names above, points below."""
ONE_LINE = 2
"""So many seats have room for names and points side by side."""
HEAD = 46
"""The colour's symbol, above the last stone."""
STONE, STONE_GAP = 76, 4
"""No higher than a value above a tile needs: a hundred rows more take the encoder 1 to 2 ms."""
STONE_RADIUS = 18
RIVER = 60
"""Between the stones before and behind the bridge."""
VALUE_RIGHT = 82
"""A stone's value and tile stay to the left of this, its figures to the right."""
VALUE_DOWN, TILE_DOWN = 17, 54
"""How far below a stone's top its value and its tile are centred."""
TILE = 42
VALUE_MIDDLE = 43
"""Value and tile are centred so far from a stone's left edge."""
STEP_AT = 97
"""A step's number stands so far from its stone's left edge, on the lower one: no value is near."""
LANTERN_IN = 36
"""How far inside a path's right edge its bank's lantern stands."""
MARK = 46
MARKS_A_ROW = 2
SLOT, RADIUS = 62, 16
FOOTER = 64
PILE_WIDTH, PILE_HEIGHT = 148, 58
CARDS_A_LAYER, LAYER, MOST_LAYERS = 14, 2, 6
"""The draw pile's thickness: so many cards make a layer of so many pixels."""
MOST_BENEATH, BENEATH = 4, 3
"""A discard pile's thickness: layers drawn under its top card, and how far each stands out."""


def layers(count: int) -> int:
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
        return self.footer.bottom

    @property
    def box(self) -> Box:
        """The whole picture."""
        return Box(0, 0, WIDTH, self.height)

    @cached_property
    def bars(self) -> tuple[Box, ...]:
        """The seats' parts of the header."""
        height = BAR if self.seats <= ONE_LINE else TALL_BAR
        return columns(Box(0, 0, WIDTH, height), self.seats, 0)

    @cached_property
    def paths(self) -> tuple[Box, ...]:
        """The paths' grounds by colour, symbol and stones."""
        height = HEAD + STONES * (STONE + STONE_GAP) + RIVER
        box = Box(EDGE, self.bars[0].bottom + GAP, WIDTH - 2 * EDGE, height)
        return columns(box, len(COLOURS), GAP)

    def stone(self, colour: int, stone: int) -> Box:
        """A stone's box; the first lies lowest."""
        path = self.paths[colour]
        top = path.y + HEAD + (STONES - stone) * (STONE + STONE_GAP)
        if stone <= BRIDGE:
            top += RIVER
        return Box(path.x + GAP, top, path.w - 2 * GAP, STONE)

    @cached_property
    def river(self) -> Box:
        """The water between the stones before and behind the bridges."""
        return Box(0, self.stone(0, BRIDGE + 1).bottom + STONE_GAP // 2, WIDTH, RIVER)

    def bridge(self, colour: int) -> Box:
        """From stone to stone over the water."""
        stone = self.stone(colour, BRIDGE)
        width = stone.w // 2
        left = stone.middle[0] - width // 2
        top = self.stone(colour, BRIDGE + 1).bottom
        return Box(left, top, width, stone.y - top)

    def lantern(self, place: int) -> tuple[int, int]:
        """The middle of a lantern at the river, counted from 0."""
        return self.paths[place].right - LANTERN_IN, self.river.middle[1]

    @cached_property
    def band(self) -> Box:
        """The strip of the columns and piles."""
        top = self.paths[0].bottom + GAP
        rows = -(-self.seats // MARKS_A_ROW)
        return Box(0, top, WIDTH, 2 * GAP + rows * (MARK + GAP) + SLOT + MOST_BENEATH * BENEATH + GAP)

    def mark(self, seat: int, colour: int) -> Box:
        """The last card of a seat's column."""
        path = self.paths[colour]
        row, place = divmod(seat, MARKS_A_ROW)
        top = self.band.y + 2 * GAP + row * (MARK + GAP)
        return columns(Box(path.x, top, path.w, MARK), MARKS_A_ROW, GAP)[place]

    @cached_property
    def slots(self) -> tuple[Box, ...]:
        """The places of the discard piles by colour."""
        top = self.band.bottom - GAP - MOST_BENEATH * BENEATH - SLOT
        return tuple(Box(path.x, top, path.w, SLOT) for path in self.paths)

    @cached_property
    def footer(self) -> Box:
        """The strip with the expedition and the draw pile."""
        return Box(0, self.band.bottom, WIDTH, FOOTER)

    def pile(self, count: int) -> Box:
        """The top card of a draw pile of so many cards, or the place where it was; a high one rises."""
        top = self.footer.bottom - EDGE - PILE_HEIGHT - layers(count) * LAYER
        return Box(WIDTH - EDGE - PILE_WIDTH, top, PILE_WIDTH, PILE_HEIGHT)
