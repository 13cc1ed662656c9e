"""Contents of Tikal's box: board, tiles with stones, temples, treasures, costs.

A hex is a short text, `C3`; its spot is its index in tuples by hex. Tile `c3` is the third of group C; `s1`
to `s4` are printed on the board.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType

import msgspec
from msgspec import Struct

from engine.core.data_files import load_data

_BOX = load_data("tikal")

Hex = str
"""A hex by name."""
Spot = NewType("Spot", int)
"""A hex by its index in tuples by hex."""
Tile = str
Kind = str
"""A kind of treasure."""

COLUMNS: str = _BOX["board"]["columns"]
ROWS: int = _BOX["board"]["rows"]
HEXES: tuple[Hex, ...] = tuple(f"{column}{row}" for column in COLUMNS for row in range(1, ROWS + 1))
SPOTS: tuple[Spot, ...] = tuple(map(Spot, range(len(HEXES))))
SPOT: dict[Hex, Spot] = dict(zip(HEXES, SPOTS, strict=True))
EDGES: tuple[str, ...] = tuple(_BOX["board"]["edges"])
"""The six directions, clockwise from north."""

BASE, TEMPLE, RUIN, CLEARING, VOLCANO = "base", "temple", "ruin", "clearing", "volcano"

TURN_POINTS: int = _BOX["turn_points"]
AUCTION_START: int = _BOX["auction_start"]
MOST_WORKS: int = _BOX["most_works"]
COST: dict[str, int] = _BOX["costs"]
EXPLORERS: int = _BOX["player"]["explorers"]
LEADER_STRENGTH: int = _BOX["player"]["leader_strength"]
CAMPS: int = _BOX["player"]["camps"]
GUARDS: int = _BOX["player"]["guards"]
LEVELS: dict[int, int] = {int(level): count for level, count in _BOX["levels"].items()}
"""Temple level → number of pieces."""
HIGHEST = max(LEVELS)
KINDS: tuple[Kind, ...] = tuple(_BOX["treasures"]["kinds"])
TREASURES: tuple[Kind, ...] = tuple(kind for kind in KINDS for _ in range(_BOX["treasures"]["of_each"]))
WORTH: tuple[int, ...] = tuple(_BOX["treasures"]["worth"])
"""By number of treasures of one kind: their points."""


class Land(Struct, frozen=True):
    """A tile: a temple's value, a ruin's treasures, and the stones on each edge."""

    kind: str
    stones: tuple[int, ...]
    group: str = ""
    value: int = 0
    treasures: int = 0


LAND: dict[Tile, Land] = {
    row["id"]: msgspec.convert(row, Land) for rows in _BOX["tiles"].values() for row in rows
}
PRINTED: dict[Tile, Hex] = {row["id"]: row["hex"] for row in _BOX["tiles"]["printed"]}
GROUPS: tuple[tuple[Tile, ...], ...] = tuple(
    tuple(tile for tile, land in LAND.items() if land.group == group)
    for group in dict.fromkeys(land.group for land in LAND.values() if land.group)
)
"""The land tiles by group, in drawing order."""
BASE_CAMP = SPOT[next(PRINTED[tile] for tile, land in LAND.items() if land.kind == BASE)]

SUPPLY, GONE = Spot(-1), Spot(-2)
"""Positions of a leader that is not on the map: not yet brought in, or out of the game."""


def sorted_kinds(taken: Iterable[Kind]) -> tuple[Kind, ...]:
    """Return treasures in the order of KINDS."""
    return tuple(sorted(taken, key=KINDS.index))
