"""After a restored backup: handles a press on a message whose step the backup does not know.

What was undone has been seen: hands, cards, and if the game was over, its seed. So such a game is not rated.
"""

from __future__ import annotations

from bot.errors import Refused
from bot.store import Table
from bot.store.transaction import TableTransaction
from bot.tables import rated_games
from bot.tables.game import SETUP, game_of, state_of, steps_of
from bot.tables.moves import commit
from engine.core.game_log import RESTORED, Entry, apply_table_event

FARTHEST = 10_000
"""So many versions ahead no backup is; whoever says so made it up."""


def is_ahead_of_table(table: Table, version: int) -> bool:
    """Whether a version is one that a running or finished game has not come to, but may have before."""
    return table.seed is not None and table.version < version <= table.version + FARTHEST


def skip_versions(change: TableTransaction, version: int) -> Table:
    """Counts on past an undone version, so that its buttons are old, and owes the last turn's news anew."""
    if not is_ahead_of_table(change.table, version):
        return change.table
    change.owe_since(before_last_turn(change))
    if change.table.is_playing and not _is_restored(change):
        change.set_columns(version=version, turn_version=version + 1)
        mark_restored(change)
    else:
        change.set_columns(version=version + 1, turn_version=version + 1)
    return change.table


def mark_restored(change: TableTransaction) -> None:
    """Notes that an older copy of an unfinished game was restored: it does not count, and a post says so."""
    change.set_columns(rated=False)
    rated_games.record_help_for_all(change)
    if change.table.is_playing and not _is_restored(change):
        state, entry = state_of(change.table), Entry(0, RESTORED)
        commit(change, entry, state, apply_table_event(state, entry))


def _is_restored(change: TableTransaction) -> bool:
    """Whether nothing has happened since this was noted."""
    return any(logged.entry.text == RESTORED for logged in change.log()[-1:])


def before_last_turn(change: TableTransaction) -> int:
    """The version before the last complete turn."""
    log, ends = change.log(), game_of(change.table).turn_complete
    _, *steps = steps_of(change.table, log)
    complete = [logged.version for logged, step in zip(log, steps, strict=True) if ends(step.state)]
    return [0, SETUP, *complete][-2]


def may_move_table(table: Table, user_id: int, *, manages: bool) -> bool:
    """Whether somebody may move a running game: its host, a manager; where nothing is posted, any player."""
    stranded = not table.is_posted and table.player_of(user_id) is not None
    return table.host_id == user_id or manages or stranded


def move_table(
    change: TableTransaction, user_id: int, channel_id: int, parent_id: int | None, *, manages: bool
) -> Table:
    """Moves a running game, and owes the new channel the last turn. Raises Refused, ChannelBusy."""
    table = change.table
    if not table.is_playing:
        raise Refused("not-running")
    if not may_move_table(table, user_id, manages=manages):
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
