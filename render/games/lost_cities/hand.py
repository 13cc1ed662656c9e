"""Hands in Lost Cities: the private hand with the table below it, and all hands for replays.

With the small table, a game can be played from direct messages alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from engine.core.card_games import Card
from engine.core.catalogue import Say
from engine.games.lost_cities.model import COLOUR_KEYS, View, partner_of
from render import card_faces, hand_picture, sprites, theme
from render.canvas import Canvas
from render.drawing import Sprite
from render.games.lost_cities import card_sprites, strip
from render.geometry import Box
from render.layers import Layers

GIVER_BADGE = 54
"""The size of the badge of the partner who passed a card."""
GIVER_ACROSS, GIVEN_ACROSS = 20, 18
"""The badge's distance left of the card's centre, and the arrow's right of it."""


def hand(view: View, names: Sequence[str], say: Say) -> Layers | None:
    """Return the viewer's hand with the table below it; None for an onlooker."""
    if view.viewer is None:
        return None
    named = strip.players_named_above(view, names, say)
    top = hand_picture.names_bottom(named)
    picture = hand_picture.empty_hand(
        top, strip.HEIGHT, strip.strip_ground, view.options.colours, strip.gutter_width(view)
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
    strip.paint_strip(picture, top, view, [""] * len(names) if named else names, say)
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
