"""A duel in which somebody's time is up: the opponent chooses what happens."""

from __future__ import annotations

from bot.errors import Refused
from bot.store import Table
from bot.store.transaction import TableTransaction
from bot.tables import clock, seat_handover
from bot.tables.game import game_of, seat_of, state_of
from bot.tables.moves import retire
from engine.core.types import Seat

WAIT, STAND_IN, WIN = CHOICES = ("wait", "standin", "win")
"""What the opponent may choose."""


def choose(change: TableTransaction, user_id: int, choice: str) -> Table:
    """Waits, lets a computer play, or takes the win. Raises Refused (not-late, …) and GameFinished.

    It does not matter which version the opponent saw: nobody learns by it of half a turn.
    """
    seat_of(change.table, user_id)
    seat = _late(change.table, user_id, change.now)
    if choice == WAIT:
        clock.restart_turn(change, seat)
    elif choice == STAND_IN:
        seat_handover.substitute_turn(change, seat)
    elif choice == WIN:
        retire(change, seat)
    return change.table


def _late(table: Table, user_id: int, now: int) -> Seat:
    """Return the seat that a user may decide about: its time is up, or its player has left the server.

    Raises Refused: not-late, also while the game is paused.
    """
    for seat in game_of(table).to_move(state_of(table)):
        other = clock.opponent(table, seat)
        if other is not None and other.user_id == user_id and _may_be_decided(table, seat, now):
            return seat
    raise Refused("not-late", table)


def _may_be_decided(table: Table, seat: Seat, now: int) -> bool:
    asked = table.players[seat].reminded
    has_left = asked == clock.DEPARTED and table.paused_at is None
    return has_left or (asked == clock.ASKED and clock.is_up(table, seat, now))
