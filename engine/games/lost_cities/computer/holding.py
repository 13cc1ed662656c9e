"""How likely another seat holds an unseen card: it plays what it needs and discards what it cannot use.

Numbers are ratios to a hand dealt at random, counted in games the computer plays against itself.
"""

from __future__ import annotations

from engine.core.data_files import load_data
from engine.games.lost_cities.computer.compact import BETWEEN, COUNTS, LAST, NUMBERS

LATE = 12
"""Cards left in the pile from which on hands are counted as late ones."""
NEAR = 1
"""How many cards not seen may lie between an expedition and a card that is near it."""


def kind_of_use(expedition: int, kind: int, hidden: int) -> str:
    """What a card is to the owner of an expedition; `hidden` is what of the colour lies on no table."""
    last, number = expedition & LAST, NUMBERS[kind]
    if last and number <= last:
        return "dead"
    if not kind:
        return "wager_more" if expedition else "wager"
    if not expedition:
        return "new"
    gap = COUNTS[hidden & BETWEEN[last][number]]
    return "far" if gap > NEAR else "near" if gap else "next"


def likelihood(expedition: int, kind: int, hidden: int, pile: int) -> float:
    """How much likelier than by chance a card is held by the owner of an expedition."""
    ratios: dict[str, list[float]] = load_data("ai/lost_cities")["holding"]
    return ratios[kind_of_use(expedition, kind, hidden)][pile <= LATE]
