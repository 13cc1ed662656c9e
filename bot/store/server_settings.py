"""The stored settings of servers, as JSON."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, select

from bot.store.dialects import upsert
from bot.store.schema import servers

_SETTINGS = select(servers.c.settings).where(servers.c.guild_id == bindparam("of_guild"))


def read_settings(connection: Connection, guild_id: int) -> str | None:
    """Return a server's settings; None if they were never changed."""
    return connection.scalar(_SETTINGS, {"of_guild": guild_id})


def write_settings(connection: Connection, guild_id: int, settings: str) -> None:
    """Replace a server's settings."""
    connection.execute(upsert(connection, servers), {"guild_id": guild_id, "settings": settings})
