"""The player who is next in turn order, and whether to notify them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import Player
from bot.tables import plans, quiet_hours
from bot.tables.histories import HistoryEntry
from bot.tables.positions import Position

FEWEST = 3
"""Players from which on it is worth a notification."""


def is_notification_due(
    position: Position, player: Player, history: Sequence[HistoryEntry], now: int
) -> bool:
    """Tell whether to notify a player now that they are next in turn order.

    They must have asked for it, may have no planned turn, and are notified once per turn.
    """
    wishes, planned = player.wishes, plans.plan_of(player)
    if not wishes.next_up or not player.is_present or isinstance(planned, plans.Turn):
        return False
    if quiet_hours.silent_until(wishes, now):
        return False
    return is_next(position, player) and player.dm_version < _turn_start_version(history)


def is_next(position: Position, player: Player) -> bool:
    """Tell whether a player follows the only player to move, who must make their own moves."""
    table, movers = position.table, position.to_move
    if table.is_match:
        return False
    if (
        len(table.players) < FEWEST
        or len(movers) != 1
        or position.game.shortcuts.extends_last_post(position.state)
    ):
        return False
    mover = table.players[movers[0]]
    return mover.is_present and (mover.seat + 1) % len(table.players) == player.seat


def _turn_start_version(history: Sequence[HistoryEntry]) -> int:
    """Return the version with which the running turn began."""
    return max(step.version for step in history if step.complete and not step.is_table_event)
