"""Small pictures of the board game's actions, for analyses."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.lost_cities_board.model import COLOUR_KEYS, NUMBER, Action, Play, View
from render import card_faces
from render.drawing import Sprite


def action_mark(view: View, action: Action) -> Sprite | None:
    """Return the card laid or discarded. None for other actions."""
    if not isinstance(action, Play):
        return None
    key = COLOUR_KEYS[action.card[0]]
    return card_faces.card_mark(str(NUMBER[action.card]), key, discarded=action.discard)


def stretch_marks(actions: Sequence[Action]) -> list[Sprite]:
    """Return small cards of the suit that these actions laid most, in order. Discards do not count."""
    laid = [action.card for action in actions if isinstance(action, Play) and not action.discard]
    return [
        card_faces.mini_card(str(NUMBER[card]), COLOUR_KEYS[card[0]]) for card in card_faces.main_suit(laid)
    ]
