"""Moves a table to another channel of its server."""

from __future__ import annotations

from bot.errors import Refused
from bot.store import Table
from bot.store.transaction import TableTransaction
from bot.tables.restore import before_last_turn


def may_move(table: Table, user_id: int, *, manages: bool) -> bool:
    """Whether somebody may move a running game: its host, a manager; where nothing is posted, any player."""
    stranded = not table.is_posted and table.player_of(user_id) is not None
    return table.host_id == user_id or manages or stranded


def move(
    change: TableTransaction, user_id: int, channel_id: int, parent_id: int | None, *, manages: bool
) -> Table:
    """Moves a running game, and owes the new channel the last turn. Raises Refused, ChannelBusy."""
    table = change.table
    if not table.is_playing:
        raise Refused("not-running")
    if not may_move(table, user_id, manages=manages):
        raise Refused("not-host", table)
    if table.channel_id == channel_id and not table.channel_gone:
        raise Refused("here-already", table)
    told = min(before_last_turn(change), table.published_version)
    change.set_columns(
        channel_id=channel_id, parent_id=parent_id, channel_gone=False, post_blocked_reason=None
    )
    change.set_columns(post_message_id=None, post_since=None, published_version=told)
    change.forget_attempt()
    return change.table
