"""How many tables a person and a server have open, for the limits."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, Select, bindparam, case, exists, func, select

from bot.store.dialects import HOST, advisory_lock
from bot.store.schema import LIVE, LOBBY, OPENING, PLAYING, Condition, seats, tables


class Open(NamedTuple):
    """Tables that are not over: all of them, lobbies, and games of one person against computers."""

    tables: int
    lobbies: int
    practice: int


def hosted(connection: Connection, user_id: int) -> Open:
    """What somebody has opened on all servers; nobody opens more for them until this transaction ends."""
    advisory_lock(connection, HOST, user_id)
    return Open(*connection.execute(_HOSTED, {"of_host": user_id}).one())


def on_server(connection: Connection, guild_id: int) -> Open:
    """What is open on a server."""
    return Open(*connection.execute(_ON_SERVER, {"of_guild": guild_id}).one())


def _counted(*conditions: Condition) -> Select[int, int, int]:
    others = exists().where(
        seats.c.table_id == tables.c.id, seats.c.user_id > 0, seats.c.user_id != tables.c.host_id
    )
    is_practice = (tables.c.status == PLAYING) & ~others
    query = select(
        func.count(),
        func.count(case((tables.c.status != PLAYING, 1))),
        func.count(case((is_practice, 1))),
    )
    # A day's deal is one a day whoever opens it, and a match is counted itself.
    solo = tables.c.day.is_not(None) | tables.c.match_id.is_not(None)
    return query.select_from(tables).where(*conditions, ~solo)


# Put together once: that takes longer than to ask. An index is on hosts, of which each has few.
_HOSTED = _counted(tables.c.host_id == bindparam("of_host"), tables.c.status.in_((OPENING, LOBBY, PLAYING)))
_ON_SERVER = _counted(tables.c.guild_id == bindparam("of_guild"), LIVE)
