"""Action types of Tikal."""

from __future__ import annotations

from collections.abc import Container
from typing import get_args

from engine.core.types import GameAction, Seat
from engine.games.tikal.box import EDGES, EXPLORERS, HEXES, KINDS, Hex, Kind, Tile


class Place(GameAction, frozen=True, tag="place", gc=False):
    """Place the drawn tile on a hex, turned clockwise by `rotation` edges."""

    hex: Hex
    rotation: int


class Enter(GameAction, frozen=True, tag="enter", gc=False):
    """Bring an explorer or the leader from the supply into a camp."""

    hex: Hex
    leader: bool = False


class Move(GameAction, frozen=True, tag="move", gc=False):
    """Move pieces from hex to hex by the cheapest way, camps included."""

    start: Hex
    end: Hex
    explorers: int
    leader: bool = False


class Excavate(GameAction, frozen=True, tag="excavate", gc=False):
    """Raise a temple by one level."""

    hex: Hex


class Hunt(GameAction, frozen=True, tag="hunt", gc=False):
    """Take the top treasure of a ruin."""

    hex: Hex


class Exchange(GameAction, frozen=True, tag="exchange", gc=False):
    """Swap a single treasure for another player's."""

    give: Kind
    seat: Seat
    take: Kind


class Camp(GameAction, frozen=True, tag="camp", gc=False):
    """Pitch a forward camp."""

    hex: Hex


class Guard(GameAction, frozen=True, tag="guard", gc=False):
    """Post a permanent guard on a temple."""

    hex: Hex


class End(GameAction, frozen=True, tag="end", gc=False):
    """End the turn. Points left are lost."""


class Bid(GameAction, frozen=True, tag="bid", gc=False):
    """Bid victory points for the next turn."""

    points: int


class Pass(GameAction, frozen=True, tag="pass", gc=False):
    """Leave the bidding."""


class Choose(GameAction, frozen=True, tag="choose", gc=False):
    """Take one of the open tiles."""

    tile: Tile


Action = Place | Enter | Move | Excavate | Hunt | Exchange | Camp | Guard | End | Bid | Pass | Choose

_A_HEX = (str, frozenset(HEXES))
_A_KIND = (str, frozenset(KINDS))
_ANY_NUMBER = (int, None)
_VALUES: dict[str, tuple[type, Container[object] | None]] = {
    "hex": _A_HEX,
    "start": _A_HEX,
    "end": _A_HEX,
    "rotation": (int, range(len(EDGES))),
    "leader": (bool, None),
    "explorers": (int, range(EXPLORERS + 1)),
    "give": _A_KIND,
    "take": _A_KIND,
    "seat": _ANY_NUMBER,
    "points": _ANY_NUMBER,
    "tile": (str, None),
}
"""By field: its type, and its allowed values (None: any)."""
_FIELDS = {
    kind: tuple((name, *_VALUES[name]) for name in kind.__struct_fields__) for kind in get_args(Action)
}
"""By action type: (field, type, allowed values)."""


def is_valid_action(action: object) -> bool:
    """Return whether this is an action of the game whose fields have exactly the declared types.

    Hexes, kinds, rotations and numbers of explorers must also exist; seats, points and tiles may have any
    value.
    """
    if type(action) not in _FIELDS:
        return False
    for name, kind, some in _FIELDS[type(action)]:
        value = getattr(action, name)
        if type(value) is not kind or (some is not None and value not in some):
            return False
    return True
