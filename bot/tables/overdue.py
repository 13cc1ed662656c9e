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
    seat = _late(change.table, user_id)
    if choice == WAIT:
        clock.wait(change, seat)
    elif choice == STAND_IN:
        seat_handover.substitute_turn(change, seat)
    elif choice == WIN:
        retire(change, seat)
    return change.table


def _late(table: Table, user_id: int) -> Seat:
    """The seat of which a person was asked what shall become. Raises Refused: not-late."""
    for seat in game_of(table).to_move(state_of(table)):
        other = seat_handover.opponent(table, seat)
        if table.players[seat].reminded == clock.ASKED and other is not None and other.user_id == user_id:
            return seat
    raise Refused("not-late", table)
