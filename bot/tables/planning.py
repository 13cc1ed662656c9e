"""Plans: what is done for a player without asking, while what it was left for goes on.

A plan stands beside the state, not in it: no view, log or computer has to be kept from it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.errors import Refused
from bot.store import Table
from bot.store.change import Change
from bot.tables.game import game_of, state_of
from engine.core.types import Seat


def leave(change: Change, seat: Seat, plan: str | None) -> None:
    """Leaves a plan for a seat, or takes it away."""
    change.update([replace(change.table.players[seat], plan=plan)])


def drop(change: Change, user_id: int) -> Table:
    """Takes a player's plan away. Raises Refused: not-seated."""
    player = change.table.player_of(user_id)
    if player is None:
        raise Refused("not-seated", change.table)
    leave(change, player.seat, None)
    return change.table


def due(change: Change) -> tuple[Seat, Any] | None:
    """What somebody's plan does now, whose turn it is; None: nothing. Plans end with what they were for."""
    table, game, state = change.table, game_of(change.table), state_of(change.table)
    if not any(player.plan for player in table.players):
        return None
    if not game.goes_on(state):
        change.update(replace(player, plan=None) for player in table.players)
        return None
    seat, *_ = game.to_move(state)
    player = table.players[seat]
    action = game.planned(state, player.plan) if player.plan and not player.is_played_for else None
    return None if action is None else (seat, action)
