"""Why a turn is good: its gains, by source."""

from __future__ import annotations

from collections import defaultdict

from engine.games.tikal.box import LEADER_STRENGTH
from engine.games.tikal.computer.appraisal import Appraisal
from engine.games.tikal.computer.turn import Position

TEMPLES, RIVALS, TREASURES, RUINS, CAMPS, GUARDS, PIECES = (
    "temples",
    "rivals",
    "treasures",
    "ruins",
    "camps",
    "guards",
    "pieces",
)
"""Own temples, the rivals' temples, treasures taken, those still to be found, and what is used up or kept."""
TILE_GAIN, PRICE = "tile", "price"
"""In an auction: what the best open tile is worth more than the others, and what is paid."""


def reasons(appraisal: Appraisal, before: Position, after: Position) -> dict[str, float]:
    """What lies between two positions of a turn, in points; together it is the difference of their values."""
    gains = defaultdict[str, float](float)
    for place in range(len(before.explorers)):
        _add(gains, appraisal, after, place, 1)
        _add(gains, appraisal, before, place, -1)
    gains[PIECES] += (after.supply - before.supply) * appraisal.in_hand
    gains[GUARDS] -= (len(after.guards) - len(before.guards)) * appraisal.spare_guard
    gains[TREASURES] += (after.found - before.found) * appraisal.find
    gains[CAMPS] += sum(appraisal.camp(camp) for camp in after.camps if camp not in before.camps)
    swaps = after.value - before.value - sum(gains.values())
    gains[TREASURES] += swaps if after.held != before.held else 0.0
    return dict(gains)


def _add(gains: dict[str, float], appraisal: Appraisal, position: Position, place: int, sign: int) -> None:
    """What a hex is worth in a position."""
    explorers, leads, stock = position.explorers[place], position.leader == place, position.stock[place]
    if place in position.guards:
        gains[TEMPLES] += sign * appraisal.guarded(place, stock)
    elif place in appraisal.temples:
        points = appraisal.holding.points(place, explorers + LEADER_STRENGTH * leads, stock)
        for seat, scale in enumerate(appraisal.scale):
            gains[TEMPLES if seat == appraisal.me else RIVALS] += sign * scale * points[seat]
    elif place in appraisal.ruins:
        gains[RUINS] += sign * appraisal.ruin(place, explorers + leads, stock)
    gains[PIECES] += sign * appraisal.idle(place, explorers, leads)
