"""Queries about the message of a server's hall."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, select

from bot.store.dialects import upsert
from bot.store.schema import halls

_HALL_OF = select(*halls.c).where(halls.c.guild_id == bindparam("of_guild"))
_DELETE = delete(halls).where(halls.c.guild_id == bindparam("of_guild"))


@dataclass(frozen=True)
class HallMessage:
    """The message of a server's hall, a hash of what it shows, and when it was last written (Unix time)."""

    guild_id: int
    channel_id: int
    message_id: int
    content_hash: str
    edited_at: int


def hall_of(connection: Connection, guild_id: int) -> HallMessage | None:
    """Return the message of a server's hall."""
    row = connection.execute(_HALL_OF, {"of_guild": guild_id}).first()
    return None if row is None else HallMessage(*row)


def record_hall(connection: Connection, hall: HallMessage) -> None:
    """Store the message of a server's hall; an earlier one is replaced."""
    connection.execute(upsert(connection, halls), vars(hall))


def delete_hall(connection: Connection, guild_id: int) -> None:
    """Delete what is stored about the message of a server's hall."""
    connection.execute(_DELETE, {"of_guild": guild_id})
