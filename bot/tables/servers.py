"""A server's settings for its tables, and what the bot has posted there by itself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import msgspec
from sqlalchemy import Connection, bindparam, select

from bot.store.dialects import upsert
from bot.store.schema import server_posts, servers
from bot.tables.clock import DEFAULT_CLOCK


class Cancelling(StrEnum):
    """Who may cancel a lobby besides its host."""

    HOST = "host"
    MANAGERS = "managers"
    PLAYERS = "players"


class PostTime(msgspec.Struct, frozen=True):
    """Where and when the bot posts by itself: a channel, and an hour (0 to 23) in a time zone."""

    channel: int
    hour: int
    zone: str = "UTC"


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
    league: int | None = None
    """The channel of the league, in which its games open. None: no league."""
    alert_role: int | None = None
    """The role that a new lobby mentions. Members get no direct messages about it then."""
    daily_post: PostTime | None = None
    """When the results of yesterday's daily deal are posted. None: never."""
    week_posts: PostTime | None = None
    """When each week is summed up; this replaces the post with the cup's result. None: never."""
    roles: dict[str, int] = {}
    """The role that the holders of a title get, by title (`hooks.title_holders`)."""
    reports: int | None = None
    """The channel in which managers read reports about members. None: the operator gets them."""
    leader_board: tuple[str, str] | None = None
    """The game and line-up of the leaderboard whose leader has the title."""

    @property
    def default_clock(self) -> str:
        """The clock of tables for which no other is chosen."""
        return self.clock or DEFAULT_CLOCK

    def allows(self, channel_id: int, parent_id: int | None) -> bool:
        """Return whether a table may be opened in a channel, or in a thread below the channel `parent_id`.

        A server without chosen channels allows all.
        """
        return not self.channels or bool({channel_id, parent_id} & set(self.channels))

    def lets_cancel(self, *, is_manager: bool, seated: bool) -> bool:
        """Return whether a user who is not the host may cancel a lobby.

        `is_manager`: they may manage the server; `seated`: they have a seat in the lobby.
        """
        if self.cancelling is Cancelling.HOST:
            return False
        return is_manager or (seated and self.cancelling is Cancelling.PLAYERS)


_SETTINGS = select(servers.c.settings).where(servers.c.guild_id == bindparam("of_guild"))


def read_settings(connection: Connection, guild_id: int) -> str | None:
    """Return a server's settings as JSON; None if they were never changed."""
    return connection.scalar(_SETTINGS, {"of_guild": guild_id})


def settings_of(connection: Connection, guild_id: int) -> Server:
    """Return a server's settings; the defaults if they were never changed."""
    written = read_settings(connection, guild_id)
    return Server() if written is None else msgspec.json.decode(written, type=Server)


def write_settings(connection: Connection, guild_id: int, settings: str) -> None:
    """Replace a server's settings (JSON)."""
    connection.execute(upsert(connection, servers), {"guild_id": guild_id, "settings": settings})


@dataclass(frozen=True)
class Handled:
    """The day or week that was handled last, and how many in a row until then brought no news."""

    number: int = 0
    quiet: int = 0


def handled(connection: Connection, guild_id: int, kind: str) -> Handled:
    """Return what a server's posts of a kind have handled; numbers are 0 before the first."""
    mine = (server_posts.c.guild_id == guild_id, server_posts.c.kind == kind)
    row = connection.execute(select(server_posts.c.number, server_posts.c.quiet).where(*mine)).first()
    return Handled() if row is None else Handled(*row)


def record_handled(connection: Connection, guild_id: int, kind: str, done: Handled) -> None:
    """Store what a server's posts of a kind have handled."""
    connection.execute(upsert(connection, server_posts), {"guild_id": guild_id, "kind": kind, **vars(done)})
