"""What is taught: facts for advice, and the numbers that lessons name.

Those are of the box, of the table, and of the stone reached last.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.lost_cities_board.model import CROSSINGS, FACTOR, HAND, VALUES, View, points
from engine.games.lost_cities_board.scoring import artifacts
from engine.games.lost_cities_board.text.why import why

__all__ = ["numbers", "why"]


def numbers(view: View) -> Mapping[str, int]:
    """What may be counted on the table now, and in the rules, by name."""
    standings = _standings(view)
    mine = view.viewer or 0
    jars = view.tokens[mine] + view.found[mine]
    return {
        "hand": HAND,
        "factor": FACTOR,
        "crossings": CROSSINGS,
        "costly": sum(value < 0 for value in VALUES),
        "crossed": view.crossed,
        "total": standings[mine],
        "opponent": max(total for seat, total in enumerate(standings) if seat != mine),
        "none": artifacts(0, view.options),
        "worth": artifacts(jars, view.options),
        **_reached(view),
    }


def _standings(view: View) -> list[int]:
    """By seat, the points if the expedition ended now."""
    worths = view.worths or (0,) * len(view.totals)
    return [(total or 0) + worth for total, worth in zip(view.totals, worths, strict=True)]


def _reached(view: View) -> Mapping[str, int]:
    """The stone that was walked onto last: what it is worth, and what the tile there brought."""
    if view.last is None or not view.last.walked:
        return {"value": 0, "gained": 0}
    colour, stone = view.last.walked[-1]
    return {"value": VALUES[stone - 1], "gained": points(view.tiles[colour][stone - 1])}
