"""What is taught: facts for advice, and the numbers that lessons name.

Those are of the box, of the table, and of the expedition played on last.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.lost_cities.model import (
    COLOURS,
    HAND,
    PASSED,
    PASSES_IN_A_ROW,
    WAGERS,
    Expedition,
    Move,
    View,
    side_of,
)
from engine.games.lost_cities.scoring import BONUS, BONUS_CARDS, COST, standing, work_out
from engine.games.lost_cities.text.why import why

__all__ = ["numbers", "why"]


def numbers(view: View) -> Mapping[str, int]:
    """What may be counted on the table now, and in the rules, by name."""
    touched, side = work_out(_touched(view)), side_of(view.viewer or 0)
    return {
        "hand": HAND,
        "wagers": WAGERS,
        "cost": COST,
        "bonus": BONUS,
        "long": BONUS_CARDS,
        "passed": PASSED,
        "passes": PASSES_IN_A_ROW,
        "pile": view.pile,
        "most": max(map(len, view.board[side])),
        "total": standing(view)[side],
        "opponent": standing(view)[1 - side],
        "sum": touched.numbers,
        "factor": touched.factor,
        "worth": touched.points,
    }


def _touched(view: View) -> Expedition:
    """The expedition a card was last put on; none where one was discarded or passed."""
    if not isinstance(view.last, Move) or view.last.discarded:
        return ()
    return view.board[side_of(view.last.seat)][COLOURS.index(view.last.card[0])]
