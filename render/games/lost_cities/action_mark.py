"""Small pictures of Lost Cities' actions, for analyses."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.lost_cities.model import COLOUR_KEYS, PILE, Action, Turn, View
from render import card_faces
from render.drawing import Sprite
from render.games.lost_cities.card_sprites import card_number


def action_mark(view: View, action: Action) -> Sprite:
    """Return the card that a turn lays or discards, or the first card passed.

    With it is the suit of the discard pile drawn from, if any.
    """
    if not isinstance(action, Turn):
        return card_faces.card_mark(card_number(action.cards[0]), COLOUR_KEYS[action.cards[0][0]])
    source = None if action.source == PILE else COLOUR_KEYS[action.source]
    key = COLOUR_KEYS[action.card[0]]
    return card_faces.card_mark(card_number(action.card), key, discarded=action.discard, source=source)


def stretch_marks(actions: Sequence[Action]) -> list[Sprite]:
    """Return small cards of the suit that these actions laid most, in order. Discards do not count."""
    laid = [action.card for action in actions if isinstance(action, Turn) and not action.discard]
    return [
        card_faces.mini_card(card_number(card), COLOUR_KEYS[card[0]]) for card in card_faces.main_suit(laid)
    ]
