"""All kinds of action, for legality, refusals and menu questions."""

from __future__ import annotations

from typing import Any, TypeAlias

from engine.games.tikal.actions.action_kind import ActionKind
from engine.games.tikal.actions.point_actions import (
    Camping,
    Entering,
    Excavating,
    Exchanging,
    Guarding,
    Hunting,
    Moving,
)
from engine.games.tikal.actions.tile_actions import Bidding, Choosing, EndingTurn, Passing, Placing
from engine.games.tikal.model import ACT, BID, CHOOSE, TILE, TURN_POINTS

AnyActionKind: TypeAlias = ActionKind[Any]
"""A kind of action of unknown type."""
_KINDS: tuple[AnyActionKind, ...] = (
    Placing(),
    Entering(),
    Moving(),
    Excavating(),
    Hunting(),
    Exchanging(),
    Camping(),
    Guarding(),
    EndingTurn(),
    Passing(),
    Bidding(),
    Choosing(),
)
ACTION_KINDS: dict[type, AnyActionKind] = {kind.action: kind for kind in _KINDS}
"""By action type."""
PAYABLE: dict[str, tuple[tuple[AnyActionKind, ...], ...]] = {
    phase: tuple(
        tuple(kind for kind in _KINDS if kind.phase == phase and kind.price <= points)
        for points in range(TURN_POINTS + 1)
    )
    for phase in (TILE, ACT, BID, CHOOSE)
}
"""By phase and points left: the kinds that are affordable, in the order of legal actions."""
PRICES: dict[type, int] = {kind.action: kind.price for kind in _KINDS if kind.price}
"""By action type: the price, or the lowest one. Free actions are missing."""
