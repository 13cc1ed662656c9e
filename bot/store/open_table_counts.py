"""How many tables a person and a server have open, for the limits."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, case, exists, func, select

from bot.store.locks import HOST, advisory_lock
from bot.store.schema import LIVE, LOBBY, OPENING, PLAYING, Condition, seats, tables


class Open(NamedTuple):
    """Tables that are not over: all of them, lobbies, and games of one person against computers."""

    tables: int
    lobbies: int
    practice: int


def hosted(connection: Connection, user_id: int) -> Open:
    """What somebody has opened on all servers; nobody opens more for them until this transaction ends."""
    advisory_lock(connection, HOST, user_id)
    # An index on hosts, of which each has few.
    return _count(connection, tables.c.host_id == user_id, tables.c.status.in_((OPENING, LOBBY, PLAYING)))


def on_server(connection: Connection, guild_id: int) -> Open:
    """What is open on a server."""
    return _count(connection, tables.c.guild_id == guild_id, LIVE)


def _count(connection: Connection, *conditions: Condition) -> Open:
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
    counted = query.select_from(tables).where(*conditions, ~solo)
    return Open(*connection.execute(counted).one())
