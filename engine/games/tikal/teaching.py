"""What is taught: facts for advice, and the numbers that lessons name.

Those are of the box, of the turn, and of what everybody would score now.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.tikal.box import (
    AUCTION_START,
    COST,
    LAND,
    LEADER_STRENGTH,
    MOST_WORKS,
    TURN_POINTS,
    VOLCANO,
    WORTH,
)
from engine.games.tikal.model import View
from engine.games.tikal.text.why import why

__all__ = ["numbers", "why"]


def numbers(view: View) -> Mapping[str, int]:
    """What may be counted on the map now, and in the rules, by name."""
    mine = view.viewer or 0
    return {
        "turn": TURN_POINTS,
        "left": view.points,
        "strength": LEADER_STRENGTH,
        "works": MOST_WORKS,
        "start": AUCTION_START,
        "volcanoes": sum(land.kind == VOLCANO for land in LAND.values()),
        "pair": WORTH[2],
        "three": WORTH[3],
        **COST,
        "gain": view.worth[mine],
        "total": view.totals[mine],
        "opponent": max(total for seat, total in enumerate(view.totals) if seat != mine),
        "bid": 0 if view.auction is None else view.auction.bid,
    }
