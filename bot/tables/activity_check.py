"""Whether people still play at a table without a running clock: the question, the answer, and no answer."""

from __future__ import annotations

from dataclasses import replace

from bot.store import Table, open_message_queries
from bot.store.records import Kind, OpenMessage
from bot.store.schema import CHANNEL, QUIET
from bot.store.transaction import TableTransaction
from bot.tables import clock, idle_tables, on_hold
from bot.tables.game import game_of, seat_of, state_of
from bot.tables.reminders import SentNotice
from engine.core.types import Seat


def note(change: TableTransaction, told: Table, reader: Seat | None, notice: SentNotice) -> None:
    """Notes the question: its message in the channel, or to a reader; a turn taken meanwhile is an answer."""
    if notice.message_id is not None:
        where = notice.message_id, told.channel_id, told.id
        about = OpenMessage(*where, Kind.STILL_PLAYING, reader or 0, told.turn_version)
        change.within(open_message_queries.add, about)
        change.set_columns(notice_message_id=notice.message_id)
        change.sent(CHANNEL)
    elif notice.columns and reader is not None:
        change.update_players([replace(change.table.players[reader], **notice.columns)])
        change.sent(reader)
    if change.table.version == told.version and change.table.asked_at is None:
        change.set_columns(asked_at=change.now)
        clock.settle(change)


def answer(change: TableTransaction, user_id: int) -> Table:
    """Somebody still plays: the quiet time begins anew. Raises Refused (not-seated, …) and GameFinished."""
    seat_of(change.table, user_id)
    change.set_columns(asked_at=None, quiet_since=change.now)
    clock.settle(change)
    return change.table


def close(change: TableTransaction, version: int) -> None:
    """Puts a table on hold of which nobody has said that they still play there."""
    table = change.table
    if table.version != version or table.asked_at is None or not table.is_playing:
        return
    if idle_tables.is_due(table, game_of(table).to_move(state_of(table)), change.now):
        on_hold.put(change, QUIET)
