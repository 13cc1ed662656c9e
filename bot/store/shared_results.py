"""The messages in which results of daily deals were shared, one for each server."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select

from bot.store.dialects import upsert
from bot.store.schema import shared_results


class Shared(NamedTuple):
    """The message in which the result of a table was shared on a server (0: in direct messages)."""

    table_id: int
    guild_id: int
    channel_id: int
    message_id: int


def of(connection: Connection, table_id: int, guild_id: int) -> Shared | None:
    """Return the message in which a table's result was shared on a server, or None."""
    mine = (shared_results.c.table_id == table_id, shared_results.c.guild_id == guild_id)
    row = connection.execute(select(*shared_results.c).where(*mine)).first()
    return None if row is None else Shared(*row)


def note(connection: Connection, shared: Shared) -> None:
    """Store where a result was shared."""
    connection.execute(upsert(connection, shared_results), shared._asdict())
