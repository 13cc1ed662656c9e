"""Hands in Lost Cities: the private hand with the table below it, and all hands for replays.

The small table has three rows: opponents, piles, own expeditions. A row has a field at the left, and a cell
per suit. With it, a game can be played from direct messages alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from engine.core.card_games import Card
from engine.core.catalogue import Say
from engine.core.phrasing import join_names, numeral, signed
from engine.games.lost_cities.model import (
    COLOUR,
    COLOUR_KEYS,
    COLOURS,
    NUMBER,
    PILE,
    SIDES,
    WAGER,
    Expedition,
    Move,
    View,
    partner_of,
    side_of,
)
from engine.games.lost_cities.scoring import BONUS_CARDS, current_points
from render import bars, card_faces, fonts, hand_picture, sprites, theme
from render.backgrounds import shipped
from render.canvas import RIGHT, Canvas
from render.drawing import Sprite
from render.games.lost_cities import card_sprites
from render.games.lost_cities.tabletop import is_ahead
from render.geometry import EDGE, PAD, WIDTH, Box, columns
from render.hand_picture import STRIP_GAP
from render.layers import Layers
from render.theme import Style

GIVER_BADGE = 54
"""The size of the badge of the partner who passed a card."""
GIVER_ACROSS, GIVEN_ACROSS = 20, 18
"""The badge's distance left of the card's centre, and the arrow's right of it."""


def hand(view: View, names: Sequence[str], say: Say) -> Layers | None:
    """Return the viewer's hand with the table below it; None for an onlooker."""
    if view.viewer is None:
        return None
    named = players_named_above(view, names, say)
    top = hand_picture.names_bottom(named)
    picture = hand_picture.empty_hand(
        top, STRIP_HEIGHT, strip_ground, view.options.colours, gutter_width(view)
    )
    drawn = card_indexes(view.hand, (view.drawn,) if view.drawn else ())
    given = card_indexes(view.hand, view.given)
    playable = [card in view.playable for card in view.hand]
    for index, box in enumerate(hand_picture.raised_boxes(playable)):
        number, key = card_sprites.card_number(view.hand[index]), COLOUR_KEYS[view.hand[index][0]]
        card_faces.paint_hand_card(picture, box, number, key, dimmed=not playable[index])
        if index in drawn:
            hand_picture.mark_drawn(picture, box)
        elif index in given:
            _mark_given(picture, box, partner_of(view.viewer, len(view.hand_sizes)))
    hand_picture.paint_keys(picture, view.hand, playable)
    hand_picture.paint_names(picture, named)
    paint_strip(picture, top, view, [""] * len(names) if named else names, say)
    return picture


def card_indexes(hand: Sequence[Card], cards_: Sequence[Card]) -> frozenset[int]:
    """Return at which positions in `hand` the cards `cards_` are.

    Of equal cards, as many as `cards_` has, from the left.
    """
    left, found = Counter(cards_), set()
    for index, card in enumerate(hand):
        if left[card]:
            left[card] -= 1
            found.add(index)
    return frozenset(found)


def _mark_given(picture: Canvas, box: Box, giver: int) -> None:
    """Mark a card that the partner gave: an outline, an arrow and the giver's badge."""
    hand_picture.outline_card(picture, box)
    x, y = box.middle[0], box.y - hand_picture.NEW_OUT
    arrow = sprites.medal("right", hand_picture.NEW_MARK, *theme.PALE)
    picture.centre(arrow, x + GIVEN_ACROSS, y)
    picture.centre(sprites.badge(giver, GIVER_BADGE), x - GIVER_ACROSS, y)


def hands(views: Sequence[View], names: Sequence[str], say: Say) -> Image.Image:
    """Return all hands as an image, a row per seat. `views` are the owners' own, in order of seats."""
    return hand_picture.all_hands([view.hand for view in views], names, _row_card)


def _row_card(card: Card, w: int, h: int) -> Sprite:
    return card_sprites.small_card(card, w, h, 0)


ROW = 108
STRIP_HEIGHT = 3 * ROW + EDGE
"""The height of all three rows."""
OPPONENTS, PILES, OWN = range(3)
"""The rows from top to bottom."""
GUTTER, PARTNERS_GUTTER = 230, 284
"""The width left of the columns, in the duel and for partners."""
CARD_HEIGHT, CARD_DOWN = 80, 19
CARD_SHARE = 0.42
"""The width of a top card as a share of its cell."""
MAX_BENEATH = 3
PILL_HEIGHT, PILL_PAD, PILL_ROUND = 50, 5, 24
"""The pill of an expedition's points: height, margin, and how much wider than its number it is."""
WORTH = theme.LABEL
WAGER_ICON, WAGERS_UP = 30, 3
STAR = 34
AUTHOR = 40
"""The badge, on the last move, of the partner who made it."""
COUNT_ICON = 40
BADGE, BADGE_GAP = 52, 12
TOTAL = Style(theme.TOTAL.face, 48)
FIELD_IN = PAD - STRIP_GAP
"""The space left of a row's badges and text."""
UPPER, LOWER = 36, 82
"""The centres of the two lines of a row's field."""
LOWER_END = LOWER + theme.LABEL.size // 2
"""Where the letters of the lower line end."""
OWN_TURN = 40
"""The arrow that says “Your turn” without words."""
CROWN, CROWN_GAP = 38, 7
CARDS_PER_LAYER, MAX_LAYERS = 12, 4


class Row:
    """The boxes of row `number` (from 0) of those from y = `top` on."""

    def __init__(self, view: View, top: int, number: int) -> None:
        """Compute the boxes. The rows have the same height."""
        left, y = gutter_width(view), top + number * ROW
        self.field = Box(0, y, left - STRIP_GAP, ROW)
        room = Box(left, y, WIDTH - left - EDGE, ROW)
        self.cells = columns(room, view.options.colours, STRIP_GAP)

    def card(self, colour: int) -> Box:
        """Return the box of the top card of a suit (by index) in this row."""
        cell = self.cells[colour]
        return Box(cell.x + STRIP_GAP + 2, cell.y + CARD_DOWN, round(cell.w * CARD_SHARE), CARD_HEIGHT)

    def beside(self, colour: int) -> Box:
        """Return the box of what is written right of the card of a suit, given by index."""
        cell, card = self.cells[colour], self.card(colour)
        left = card.right + card_faces.small_card_rise(MAX_BENEATH) + PILL_PAD - 2
        return Box(left, cell.y, cell.right - PILL_PAD - left, cell.h)


def paint_strip(picture: Canvas, top: int, view: View, names: Sequence[str], say: Say) -> None:
    """Paint the three rows from y = `top` on. The viewer's side is at the bottom."""
    viewer = view.viewer or 0
    own = side_of(viewer)
    rows = [Row(view, top, number) for number in (OPPONENTS, PILES, OWN)]
    if view.viewer is not None:
        hand_picture.paint_own_frame(picture, rows[OWN].cells)
    for row, side in ((rows[OPPONENTS], 1 - own), (rows[OWN], own)):
        _paint_field(picture, row.field, view, side, names, say)
        for colour, expedition in enumerate(view.board[side]):
            _paint_top_card(picture, row, colour, expedition[-1] if expedition else None, len(expedition))
    _paint_piles(picture, rows[PILES], view, say)
    _paint_last_move(picture, rows, view, own)
    for row, side in ((rows[OPPONENTS], 1 - own), (rows[OWN], own)):
        for colour, expedition in enumerate(view.board[side]):
            _paint_points(picture, row.beside(colour), colour, expedition, view.worths[side][colour])


@shipped("duel-strip", (5, GUTTER), (6, GUTTER), (5, PARTNERS_GUTTER), (6, PARTNERS_GUTTER))
def strip_ground(colours: int, gutter: int) -> Image.Image:
    """Return the empty rows, with lands behind `colours` columns right of a `gutter` in pixels."""
    cells = columns(Box(gutter, 0, WIDTH - gutter - EDGE, 3 * ROW), colours, STRIP_GAP)
    keys = [COLOUR_KEYS[letter] for letter in COLOURS[:colours]]
    return hand_picture.strip_ground(
        STRIP_HEIGHT, cells, keys, (0, ROW, 2 * ROW), Box(0, PILES * ROW, WIDTH, ROW)
    )


def gutter_width(view: View) -> int:
    """Return the width left of the columns, in pixels. It is larger with partners."""
    return PARTNERS_GUTTER if view.options.partners else GUTTER


def players_named_above(view: View, names: Sequence[str], say: Say) -> list[bars.HeaderSeat]:
    """Return the players besides the viewer if a name would be too long for its row in some turn; else []."""
    field = Row(view, 0, OPPONENTS).field
    if all(_names_fit(field, view, side, names, say) for side in range(SIDES)):
        return []
    return [
        bars.HeaderSeat(seat, names[seat], turn=say("picture-to-move") if seat == view.turn else "")
        for seat in range(len(view.hand_sizes))
        if seat != view.viewer
    ]


def _names_fit(box: Box, view: View, side: int, names: Sequence[str], say: Say) -> bool:
    """Return whether a side's names fit into its field: all of them together, and each in its turn."""
    together = _field_text(replace(view, turn=None), side, names, say)
    each = [names[seat] for seat in view.sides[side] if seat != view.viewer]
    lines = [(together, False), *((name, True) for name in each)]
    return all(
        fonts.advance(words, theme.NARROW) <= _text_room(box, view, side, to_move=to_move)
        for words, to_move in lines
    )


def _text_room(box: Box, view: View, side: int, *, to_move: bool) -> int:
    """Return the width of the text on the lower line of a side's field, in pixels.

    The field of the side to move has a slanted edge: its text ends where its lower end meets that.
    """
    taken = 0
    if view.options.partners:
        taken = fonts.advance(numeral(current_points(view)[side]), TOTAL) + BADGE_GAP
    if _has_crown_below(box, view, side):
        taken += CROWN + BADGE_GAP
    inset = hand_picture.tip_inset(box.h, LOWER_END) if to_move else hand_picture.TIP // 2
    return box.w - FIELD_IN - inset - taken


def _paint_field(picture: Canvas, box: Box, view: View, side: int, names: Sequence[str], say: Say) -> None:
    """Paint the badges and points of a side above, and its name below; without a name, all in the middle.

    If “Your turn” does not fit, an arrow stands for it.
    """
    to_move = view.turn is not None and side_of(view.turn) == side
    inks = bars.ON_LIGHT if to_move else bars.ON_DARK
    if to_move:
        picture.put(hand_picture.turn_pointer(box.w, box.h), box.x, box.y)
    x = box.x + FIELD_IN
    words = _field_text(view, side, names, say)
    upper = box.y + UPPER if words or view.options.partners else box.middle[1]
    after = _paint_seats(picture, x, upper, view, side, inks)
    total = numeral(current_points(view)[side])
    if view.options.partners:
        x += picture.text(total, x, box.y + LOWER, TOTAL, inks.strong) + BADGE_GAP
    else:
        picture.text(total, after, upper, TOTAL, inks.strong)
    if is_ahead(view, side):
        crown = sprites.icon("crown", CROWN, theme.CROWN if to_move else theme.GOLD)
        if _has_crown_below(box, view, side):
            picture.put(crown, x, box.y + LOWER - CROWN // 2)
            x += CROWN + BADGE_GAP
        else:
            picture.put(crown, _crown_left(box), upper - CROWN // 2)
    room = _text_room(box, view, side, to_move=to_move)
    if to_move and view.turn == view.viewer and fonts.advance(words, theme.NARROW) > room:
        arrow = sprites.icon("right", OWN_TURN, inks.strong)
        picture.put(arrow, x, box.y + LOWER - OWN_TURN // 2)
    else:
        picture.name_text(words, x, box.y + LOWER, theme.LABEL, inks.strong, room)


def _crown_left(box: Box) -> int:
    """Return the left edge of a crown on the upper line of a side's field."""
    return box.right - hand_picture.TIP // 2 - CROWN_GAP - CROWN


def _has_crown_below(box: Box, view: View, side: int) -> bool:
    """Return whether a side's crown follows its points, since the sizes of its hands need the line above."""
    if not (view.options.partners and is_ahead(view, side)):
        return False
    numbers = sum(fonts.advance(str(view.hand_sizes[seat]), theme.NOTE) for seat in view.sides[side])
    gaps = len(view.sides[side]) * (BADGE + 2 * BADGE_GAP)
    return box.x + FIELD_IN + numbers + gaps > _crown_left(box)


def _paint_seats(picture: Canvas, x: int, y: int, view: View, side: int, inks: bars.Inks) -> int:
    """Paint a side's badges, for partners with hand sizes. Return the x of what follows, after a gap."""
    for seat in view.sides[side]:
        picture.put(sprites.badge(seat, BADGE), x, y - BADGE // 2)
        x += BADGE + BADGE_GAP
        if view.options.partners:
            x += picture.text(str(view.hand_sizes[seat]), x, y, theme.NOTE, inks.quiet) + BADGE_GAP
    return x


def _field_text(view: View, side: int, names: Sequence[str], say: Say) -> str:
    """Return the name of the side's seat to move, else its players'; the viewer is addressed.

    Empty names are left out.
    """
    if view.turn is not None and side_of(view.turn) == side:
        return say("picture-your-turn") if view.turn == view.viewer else names[view.turn]
    players = [say("picture-you") if seat == view.viewer else names[seat] for seat in view.sides[side]]
    return join_names([name for name in players if name], say)


def _paint_top_card(picture: Canvas, row: Row, colour: int, card: Card | None, count: int) -> None:
    """Paint the top card of a pile of `count` cards, or an empty place if it is None."""
    box = row.card(colour)
    if card is None:
        slot = card_faces.empty_slot(box.w, box.h, card_faces.SMALL_RADIUS, COLOUR_KEYS[COLOURS[colour]])
        picture.put(slot, box.x, box.y)
        return
    beneath = min(count - 1, MAX_BENEATH)
    pile = card_sprites.small_card(card, box.w, box.h, beneath)
    picture.put(pile, box.x, box.y - card_faces.small_card_rise(beneath))


def _paint_points(picture: Canvas, box: Box, colour: int, expedition: Expedition, points: int | None) -> None:
    """Paint an expedition's points, its wagers and its bonus star; nothing for None."""
    if points is None:
        return
    wagers = sum(NUMBER[card] == WAGER for card in expedition)
    x, y = box.middle
    if wagers:
        y += WAGER_ICON // 2
        _paint_wagers(picture, x, y - PILL_HEIGHT // 2 - WAGERS_UP, wagers, COLOUR_KEYS[COLOURS[colour]])
    width = max(box.w, fonts.line(signed(points), WORTH).advance + PILL_ROUND)
    pill = sprites.points_pill(points, width, PILL_HEIGHT, WORTH)
    picture.put(pill, box.right - width, y - PILL_HEIGHT // 2)
    if len(expedition) >= BONUS_CARDS:
        star = sprites.medal("star", STAR, *theme.GOLDEN)
        picture.centre(star, box.right - STRIP_GAP, y + PILL_HEIGHT // 2)


def _paint_wagers(picture: Canvas, x: int, bottom: int, count: int, key: str) -> None:
    """Paint `count` wager icons side by side, centred on x, that end at `bottom`."""
    left = x - count * WAGER_ICON // 2
    mark = sprites.icon("wager", WAGER_ICON - 2, theme.SUITS[key].top)
    for number in range(count):
        picture.put(mark, left + number * WAGER_ICON, bottom - WAGER_ICON)


def _paint_piles(picture: Canvas, row: Row, view: View, say: Say) -> None:
    """Paint the draw pile and, for each colour with discards, the top card and the number of cards."""
    _paint_draw_pile_and_round(picture, row.field, view, say)
    for colour, (card, count) in enumerate(view.discards):
        _paint_top_card(picture, row, colour, card, count)
        if card is None:
            continue
        beside = row.beside(colour)
        y = beside.middle[1] + CARD_DOWN // 4
        icon = sprites.icon("beneath", COUNT_ICON, theme.QUIET)
        picture.put(icon, beside.x, y - COUNT_ICON // 2)
        picture.text(str(count), beside.right - STRIP_GAP, y, theme.WORTH, theme.CREAM, across=RIGHT)


def _paint_draw_pile_and_round(picture: Canvas, box: Box, view: View, say: Say) -> None:
    """Paint the draw pile and its number of cards; in games of several rounds also the round."""
    pile, layers = hand_picture.draw_pile_box(box, FIELD_IN), min(view.pile // CARDS_PER_LAYER, MAX_LAYERS)
    if view.pile:
        picture.put(hand_picture.small_draw_pile(layers), pile.x, pile.y - 2 * layers)
    x = pile.right + BADGE_GAP
    if view.options.rounds == 1:
        picture.text(str(view.pile), x + STRIP_GAP, box.middle[1], TOTAL, theme.CREAM)
        return
    picture.text(str(view.pile), x, box.y + UPPER, TOTAL, theme.CREAM)
    words = say("picture-round-number", round=str(view.round))
    left, room = round_label_room(box, x, words)
    picture.name_text(words, left, box.y + LOWER, theme.LABEL, theme.QUIET, room)


def round_label_room(box: Box, x: int, words: str) -> tuple[int, int]:
    """Return x and width in pixels for the round's label.

    It begins further left and may be wider if it does not fit.
    """
    room = box.right - x
    return (x, room) if fonts.advance(words, theme.LABEL) <= room else (x - STRIP_GAP, room + 2 * STRIP_GAP)


def _paint_last_move(picture: Canvas, rows: Sequence[Row], view: View, own: int) -> None:
    """Outline the card laid or discarded last, and put an arrow at the pile drawn from.

    Passed cards are not marked.
    """
    move = view.last
    if not isinstance(move, Move):
        return
    is_own = side_of(move.seat) == own
    row = rows[PILES] if move.discarded else rows[OWN if is_own else OPPONENTS]
    box = row.card(COLOUR[move.card])
    picture.put(sprites.last_move_ring(box.w, box.h, card_faces.SMALL_RADIUS), box.x, box.y)
    if view.options.partners:
        picture.centre(sprites.badge(move.seat, AUTHOR), box.right, box.bottom)
    source = hand_picture.draw_pile_box(rows[PILES].field, FIELD_IN)
    if move.source != PILE:
        source = rows[PILES].card(COLOURS.index(move.source))
    arrow = sprites.medal("down" if is_own else "up", hand_picture.STRIP_ARROW, *theme.PALE)
    picture.centre(arrow, source.middle[0], source.bottom + STRIP_GAP if is_own else source.y - STRIP_GAP)
