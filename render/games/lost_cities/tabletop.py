"""The tabletop: the expeditions of two sides facing each other, the piles between them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.catalogue import Say
from engine.games.lost_cities.model import (
    COLOUR,
    COLOURS,
    HAND,
    NUMBER,
    PILE,
    SIDES,
    WAGER,
    Move,
    View,
    deck,
    side_of,
)
from engine.games.lost_cities.scoring import BONUS_CARDS
from render import bars, card_faces, sprites, theme
from render.canvas import MIDDLE, Canvas
from render.games.lost_cities import card_sprites, player_bars
from render.games.lost_cities.ground import table_ground
from render.games.lost_cities.table_layout import GUTTER, LAYER, MAX_BENEATH, RADIUS, Layout, pile_layers
from render.geometry import PAD, Box
from render.layers import Layers

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
    if view.options.partners and player_bars.long_names(view, names, say):
        layout = replace(layout, bar=layout.bar + bars.NAME_STEP)
    picture = table_ground(layout, share_played(view))
    paint_bar = player_bars.paint_partners_bar if view.options.partners else player_bars.paint_duel_bar
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
