"""Hands in the board game: the private hand with the table below it, and all hands for replays.

The small table has the other players, the piles, own columns and the stones ahead in rows. A row has a field
at the left, and a cell per suit. With it, a game can be played from direct messages alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.card_games import Card
from engine.core.catalogue import Say
from engine.core.phrasing import numeral
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
from engine.games.lost_cities_board.scoring import current_points, figure_points
from render import bars, card_faces, fonts, hand_picture, sprites, theme
from render.backgrounds import shipped
from render.bars import Inks
from render.canvas import MIDDLE, RIGHT, Canvas, Overlay
from render.drawing import Drawing, Sprite
from render.games.lost_cities_board import card_sprites, gutter, piece_sprites
from render.geometry import EDGE, WIDTH, Box, columns
from render.hand_picture import STRIP_GAP
from render.image_cache import cached_image
from render.layers import Layers
from render.theme import Colour, Style


def hand(view: View, names: Sequence[str], say: Say) -> Layers | None:
    """Return the viewer's hand with the table below it; None for an onlooker."""
    if view.viewer is None:
        return None
    seats = len(view.totals)
    named = players_named_above(view, names, say)
    top = hand_picture.names_bottom(named)
    picture = hand_picture.empty_hand(top, rows_height(seats), strip_ground, seats)
    new = view.hand.index(view.drawn) if view.drawn in view.hand else None
    playable = [card in view.playable for card in view.hand]
    for index, box in enumerate(hand_picture.raised_boxes(playable)):
        number, key = str(NUMBER[view.hand[index]]), COLOUR_KEYS[view.hand[index][0]]
        card_faces.paint_hand_card(picture, box, number, key, dimmed=not playable[index])
        if index == new:
            hand_picture.mark_drawn(picture, box)
    hand_picture.paint_keys(picture, view.hand, playable)
    hand_picture.paint_names(picture, named)
    paint_strip(picture, top, view, [""] * len(names) if named else names, say)
    return picture


def hands(views: Sequence[View], names: Sequence[str], say: Say) -> Image.Image:
    """Return all hands as one image. `views` are the owners' own, in order of seats."""
    return hand_picture.all_hands([view.hand for view in views], names, _row_card)


def _row_card(card: Card, w: int, h: int) -> Sprite:
    return card_faces.small_card(str(NUMBER[card]), COLOUR_KEYS[card[0]], w, h, 0)


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
        return Box(0, self.tops[row], GUTTER - STRIP_GAP, self._heights[row])

    def cells(self, row: int) -> tuple[Box, ...]:
        """Return a row's boxes by suit. Rows are counted from 0 at the top."""
        box = Box(GUTTER, self.tops[row], WIDTH - GUTTER - EDGE, self._heights[row])
        return columns(box, len(COLOURS), STRIP_GAP)

    @property
    def piles(self) -> int:
        """The index of the row of the piles."""
        return len(self.others)

    @property
    def own(self) -> int:
        """The index of the viewer's row; for an onlooker of seat 0's."""
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
    down = (PILES_HEIGHT - DISCARD_HEIGHT) * 2 // 3
    return Box(cell.x + CARD_IN, cell.y + down, DISCARD_WIDTH, DISCARD_HEIGHT)


WORTH = theme.LABEL
HAT, HAT_IN, HAT_UP = 34, 6, 2
STONES_AHEAD, STONE_HEIGHT, STONE_GAP, STONE_RADIUS, STONE_IN = 3, 48, 3, 10, 3
STONE, SMALL_TILE = theme.FINE, 42
"""A small stone's value, and the size of a tile on it."""
DIM = 0.12
"""How dark the stones ahead are."""


def _paint_column(picture: Canvas, cell: Box, view: View, seat: Seat, colour: int) -> None:
    """Paint a column's last card or empty place, and its figure's points, with a hat for the researcher."""
    box, column, key = card_box(cell), view.columns[seat][colour], COLOUR_KEYS[COLOURS[colour]]
    if not column:
        picture.put(card_faces.empty_slot(box.w, box.h, card_faces.SMALL_RADIUS, key), box.x, box.y)
        return
    heading = view.directions[seat][colour] if view.options.up_or_down else None
    picture.put(card_sprites.column_card(column[-1], heading, box.w, box.h), box.x, box.y)
    if not view.stones[seat][colour]:
        return
    box, points = pill_box(cell), figure_points(view.stones[seat], view.researchers[seat])[colour]
    picture.put(sprites.points_pill(points, box.w, box.h, WORTH), box.x, box.y)
    if view.researchers[seat] == colour:
        hat = sprites.medal("hat", HAT, *theme.GOLDEN)
        picture.centre(hat, box.right - HAT_IN, box.y + HAT_UP)


def _paint_stones_ahead(picture: Canvas, cell: Box, view: View, seat: Seat, colour: int) -> None:
    """Paint the next `STONES_AHEAD` stones (fewer near the city) of a seat's figure: each tile, or value."""
    first, key = view.stones[seat][colour] + 1, COLOUR_KEYS[COLOURS[colour]]
    room = Box(cell.x + STONE_IN, cell.y + ROW - CARD_IN // 2, cell.w - 2 * STONE_IN, STONE_HEIGHT)
    for index, box in enumerate(columns(room, STONES_AHEAD, STONE_GAP)):
        stone = first + index
        if stone > STONES:
            break
        picture.put(_small_stone(key, stone, view.tiles[colour][stone - 1], box.w), box.x, box.y)


@cached_image
def _small_stone(key: str, stone: int, kind: str, w: int) -> Sprite:
    """Return a stone ahead with its tile, or with its value if `kind` is empty."""
    drawing = Drawing(w, STONE_HEIGHT)
    drawing.shade(drawing.rounded(0, STONE_RADIUS), *stone_paints(key))
    drawn, ink = Overlay(drawing.sprite()), theme.SUITS[key].ink
    if kind:
        drawn.put(
            piece_sprites.tile(kind, SMALL_TILE), (w - SMALL_TILE) // 2, (STONE_HEIGHT - SMALL_TILE) // 2
        )
    else:
        drawn.text(numeral(VALUES[stone - 1]), w / 2, STONE_HEIGHT / 2, STONE, ink, across=MIDDLE)
    return drawn.sprite()


def stone_paints(key: str) -> tuple[Colour, Colour]:
    """Return the gradient of a stone ahead, quieter than the cards but with legible text."""
    paints = theme.SUITS[key]
    middle = theme.blend(paints.top, paints.bottom, 0.5)
    return theme.blend(paints.top, theme.TABLE_DARK, DIM), theme.blend(middle, theme.TABLE_DARK, DIM)


MAX_BENEATH = 3
COUNT, COUNT_ICON, COUNT_GAP = theme.NOTE, 30, 5
PILE_SPACE, PILE_RIGHT_IN = 7, 12
PILE_COUNT = theme.PILE
CARDS_PER_LAYER, MAX_LAYERS = 25, 3
COUNTER_WIDTH, COUNTER_HEIGHT = 80, 72


def _paint_piles(picture: Canvas, rows: Rows, view: View) -> None:
    """Paint the draw pile, the number of crossings, and the discard piles, with their sizes."""
    _paint_draw_pile_and_crossings(picture, rows.field(rows.piles), view)
    for (card, count), cell in zip(view.discards, rows.cells(rows.piles), strict=True):
        box = discard_box(cell)
        if card is None:
            continue
        beneath = min(count - 1, MAX_BENEATH)
        sprite = card_faces.small_card(str(NUMBER[card]), COLOUR_KEYS[card[0]], box.w, box.h, beneath)
        picture.put(sprite, box.x, box.y - card_faces.small_card_rise(beneath))
        size, x = _count_sprite(count), box.right + card_faces.small_card_rise(MAX_BENEATH) + COUNT_GAP
        picture.put(size, x, box.middle[1] - size.h // 2)


@cached_image
def _count_sprite(number: int) -> Sprite:
    """Return a pile's icon with the `number` of its cards."""
    drawing = Drawing(COUNT_ICON + COUNT_GAP + fonts.line(str(number), COUNT).advance, COUNT_ICON)
    drawn = Overlay(drawing.sprite())
    drawn.icon("beneath", 0, 0, COUNT_ICON, theme.QUIET)
    drawn.text(str(number), COUNT_ICON + COUNT_GAP, COUNT_ICON / 2, COUNT, theme.CREAM)
    return drawn.sprite()


def _paint_draw_pile_and_crossings(picture: Canvas, box: Box, view: View) -> None:
    """Paint the draw pile (unless empty) with its number of cards, and the counter of bridge crossings."""
    pile, layers = hand_picture.draw_pile_box(box, IN), min(view.pile // CARDS_PER_LAYER, MAX_LAYERS)
    if view.pile:
        picture.put(hand_picture.small_draw_pile(layers), pile.x, pile.y - 2 * layers)
    picture.text(str(view.pile), pile.right + PILE_SPACE, box.middle[1], PILE_COUNT, theme.CREAM)
    x, y = box.right - PILE_RIGHT_IN - COUNTER_WIDTH, box.middle[1] - COUNTER_HEIGHT // 2
    gutter.paint_crossing_counter(picture, Box(x, y, COUNTER_WIDTH, COUNTER_HEIGHT), view.crossed)


UPPER, LOWER = 28, 68
BADGE, SPACE = 48, 7
POINTS, FOUND = Style(theme.TOTAL.face, 42), theme.NOTE
JAR, CROWN = 32, 42
RIGHT_IN = 12


def players_named_above(view: View, names: Sequence[str], say: Say) -> list[bars.HeaderSeat]:
    """Return the players besides the viewer if a name would be too long for its row in some turn; else []."""
    rows = Rows(view)
    room = rows.field(0).w - IN - RIGHT_IN - hand_picture.TIP // 2 - CROWN - SPACE
    if all(fonts.advance(names[seat], theme.NARROW) <= room for seat in rows.others):
        return []
    return [
        bars.HeaderSeat(seat, names[seat], turn=say("picture-to-move") if seat == view.turn else "")
        for seat in rows.others
    ]


def _paint_player(picture: Canvas, box: Box, view: View, seat: Seat, names: Sequence[str], say: Say) -> None:
    """Paint a seat's badge, points and artifacts above, its name and crown below. It is light if to move.

    Without name and crown, the rest is in the middle.
    """
    to_move = view.turn == seat
    inks = bars.ON_LIGHT if to_move else bars.ON_DARK
    if to_move:
        picture.put(hand_picture.turn_pointer(box.w, box.h), box.x, box.y)
    words, crowned = _name_text(view, seat, names, say), seat in view.ahead
    upper = UPPER if words or crowned else ROW // 2
    _paint_points(picture, Box(box.x + IN, box.y, box.w - IN - RIGHT_IN, ROW), upper, view, seat, inks)
    x, y, right = box.x + IN, box.y + LOWER, box.right - RIGHT_IN - (hand_picture.TIP // 2 if to_move else 0)
    wide = fonts.line(words, theme.LABEL).advance
    beside = x + wide + SPACE + CROWN <= right or box.h == ROW
    room = right - x - (CROWN + SPACE if crowned and beside else 0)
    after = x + picture.name_text(words, x, y, theme.LABEL, inks.strong, room)
    if crowned:
        # Only the viewer's row has room below the name.
        x, y = (after + (SPACE if words else 0), y) if beside else (x, y + AHEAD_HEIGHT - SPACE)
        picture.put(sprites.crown(CROWN), x, y - CROWN // 2)


def _name_text(view: View, seat: Seat, names: Sequence[str], say: Say) -> str:
    """Return the seat's name; for the viewer “You”, or “Your turn” if they are to move."""
    if seat != view.viewer:
        return names[seat]
    return say("picture-your-turn" if seat == view.turn else "picture-you")


def _paint_points(picture: Canvas, box: Box, down: int, view: View, seat: Seat, inks: Inks) -> None:
    """Paint a seat's badge, points and artifacts on a line `down` pixels below the top of `box`."""
    y, x, total = box.y + down, box.x, current_points(view.totals, view.worths)[seat]
    picture.put(sprites.badge(seat, BADGE), x, y - BADGE // 2)
    x += BADGE + SPACE
    if total is None:
        picture.put(sprites.hidden_points(), x, y - sprites.HIDDEN // 2)
    else:
        picture.text(numeral(total), x, y, POINTS, inks.strong)
    found = str(view.tokens[seat] + view.found[seat])
    left = box.right - hand_picture.TIP // 2
    left -= picture.text(found, left, y, FOUND, inks.strong, across=RIGHT) + JAR + 2
    picture.put(sprites.icon("artifact", JAR, inks.quiet), left, y - JAR // 2)


ARROW_IN = 12
"""How far the arrow of the viewer's draw is above a pile's foot."""


@shipped("board-strip", (2,), (3,), (4,))
def strip_ground(seats: int) -> Image.Image:
    """Return the empty rows for a number of seats, with the lands behind them."""
    cells = columns(Box(GUTTER, 0, WIDTH - GUTTER - EDGE, rows_height(seats) - EDGE), len(COLOURS), STRIP_GAP)
    keys = [COLOUR_KEYS[letter] for letter in COLOURS]
    piles = Box(0, (seats - 1) * ROW, WIDTH, PILES_HEIGHT)
    lines = [*(row * ROW for row in range(seats)), piles.bottom]
    return hand_picture.strip_ground(rows_height(seats), cells, keys, lines, piles)


def paint_strip(picture: Canvas, top: int, view: View, names: Sequence[str], say: Say) -> None:
    """Paint the other players' rows, the piles and the viewer's row, from y = `top` down."""
    rows, own = Rows(view, top), view.viewer or 0
    hand_picture.paint_own_frame(picture, rows.cells(rows.own))
    _paint_walked(picture, rows, view)
    for seat in (*rows.others, own):
        _paint_player(picture, rows.field(rows.of(seat)), view, seat, names, say)
        for colour, cell in enumerate(rows.cells(rows.of(seat))):
            _paint_column(picture, cell, view, seat, colour)
    for colour, cell in enumerate(rows.cells(rows.own)):
        _paint_stones_ahead(picture, cell, view, own, colour)
    _paint_piles(picture, rows, view)
    _paint_last_turn(picture, rows, view)


def _paint_walked(picture: Canvas, rows: Rows, view: View) -> None:
    """Outline the points of the figures that walked in the last turn."""
    if view.last is None:
        return
    cells = rows.cells(rows.of(view.last.seat))
    for colour in {colour for colour, _ in view.last.walked}:
        box = pill_box(cells[colour])
        picture.put(sprites.last_move_ring(box.w, box.h, PILL_HEIGHT // 2), box.x, box.y)


def _paint_last_turn(picture: Canvas, rows: Rows, view: View) -> None:
    """Outline the card laid or discarded last, and put an arrow at the pile drawn from."""
    last = view.last
    if last is None:
        return
    cells, piles = rows.cells(rows.of(last.seat)), rows.cells(rows.piles)
    laid = discard_box(piles[COLOUR[last.card]]) if last.discarded else card_box(cells[COLOUR[last.card]])
    picture.put(sprites.last_move_ring(laid.w, laid.h, card_faces.SMALL_RADIUS), laid.x, laid.y)
    if last.source is None:
        return
    drawn = hand_picture.draw_pile_box(rows.field(rows.piles), IN)
    if last.source != PILE:
        drawn = discard_box(piles[COLOURS.index(last.source)])
    is_own = last.seat == view.viewer
    arrow = sprites.medal("down" if is_own else "up", hand_picture.STRIP_ARROW, *theme.PALE)
    picture.centre(arrow, drawn.middle[0], drawn.bottom - ARROW_IN if is_own else drawn.y)
