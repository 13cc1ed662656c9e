"""A turn as the questions and answers that choose it."""

from __future__ import annotations

from engine.core.menu import Slots
from engine.games.lost_cities.model import Action, Pass, State
from engine.games.lost_cities.notation import DISCARD, EXPEDITION, PASS


def slots(state: State, action: Action) -> Slots:
    """Which card, where to, where to draw from; or that cards are passed, and which."""
    if isinstance(action, Pass):
        first, second = action.cards
        return (("card", PASS), ("first", first), ("second", second))
    return (
        ("card", action.card),
        ("to", DISCARD if action.discard else EXPEDITION),
        ("from", action.source),
    )
