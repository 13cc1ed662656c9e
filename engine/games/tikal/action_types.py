"""The types of action in Tikal."""

from __future__ import annotations

from collections.abc import Container
from typing import get_args

from engine.core.types import GameAction, Seat
from engine.games.tikal.box import EDGES, EXPLORERS, HEXES, KINDS, Hex, Kind, Tile


class Place(GameAction, frozen=True, tag="place", gc=False):
    """Lays the drawn tile on a hex, turned clockwise by so many edges."""

    hex: Hex
    rotation: int


class Enter(GameAction, frozen=True, tag="enter", gc=False):
    """Brings an explorer, or the leader, from the supply into a camp."""

    hex: Hex
    leader: bool = False


class Move(GameAction, frozen=True, tag="move", gc=False):
    """Takes pieces from hex to hex over the cheapest way, camps included."""

    start: Hex
    end: Hex
    explorers: int
    leader: bool = False


class Excavate(GameAction, frozen=True, tag="excavate", gc=False):
    """Raises a temple by a level."""

    hex: Hex


class Hunt(GameAction, frozen=True, tag="hunt", gc=False):
    """Takes the top treasure of a ruin."""

    hex: Hex


class Exchange(GameAction, frozen=True, tag="exchange", gc=False):
    """Swaps a lone treasure for another player's."""

    give: Kind
    seat: Seat
    take: Kind


class Camp(GameAction, frozen=True, tag="camp", gc=False):
    """Pitches a forward camp."""

    hex: Hex


class Guard(GameAction, frozen=True, tag="guard", gc=False):
    """Posts a guard on a temple, for good."""

    hex: Hex


class End(GameAction, frozen=True, tag="end", gc=False):
    """Ends the turn; points that are left are lost."""


class Bid(GameAction, frozen=True, tag="bid", gc=False):
    """Offers so many victory points for the next turn of an auction."""

    points: int


class Pass(GameAction, frozen=True, tag="pass", gc=False):
    """Leaves the bidding."""


class Choose(GameAction, frozen=True, tag="choose", gc=False):
    """Takes one of the open tiles."""

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
"""What the fields of actions may hold: values of a type, and of those some, or any."""
_FIELDS = {
    kind: tuple((name, *_VALUES[name]) for name in kind.__struct_fields__) for kind in get_args(Action)
}
"""The same by kind of action."""


def is_valid_action(action: object) -> bool:
    """Whether it is an action of this game, with things in it that there are."""
    if type(action) not in _FIELDS:
        return False
    for name, kind, some in _FIELDS[type(action)]:
        value = getattr(action, name)
        if type(value) is not kind or (some is not None and value not in some):
            return False
    return True
