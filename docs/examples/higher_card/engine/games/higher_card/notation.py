"""Turns as text: `17` lays the 17."""

from __future__ import annotations

import re

from engine.core.game_errors import BadNotation, normalized
from engine.games.higher_card.model import Lay

EXAMPLE = "17"


def write(action: Lay) -> str:
    """Return a turn in notation."""
    return str(action.card)


def read(text: str) -> Lay:
    """Return the turn of a text. Raises BadNotation."""
    card = normalized(text, EXAMPLE)
    if not re.fullmatch("[1-9][0-9]?", card):
        raise BadNotation(text, expected=EXAMPLE)
    return Lay(int(card))
