"""All that is needed to tell the world of a table, read in one go."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, select

from bot.store import open_message_queries, outbox_attempts, rows
from bot.store.records import Attempted, Logged, OpenMessage, Table
from bot.store.schema import direct_channels, seats

_SEATED = select(seats.c.user_id).where(seats.c.table_id == bindparam("of_table"))
_CHANNELS = select(direct_channels.c.user_id, direct_channels.c.channel_id).where(
    direct_channels.c.user_id.in_(_SEATED)
)


@dataclass(frozen=True)
class TableReading:
    """A table, its moves after a version, and what is known of its messages.

    `attempts` are those whose end nobody has noted, by seat; `channels` the direct messages of its players.
    """

    table: Table
    log: tuple[Logged, ...]
    attempts: dict[int, Attempted]
    open_messages: tuple[OpenMessage, ...]
    channels: dict[int, int]


def read(connection: Connection, table_id: int, after: int | None) -> TableReading | None:
    """A table by its number, and its moves after a version; none, if no version is given."""
    table = rows.table(connection, table_id)
    if table is None:
        return None
    return TableReading(
        table,
        () if after is None else rows.log(connection, table_id, after),
        outbox_attempts.open_at(connection, table_id),
        open_message_queries.at_table(connection, table_id),
        dict(connection.execute(_CHANNELS, {"of_table": table_id}).all()),
    )
