"""Tables after a restore: handle a press or a message that is newer than the backup.

Players have seen what the restore undid, so the game is no longer rated. Also moves games to another channel.
"""

from __future__ import annotations

from bot.errors import Refused
from bot.store import Table
from bot.store.schema import CHANNEL
from bot.store.transaction import TableTransaction
from bot.tables import rated_games
from bot.tables.game import SETUP, game_of, state_of, steps_of
from bot.tables.moves import record_step
from engine.core.game_log import RESTORED, Entry, apply_table_event

FARTHEST = 10_000
"""A version this far ahead is forged, not from before a restore."""


def is_ahead_of_table(table: Table, version: int) -> bool:
    """Return whether a version can only come from before a restore.

    False before the deal, and for forged versions.
    """
    return table.seed is not None and table.version < version <= table.version + FARTHEST


def skip_versions(change: TableTransaction, version: int) -> Table:
    """Raise the version above `version`, which a restored backup has lost; return the table.

    Its last turn is pending again, except at a solo table. A running game is marked as restored, as by
    `mark_restored`, unless its last log entry says so. Does nothing if the version is not ahead. Raises
    Refused: rules-gone.
    """
    if not is_ahead_of_table(change.table, version):
        return change.table
    change.mark_pending_since(before_last_turn(change))
    if change.table.is_playing and not _is_restored(change):
        change.set_columns(version=version, turn_version=version + 1)
        mark_restored(change)
    else:
        change.set_columns(version=version + 1, turn_version=version + 1)
    return change.table


def mark_restored(change: TableTransaction) -> None:
    """Record that the table was restored from a backup.

    It is not rated and all its people count as helped; a running game's post says so. Raises Refused:
    rules-gone.
    """
    rated_games.lose_rating(change)
    rated_games.record_help_for_all(change)
    if change.table.is_playing and not _is_restored(change):
        state, entry = state_of(change.table), Entry(0, RESTORED)
        record_step(change, entry, state, apply_table_event(state, entry))


def _is_restored(change: TableTransaction) -> bool:
    """Return whether the last log entry says that the table was restored."""
    return any(logged.entry.text == RESTORED for logged in change.log()[-1:])


def before_last_turn(change: TableTransaction) -> int:
    """Return the version before the last complete turn; 0 after the deal. Raises Refused: rules-gone."""
    log, ends = change.log(), game_of(change.table).rules.turn_complete
    _, *steps = steps_of(change.table, log)
    complete = [logged.version for logged, step in zip(log, steps, strict=True) if ends(step.state)]
    return [0, SETUP, *complete][-2]


def may_move_table(table: Table, user_id: int, *, is_manager: bool) -> bool:
    """Return whether a user may move a game to another channel.

    Its host and managers may; while posts fail, each of its players may.
    """
    stranded = not table.is_posted and table.player_of(user_id) is not None
    return table.host_id == user_id or is_manager or stranded


def move_table(
    change: TableTransaction, user_id: int, channel_id: int, parent_id: int | None, *, is_manager: bool
) -> Table:
    """Move a running game to a channel, where the last turn is posted again; return the table.

    `parent_id` is the channel of a thread, else None. `is_manager`: the user manages the server. Raises
    ChannelBusy, and Refused: not-yours-to-move (no game runs), not-host, here-already, rules-gone.
    """
    table = change.table
    if not table.is_playing:
        raise Refused("not-yours-to-move")
    if not may_move_table(table, user_id, is_manager=is_manager):
        raise Refused("not-host", table)
    if table.channel_id == channel_id and not table.channel_gone:
        raise Refused("here-already", table)
    published = min(before_last_turn(change), table.published_version)
    change.set_columns(
        channel_id=channel_id, parent_id=parent_id, channel_gone=False, post_blocked_reason=None
    )
    change.set_columns(post_message_id=None, post_since=None, published_version=published)
    change.end_attempt(CHANNEL)
    return change.table
