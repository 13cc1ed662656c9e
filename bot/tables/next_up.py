"""Who is next in turn order; told once a turn to those who chose to hear it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import Player
from bot.tables import local_time, plans
from bot.tables.histories import HistoryEntry
from bot.tables.positions import Position

FEWEST = 3
"""At a table for two whoever does not move is next anyway."""


def is_to_be_told(position: Position, player: Player, history: Sequence[HistoryEntry], now: int) -> bool:
    """Whether a player is next, wishes to hear of it now, and has not been told in this turn.

    Who has planned the turn already is left alone, and where a computer moves it is one's turn in no time.
    """
    wishes, planned = player.wishes, plans.of(player)
    if not wishes.next_up or not player.is_present or isinstance(planned, plans.Turn):
        return False
    if local_time.alone_until(wishes, now):
        return False
    return is_next(position, player) and player.dm_version < _began(history)


def is_next(position: Position, player: Player) -> bool:
    """Whether a player follows whoever is to move."""
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


def _began(history: Sequence[HistoryEntry]) -> int:
    """The version with which the running turn began: what happens beside the game begins none."""
    return max(step.version for step in history if step.complete and not step.is_beside)
