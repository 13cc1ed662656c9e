"""A turn's parts as the questions and answers that choose them."""

from __future__ import annotations

from engine.core.menu import Slots
from engine.games.lost_cities_board.model import Action, Draw, Go, Play, State
from engine.games.lost_cities_board.notation import COLUMN, DISCARD, STAY


def slots(state: State, action: Action) -> Slots:
    """Which card, where to, with which figure; which way to go; where to draw from."""
    match action:
        case Play():
            to = (("card", action.card), ("to", DISCARD if action.discard else COLUMN))
            return (*to, ("figure", action.figure)) if action.figure else to
        case Go():
            return (("go", action.colour),)
        case Draw():
            return (("from", action.source),)
    return (("go", STAY),)
