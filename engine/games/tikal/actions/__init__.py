"""All kinds of action in one list: legality, refusals and the panel's questions walk it."""

from __future__ import annotations

from typing import Any, TypeAlias

from engine.games.tikal.actions.action_kind import Deed
from engine.games.tikal.actions.lasting import Camping, Exchanging, Guarding
from engine.games.tikal.actions.moving import Entering, Moving
from engine.games.tikal.actions.turns import Bidding, Choosing, Ending, Passing, Placing
from engine.games.tikal.actions.working import Excavating, Hunting
from engine.games.tikal.box import TURN_POINTS
from engine.games.tikal.model import ACT, BID, CHOOSE, TILE

AnyDeed: TypeAlias = Deed[Any]
"""One kind of action or another: which one it takes, its `action` says, and no type can."""
_ALL: tuple[AnyDeed, ...] = (
    Placing(),
    Entering(),
    Moving(),
    Excavating(),
    Hunting(),
    Exchanging(),
    Camping(),
    Guarding(),
    Ending(),
    Passing(),
    Bidding(),
    Choosing(),
)
DEEDS: dict[type, AnyDeed] = {deed.action: deed for deed in _ALL}
"""By action."""
PAYABLE: dict[str, tuple[tuple[AnyDeed, ...], ...]] = {
    phase: tuple(
        tuple(deed for deed in _ALL if deed.phase == phase and deed.price <= points)
        for points in range(TURN_POINTS + 1)
    )
    for phase in (TILE, ACT, BID, CHOOSE)
}
"""By phase and points left, what these can pay for, in the order of legal actions."""
PRICES: dict[type, int] = {deed.action: deed.price for deed in _ALL if deed.price}
"""By action that is bought, what it costs, or at least."""

__all__ = ["DEEDS", "PAYABLE", "PRICES"]
