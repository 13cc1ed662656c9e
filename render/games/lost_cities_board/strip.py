"""The table in rows under a hand: the others, the piles, one's own columns and the way ahead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.core.catalogue import Say
from engine.core.numerals import numeral
from engine.core.types import Seat
from engine.games.lost_cities_board.model import (
    COLOUR,
    COLOUR_KEYS,
    COLOURS,
    NUMBER,
    PILE,
    STONES,
    VALUES,
    View,
)
from engine.games.lost_cities_board.scoring import figures
from render import bars, cards, fonts, sprites, strips, theme
from render.bars import Inks
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Drawing, Overlay, Sprite
from render.games.lost_cities_board import gutter, pieces
from render.geometry import EDGE, WIDTH, Box, columns
from render.shipped import shipped
from render.strips import GAP
from render.theme import Colour, Style

ROW, PILES, AHEAD = 92, 98, 60
"""The height of a player's row, of the piles' row, and of what one's own has more: the stones ahead."""
GUTTER = 236
"""Left of the columns: whose row it is."""
IN, UPPER, LOWER = 16, 28, 68
"""In a row's field: its left margin, and where its two lines are, from the top."""
BADGE, SPACE = 48, 7
POINTS, FOUND = Style(theme.TOTAL.face, 40), Style(theme.NOTE.face, 36)
JAR, HIDDEN, CROWN = 32, 48, 42
FIELD_RIGHT = 12
"""How far from a field's right end its contents stop."""
CARD_WIDTH, CARD_HEIGHT, CARD_IN = 90, 62, 6
PILL_HEIGHT, PILL_GAP, PILL_ROUND = 50, 4, 14
WORTH, LONG_WORTH = Style(theme.WORTH.face, 36), Style(theme.WORTH.face, 30)
"""What a figure counts; smaller where it has three digits."""
LONG = 100
HAT, HAT_IN, HAT_UP = 34, 6, 2
STONES_AHEAD, STONE_HEIGHT, STONE_GAP, STONE_RADIUS = 3, 48, 4, 10
STONE, TILE = Style(theme.CARD.face, 30), 42
"""How a stone's value is written in little, and the size of what lies on it."""
DIM = 0.12
"""How much of the table's dark lies on the stones ahead."""
DISCARD_WIDTH, DISCARD_HEIGHT = 80, 76
MOST_BENEATH = 3
COUNT_ICON, COUNT_GAP = 30, 5
ARROW_IN = 12
"""So much higher than a pile's foot is the mark of one's own draw: clear of the badge below."""
PILE_COUNT = Style(theme.PILE.face, 46)
CARDS_A_LAYER, MOST_LAYERS = 25, 3
COUNTER_WIDTH, COUNTER_HEIGHT = 80, 72


class Rows:
    """Where the rows are: the fields at the left and the cells of the others, the piles, one's own."""

    def __init__(self, view: View, top: int = 0) -> None:
        seats, own = len(view.totals), view.viewer or 0
        self.others = [(own + index) % seats for index in range(1, seats)]
        heights = [*[ROW] * len(self.others), PILES, ROW + AHEAD]
        self.tops = [top + sum(heights[:index]) for index in range(len(heights))]
        self.height = sum(heights) + EDGE
        self._heights = heights

    def field(self, row: int) -> Box:
        """What lies left of a row's columns."""
        return Box(0, self.tops[row], GUTTER - GAP, self._heights[row])

    def cells(self, row: int) -> tuple[Box, ...]:
        """A row's cells by colour."""
        box = Box(GUTTER, self.tops[row], WIDTH - GUTTER - EDGE, self._heights[row])
        return columns(box, len(COLOURS), GAP)

    @property
    def piles(self) -> int:
        """The row of the piles."""
        return len(self.others)

    @property
    def own(self) -> int:
        """One's own row."""
        return self.piles + 1

    def of(self, seat: Seat) -> int:
        """A seat's row."""
        return self.others.index(seat) if seat in self.others else self.own


def height(seats: int) -> int:
    """How high the rows of so many seats are."""
    return (seats - 1) * ROW + PILES + ROW + AHEAD + EDGE


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
        _field(picture, rows.field(rows.of(seat)), view, seat, names, say)
        for colour, cell in enumerate(rows.cells(rows.of(seat))):
            _column(picture, cell, view, seat, colour)
    for colour, cell in enumerate(rows.cells(rows.own)):
        _ahead(picture, cell, view, own, colour)
    _piles(picture, rows, view)
    _last(picture, rows, view)


# Whose row it is


def _field(picture: Canvas, box: Box, view: View, seat: Seat, names: Sequence[str], say: Say) -> None:
    """Badge, points and artifacts above, the name below; light, and pointing, if the seat is to move."""
    to_move = view.turn == seat
    inks = bars.ON_LIGHT if to_move else bars.ON_DARK
    if to_move:
        picture.put(strips.pointer(box.w, box.h), box.x, box.y)
    _points(picture, Box(box.x + IN, box.y, box.w - IN - FIELD_RIGHT, ROW), view, seat, inks)
    x, y, right = box.x + IN, box.y + LOWER, box.right - FIELD_RIGHT - (strips.TIP // 2 if to_move else 0)
    crowned, beside = seat in view.ahead, box.h == ROW
    if crowned and beside:
        right -= CROWN + SPACE
    after = x + picture.text(_who(view, seat, names, say), x, y, theme.LABEL, inks.strong, room=right - x)
    if crowned:
        # There is room for the crown below one's own name, and beside the others'.
        x, y = (after + SPACE, y) if beside else (x, y + AHEAD - SPACE)
        picture.put(sprites.crown(CROWN), x, y - CROWN // 2)


def _who(view: View, seat: Seat, names: Sequence[str], say: Say) -> str:
    if seat != view.viewer:
        return names[seat]
    return say("picture-your-turn" if seat == view.turn else "picture-you")


def _points(picture: Canvas, box: Box, view: View, seat: Seat, inks: Inks) -> None:
    y, x, total = box.y + UPPER, box.x, view.totals[seat]
    picture.put(sprites.badge(seat, BADGE), x, y - BADGE // 2)
    x += BADGE + SPACE
    if total is None:
        picture.put(sprites.hidden(), x, y - sprites.HIDDEN // 2)
    else:
        picture.text(str(total), x, y, POINTS, inks.strong)
    found = str(view.tokens[seat] + view.found[seat])
    left = box.right - strips.TIP // 2
    left -= picture.text(found, left, y, FOUND, inks.strong, across=RIGHT) + JAR + 2
    picture.put(sprites.icon("artifact", JAR, inks.quiet), left, y - JAR // 2)


# The columns


def card_box(cell: Box) -> Box:
    """Where a column's last card lies in its cell."""
    return Box(cell.x + CARD_IN, cell.y + (ROW - CARD_HEIGHT) // 2, CARD_WIDTH, CARD_HEIGHT)


def pill_box(cell: Box) -> Box:
    """Where in a cell stands what the column's figure counts."""
    left = card_box(cell).right + PILL_GAP
    return Box(left, cell.y + (ROW - PILL_HEIGHT) // 2, cell.right - PILL_GAP - left, PILL_HEIGHT)


def _column(picture: Canvas, cell: Box, view: View, seat: Seat, colour: int) -> None:
    """A column's last card with its direction, and what its figure counts, with a hat on the researcher's."""
    box, column, key = card_box(cell), view.columns[seat][colour], COLOUR_KEYS[COLOURS[colour]]
    if not column:
        picture.put(cards.slot(box.w, box.h, cards.SMALL_RADIUS, key), box.x, box.y)
        return
    heading = view.directions[seat][colour] if view.options.up_or_down else None
    picture.put(pieces.mark(column[-1], heading, box.w, box.h), box.x, box.y)
    if not view.stones[seat][colour]:
        return
    box, points = pill_box(cell), figures(view.stones[seat], view.researchers[seat])[colour]
    style = LONG_WORTH if abs(points) >= LONG else WORTH
    picture.put(sprites.pill(points, box.w, box.h, style), box.x, box.y)
    if view.researchers[seat] == colour:
        hat = sprites.medal("hat", HAT, theme.GOLD, theme.GOLD_DEEP, theme.GOLD_INK)
        picture.centre(hat, box.right - HAT_IN, box.y + HAT_UP)


def _ahead(picture: Canvas, cell: Box, view: View, seat: Seat, colour: int) -> None:
    """The next stones of one's own figure: what lies on each, or its value."""
    first, key = view.stones[seat][colour] + 1, COLOUR_KEYS[COLOURS[colour]]
    room = Box(cell.x + CARD_IN, cell.y + ROW - CARD_IN // 2, cell.w - 2 * CARD_IN, STONE_HEIGHT)
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
        drawn.put(pieces.tile(kind, TILE), (w - TILE) // 2, (STONE_HEIGHT - TILE) // 2)
    else:
        drawn.text(numeral(VALUES[stone - 1]), w / 2, STONE_HEIGHT / 2, STONE, ink, across=MIDDLE)
    return drawn.sprite()


def stone_paints(key: str) -> tuple[Colour, Colour]:
    """A stone ahead from top to bottom: quieter than the cards above it, and still written on."""
    paints = theme.SUITS[key]
    middle = theme.blend(paints.top, paints.bottom, 0.5)
    return theme.blend(paints.top, theme.TABLE_DARK, DIM), theme.blend(middle, theme.TABLE_DARK, DIM)


# The piles


def _piles(picture: Canvas, rows: Rows, view: View) -> None:
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
    drawing = Drawing(COUNT_ICON + COUNT_GAP + fonts.line(str(number), FOUND).advance, COUNT_ICON)
    drawn = Overlay(drawing.sprite())
    drawn.icon("beneath", 0, 0, COUNT_ICON, theme.QUIET)
    drawn.text(str(number), COUNT_ICON + COUNT_GAP, COUNT_ICON / 2, FOUND, theme.CREAM)
    return drawn.sprite()


def discard_box(cell: Box) -> Box:
    """Where a discard pile's top card lies in its cell."""
    return Box(cell.x + CARD_IN, cell.y + (PILES - DISCARD_HEIGHT) * 2 // 3, DISCARD_WIDTH, DISCARD_HEIGHT)


def _draw_pile(picture: Canvas, box: Box, view: View) -> None:
    pile, layers = pile_box(box), min(view.pile // CARDS_A_LAYER, MOST_LAYERS)
    if view.pile:
        picture.put(strips.backs(layers), pile.x, pile.y - 2 * layers)
    picture.text(str(view.pile), pile.right + SPACE, box.middle[1], PILE_COUNT, theme.CREAM)
    x, y = box.right - FIELD_RIGHT - COUNTER_WIDTH, box.middle[1] - COUNTER_HEIGHT // 2
    gutter.crossed(picture, Box(x, y, COUNTER_WIDTH, COUNTER_HEIGHT), view.crossed)


def pile_box(field: Box) -> Box:
    """Where the draw pile lies."""
    y = field.middle[1] - strips.BACK_HEIGHT // 2
    return Box(field.x + IN, y, strips.BACK_WIDTH, strips.BACK_HEIGHT)


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
