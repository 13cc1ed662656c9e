"""The table in rows under a hand: the others, the piles, one's own columns and the way ahead."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.catalogue import Say
from engine.games.lost_cities_board.model import COLOUR, COLOUR_KEYS, COLOURS, PILE, View
from render import cards, sprites, strips, theme
from render.canvas import Canvas
from render.games.lost_cities_board.strip.expeditions import ahead, column
from render.games.lost_cities_board.strip.piles import pile_row
from render.games.lost_cities_board.strip.players import player
from render.games.lost_cities_board.strip.rows import (
    GUTTER,
    PILES,
    PILL_HEIGHT,
    ROW,
    Rows,
    card_box,
    discard_box,
    height,
    pile_box,
    pill_box,
)
from render.geometry import EDGE, WIDTH, Box, columns
from render.prepainted import shipped
from render.strips import GAP

ARROW_IN = 12
"""So much higher than a pile's foot is the mark of one's own draw: clear of the badge below."""


@shipped("board-strip", (2,), (3,), (4,))
def ground(seats: int) -> Image.Image:
    """The empty rows of so many seats, with the lands through all of them."""
    cells = columns(Box(GUTTER, 0, WIDTH - GUTTER - EDGE, height(seats) - EDGE), len(COLOURS), GAP)
    keys = [COLOUR_KEYS[letter] for letter in COLOURS]
    lines = [row * ROW for row in range(seats)]
    piles = (seats - 1) * ROW
    return strips.ground(height(seats), cells, keys, [*lines, piles + PILES], Box(0, piles, WIDTH, PILES))


def strip(picture: Canvas, top: int, view: View, names: Sequence[str], say: Say) -> None:
    """Paints the rows from a height on; names by seat."""
    rows, own = Rows(view, top), view.viewer or 0
    strips.frame(picture, rows.cells(rows.own))
    _walked(picture, rows, view)
    for seat in (*rows.others, own):
        player(picture, rows.field(rows.of(seat)), view, seat, names, say)
        for colour, cell in enumerate(rows.cells(rows.of(seat))):
            column(picture, cell, view, seat, colour)
    for colour, cell in enumerate(rows.cells(rows.own)):
        ahead(picture, cell, view, own, colour)
    pile_row(picture, rows, view)
    _last(picture, rows, view)


def _walked(picture: Canvas, rows: Rows, view: View) -> None:
    """Outlines what the figures count that walked last."""
    if view.last is None:
        return
    cells = rows.cells(rows.of(view.last.seat))
    for colour in {colour for colour, _ in view.last.walked}:
        box = pill_box(cells[colour])
        picture.put(sprites.ring(box.w, box.h, PILL_HEIGHT // 2), box.x, box.y)


def _last(picture: Canvas, rows: Rows, view: View) -> None:
    """Outlines the card of the last turn; marks where the new card came from."""
    last = view.last
    if last is None:
        return
    cells, piles = rows.cells(rows.of(last.seat)), rows.cells(rows.piles)
    laid = discard_box(piles[COLOUR[last.card]]) if last.discarded else card_box(cells[COLOUR[last.card]])
    picture.put(sprites.ring(laid.w, laid.h, cards.SMALL_RADIUS), laid.x, laid.y)
    if last.source is None:
        return
    drawn = pile_box(rows.field(rows.piles))
    if last.source != PILE:
        drawn = discard_box(piles[COLOURS.index(last.source)])
    is_own = last.seat == view.viewer
    arrow = sprites.medal("down" if is_own else "up", strips.ARROW, theme.LIGHT_TOP, theme.GOLD, theme.INK)
    picture.centre(arrow, drawn.middle[0], drawn.bottom - ARROW_IN if is_own else drawn.y)
