"""Turns as text: `+Y7 D` plays the yellow 7 and draws from the pile, `-R4 B` discards the red 4 and
takes the top blue discard. Wagers are `YW`. Case and spacing do not matter when read.
"""

from __future__ import annotations

import re

from engine.core.errors import BadNotation
from engine.core.menu import Slots
from engine.games.lost_cities.model import COLOURS, ORDER, PILE, Action, Turn

EXAMPLE = "+Y7 D"
EXPEDITION, DISCARD = "+", "-"
_TURN = re.compile(r"\s*([+-])\s*([A-Z](?:[2-9]|10|W))\s*([A-Z])\s*", re.IGNORECASE)


def write(action: Action) -> str:
    """A turn as text."""
    return f"{DISCARD if action.discard else EXPEDITION}{action.card} {action.source}"


def read(text: str) -> Action:
    """Text as a turn. Raises BadNotation."""
    match = _TURN.fullmatch(text.upper())
    if match is None or match[2] not in ORDER or match[3] not in (PILE, *COLOURS):
        raise BadNotation(text, expected=EXAMPLE)
    return Turn(match[2], match[1] == DISCARD, match[3])


def slots(action: Action) -> Slots:
    """Which card, where to, where to draw from."""
    return (
        ("card", action.card),
        ("to", DISCARD if action.discard else EXPEDITION),
        ("from", action.source),
    )
