"""Queries that find tables: by channel, server or player, or because something is due."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, exists, select

from bot.store import rows, sharding
from bot.store.records import FORMER, Table
from bot.store.schema import AWAITING, LIVE, PLAYED, SEATED, AnySelect, seats, tables
from bot.store.sharding import ShardRange

_AWAITS = select(tables.c.awaits_computer).where(tables.c.id == bindparam("of_table"))
_COMPUTERS = select(exists().where(SEATED, seats.c.user_id < 0, seats.c.user_id > FORMER))
_LIVE_IN = rows.TABLES.where(tables.c.channel_id == bindparam("of_channel"), LIVE)
_LIVE_ON = rows.TABLES.where(tables.c.guild_id == bindparam("of_guild"), LIVE)
_NEWEST = (
    select(tables.c.id)
    .where(tables.c.channel_id == bindparam("of_channel"), PLAYED)
    .order_by(tables.c.id.desc())
    .limit(1)
)
_LAST_IN = rows.TABLES.where(tables.c.id == _NEWEST.scalar_subquery())
_PLAYED_BY = rows.TABLES.where(
    tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == bindparam("of_user"), SEATED))
)
_DEALT = (
    select(tables.c.id)
    .where(tables.c.id > bindparam("after"), tables.c.seed.is_not(None))
    .order_by(tables.c.id)
    .limit(bindparam("most"))
)
_DEALT_AFTER = rows.TABLES.where(tables.c.id.in_(_DEALT))


def live_in_channel(connection: Connection, channel_id: int) -> Table | None:
    """Return the lobby or running game of a channel."""
    return _first(connection, _LIVE_IN, of_channel=channel_id)


def newest_in_channel(connection: Connection, channel_id: int) -> Table | None:
    """Return the newest table of a channel that was ever played, running or over."""
    return _first(connection, _LAST_IN, of_channel=channel_id)


def running_of_user(connection: Connection, user_id: int) -> tuple[Table, ...]:
    """Return the running games in which a user has a seat, oldest first."""
    return rows.found(connection, _PLAYED_BY, of_user=user_id)


def live_on_server(connection: Connection, guild_id: int) -> tuple[Table, ...]:
    """Return the lobbies and running games of a server, oldest first."""
    return rows.found(connection, _LIVE_ON, of_guild=guild_id)


def dealt_after(connection: Connection, table_id: int, *, most: int) -> tuple[Table, ...]:
    """Return up to `most` tables that were ever dealt and have a larger number, by number."""
    return rows.found(connection, _DEALT_AFTER, after=table_id, most=most)


def _first(connection: Connection, query: AnySelect, **given: int) -> Table | None:
    return next(iter(rows.found(connection, query, **given)), None)


def awaits_computer(connection: Connection, table_id: int) -> bool:
    """Tell whether a computer is to move at a table."""
    return bool(connection.scalar(_AWAITS, {"of_table": table_id}))


def has_computers(connection: Connection) -> bool:
    """Tell whether a computer sits at any table that is being played."""
    return bool(connection.scalar(_COMPUTERS))


def awaiting_computers(connection: Connection, share: ShardRange | None, now: int = 0) -> tuple[int, ...]:
    """Return the tables at which a computer is to move, longest waiting first.

    With a share these are the tables of its servers, and of servers that no running process serves.
    """
    return sharding.due(connection, AWAITING, share, now)
