"""Turns as text.

`+Y7 D` plays the yellow 7 and draws from the pile. `-R4 B` discards the red 4 and takes the top blue discard.
`>Y7 B3` passes two cards to the partner. Wagers are written `YW`. Case and spacing are ignored.
"""

from __future__ import annotations

import re

from engine.core.game_errors import BadNotation, normalized
from engine.games.lost_cities.model import COLOURS, ORDER, PILE, Action, Pass, Turn

EXAMPLE = "+Y7 D"
EXPEDITION, DISCARD = "+", "-"
PASS = ">"
_CARD = r"[A-Z](?:[2-9]|10|W)"
_TURN = re.compile(rf"([+-]) ?({_CARD}) ?([A-Z])")
_PASS = re.compile(rf"> ?({_CARD}(?: ?{_CARD})*)")


def write(action: Action) -> str:
    """Return an action in notation."""
    if isinstance(action, Pass):
        return PASS + " ".join(action.cards)
    return f"{DISCARD if action.discard else EXPEDITION}{action.card} {action.source}"


def read(text: str) -> Action:
    """Return the action of a text, legal or not. Raises BadNotation if it is none."""
    shouted = normalized(text, EXAMPLE)
    if passed := _PASS.fullmatch(shouted):
        cards = tuple(re.findall(_CARD, passed[1]))
        if all(card in ORDER for card in cards):
            return Pass(cards)
    match = _TURN.fullmatch(shouted)
    if match is None or match[2] not in ORDER or match[3] not in (PILE, *COLOURS):
        raise BadNotation(text, expected=EXAMPLE)
    return Turn(match[2], match[1] == DISCARD, match[3])
