"""The layout of a Lost Cities table."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from engine.games.lost_cities.model import View
from render.geometry import BAR, PAD, WIDTH, Box, columns

CARD_HEIGHT = 108
RADIUS = 16
MAX_WIDE_STEPS = 8
"""The most cards in an expedition with wide steps. With more, the steps are narrower."""
MIN_CARDS, MAX_CARDS = 5, 12
"""Column lengths, in cards, between which the table's height varies."""
WIDE_STEP, TIGHT_STEP = 51, 47
"""How much of a card shows under the next: at least its number."""
INSET = 8
GAP = 8
PARTNERS_BAR = 136
"""The height of partners' bars with two lines."""
BAND_HEIGHT = 150
"""The height of the band of piles in the middle."""
GUTTER = 160
"""The width left of the columns, with the draw pile."""
PILL_WIDTH, PILL_HEIGHT = 128, 56
PILL_ROOM = PILL_HEIGHT + 2 * GAP
PILE_WIDTH, PILE_HEIGHT = 104, 124
PILE_DOWN = 9
"""How far the draw pile is below the band's middle."""
CARDS_PER_LAYER, LAYER, MAX_LAYERS = 5, 3, 9
"""The draw pile's thickness: cards per layer, pixels per layer, most layers."""
MAX_BENEATH, BENEATH = 5, 3
"""A discard pile's thickness: most layers under the top card, pixels per layer."""


def card_step(count: int) -> int:
    """Return the distance between cards in an expedition of `count` cards, in pixels."""
    return WIDE_STEP if count <= MAX_WIDE_STEPS else TIGHT_STEP


def column_height(count: int) -> int:
    """Return the height of an expedition of `count` cards, in pixels; 0 without cards."""
    return (count - 1) * card_step(count) + CARD_HEIGHT if count else 0


def half_height(longest: int) -> int:
    """Return the height in pixels of a side's half for `longest` cards (5 or more) in an expedition."""
    return max(map(column_height, range(MIN_CARDS, longest + 1))) + PILL_ROOM + 2 * GAP


def pile_layers(count: int) -> int:
    """Return the number of layers under the top card of a draw pile of `count` cards; 0 without cards."""
    return min(max(count - 1, 0) // CARDS_PER_LAYER, MAX_LAYERS)


def columns_room(half: Box, side: int) -> Box:
    """Return the box of all columns in a side's half."""
    return Box(half.x + GUTTER, half.y + (GAP if side else 0), WIDTH - GUTTER - PAD, half.h - GAP)


class Layout(Struct, frozen=True, dict=True):
    """The boxes of a table with `colours` suits and player bars `bar` pixels high.

    Side 0 is at the bottom, side 1 at the top. `longest` is the number of cards in each side's longest
    expedition.
    """

    colours: int
    longest: tuple[int, ...]
    bar: int = BAR

    @classmethod
    def of(cls, view: View) -> Layout:
        """Return the layout for a view. A side's half is as high as its longest expedition needs."""
        longest = tuple(max(MIN_CARDS, *map(len, side)) for side in view.board)
        return cls(view.options.colours, longest, PARTNERS_BAR if view.options.partners else BAR)

    @property
    def _half_heights(self) -> list[int]:
        return [half_height(count) for count in self.longest]

    @property
    def height(self) -> int:
        """The height of the table in pixels."""
        return 2 * self.bar + BAND_HEIGHT + sum(self._half_heights)

    @cached_property
    def bars(self) -> tuple[Box, Box]:
        """By side: the bar at the bottom, and the one at the top."""
        return Box(0, self.height - self.bar, WIDTH, self.bar), Box(0, 0, WIDTH, self.bar)

    @cached_property
    def band(self) -> Box:
        """The band of the piles, in the middle."""
        return Box(0, self.bar + self._half_heights[1], WIDTH, BAND_HEIGHT)

    @cached_property
    def halves(self) -> tuple[Box, Box]:
        """The areas between band and bars, by side."""
        below, above = self._half_heights
        return Box(0, self.band.bottom, WIDTH, below), Box(0, self.bar, WIDTH, above)

    @cached_property
    def columns(self) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
        """By side, then suit: the columns of expeditions."""
        below, above = (
            columns(columns_room(half, side), self.colours, GAP) for side, half in enumerate(self.halves)
        )
        return below, above

    @cached_property
    def slots(self) -> tuple[Box, ...]:
        """The discard piles, by suit."""
        top = self.band.middle[1] - CARD_HEIGHT // 2
        return tuple(Box(c.x + INSET, top, c.w - 2 * INSET, CARD_HEIGHT) for c in self.columns[0])

    def pile(self, count: int) -> Box:
        """Return the box of the top card of a draw pile of `count` cards.

        It is higher the more cards there are; for 0 it is the empty place.
        """
        bottom = self.band.middle[1] + PILE_HEIGHT // 2 + PILE_DOWN
        top = bottom - PILE_HEIGHT - pile_layers(count) * LAYER
        return Box((GUTTER - PILE_WIDTH) // 2, top, PILE_WIDTH, PILE_HEIGHT)

    def card(self, side: int, colour: int, index: int, count: int) -> Box:
        """Return the box of card `index` (from 0) of an expedition with `count` cards."""
        column = self.columns[side][colour]
        first = column.bottom - GAP - column_height(count) if side else column.y + GAP
        return Box(column.x + INSET, first + index * card_step(count), column.w - 2 * INSET, CARD_HEIGHT)

    def pill(self, side: int, colour: int) -> Box:
        """Return the box of an expedition's points, at the outer end of its column."""
        column = self.columns[side][colour]
        top = column.y + GAP if side else column.bottom - GAP - PILL_HEIGHT
        return Box(column.middle[0] - PILL_WIDTH // 2, top, PILL_WIDTH, PILL_HEIGHT)
