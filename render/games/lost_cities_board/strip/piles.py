"""The row of the piles: the draw pile with its size, how many are over a bridge, the discards."""

from __future__ import annotations

from functools import lru_cache

from engine.games.lost_cities_board.model import COLOUR_KEYS, NUMBER, View
from render import cards, fonts, strips, theme
from render.canvas import Canvas
from render.drawing import Drawing, Overlay, Sprite
from render.games.lost_cities_board import gutter
from render.games.lost_cities_board.strip.rows import Rows, discard_box, pile_box
from render.geometry import Box
from render.theme import Style

MOST_BENEATH = 3
COUNT, COUNT_ICON, COUNT_GAP = Style(theme.NOTE.face, 36), 30, 5
SPACE, RIGHT_IN = 7, 12
PILE_COUNT = Style(theme.PILE.face, 46)
CARDS_A_LAYER, MOST_LAYERS = 25, 3
COUNTER_WIDTH, COUNTER_HEIGHT = 80, 72


def pile_row(picture: Canvas, rows: Rows, view: View) -> None:
    """The draw pile with its size, how many are over a bridge; the discards with their sizes."""
    _draw_pile(picture, rows.field(rows.piles), view)
    for (card, count), cell in zip(view.discards, rows.cells(rows.piles), strict=True):
        box = discard_box(cell)
        if card is None:
            continue
        beneath = min(count - 1, MOST_BENEATH)
        sprite = cards.small(str(NUMBER[card]), COLOUR_KEYS[card[0]], box.w, box.h, beneath)
        picture.put(sprite, box.x, box.y - cards.small_up(beneath))
        size = _count(count)
        picture.put(size, box.right + cards.small_up(MOST_BENEATH) + COUNT_GAP, box.middle[1] - size.h // 2)


@lru_cache(maxsize=32)
def _count(number: int) -> Sprite:
    """How many cards a discard pile has."""
    drawing = Drawing(COUNT_ICON + COUNT_GAP + fonts.line(str(number), COUNT).advance, COUNT_ICON)
    drawn = Overlay(drawing.sprite())
    drawn.icon("beneath", 0, 0, COUNT_ICON, theme.QUIET)
    drawn.text(str(number), COUNT_ICON + COUNT_GAP, COUNT_ICON / 2, COUNT, theme.CREAM)
    return drawn.sprite()


def _draw_pile(picture: Canvas, box: Box, view: View) -> None:
    pile, layers = pile_box(box), min(view.pile // CARDS_A_LAYER, MOST_LAYERS)
    if view.pile:
        picture.put(strips.backs(layers), pile.x, pile.y - 2 * layers)
    picture.text(str(view.pile), pile.right + SPACE, box.middle[1], PILE_COUNT, theme.CREAM)
    x, y = box.right - RIGHT_IN - COUNTER_WIDTH, box.middle[1] - COUNTER_HEIGHT // 2
    gutter.crossed(picture, Box(x, y, COUNTER_WIDTH, COUNTER_HEIGHT), view.crossed)
