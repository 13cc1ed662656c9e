"""Hands in the board game: the private hand with the table below it, and all hands for replays.

With the small table, a game can be played from direct messages alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.card_games import Card
from engine.core.catalogue import Say
from engine.games.lost_cities_board.model import COLOUR_KEYS, NUMBER, View
from render import card_faces, hand_picture
from render.drawing import Sprite
from render.games.lost_cities_board import strip
from render.layers import Layers


def hand(view: View, names: Sequence[str], say: Say) -> Layers | None:
    """Return the viewer's hand with the table below it; None for an onlooker."""
    if view.viewer is None:
        return None
    seats = len(view.totals)
    named = strip.players_named_above(view, names, say)
    top = hand_picture.names_bottom(named)
    picture = hand_picture.empty_hand(top, strip.rows_height(seats), strip.strip_ground, seats)
    new = view.hand.index(view.drawn) if view.drawn in view.hand else None
    playable = [card in view.playable for card in view.hand]
    for index, box in enumerate(hand_picture.raised_boxes(playable)):
        number, key = str(NUMBER[view.hand[index]]), COLOUR_KEYS[view.hand[index][0]]
        card_faces.paint_hand_card(picture, box, number, key, dimmed=not playable[index])
        if index == new:
            hand_picture.mark_drawn(picture, box)
    hand_picture.paint_keys(picture, view.hand, playable)
    hand_picture.paint_names(picture, named)
    strip.paint_strip(picture, top, view, [""] * len(names) if named else names, say)
    return picture


def hands(views: Sequence[View], names: Sequence[str], say: Say) -> Image.Image:
    """Return all hands as one image. `views` are the owners' own, in order of seats."""
    return hand_picture.all_hands([view.hand for view in views], names, _row_card)


def _row_card(card: Card, w: int, h: int) -> Sprite:
    return card_faces.small_card(str(NUMBER[card]), COLOUR_KEYS[card[0]], w, h, 0)
