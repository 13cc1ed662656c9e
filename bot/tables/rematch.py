"""Rematches: an offer to the same players, which starts once all of them have accepted.

An offer is a lobby whose `starter_id` is set. It becomes an ordinary lobby when one of several others
declines or loses the seat.
"""

from __future__ import annotations

from bot.errors import Refused
from bot.store import Player, Table, message_queries, table_queries
from bot.store.records import Kind, OpenMessage, is_computer, is_former
from bot.store.schema import CHANNEL
from bot.store.transaction import TableTransaction
from bot.tables.game import game_of, steps_of


def is_rematch(table: Table) -> bool:
    """Return whether a table is a rematch of the same players."""
    return table.starter_id is not None


def break_up(change: TableTransaction) -> None:
    """Turn a rematch into an ordinary lobby, which anyone may join. Does nothing at other tables.

    The day of one that was put off begins now.
    """
    if is_rematch(change.table):
        change.set_columns(starter_id=None, created_at=min(change.table.created_at, change.now))


def update_last_messages(change: TableTransaction) -> None:
    """Make edits of the finished game's last messages pending.

    Their *Rematch* is hidden while one is offered. Does nothing unless the table was offered as a rematch.
    """
    finished_id = change.table.rematch_of
    if finished_id is None or (finished := change.within(table_queries.read_table, finished_id)) is None:
        return
    shown_result = [player for player in finished.players if player.dm_kind == Kind.END]
    messages = [
        (finished.post_message_id, finished.channel_id, CHANNEL),
        *((one.dm_message_id, one.dm_channel_id, one.seat) for one in shown_result),
    ]
    for message_id, channel_id, seat in messages:
        if message_id is not None and channel_id is not None:
            about = (finished.id, Kind.REMATCH, seat, finished.version)
            message = OpenMessage(message_id, channel_id, *about)
            change.within(message_queries.add, message, due_at=change.now)


def require_rematch(table: Table, user_id: int) -> None:
    """Check that a user may open a rematch: they played or hosted the finished game, and its channel exists.

    Raises Refused: still-running (also before the game), not-played, channel-gone.
    """
    if not table.is_finished:
        raise Refused("still-running", table)
    if table.player_of(user_id) is None and table.host_id != user_id:
        raise Refused("not-played", table)
    if table.channel_gone:
        raise Refused("channel-gone")


def rematch_players(table: Table, user_id: int) -> list[Player]:
    """Return the players of a rematch in the same seats.

    The user and computers have joined, other people are invited, deleted users are left out.
    """
    return [
        Player(
            seat=player.seat,
            user_id=player.user_id,
            name=player.name,
            joined=player.user_id == user_id or is_computer(player.user_id),
            computer=player.computer if is_computer(player.user_id) else None,
        )
        for player in table.players
        if not is_former(player.user_id)
    ]


def next_starter(table: Table) -> int:
    """Return the user id of the person or computer who moves first in a rematch.

    Theirs is the seat after this game's first mover. Raises Refused: rules-gone.
    """
    setup, *_ = steps_of(table, ())
    (first, *_) = game_of(table).rules.to_move(setup.state)
    return table.players[(first + 1) % len(table.players)].user_id
