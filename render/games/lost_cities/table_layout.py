"""Where everything lies on a Lost Cities table."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from engine.games.lost_cities.model import View
from render.geometry import BAR, PAD, WIDTH, Box, columns

CARD_HEIGHT = 108
RADIUS = 16
FAN = 8
"""Expeditions fan out until so many cards, then they tighten."""
LEAST, LONGEST = 5, 12
"""The table has room for so many cards a column at least; no column is longer than that."""
STEP, TIGHT_STEP = 51, 47
"""How much of a card shows under the next one; never less than its numeral needs."""
INSET = 8
"""From a column's edge to its cards."""
GAP = 8
"""Between columns, and between the band and the cards nearest to it."""
PARTNERS_BAR = 136
"""The height of partners' bars: two lines."""
BAND = 150
"""The strip in the middle, with the piles."""
GUTTER = 160
"""Where the columns begin; the draw pile lies to the left."""
PILL_WIDTH, PILL_HEIGHT = 128, 56
PILL_ROOM = PILL_HEIGHT + 2 * GAP
PILE_WIDTH, PILE_HEIGHT = 104, 124
PILE_DOWN = 9
"""The pile's lowest card lies a little below the band's middle, so that a full pile stays in the band."""
CARDS_A_LAYER, LAYER, MOST_LAYERS = 5, 3, 9
"""The draw pile's thickness: so many cards make a layer of so many pixels."""
MOST_BENEATH, BENEATH = 5, 3
"""A discard pile's thickness: layers drawn under its top card, and how far each stands out."""


def card_step(count: int) -> int:
    """How far apart the cards of an expedition of this length lie."""
    return STEP if count <= FAN else TIGHT_STEP


def column_height(count: int) -> int:
    """How many pixels an expedition takes from its first card's top to its last one's bottom."""
    return (count - 1) * card_step(count) + CARD_HEIGHT if count else 0


def half_height(longest: int) -> int:
    """The height of a side's half of the table, if its longest expedition has so many cards."""
    return max(map(column_height, range(LEAST, longest + 1))) + PILL_ROOM + 2 * GAP


def pile_layers(count: int) -> int:
    """How many layers thick a draw pile of so many cards is drawn, without its top card."""
    return min(max(count - 1, 0) // CARDS_A_LAYER, MOST_LAYERS)


def columns_room(half: Box, side: int) -> Box:
    """The room of all columns in a side's half: it ends at the band."""
    return Box(half.x + GUTTER, half.y + (GAP if side else 0), WIDTH - GUTTER - PAD, half.h - GAP)


class Layout(Struct, frozen=True, dict=True):
    """The boxes of a table with so many colours, so long a longest expedition on each side, so high bars.

    Side 0 sits at the bottom, side 1 at the top.
    """

    colours: int
    longest: tuple[int, ...]
    bar: int = BAR

    @classmethod
    def of(cls, view: View) -> Layout:
        """The layout for a view: the table grows with the longest expedition of each side."""
        longest = tuple(max(LEAST, *map(len, side)) for side in view.board)
        return cls(view.options.colours, longest, PARTNERS_BAR if view.options.partners else BAR)

    @property
    def _zones(self) -> list[int]:
        return [half_height(count) for count in self.longest]

    @property
    def height(self) -> int:
        """The picture's height."""
        return 2 * self.bar + BAND + sum(self._zones)

    @property
    def box(self) -> Box:
        """The whole picture."""
        return Box(0, 0, WIDTH, self.height)

    @cached_property
    def bars(self) -> tuple[Box, Box]:
        """The players' bars by side."""
        return Box(0, self.height - self.bar, WIDTH, self.bar), Box(0, 0, WIDTH, self.bar)

    @cached_property
    def band(self) -> Box:
        """The strip in the middle."""
        return Box(0, self.bar + self._zones[1], WIDTH, BAND)

    @cached_property
    def halves(self) -> tuple[Box, Box]:
        """What lies between the band and the bars, by side."""
        below, above = self._zones
        return Box(0, self.band.bottom, WIDTH, below), Box(0, self.bar, WIDTH, above)

    @cached_property
    def columns(self) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
        """The expeditions' columns by side and colour."""
        below, above = (
            columns(columns_room(half, side), self.colours, GAP) for side, half in enumerate(self.halves)
        )
        return below, above

    @cached_property
    def slots(self) -> tuple[Box, ...]:
        """The places of the discard piles by colour."""
        top = self.band.middle[1] - CARD_HEIGHT // 2
        return tuple(Box(c.x + INSET, top, c.w - 2 * INSET, CARD_HEIGHT) for c in self.columns[0])

    def pile(self, count: int) -> Box:
        """The top card of a draw pile of so many cards, or the place where it was."""
        bottom = self.band.middle[1] + PILE_HEIGHT // 2 + PILE_DOWN
        top = bottom - PILE_HEIGHT - pile_layers(count) * LAYER
        return Box((GUTTER - PILE_WIDTH) // 2, top, PILE_WIDTH, PILE_HEIGHT)

    def card(self, side: int, colour: int, index: int, count: int) -> Box:
        """The box of an expedition's card; both sides read from top to bottom."""
        column = self.columns[side][colour]
        first = column.bottom - GAP - column_height(count) if side else column.y + GAP
        return Box(column.x + INSET, first + index * card_step(count), column.w - 2 * INSET, CARD_HEIGHT)

    def pill(self, side: int, colour: int) -> Box:
        """The box of an expedition's worth, at the outer end of its column."""
        column = self.columns[side][colour]
        top = column.y + GAP if side else column.bottom - GAP - PILL_HEIGHT
        return Box(column.middle[0] - PILL_WIDTH // 2, top, PILL_WIDTH, PILL_HEIGHT)
