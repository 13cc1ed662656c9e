"""Queries about searches for players.

A search is open until it expires or has a table. It is kept for another week, in which its user sees that it
ended.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, exists, func, or_, select, update

from bot.ratings.rating_model import ALL_TIME, NEW, points
from bot.store.dialects import upsert
from bot.store.rating_queries import AGAINST
from bot.store.records import FORMER
from bot.store.schema import CANCELLED, PLAYED, invitations, ratings, seats, seeks, tables
from bot.tables.clock import DAY
from bot.tables.proposal import Person

LASTS = 7 * DAY
"""Seconds for which a search is open."""
KEPT = 7 * DAY
"""Seconds for which an expired search is listed for its user."""
MOST_HERE = 100
"""Searches that can be stored for one server."""

Key = tuple[int, int, str]
"""A search's server, user and game."""


@dataclass(frozen=True)
class Seek:
    """A user's search for players of a game on a server.

    `near`: only people of about the user's rating. `seats`: the table's size with a partner; 0: any.
    `table_id`: the table that it became, None before.
    """

    guild_id: int
    user_id: int
    game: str
    name: str
    clock: str
    rated: bool
    near: bool
    seats: int
    partner_id: int | None
    partner_name: str
    has_accepted: bool
    channel_id: int
    language: str
    created_at: int
    expires_at: int
    table_id: int | None = None

    @property
    def key(self) -> Key:
        """The server's id, the user's id and the game: a user has one search for each game."""
        return self.guild_id, self.user_id, self.game

    @property
    def people(self) -> list[Person]:
        """The user, and the partner if there is one."""
        partner = [] if self.partner_id is None else [Person(self.partner_id, self.partner_name)]
        return [Person(self.user_id, self.name), *partner]

    @property
    def user_ids(self) -> frozenset[int]:
        """The ids of the user and of the partner, if there is one."""
        return frozenset(one.id for one in self.people)

    @property
    def awaits_partner(self) -> bool:
        """Whether there is a partner who has not accepted yet."""
        return self.partner_id is not None and not self.has_accepted

    @property
    def free(self) -> int:
        """The number of seats that a search with a partner offers; 1 without a partner."""
        return max(1, self.seats - len(self.people))

    def is_open(self, now: int) -> bool:
        """Return whether others can find it at `now` (Unix seconds).

        It has no table, has not expired, and waits for no partner.
        """
        return self.table_id is None and self.expires_at > now and not self.awaits_partner


_ALL = select(*seeks.c).order_by(seeks.c.created_at, seeks.c.user_id, seeks.c.game)


def _key_conditions(key: Key) -> tuple[ColumnElement[bool], ...]:
    return tuple(
        seeks.c[name] == value for name, value in zip(("guild_id", "user_id", "game"), key, strict=True)
    )


def _seeks_where(connection: Connection, *conditions: ColumnElement[bool]) -> list[Seek]:
    """Return the searches that meet all conditions, oldest first."""
    return [Seek(*row) for row in connection.execute(_ALL.where(*conditions))]


def seek_of(connection: Connection, key: Key) -> Seek | None:
    """Return a search, also one that has ended; None if there is none."""
    return next(iter(_seeks_where(connection, *_key_conditions(key))), None)


def seeks_on(connection: Connection, guild_id: int) -> list[Seek]:
    """Return all stored searches on a server, oldest first."""
    return _seeks_where(connection, seeks.c.guild_id == guild_id)


def open_seeks(connection: Connection, guild_id: int, now: int) -> list[Seek]:
    """Return the searches on a server that others can find, oldest first."""
    return [one for one in seeks_on(connection, guild_id) if one.is_open(now)]


def seeks_of(connection: Connection, user_id: int) -> list[Seek]:
    """Return the searches on all servers of which a user is part, also as a partner, oldest first.

    Expired ones are included, those with a table left out.
    """
    mine = or_(seeks.c.user_id == user_id, seeks.c.partner_id == user_id)
    return _seeks_where(connection, mine, seeks.c.table_id.is_(None))


def count_on(connection: Connection, guild_id: int) -> int:
    """Return the number of searches that are stored for a server."""
    here = select(func.count()).select_from(seeks).where(seeks.c.guild_id == guild_id)
    return connection.scalar(here) or 0


def write_seek(connection: Connection, seek: Seek) -> None:
    """Store a search; it replaces an earlier one of the same user and game."""
    connection.execute(upsert(connection, seeks), vars(seek))


def delete_seek(connection: Connection, key: Key) -> None:
    """Delete a search unless it has become a table."""
    connection.execute(delete(seeks).where(*_key_conditions(key), seeks.c.table_id.is_(None)))


def delete_lone_seek(connection: Connection, key: Key) -> None:
    """Delete a search without a partner unless it has become a table."""
    alone = (seeks.c.table_id.is_(None), seeks.c.partner_id.is_(None))
    connection.execute(delete(seeks).where(*_key_conditions(key), *alone))


def end_seek(connection: Connection, key: Key, now: int) -> None:
    """Make a search expire now (Unix time)."""
    connection.execute(update(seeks).where(*_key_conditions(key)).values(expires_at=now))


def take_seek(connection: Connection, seek: Seek, table_id: int) -> bool:
    """Record that a search became a table.

    Return False, without a change, if it was deleted, placed again, or became a table since it was read.
    """
    same = (*_key_conditions(seek.key), seeks.c.created_at == seek.created_at, seeks.c.table_id.is_(None))
    return connection.execute(update(seeks).where(*same).values(table_id=table_id)).rowcount == 1


def finish_seeks(connection: Connection, table_id: int) -> None:
    """Delete the searches that became this table, which is open now."""
    connection.execute(delete(seeks).where(seeks.c.table_id == table_id))


def release_seeks(connection: Connection, table_id: int) -> None:
    """Reopen the searches that became a table, since it could not be opened."""
    connection.execute(update(seeks).where(seeks.c.table_id == table_id).values(table_id=None))


def delete_old(connection: Connection, guild_id: int, now: int) -> None:
    """Reopen searches whose table was cancelled, and delete those that expired over `KEPT` seconds ago."""
    here = seeks.c.guild_id == guild_id
    cancelled = select(tables.c.id).where(tables.c.id == seeks.c.table_id, tables.c.status == CANCELLED)
    connection.execute(update(seeks).where(here, cancelled.exists()).values(table_id=None))
    connection.execute(delete(seeks).where(here, seeks.c.expires_at <= now - KEPT))


def delete_person(connection: Connection, user_id: int, guild_id: int | None) -> list[int]:
    """Delete a user's searches, also as a partner, on a server (None: all). Return the servers' ids."""
    theirs = [or_(seeks.c.user_id == user_id, seeks.c.partner_id == user_id)]
    if guild_id is not None:
        theirs.append(seeks.c.guild_id == guild_id)
    return sorted(set(connection.scalars(delete(seeks).where(*theirs).returning(seeks.c.guild_id))))


def delete_server(connection: Connection, guild_id: int) -> None:
    """Delete all searches on a server."""
    connection.execute(delete(seeks).where(seeks.c.guild_id == guild_id))


@dataclass(frozen=True)
class LastGame:
    """What a user last played with people: the game, its clock, and whether it was rated."""

    game: str
    clock: str | None
    rated: bool


def last_game(connection: Connection, user_id: int) -> LastGame | None:
    """Return the terms of a user's newest started game against people, also deleted ones, or None."""
    other = seats.alias("other").c
    people = (other.user_id > 0) | (other.user_id <= FORMER)
    with_others = exists().where(other.table_id == tables.c.id, other.user_id != user_id, people)
    mine = select(tables.c.game, tables.c.clock, tables.c.rated).join(seats, seats.c.table_id == tables.c.id)
    query = mine.where(seats.c.user_id == user_id, PLAYED, with_others)
    row = connection.execute(query.order_by(tables.c.id.desc()).limit(1)).first()
    return None if row is None else LastGame(*row)


def table_since(connection: Connection, guild_id: int, user_id: int, game: str, since: int) -> int | None:
    """Return the id of the newest table from a user's searches for a game on a server, or None.

    It was created at the Unix time `since` or later, and not cancelled.
    """
    query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    mine = (seats.c.user_id == user_id, tables.c.guild_id == guild_id, tables.c.game == game)
    # Only a table of searches has a message to its own host among the invitations.
    to_host = (invitations.c.table_id == tables.c.id, invitations.c.user_id == tables.c.host_id)
    is_ours = (tables.c.created_at >= since, tables.c.status != CANCELLED, exists().where(*to_host))
    return connection.scalar(query.where(*mine, *is_ours).order_by(tables.c.id.desc()).limit(1))


def ratings_of(connection: Connection, guild_id: int, game: str, user_ids: Iterable[int]) -> dict[int, int]:
    """Return users' ratings of all time in a game on a server, in the line-up they play most.

    Games against computers don't count. A user without a rating gets a newcomer's.
    """
    wanted = list(user_ids)
    board = (ratings.c.guild_id == guild_id, ratings.c.game == game, ratings.c.season == ALL_TIME)
    people = (ratings.c.user_id.in_(wanted), ~ratings.c.lineup.startswith(AGAINST))
    query = select(ratings.c.user_id, ratings.c.rating).where(*board, *people).order_by(ratings.c.games)
    rated = {row.user_id: row.rating for row in connection.execute(query)}
    return {**dict.fromkeys(wanted, points(NEW)), **rated}
