"""The whole table in three rows under a hand: the rivals, the piles, one's own expeditions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.core.cards import Card
from engine.core.catalogue import Say
from engine.core.numerals import numeral
from engine.games.lost_cities.model import (
    COLOUR,
    COLOUR_KEYS,
    COLOURS,
    NUMBER,
    PILE,
    WAGER,
    Expedition,
    Move,
    View,
    side_of,
)
from engine.games.lost_cities.scoring import BONUS_CARDS, leads, standing
from render import bars, fonts, sprites, theme
from render import cards as common
from render.canvas import RIGHT, Canvas
from render.games.lost_cities import cards
from render.geometry import EDGE, PAD, WIDTH, Box, columns
from render.lands import land
from render.numerals import signed
from render.sheet import Sheet, Sprite, gradient
from render.theme import Style

ROW = 108
HEIGHT = 3 * ROW + EDGE
RIVALS, PILES, OWN = range(3)
"""The rows, from top to bottom."""
GUTTER, PARTNERS_GUTTER = 230, 284
"""Left of the columns: whose row it is."""
GAP = 6
NIGHT, DEEP_NIGHT = 0.78, 0.9
"""How much of the table's dark lies on the lands behind the rows, and behind the piles."""
LINE_SHARE = 0.45
"""How bright the line on both sides of a column is."""
RADIUS = 16
CARD_HEIGHT, CARD_DOWN = 80, 19
CARD_SHARE = 0.42
"""How much of a cell's width its top card takes."""
MOST_BENEATH = 3
PILL_HEIGHT, PILL_PAD, PILL_ROUND = 50, 5, 24
"""The pill of a worth, the room on both sides of it, and how much wider it is than its number at least."""
WORTH = Style(theme.WORTH.face, 38)
WAGER_ICON, WAGERS_UP = 30, 3
STAR = 34
COUNT_ICON = 40
FRAME = 5
TIP = 24
"""How far the light field of the side to move points to its expeditions."""
BADGE, BADGE_GAP = 52, 12
TOTAL = Style(theme.TOTAL.face, 50)
UPPER, LOWER = 36, 82
"""Where the two lines of a row's field are, from its top."""
CROWN, CROWN_GAP = 38, 7
BACK_WIDTH, BACK_HEIGHT = 56, 76
CARDS_A_LAYER, MOST_LAYERS = 12, 4
ARROW = 40


class Row:
    """Where one of the rows is: its field at the left, its cells."""

    def __init__(self, view: View, top: int, number: int) -> None:
        gutter = PARTNERS_GUTTER if view.options.partners else GUTTER
        self.number, y = number, top + number * ROW
        self.field = Box(0, y, gutter - GAP, ROW)
        room = Box(gutter, y, WIDTH - gutter - EDGE, ROW)
        self.cells = columns(room, view.options.colours, GAP)

    def card(self, colour: int) -> Box:
        """Where a colour's top card lies."""
        cell = self.cells[colour]
        return Box(cell.x + GAP + 2, cell.y + CARD_DOWN, round(cell.w * CARD_SHARE), CARD_HEIGHT)

    def beside(self, colour: int) -> Box:
        """The room right of that card and of the edges of those beneath it."""
        cell, card = self.cells[colour], self.card(colour)
        left = card.right + cards.small_up(MOST_BENEATH) + PILL_PAD - 2
        return Box(left, cell.y, cell.right - PILL_PAD - left, cell.h)


def strip(picture: Canvas, top: int, view: View, names: Sequence[str], say: Say) -> None:
    """Paints the three rows from a height on; names by seat. One's own side is below."""
    viewer = view.viewer or 0
    own = side_of(viewer)
    rows = [Row(view, top, number) for number in (RIVALS, PILES, OWN)]
    if view.viewer is not None:
        _frame(picture, rows[OWN])
    for row, side in ((rows[RIVALS], 1 - own), (rows[OWN], own)):
        _field(picture, row.field, view, side, names, say)
        for colour, expedition in enumerate(view.board[side]):
            _top(picture, row, colour, expedition[-1] if expedition else None, len(expedition))
    _piles(picture, rows[PILES], view, say)
    _last(picture, rows, view, own)
    for row, side in ((rows[RIVALS], 1 - own), (rows[OWN], own)):
        for colour, expedition in enumerate(view.board[side]):
            _worth(picture, row.beside(colour), colour, expedition, view.worths[side][colour])


@lru_cache(maxsize=4)
def ground(colours: int, gutter: int) -> Image.Image:
    """The empty rows, with the lands through all three. Shared: paint on copies only."""
    image = gradient(WIDTH, HEIGHT, theme.TABLE_DARK, theme.BAND_DARK)
    room = Box(gutter, 0, WIDTH - gutter - EDGE, 3 * ROW)
    for colour, box in enumerate(columns(room, colours, GAP)):
        image.paste(_column(box.w, box.h, COLOUR_KEYS[COLOURS[colour]]), (box.x, 0))
    for row in (0, 1, 2):
        image.paste(theme.BAND_LINE, (0, row * ROW, WIDTH, row * ROW + 2))
    return image


def _column(w: int, h: int, key: str) -> Image.Image:
    """A land at night behind a column, darkest behind the piles."""
    scene = land(key, w, h)
    dark = Image.new("RGB", scene.size, theme.TABLE_DARK)
    night = Image.blend(scene, dark, NIGHT)
    piles = (0, ROW, w, 2 * ROW)
    night.paste(Image.blend(scene, dark, DEEP_NIGHT).crop(piles), piles)
    line = theme.blend(theme.TABLE_DARK, theme.SUITS[key].bottom, LINE_SHARE)
    for x in (0, w - 2):
        night.paste(line, (x, 0, x + 2, h))
    return night


def _field(picture: Canvas, box: Box, view: View, side: int, names: Sequence[str], say: Say) -> None:
    """Who plays for a side and what they have; light, and pointing, if one of them is to move."""
    to_move = view.turn is not None and side_of(view.turn) == side
    inks = bars.ON_LIGHT if to_move else bars.ON_DARK
    if to_move:
        picture.put(_pointer(box.w, box.h), box.x, box.y)
    x, right = box.x + PAD - GAP, box.right - TIP // 2
    after = _seats(picture, x, box.y + UPPER, view, side, inks)
    total, crowned = numeral(standing(view)[side]), view.turn is not None and leads(view, side)
    if view.options.partners:
        x += picture.text(total, x, box.y + LOWER, TOTAL, inks.strong) + BADGE_GAP
    else:
        picture.text(total, after, box.y + UPPER, TOTAL, inks.strong)
    room = right - x - (CROWN + CROWN_GAP if crowned else 0)
    x += picture.text(_who(view, side, names, say), x, box.y + LOWER, theme.LABEL, inks.strong, room=room)
    if crowned:
        crown = sprites.icon("crown", CROWN, theme.CROWN if to_move else theme.GOLD)
        picture.put(crown, x + CROWN_GAP, box.y + LOWER - CROWN // 2)


def _seats(picture: Canvas, x: int, y: int, view: View, side: int, inks: bars.Inks) -> int:
    """A side's badges, partners' each with the number of cards in that hand; returns where they end."""
    for seat in view.sides[side]:
        picture.put(sprites.badge(seat, BADGE), x, y - BADGE // 2)
        x += BADGE + BADGE_GAP
        if view.options.partners:
            x += picture.text(str(view.hand_sizes[seat]), x, y, theme.NOTE, inks.quiet) + BADGE_GAP
    return x


def _who(view: View, side: int, names: Sequence[str], say: Say) -> str:
    """Whose turn it is, or who they are."""
    if view.turn is not None and side_of(view.turn) == side:
        return say("picture-your-turn") if view.turn == view.viewer else names[view.turn]
    return " & ".join(say("picture-you") if seat == view.viewer else names[seat] for seat in view.sides[side])


@lru_cache(maxsize=4)
def _pointer(w: int, h: int) -> Sprite:
    """The light field of the side to move."""
    sheet = Sheet(w, h)
    shape = sheet.polygon([(0, 0), (w - TIP, 0), (w, h / 2), (w - TIP, h), (0, h)])
    sheet.shade(shape, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    return sheet.sprite()


def _frame(picture: Canvas, row: Row) -> None:
    """A light line round one's own expeditions."""
    first, last = row.cells[0], row.cells[-1]
    box = Box(first.x, first.y, last.right - first.x, first.h).inset(-FRAME + 2)
    picture.put(_outline(box.w, box.h), box.x, box.y)


@lru_cache(maxsize=4)
def _outline(w: int, h: int) -> Sprite:
    sheet = Sheet(w, h)
    sheet.ink(sheet.rounded(0, RADIUS, edge=FRAME), theme.LIGHT_TOP)
    return sheet.sprite()


def _top(picture: Canvas, row: Row, colour: int, card: Card | None, count: int) -> None:
    """A pile's top card on the edges of some of those beneath it, or the place for one."""
    box = row.card(colour)
    if card is None:
        slot = common.slot(box.w, box.h, cards.SMALL_RADIUS, COLOUR_KEYS[COLOURS[colour]])
        picture.put(slot, box.x, box.y)
        return
    beneath = min(count - 1, MOST_BENEATH)
    picture.put(cards.small(card, box.w, box.h, beneath), box.x, box.y - cards.small_up(beneath))


def _worth(picture: Canvas, box: Box, colour: int, expedition: Expedition, worth: int | None) -> None:
    """What an expedition is worth, a mark for each wager, and a star where its length earns the bonus."""
    if worth is None:
        return
    wagers = sum(NUMBER[card] == WAGER for card in expedition)
    x, y = box.middle
    if wagers:
        y += WAGER_ICON // 2
        _wagers(picture, x, y - PILL_HEIGHT // 2 - WAGERS_UP, wagers, COLOUR_KEYS[COLOURS[colour]])
    width = max(box.w, fonts.line(signed(worth), WORTH).advance + PILL_ROUND)
    picture.put(sprites.pill(worth, width, PILL_HEIGHT, WORTH), box.right - width, y - PILL_HEIGHT // 2)
    if len(expedition) >= BONUS_CARDS:
        star = sprites.medal("star", STAR, theme.GOLD, theme.GOLD_DEEP, theme.GOLD_INK)
        picture.centre(star, box.right - GAP, y + PILL_HEIGHT // 2)


def _wagers(picture: Canvas, x: int, bottom: int, count: int, key: str) -> None:
    left = x - count * WAGER_ICON // 2
    mark = sprites.icon("wager", WAGER_ICON - 2, theme.SUITS[key].top)
    for number in range(count):
        picture.put(mark, left + number * WAGER_ICON, bottom - WAGER_ICON)


def _piles(picture: Canvas, row: Row, view: View, say: Say) -> None:
    """The draw pile with its size and the round; each discard pile with the number of all its cards."""
    _draw_pile(picture, row.field, view, say)
    for colour, (card, count) in enumerate(view.discards):
        _top(picture, row, colour, card, count)
        if card is None:
            continue
        beside = row.beside(colour)
        y = beside.middle[1] + CARD_DOWN // 4
        icon = sprites.icon("beneath", COUNT_ICON, theme.QUIET)
        picture.put(icon, beside.x, y - COUNT_ICON // 2)
        picture.text(str(count), beside.right - GAP, y, theme.WORTH, theme.CREAM, across=RIGHT)


def _draw_pile(picture: Canvas, box: Box, view: View, say: Say) -> None:
    x, y = box.x + PAD - GAP, box.middle[1]
    if view.pile:
        layers = min(view.pile // CARDS_A_LAYER, MOST_LAYERS)
        picture.put(_backs(layers), x, y - BACK_HEIGHT // 2 - 2 * layers)
    x += BACK_WIDTH + BADGE_GAP
    if view.options.rounds == 1:
        picture.text(str(view.pile), x + GAP, y, TOTAL, theme.CREAM)
        return
    picture.text(str(view.pile), x, box.y + UPPER, TOTAL, theme.CREAM)
    words = say("picture-round-number", round=str(view.round))
    picture.text(words, x, box.y + LOWER, theme.LABEL, theme.QUIET, room=box.right - x)


@lru_cache(maxsize=8)
def _backs(layers: int) -> Sprite:
    edge = common.edge(BACK_WIDTH, BACK_HEIGHT, cards.SMALL_RADIUS)
    back = common.back(BACK_WIDTH, BACK_HEIGHT, cards.SMALL_RADIUS)
    return common.piled(back, edge, layers, cards.SMALL_STEP)


def _last(picture: Canvas, rows: Sequence[Row], view: View, own: int) -> None:
    """Outlines the card that was laid down; an arrow shows where the new one came from, and to whom."""
    move = view.last
    if not isinstance(move, Move):
        return
    is_own = side_of(move.seat) == own
    row = rows[PILES] if move.discarded else rows[OWN if is_own else RIVALS]
    box = row.card(COLOUR[move.card])
    picture.put(sprites.ring(box.w, box.h, cards.SMALL_RADIUS), box.x, box.y)
    source = _back_box(rows[PILES]) if move.source == PILE else rows[PILES].card(COLOURS.index(move.source))
    arrow = sprites.medal("down" if is_own else "up", ARROW, theme.LIGHT_TOP, theme.GOLD, theme.INK)
    picture.centre(arrow, source.middle[0], source.bottom + GAP if is_own else source.y - GAP)


def _back_box(row: Row) -> Box:
    """Where the draw pile lies."""
    return Box(row.field.x + PAD - GAP, row.field.middle[1] - BACK_HEIGHT // 2, BACK_WIDTH, BACK_HEIGHT)
