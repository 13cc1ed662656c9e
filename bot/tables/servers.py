"""A server's settings for its tables."""

from __future__ import annotations

from enum import StrEnum

import msgspec
from sqlalchemy import Connection, bindparam, select

from bot.store import Store
from bot.store.dialects import upsert
from bot.store.schema import servers


class Cancelling(StrEnum):
    """Who may call a lobby off besides its host."""

    HOST = "host"
    MANAGERS = "managers"
    PLAYERS = "players"


class Server(msgspec.Struct, frozen=True):
    """A server's settings; as they are here where nobody has changed them."""

    channels: tuple[int, ...] = ()
    """Where tables may be opened, threads of these channels included; none: everywhere."""
    cancelling: Cancelling = Cancelling.MANAGERS
    clock: str | None = None
    """The clock of tables for which nobody has chosen one; nothing where that is the usual one."""
    pings: bool = True
    """Whether a post notifies whoever is to move; direct messages tell them in any case."""
    language: str | None = None
    """What posts are written in; nothing where that is Discord's language for the server, or the host's."""

    def allows(self, channel_id: int, parent_id: int | None) -> bool:
        """Whether a table may be opened in a channel, or in a thread of the channel `parent_id`."""
        return not self.channels or bool({channel_id, parent_id} & set(self.channels))

    def lets_cancel(self, *, manages: bool, seated: bool) -> bool:
        """Whether somebody who is not the host may call a lobby off."""
        if self.cancelling is Cancelling.HOST:
            return False
        return manages or (seated and self.cancelling is Cancelling.PLAYERS)


async def read_server(store: Store, guild_id: int) -> Server:
    """What holds on a server."""
    written = await store.read(read_settings, guild_id)
    return Server() if written is None else msgspec.json.decode(written, type=Server)


_SETTINGS = select(servers.c.settings).where(servers.c.guild_id == bindparam("of_guild"))


def read_settings(connection: Connection, guild_id: int) -> str | None:
    """Return a server's settings; None if they were never changed."""
    return connection.scalar(_SETTINGS, {"of_guild": guild_id})


def write_settings(connection: Connection, guild_id: int, settings: str) -> None:
    """Replace a server's settings."""
    connection.execute(upsert(connection, servers), {"guild_id": guild_id, "settings": settings})
