"""The layout of the rows below a hand."""

from __future__ import annotations

from engine.core.types import Seat
from engine.games.lost_cities_board.model import COLOURS, View
from render import strip_parts
from render.geometry import EDGE, WIDTH, Box, columns
from render.strip_parts import GAP

ROW, PILES_HEIGHT, AHEAD_HEIGHT = 92, 98, 60
"""The heights of a player's row, the piles' row, and the stones ahead."""
GUTTER = 236
"""The width left of the columns."""
IN = 16
CARD_WIDTH, CARD_HEIGHT, CARD_IN = 90, 62, 3
PILL_HEIGHT, PILL_GAP = 50, 3
DISCARD_WIDTH, DISCARD_HEIGHT = 80, 76


class Rows:
    """The boxes of the rows: the other players from top to bottom, the piles, the viewer's own.

    An onlooker sees seat 0's as the own row.
    """

    def __init__(self, view: View, top: int = 0) -> None:
        """Compute the boxes from y = `top` on."""
        seats, own = len(view.totals), view.viewer or 0
        self.others = [(own + index) % seats for index in range(1, seats)]
        heights = [*[ROW] * len(self.others), PILES_HEIGHT, ROW + AHEAD_HEIGHT]
        self.tops = [top + sum(heights[:index]) for index in range(len(heights))]
        self.height = sum(heights) + EDGE
        self._heights = heights

    def field(self, row: int) -> Box:
        """Return the box left of a row's cells. Rows are counted from 0 at the top."""
        return Box(0, self.tops[row], GUTTER - GAP, self._heights[row])

    def cells(self, row: int) -> tuple[Box, ...]:
        """Return a row's boxes by suit. Rows are counted from 0 at the top."""
        box = Box(GUTTER, self.tops[row], WIDTH - GUTTER - EDGE, self._heights[row])
        return columns(box, len(COLOURS), GAP)

    @property
    def piles(self) -> int:
        """The index of the row of the piles."""
        return len(self.others)

    @property
    def own(self) -> int:
        """The index of the viewer's row."""
        return self.piles + 1

    def of(self, seat: Seat) -> int:
        """Return the index of a seat's row, the viewer's own included."""
        return self.others.index(seat) if seat in self.others else self.own


def rows_height(seats: int) -> int:
    """Return the height of the rows for a number of seats, in pixels."""
    return (seats - 1) * ROW + PILES_HEIGHT + ROW + AHEAD_HEIGHT + EDGE


def card_box(cell: Box) -> Box:
    """Return the box of a column's last card in its cell."""
    return Box(cell.x + CARD_IN, cell.y + (ROW - CARD_HEIGHT) // 2, CARD_WIDTH, CARD_HEIGHT)


def pill_box(cell: Box) -> Box:
    """Return the box of the figure's points in a cell."""
    left = card_box(cell).right + PILL_GAP
    return Box(left, cell.y + (ROW - PILL_HEIGHT) // 2, cell.right - PILL_GAP - left, PILL_HEIGHT)


def discard_box(cell: Box) -> Box:
    """Return the box of a discard pile's top card in its cell."""
    return Box(
        cell.x + CARD_IN, cell.y + (PILES_HEIGHT - DISCARD_HEIGHT) * 2 // 3, DISCARD_WIDTH, DISCARD_HEIGHT
    )


def pile_box(field: Box) -> Box:
    """Return the box of the draw pile in the field of its row."""
    y = field.middle[1] - strip_parts.BACK_HEIGHT // 2
    return Box(field.x + IN, y, strip_parts.BACK_WIDTH, strip_parts.BACK_HEIGHT)
