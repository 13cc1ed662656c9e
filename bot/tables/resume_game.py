"""Resume games on hold with full clocks, in their channel or another."""

from __future__ import annotations

from dataclasses import replace

from bot.store import Player, Table, open_message_queries
from bot.store.records import Kind, OpenMessage, is_former
from bot.store.schema import CHANNEL
from bot.store.transaction import TableTransaction
from bot.tables import clock, computers, seat_handover
from bot.tables.game import state_of
from bot.tables.moves import commit
from bot.tables.on_hold import require_resumable
from engine.core.game_log import RESUMED, Entry, apply_table_event

Channel = tuple[int, int | None]
"""A channel, and its parent channel if it is a thread."""


def resume(change: TableTransaction, user_id: int, *, manages: bool, channel: Channel | None) -> Table:
    """Resume a game, give the user's seat back if a computer has it, and return the table.

    Raises ChannelBusy, and Refused: not-on-hold, managers-resume, not-yours-to-resume, rules-gone.
    """
    require_resumable(change.table, user_id, manages=manages)
    change.update_players([_with_full_clock(change.table, player) for player in change.table.players])
    if channel is not None:
        _move(change, *channel)
    change.set_columns(on_hold=None)
    player, state = change.table.player_of(user_id), state_of(change.table)
    entry = Entry(0 if player is None else player.seat, RESUMED)
    commit(change, entry, state, apply_table_event(state, entry))
    if player is not None and not player.is_present:
        seat_handover.give_back(change, user_id)
    return change.table


def _with_full_clock(table: Table, player: Player) -> Player:
    """Return the player with a full clock; a computer plays for a deleted user."""
    ours = clock.parse_clock(table.clock)
    fresh = replace(player, bank=0 if ours is None else ours.first, reminded=clock.NOT_REMINDED)
    gone = is_former(player.user_id) and player.is_present
    return replace(fresh, computer=computers.level_of(table, player.seat)) if gone else fresh


def _move(change: TableTransaction, channel_id: int, parent_id: int | None) -> None:
    """Move the table to another channel, and queue the old post for the removal of its button."""
    table = change.table
    if table.post_message_id is not None:
        about = (table.id, Kind.POST, CHANNEL, table.published_version)
        old_post = OpenMessage(table.post_message_id, table.channel_id, *about)
        change.within(open_message_queries.add, old_post)
    change.set_columns(
        channel_id=channel_id,
        parent_id=parent_id,
        channel_gone=False,
        post_blocked_reason=None,
        post_message_id=None,
        post_since=None,
    )
    change.end_channel_attempt()
