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
)
from engine.games.lost_cities.scoring import BONUS, BONUS_CARDS, COST, standing, work_out
from engine.games.lost_cities.text.why import why

__all__ = ["numbers", "why"]


def numbers(view: View) -> Mapping[str, int]:
    """What may be counted on the table now, and in the rules, by name."""
    touched = work_out(_touched(view))
    return {
        "hand": HAND,
        "wagers": WAGERS,
        "cost": COST,
        "bonus": BONUS,
        "long": BONUS_CARDS,
        "passed": PASSED,
        "passes": PASSES_IN_A_ROW,
        "pile": view.pile,
        "most": max(map(len, view.board[_side(view)])),
        "total": standing(view)[_side(view)],
        "opponent": standing(view)[1 - _side(view)],
        "sum": touched.numbers,
        "factor": touched.factor,
        "worth": touched.points,
    }


def _touched(view: View) -> Expedition:
    """The expedition a card was last put on; none where one was discarded or passed."""
    if not isinstance(view.last, Move) or view.last.discarded:
        return ()
    side = next(number for number, seats in enumerate(view.sides) if view.last.seat in seats)
    return view.board[side][COLOURS.index(view.last.card[0])]


def _side(view: View) -> int:
    return next(number for number, seats in enumerate(view.sides) if view.viewer in seats)
