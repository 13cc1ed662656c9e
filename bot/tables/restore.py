"""After a restored backup: handles a press on a message whose step the backup does not know.

What was undone has been seen: hands, cards, and if the game was over, its seed. So such a game is not rated.
"""

from __future__ import annotations

from bot.store import Table
from bot.store.transaction import TableTransaction
from bot.tables import what_counts
from bot.tables.game import SETUP, game_of, state_of, steps_of
from bot.tables.moves import commit
from engine.core.game_log import RESTORED, Entry, apply_table_event

FARTHEST = 10_000
"""So many versions ahead no backup is; whoever says so made it up."""


def is_ahead(table: Table, version: int) -> bool:
    """Whether a version is one that a running or finished game has not come to, but may have before."""
    return table.seed is not None and table.version < version <= table.version + FARTHEST


def overtake(change: TableTransaction, version: int) -> Table:
    """Counts on past an undone version, so that its buttons are old, and owes the last turn's news anew."""
    if not is_ahead(change.table, version):
        return change.table
    change.owe_since(before_last_turn(change))
    if change.table.is_playing and not _is_marked(change):
        change.set_columns(version=version, turn_version=version + 1)
        mark(change)
    else:
        change.set_columns(version=version + 1, turn_version=version + 1)
    return change.table


def mark(change: TableTransaction) -> None:
    """Notes that an older copy of an unfinished game was restored: it does not count, and a post says so."""
    change.set_columns(rated=False)
    what_counts.help_everybody(change)
    if change.table.is_playing and not _is_marked(change):
        state, entry = state_of(change.table), Entry(0, RESTORED)
        commit(change, entry, state, apply_table_event(state, entry))


def _is_marked(change: TableTransaction) -> bool:
    """Whether nothing has happened since this was noted."""
    return any(logged.entry.text == RESTORED for logged in change.log()[-1:])


def before_last_turn(change: TableTransaction) -> int:
    """The version before the last complete turn."""
    log, ends = change.log(), game_of(change.table).turn_complete
    _, *steps = steps_of(change.table, log)
    complete = [logged.version for logged, step in zip(log, steps, strict=True) if ends(step.state)]
    return [0, SETUP, *complete][-2]
