"""Takes back the last step of one's own half-taken turn, unless it revealed something."""

from __future__ import annotations

from bot.errors import Refused
from bot.store import Table
from bot.store.transaction import TableTransaction
from bot.tables.game import game_of, state_of, steps_of
from bot.tables.moves import require_version, seat_of, write


def take_back(change: TableTransaction, user_id: int, *, version: int | None = None) -> Table:
    """Undoes one step: the log without its last line, folded again. Raises Refused: nothing-to-undo, …"""
    table = change.table
    seat = seat_of(table, user_id)
    require_version(table, version)
    game, log = game_of(table), change.log()
    state = state_of(table)
    if game.turn_complete(state) or log[-1].entry.seat != seat:
        raise Refused("nothing-to-undo", table)
    *_, before, last = steps_of(table, log)
    if last.reveals:
        raise Refused("nothing-to-undo", table)
    change.take_back(log[-1].version)
    write(change, state, before.state)
    return change.table
