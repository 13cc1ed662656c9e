"""The start of a lobby: the host is notified once; a full lobby starts by itself unless its host waits."""

from __future__ import annotations

from typing import Unpack

from bot.store import Table, message_queries
from bot.store.records import Kind, OpenMessage, TableColumns
from bot.store.schema import HOST, LOBBY
from bot.store.transaction import TableTransaction
from bot.tables import invitations, quiet_hours
from bot.tables.game import game_of, options_of
from bot.tables.lobby_rules import can_start, closes_at, require_hosted_lobby

MINUTE = 60
NOTIFIED_AFTER = MINUTE
"""Seconds after which the host is notified, unless they start before; also the retry delay."""
STARTS_AFTER = 10 * MINUTE
"""Seconds for which a full lobby waits for its host, outside the host's quiet hours."""


def lobby_stage(table: Table) -> str | None:
    """Return FULL or READY for a lobby that can start.

    None for others, and while its host is the only person. Raises Refused: rules-gone.
    """
    others = [player for player in table.players if player.user_id > 0 and player.user_id != table.host_id]
    if table.status != LOBBY or not others or not can_start(table):
        return None
    _, most = game_of(table).rules.seats_for(options_of(table))
    return Kind.FULL if len(table.players) == most else Kind.READY


def reschedule_start(change: TableTransaction, changed_by: int | None) -> None:
    """Decide again if the host is notified and when the lobby starts by itself.

    User `changed_by` has changed it (None: the bot); a host gets no message about their own change. Does
    nothing unless the table is a lobby. Raises Refused: rules-gone.
    """
    table = change.table
    if table.status != LOBBY:
        return
    stage = lobby_stage(table)
    knows = changed_by == table.host_id or table.host_notified in (stage, Kind.FULL)
    due = None if knows else stage
    starts = stage == Kind.FULL and not table.host_waits
    starts_at = _outside_quiet_hours(table, change.now) + STARTS_AFTER if starts else None
    _set_changed_columns(change, host_due=due, starts_at=starts_at)
    # The host is notified first, and the start is scheduled then.
    reschedule_lobby(change, starts_at if due is None else change.now + NOTIFIED_AFTER)


def reschedule_lobby(change: TableTransaction, *moments: int | None) -> None:
    """Schedule a lobby's job at the earliest of `moments` (None is ignored) and just after it closes."""
    change.wake_at(min([closes_at(change.table) + 1, *(moment for moment in moments if moment is not None)]))


def _outside_quiet_hours(table: Table, now: int) -> int:
    """Return the end of the host's quiet hours, or `now` outside them (Unix seconds)."""
    host = table.player_of(table.host_id)
    until = None if host is None else quiet_hours.quiet_hours_end(host.preferences, now)
    return now if until is None else until


def _set_changed_columns(change: TableTransaction, **columns: Unpack[TableColumns]) -> None:
    """Set the columns, unless all have these values already."""
    if any(getattr(change.table, name) != value for name, value in columns.items()):
        change.set_columns(**columns)


def wait_for_host(change: TableTransaction, user_id: int) -> Table:
    """Cancel the lobby's automatic start and the message to its host that is due; return the table.

    If the lobby is full, it never starts automatically afterwards, also when its players change. Its message
    will be edited. Raises Refused: not-host, already-started, lobby-cancelled, rules-gone.
    """
    require_hosted_lobby(change.table, user_id)
    waits = change.table.host_waits or lobby_stage(change.table) == Kind.FULL
    _set_changed_columns(change, host_due=None, host_waits=waits, starts_at=None)
    reschedule_lobby(change)
    invitations.mark_lobby_outdated(change)
    return change.table


def record_host_message(change: TableTransaction, kind: str, message: OpenMessage | None) -> None:
    """Record that the host was sent the message READY or FULL (`kind`), which is stored to be edited later.

    `message` None: it was not delivered, and is not sent again.
    """
    table = change.table
    due = None if table.host_due == kind else table.host_due
    _set_changed_columns(change, host_notified=kind, host_due=due)
    change.end_attempt(HOST)
    if message is not None:
        change.within(message_queries.add, message=message)


def is_due(change: TableTransaction) -> bool:
    """Return whether a full lobby starts now; if not, store when to check again.

    A start that is due in the host's quiet hours is postponed to `STARTS_AFTER` seconds after their end.
    A lobby that is not full has none. Raises Refused: rules-gone.
    """
    table = change.table
    starts_at = table.starts_at if lobby_stage(table) == Kind.FULL else None
    if starts_at is not None and starts_at <= change.now:
        if (morning := _outside_quiet_hours(table, change.now)) == change.now:
            return True
        starts_at = morning + STARTS_AFTER
        change.set_columns(published_version=table.published_version - 1)
    again = None if table.host_due is None else change.now + NOTIFIED_AFTER
    _set_changed_columns(change, starts_at=starts_at)
    reschedule_lobby(change, again, starts_at)
    return False
