"""The question that chooses a turn."""

from __future__ import annotations

from engine.core.menu import Slots
from engine.games.higher_card.model import Lay, State


def slots(state: State, action: Lay) -> Slots:
    """Return the question and its answer: which card."""
    return (("card", str(action.card)),)
