"""Who holds a title on a server, and which roles the bot has given there."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select

from bot.ratings import leaderboards
from bot.ratings.rating_model import ALL_TIME
from bot.store.dialects import upsert
from bot.store.rating_queries import Board
from bot.store.schema import role_holders
from bot.tables import hooks, servers

LEADER = "leader"
"""The title of a leaderboard's first."""
HIGHEST = 2**31 - 1
"""A rating above all others."""


@dataclass(frozen=True)
class Holder:
    """A user who has a role of a server, or is about to get it."""

    role_id: int
    user_id: int


@dataclass(frozen=True)
class Roles:
    """The roles that users should have on a server, and those that the bot may have given (True: it has)."""

    wanted: frozenset[Holder]
    held: dict[Holder, bool]


@hooks.title_holders
def leader(connection: Connection, guild_id: int, now: int) -> tuple[str, list[int]]:
    """Return the title, and the id of the first of the server's chosen leaderboard in a list.

    It is empty without a leaderboard or ratings.
    """
    board = servers.settings_of(connection, guild_id).leader_board
    if board is None:
        return LEADER, []
    first = leaderboards.board_lines(
        connection, Board(guild_id, *board), ALL_TIME, now, rating=HIGHEST, skip=0, most=1
    )
    return LEADER, [line.user_id for line in first]


def titles_of(connection: Connection, guild_id: int, now: int) -> dict[str, list[int]]:
    """Return the ids of those who hold each title on a server, by title. Deleted users are left out."""
    found = dict(of_title(connection, guild_id, now) for of_title in hooks.title_holders)
    return {title: [one for one in user_ids if one > 0] for title, user_ids in found.items()}


def read_roles(connection: Connection, guild_id: int, now: int) -> Roles:
    """Return a server's roles as they should be, and as they were given."""
    chosen = servers.settings_of(connection, guild_id).roles
    titles = titles_of(connection, guild_id, now)
    wanted = {Holder(role_id, one) for title, role_id in chosen.items() for one in titles.get(title, ())}
    return Roles(frozenset(wanted), held_roles(connection, guild_id))


def held_roles(connection: Connection, guild_id: int) -> dict[Holder, bool]:
    """Return the roles that the bot may have given on a server. True: it has."""
    held = select(role_holders).where(role_holders.c.guild_id == guild_id)
    return {Holder(row.role_id, row.user_id): row.given for row in connection.execute(held)}


def record_holder(connection: Connection, guild_id: int, holder: Holder, *, given: bool) -> None:
    """Record that a user gets a role, before it is given (False) and after."""
    connection.execute(
        upsert(connection, role_holders), {"guild_id": guild_id, **vars(holder), "given": given}
    )


def delete_holder(connection: Connection, guild_id: int, holder: Holder) -> None:
    """Delete the record of a user's role."""
    mine = (role_holders.c[name] == value for name, value in vars(holder).items())
    connection.execute(delete(role_holders).where(role_holders.c.guild_id == guild_id, *mine))


def delete_holders(connection: Connection, guild_id: int) -> None:
    """Delete the records of who has which role on a server."""
    connection.execute(delete(role_holders).where(role_holders.c.guild_id == guild_id))


def roles_of_user(connection: Connection, user_id: int) -> list[tuple[int, int]]:
    """Return the roles that a user has, or is about to get, from the bot, as (server, role)."""
    mine = role_holders.c.user_id == user_id
    found = select(role_holders.c.guild_id, role_holders.c.role_id).where(mine)
    return [(guild_id, role_id) for guild_id, role_id in connection.execute(found)]
