"""Planning ahead: a waiting player leaves their next turn, or drops that plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.transaction import TableTransaction
from bot.tables import plans
from bot.tables.histories import GameHistory
from bot.tables.moves import seat_of
from bot.tables.plans import Done, PutAside, Standing, Turn
from bot.tables.positions import Position, at_last_complete_turn, committed
from engine.core import plans as turns
from engine.core.menu import NoSuchPath
from engine.core.types import Seat


@dataclass(frozen=True)
class Supposed:
    """A running game as a waiting seat sees it, as if it were its turn."""

    position: Position
    seat: Seat

    def ask(self, path: Sequence[str]) -> turns.Asking | turns.Planned:
        """The next question after the answers in `path`, or the plan. Raises NoSuchPath."""
        return turns.ask(self.position.game, self.position.state, self.seat, path)

    def at(self, state: Any) -> Position:
        """The position in which a question is asked."""
        return replace(self.position, state=state)


def suppose(position: Position, player: Player) -> Supposed | None:
    """A player's turn as it might be; None where there is nothing to plan, or nobody to wait for."""
    table = position.table
    others = (other for other in table.players if other is not player)
    if not table.is_playing or not player.is_present or not any(other.is_present for other in others):
        return None
    state = position.game.suppose(position.state, player.seat)
    return None if state is None else Supposed(replace(position, state=state), player.seat)


def plan(change: TableTransaction, user_id: int, path: Sequence[str], *, version: int) -> Table:
    """Leaves what was planned, where the player saw a version, in place of any plan before.

    Raises Refused: moved-on where the turn has come or others have moved, no-such-choice, …
    """
    seat = seat_of(change.table, user_id)
    position = committed(change.table)
    if not position.is_open_to(seat):
        history = GameHistory(change.table)
        history.follow(change.log(), change.table.version)
        position = at_last_complete_turn(position, history)
    if seat in committed(change.table).to_move or position.table.version != version:
        raise Refused("moved-on", change.table)
    supposed = suppose(position, change.table.players[seat])
    try:
        planned = None if supposed is None else supposed.ask(path)
    except NoSuchPath:
        planned = None
    if not isinstance(planned, turns.Planned):
        raise Refused("no-such-choice", change.table)
    plans.leave(change, seat, _as_kept(position, seat, planned))
    return change.table


def _as_kept(position: Position, seat: Seat, planned: turns.Planned) -> plans.Plan:
    if planned.standing is not None:
        return Standing(planned.standing)
    return Turn(planned.ways, plans.held(position.game, position.state, seat))


def drop(change: TableTransaction, user_id: int) -> Table:
    """Takes a player's plan away. Raises Refused: no-plan, plan-done where it was carried out, …"""
    seat = seat_of(change.table, user_id)
    match plans.of(change.table.players[seat]):
        case None:
            raise Refused("no-plan", change.table)
        case Done():
            raise Refused("plan-done", change.table)
        case PutAside():
            raise Refused("plan-put-aside", change.table)
    plans.leave(change, seat, None)
    return change.table
