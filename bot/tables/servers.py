"""A server's settings for its tables."""

from __future__ import annotations

from enum import StrEnum

import msgspec
from sqlalchemy import Connection, bindparam, select

from bot.store import Store
from bot.store.dialects import upsert
from bot.store.schema import servers


class Cancelling(StrEnum):
    """Who may cancel a lobby besides its host."""

    HOST = "host"
    MANAGERS = "managers"
    PLAYERS = "players"


class Server(msgspec.Struct, frozen=True):
    """A server's settings, and their defaults."""

    channels: tuple[int, ...] = ()
    """Channels, with their threads, in which tables may be opened. Empty: all channels."""
    cancelling: Cancelling = Cancelling.MANAGERS
    clock: str | None = None
    """The default clock of tables. None: `clock.DEFAULT_CLOCK`."""
    pings: bool = True
    """Whether posts mention the players to move. Direct messages notify them in any case."""
    language: str | None = None
    """The language of posts. None: the server's language in Discord, or the host's."""
    hall: int | None = None
    """The channel with the message that lists open seats and running games. None: no such message."""
    cup: bool = False
    """Whether members can take part in the weekly cup."""
    alert_role: int | None = None
    """The role that a new lobby mentions. Members get no direct messages about it then."""

    def allows(self, channel_id: int, parent_id: int | None) -> bool:
        """Tell whether a table may be opened in a channel, or in a thread of the channel `parent_id`."""
        return not self.channels or bool({channel_id, parent_id} & set(self.channels))

    def lets_cancel(self, *, is_manager: bool, seated: bool) -> bool:
        """Return whether a user who is not the host may cancel a lobby.

        `is_manager`: they may manage the server; `seated`: they have a seat in the lobby. The setting decides
        who of them may.
        """
        if self.cancelling is Cancelling.HOST:
            return False
        return is_manager or (seated and self.cancelling is Cancelling.PLAYERS)


async def read_server(store: Store, guild_id: int) -> Server:
    """Return a server's settings; the defaults if they were never changed."""
    written = await store.read(read_settings, guild_id)
    return Server() if written is None else msgspec.json.decode(written, type=Server)


_SETTINGS = select(servers.c.settings).where(servers.c.guild_id == bindparam("of_guild"))


def read_settings(connection: Connection, guild_id: int) -> str | None:
    """Return a server's settings as JSON; None if they were never changed."""
    return connection.scalar(_SETTINGS, {"of_guild": guild_id})


def write_settings(connection: Connection, guild_id: int, settings: str) -> None:
    """Replace a server's settings (JSON)."""
    connection.execute(upsert(connection, servers), {"guild_id": guild_id, "settings": settings})
