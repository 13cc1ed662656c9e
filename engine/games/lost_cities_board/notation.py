"""Actions as text.

`+Y7` lays the yellow 7 on its column; `+Y7 A` and `+Y7 R` begin a path with an adventurer or the researcher.
`-Y7` discards it. `go B` steps on the blue path, `stay` declines. `draw D` draws from the pile, `draw B`
takes the top blue discard. Case and spacing are ignored.
"""

from __future__ import annotations

import re

from engine.core.game_errors import BadNotation, normalized
from engine.games.lost_cities_board.model import COLOURS, ORDER, PILE, Action, Draw, Go, Play, Stay

EXAMPLE = "+Y7 A"
COLUMN, DISCARD, STAY = "+", "-", "stay"
_PLAY = re.compile(r"([+-]) ?([A-Z][0-9]{1,2})(?: ([AR]))?")
_WORD = re.compile(r"(GO|DRAW) ([A-Z])")


def write(action: Action) -> str:
    """Return an action in notation."""
    match action:
        case Play():
            sign = DISCARD if action.discard else COLUMN
            return f"{sign}{action.card} {action.figure}".rstrip()
        case Go():
            return f"go {action.colour}"
        case Draw():
            return f"draw {action.source}"
    return STAY


def read(text: str) -> Action:
    """Return the action of a text, legal or not. Raises BadNotation if it is none."""
    shouted = normalized(text, EXAMPLE)
    if shouted == STAY.upper():
        return Stay()
    if match := _PLAY.fullmatch(shouted):
        sign, card, figure = match.groups()
        if card in ORDER:
            return Play(card, sign == DISCARD, figure or "")
    if match := _WORD.fullmatch(shouted):
        word, letter = match.groups()
        if word == "DRAW" and letter in (PILE, *COLOURS):
            return Draw(letter)
        if word == "GO" and letter in COLOURS:
            return Go(letter)
    raise BadNotation(text, expected=EXAMPLE)
