"""A column's last card, what its figure counts, and the stones ahead of one's own."""

from __future__ import annotations

from functools import lru_cache

from engine.core.phrasing import numeral
from engine.core.types import Seat
from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS, STONES, VALUES, View
from engine.games.lost_cities_board.scoring import figures
from render import cards as common
from render import sprites, theme
from render.canvas import MIDDLE, Canvas
from render.drawing import Drawing, Overlay, Sprite
from render.games.lost_cities_board import cards, tiles
from render.games.lost_cities_board.strip.rows import CARD_IN, ROW, card_box, pill_box
from render.geometry import Box, columns
from render.theme import Colour, Style

WORTH, LONG_WORTH = Style(theme.WORTH.face, 36), theme.LABEL
"""What a figure counts; in narrower letters where it has three digits."""
LONG = 100
HAT, HAT_IN, HAT_UP = 34, 6, 2
STONES_AHEAD, STONE_HEIGHT, STONE_GAP, STONE_RADIUS, STONE_IN = 3, 48, 3, 10, 3
STONE, TILE = theme.LABEL, 42
"""How a stone's value is written in little, and the size of what lies on it."""
DIM = 0.12
"""How much of the table's dark lies on the stones ahead."""


def column(picture: Canvas, cell: Box, view: View, seat: Seat, colour: int) -> None:
    """A column's last card with its direction, and what its figure counts, with a hat on the researcher's."""
    box, column, key = card_box(cell), view.columns[seat][colour], COLOUR_KEYS[COLOURS[colour]]
    if not column:
        picture.put(common.slot(box.w, box.h, common.SMALL_RADIUS, key), box.x, box.y)
        return
    heading = view.directions[seat][colour] if view.options.up_or_down else None
    picture.put(cards.mark(column[-1], heading, box.w, box.h), box.x, box.y)
    if not view.stones[seat][colour]:
        return
    box, points = pill_box(cell), figures(view.stones[seat], view.researchers[seat])[colour]
    style = LONG_WORTH if abs(points) >= LONG else WORTH
    picture.put(sprites.pill(points, box.w, box.h, style), box.x, box.y)
    if view.researchers[seat] == colour:
        hat = sprites.medal("hat", HAT, theme.GOLD, theme.GOLD_DEEP, theme.GOLD_INK)
        picture.centre(hat, box.right - HAT_IN, box.y + HAT_UP)


def ahead(picture: Canvas, cell: Box, view: View, seat: Seat, colour: int) -> None:
    """The next stones of one's own figure: what lies on each, or its value."""
    first, key = view.stones[seat][colour] + 1, COLOUR_KEYS[COLOURS[colour]]
    room = Box(cell.x + STONE_IN, cell.y + ROW - CARD_IN // 2, cell.w - 2 * STONE_IN, STONE_HEIGHT)
    for index, box in enumerate(columns(room, STONES_AHEAD, STONE_GAP)):
        stone = first + index
        if stone > STONES:
            break
        picture.put(_stone(key, stone, view.tiles[colour][stone - 1], box.w), box.x, box.y)


@lru_cache(maxsize=128)
def _stone(key: str, stone: int, kind: str, w: int) -> Sprite:
    """A stone in little: what lies on it, or its value."""
    drawing = Drawing(w, STONE_HEIGHT)
    drawing.shade(drawing.rounded(0, STONE_RADIUS), *stone_paints(key))
    drawn, ink = Overlay(drawing.sprite()), theme.SUITS[key].ink
    if kind:
        drawn.put(tiles.tile(kind, TILE), (w - TILE) // 2, (STONE_HEIGHT - TILE) // 2)
    else:
        drawn.text(numeral(VALUES[stone - 1]), w / 2, STONE_HEIGHT / 2, STONE, ink, across=MIDDLE)
    return drawn.sprite()


def stone_paints(key: str) -> tuple[Colour, Colour]:
    """A stone ahead from top to bottom: quieter than the cards above it, and still written on."""
    paints = theme.SUITS[key]
    middle = theme.blend(paints.top, paints.bottom, 0.5)
    return theme.blend(paints.top, theme.TABLE_DARK, DIM), theme.blend(middle, theme.TABLE_DARK, DIM)
