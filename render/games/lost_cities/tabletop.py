"""The tabletop: players, the expeditions of two sides facing each other, the piles between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.core.catalogue import Say
from engine.core.phrasing import numeral, written_sum
from engine.games.lost_cities.model import (
    COLOUR,
    COLOURS,
    HAND,
    NUMBER,
    PILE,
    SIDES,
    WAGER,
    Handing,
    Move,
    View,
    deck,
    partner_of,
    side_of,
)
from engine.games.lost_cities.scoring import BONUS_CARDS, current_points, has_more_points
from render import bars, card_faces, fonts, sprites, theme
from render.bars import Inks
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Sprite
from render.games.lost_cities import card_sprites
from render.games.lost_cities.ground import table_ground
from render.games.lost_cities.table_layout import (
    GUTTER,
    LAYER,
    MAX_BENEATH,
    PARTNERS_BAR,
    RADIUS,
    Layout,
    pile_layers,
)
from render.geometry import PAD, Box
from render.layers import Layers
from render.two_lines import fit_hanging_name

BONUS_MARK, BONUS_OUT = 44, 5
"""The size of a bonus star, and how far it is inside the pill's outer edge."""
CHIP_INSET = 9
ARROW = 52
AUTHOR, AUTHOR_IN = 54, 36
"""The badge of the partner who made the last move, and its middle from the card's right and lower edge."""
RING_DOWN = 3
"""How much lower the last move's ring starts, clear of the number above."""
ROUND_LABEL, ROUND_NUMBER = 112, 66
"""The distance of the two lines about the round above the band."""


def tabletop(view: View, names: Sequence[str], say: Say) -> Layers:
    """Return the table as all players see it, 1,200 pixels wide."""
    layout = Layout.of(view)
    if view.options.partners and long_names(view, names, say):
        layout = replace(layout, bar=layout.bar + bars.NAME_STEP)
    picture = table_ground(layout, share_played(view))
    paint_bar = _paint_partners_bar if view.options.partners else _paint_duel_bar
    for side in range(len(view.board)):
        paint_bar(picture, layout.bars[side], view, side, names, say)
        _paint_expeditions(picture, layout, view, side)
    _paint_discards(picture, layout, view)
    _paint_draw_pile(picture, layout, view.pile)
    _paint_last_move(picture, layout, view)
    _paint_round_label(picture, layout, view, say)
    return picture


def share_played(view: View) -> float:
    """Return the share (0 to 1) of the game that has been played.

    It counts rounds and the cards drawn in this one.
    """
    dealt = HAND * SIDES * (2 if view.options.partners else 1)
    left = view.pile / (len(deck(view.options)) - dealt)
    return (view.round - left) / view.options.rounds


def _paint_round_label(picture: Canvas, layout: Layout, view: View, say: Say) -> None:
    """Write which round it is, unless the game has only one."""
    if view.options.rounds == 1:
        return
    numbers = say("picture-round-of", round=str(view.round), rounds=str(view.options.rounds))
    for words, up, colour in (
        (say("picture-round"), ROUND_LABEL, theme.QUIET),
        (numbers, ROUND_NUMBER, theme.CREAM),
    ):
        x, y = GUTTER // 2, layout.band.y - up
        picture.text(words, x, y, theme.LABEL, colour, across=MIDDLE, room=GUTTER - PAD // 2)


# The cards


def _paint_expeditions(picture: Canvas, layout: Layout, view: View, side: int) -> None:
    """Paint a side's expeditions, each with its points (if known) and a star for the bonus.

    The last wager of an expedition shows its factor.
    """
    for colour, expedition in enumerate(view.board[side]):
        wagers = sum(NUMBER[card] == WAGER for card in expedition)
        for number, card in enumerate(expedition):
            box = layout.card(side, colour, number, len(expedition))
            factor = 1 + wagers if number == wagers - 1 else 1
            whole = number == len(expedition) - 1
            picture.put(card_sprites.table_card(card, box.w, factor, whole=whole), box.x, box.y)
        worth = view.worths[side][colour]
        if worth is not None:
            _paint_points_and_bonus(picture, layout.pill(side, colour), side, worth, len(expedition))


def _paint_points_and_bonus(picture: Canvas, box: Box, side: int, points: int, cards: int) -> None:
    """Paint an expedition's points, with a star if it has cards enough for the bonus."""
    picture.put(sprites.points_pill(points, box.w, box.h, theme.WORTH), box.x, box.y)
    if cards >= BONUS_CARDS:
        star = sprites.medal("star", BONUS_MARK, *theme.GOLDEN)
        picture.centre(star, box.right, box.y + BONUS_OUT if side else box.bottom - BONUS_OUT)


def _paint_discards(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint each discard pile that has cards, with their number."""
    for (card, count), box in zip(view.discards, layout.slots, strict=True):
        if card is None:
            continue
        picture.put(card_sprites.discard_pile(card, box.w, min(count - 1, MAX_BENEATH)), box.x, box.y)
        chip = sprites.count_chip("beneath", count)
        picture.put(chip, box.x + CHIP_INSET, box.bottom - chip.h - CHIP_INSET)


def _paint_draw_pile(picture: Canvas, layout: Layout, count: int) -> None:
    """Paint the draw pile and its number of cards; only the number once it is empty."""
    box = layout.pile(count)
    if count:
        pile = card_faces.draw_pile(box.w, box.h, RADIUS, pile_layers(count), LAYER)
        picture.put(pile, box.x, box.y)
    picture.text(str(count), *box.middle, theme.PILE, theme.CREAM, across=MIDDLE)


def _paint_last_move(picture: Canvas, layout: Layout, view: View) -> None:
    """Outline the card laid or discarded last, and put an arrow at the pile drawn from.

    Passed cards are not marked.
    """
    move = view.last
    if not isinstance(move, Move):
        return
    colour, side = COLOUR[move.card], side_of(move.seat)
    count = len(view.board[side][colour])
    laid = layout.slots[colour] if move.discarded else layout.card(side, colour, count - 1, count)
    picture.put(sprites.last_move_ring(laid.w, laid.h - RING_DOWN, RADIUS), laid.x, laid.y + RING_DOWN)
    if view.options.partners:
        picture.centre(sprites.badge(move.seat, AUTHOR), laid.right - AUTHOR_IN, laid.bottom - AUTHOR_IN)
    source = layout.pile(view.pile) if move.source == PILE else layout.slots[COLOURS.index(move.source)]
    arrow = sprites.medal("up" if side else "down", ARROW, *theme.PALE)
    picture.centre(arrow, source.middle[0], source.y if side else source.bottom)


BAR_FLAG = 52
BAR_UPPER, BAR_LOWER = 42, 97
"""The centres of the two lines on partners' bars, from the top."""
STATUS_GAP = 14
"""The gap between hand size, status icon and status text."""
STATUS_ICON = 34
PASSING_ARROW, PASSING_ARROW_GAP = 60, 20
"""The arrow between partners after cards were passed, and its margin."""


def _paint_duel_bar(picture: Canvas, box: Box, view: View, side: int, names: Sequence[str], say: Say) -> None:
    """Paint a player's bar: badge and name, points and their sum, and *To move* on their turn.

    The bar is light on their turn; a flag marks who resigned.
    """
    who = view.sides[side]
    to_move = view.turn in who
    inks = bars.paint_bar_ground(picture, box, light=to_move)
    left = _paint_score(picture, box, view, side, inks)
    words = _score_sum(view, side)
    left -= picture.text(words, left - PAD, box.middle[1], theme.LABEL, inks.quiet, across=RIGHT) + PAD
    turn = sprites.turn_pill(say("picture-to-move")) if to_move else None
    after = turn.w + PAD if turn else 0
    marks = {seat: sprites.icon("flag", BAR_FLAG, inks.quiet) for seat in who if seat == view.retired}
    room = Box(PAD, box.y, left - after - 2 * PAD, box.h)
    end = PAD + bars.paint_seats(picture, room, who, names, inks, marks)
    if turn:
        picture.put(turn, end, box.middle[1] - turn.h // 2)


def is_ahead(view: View, side: int) -> bool:
    """Return whether a side has more points than the other in a running game."""
    return view.turn is not None and has_more_points(view, side)


def _paint_score(picture: Canvas, box: Box, view: View, side: int, inks: Inks) -> int:
    """Paint a side's points at the bar's right end. Return their left edge."""
    points, leads = numeral(current_points(view)[side]), is_ahead(view, side)
    return bars.paint_score(picture, box, points, inks.strong, leads=leads)


def _score_sum(view: View, side: int) -> str:
    """Return how a side's points are made up: those of earlier rounds + those of this one.

    Empty if one of them is 0.
    """
    return written_sum(view.totals[side], current_points(view)[side] - view.totals[side])


# Partners


class Status(Struct, frozen=True):
    """A seat's status: an icon, words or both; words on a pill if it `moves`."""

    icon: str = ""
    words: str = ""
    moves: bool = False

    @property
    def width(self) -> int:
        """The width of the status after the hand's size, in pixels."""
        words = sprites.turn_pill(self.words).w if self.moves else fonts.line(self.words, theme.LABEL).advance
        return words + (STATUS_ICON + STATUS_GAP if self.icon else 0)


def _paint_partners_bar(
    picture: Canvas, box: Box, view: View, side: int, names: Sequence[str], say: Say
) -> None:
    """Paint the bar of two partners: both seats with their status, and the side's points.

    It is light if one is to move. After cards were passed, an arrow shows from whom.
    """
    inks = bars.paint_bar_ground(picture, box, light=view.turn in view.sides[side])
    left = _paint_total(picture, box, view, side, inks)
    blocks = tuple(seat_boxes(Box(PAD, box.y, left - 3 * PAD, box.h), view, side, names, say))
    for seat, block in zip(view.sides[side], blocks, strict=True):
        _paint_seat(picture, block, view, seat, names[seat], seat_status(view, seat, say), inks)
    if isinstance(view.last, Handing) and view.last.seat in view.sides[side]:
        _paint_passed_arrow(picture, blocks, view.sides[side].index(view.last.seat))


def _paint_total(picture: Canvas, box: Box, view: View, side: int, inks: Inks) -> int:
    """Paint a side's points, and how they are made up below. Return their left edge."""
    words, down = _score_sum(view, side), (box.h - PARTNERS_BAR) // 2
    line = Box(box.x, box.y + down, box.w, 2 * BAR_UPPER) if words else box
    left, y = _paint_score(picture, line, view, side, inks), box.y + down + BAR_LOWER
    wide = picture.text(words, bars.SCORE_EDGE, y, theme.LABEL, inks.quiet, across=RIGHT)
    return min(left, bars.SCORE_EDGE - wide)


def long_names(view: View, names: Sequence[str], say: Say) -> bool:
    """Return whether a partner's name does not fit on one line of its bar."""
    return any(
        fonts.advance(names[seat], theme.NARROW) > box.w - bars.NAME_AT
        for side, who in enumerate(view.sides)
        for seat, box in zip(who, _partner_boxes(view, side, names, say), strict=True)
    )


def _partner_boxes(view: View, side: int, names: Sequence[str], say: Say) -> Sequence[Box]:
    """Return the partners' boxes left of their points on a bar at the top."""
    points, words = numeral(current_points(view)[side]), _score_sum(view, side)
    left = bars.SCORE_EDGE - max(
        bars.score_width(points, theme.TOTAL, leads=is_ahead(view, side)), fonts.advance(words, theme.LABEL)
    )
    return tuple(seat_boxes(Box(PAD, 0, left - 3 * PAD, PARTNERS_BAR), view, side, names, say))


def seat_boxes(box: Box, view: View, side: int, names: Sequence[str], say: Say) -> Iterator[Box]:
    """Yield the partners' boxes on a bar, in the order of the side's seats."""
    who = view.sides[side]
    between = PASSING_ARROW + 2 * PASSING_ARROW_GAP
    least = max(lower_line_width(view, seat, say) for seat in who)
    needed = [max(fonts.line(names[seat], theme.NAME).advance, least) for seat in who]
    rooms = bars.fair_shares(needed, box.w - len(who) * bars.NAME_AT - (len(who) - 1) * between)
    left = box.x
    for room in rooms:
        yield Box(left, box.y, bars.NAME_AT + room, box.h)
        left += bars.NAME_AT + room + between


def lower_line_width(view: View, seat: int, say: Say) -> int:
    """Return the greatest width in pixels that a seat's lower line may have in any turn."""
    widest = max(status.width for status in _turn_and_next_status(say))
    return _hand_size_chip(view, seat).w + STATUS_GAP + widest


def _turn_and_next_status(say: Say) -> tuple[Status, ...]:
    """Return the status of the seat to move, and that of the next one."""
    return Status(words=say("picture-to-move"), moves=True), Status("next", say("picture-next"))


def seat_status(view: View, seat: int, say: Say) -> Status:
    """Return a seat's status: to move, next, resigned, or an empty one."""
    to_move, following = _turn_and_next_status(say)
    if seat == view.retired:
        return Status("flag")
    if view.turn is None:
        return Status()
    if seat == view.turn:
        return to_move
    return following if seat == (view.turn + 1) % len(view.hand_sizes) else Status()


def _paint_seat(
    picture: Canvas, box: Box, view: View, seat: int, name: str, status: Status, inks: Inks
) -> None:
    """Paint a partner's badge, name, hand size and status.

    The name is quiet if the other partner is to move.
    """
    picture.put(sprites.badge(seat, bars.BADGE), box.x, box.middle[1] - bars.BADGE // 2)
    x, ink, room, step = box.x + bars.NAME_AT, inks.strong, box.w - bars.NAME_AT, box.h - PARTNERS_BAR
    if view.turn is not None and seat == partner_of(view.turn, len(view.hand_sizes)):
        ink = inks.quiet
    y = box.y + BAR_UPPER + step // 2
    fitted = fit_hanging_name(name, room, room, room, theme.LABEL.size) if step else None
    if fitted is None or fonts.advance(name, theme.NARROW) <= room:
        picture.name_text(name, x, y, theme.NAME, ink, room)
    else:
        picture.lines(*fitted, x, y, ink)
    size, y = _hand_size_chip(view, seat), box.y + BAR_LOWER + step
    picture.put(size, x, y - size.h // 2)
    x += size.w + STATUS_GAP
    if status.icon:
        picture.put(sprites.icon(status.icon, STATUS_ICON, inks.quiet), x, y - STATUS_ICON // 2)
        x += STATUS_ICON + STATUS_GAP
    if status.moves:
        pill = sprites.turn_pill(status.words)
        picture.put(pill, x, y - pill.h // 2)
    else:
        picture.text(status.words, x, y, theme.LABEL, inks.quiet, room=box.right - x)


def _hand_size_chip(view: View, seat: int) -> Sprite:
    """Return the number of cards in a hand, with a golden edge if the last move passed cards on this side."""
    passed = isinstance(view.last, Handing) and side_of(view.last.seat) == side_of(seat)
    return sprites.count_chip("hand", view.hand_sizes[seat], theme.GOLD_LINE if passed else None)


def _paint_passed_arrow(picture: Canvas, blocks: Sequence[Box], giver: int) -> None:
    """Paint an arrow between two partners. `giver` is the index in `blocks` that passed cards."""
    arrow = sprites.medal("left" if giver else "right", PASSING_ARROW, *theme.PALE)
    x = (blocks[0].right + blocks[1].x) // 2
    picture.centre(arrow, x, blocks[0].middle[1])
