"""Players' own games of shared deals: daily, of a cup, or of a duplicate match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update
from sqlalchemy import Table as Rows

from bot.store.deletion import empty_table
from bot.store.dialects import add_if_new
from bot.store.names import keyed_hash
from bot.store.schema import FINISHED, match_games, tables

AT_ONCE = 100
"""Unfinished tries that are deleted at a time."""


@dataclass(frozen=True)
class Tries:
    """The database tables of a kind of solo deals: tries, and who played and then deleted their data.

    `period` and `points` name the columns of the day or week (a number) and of the result.
    """

    kind: str
    games: Rows
    played: Rows
    period: str
    points: str

    def begin(self, connection: Connection, **columns: int) -> bool:
        """Store `columns` as the start of a user's try; return False, unchanged, if they have begun it."""
        return add_if_new(connection, self.games, **columns)

    def table_of(self, connection: Connection, user_id: int, **deal: int) -> int | None:
        """Return the id of the table of a user's try at the deal with these columns, or None."""
        mine = (self.games.c[name] == value for name, value in {"user_id": user_id, **deal}.items())
        return connection.scalar(select(self.games.c.table_id).where(*mine))

    def finish(self, connection: Connection, table_id: int, points: int, now: int) -> None:
        """Store a try's result and end (Unix time). Does nothing for other tables."""
        mine = update(self.games).where(self.games.c.table_id == table_id)
        connection.execute(mine.values({self.points: points, "ended_at": now}))

    def remember_played(self, connection: Connection, user_id: int, since: int) -> None:
        """Store, by keyed hash, that a user began the deals of the period `since` and later."""
        period = self.games.c[self.period]
        begun = select(period).where(self.games.c.user_id == user_id, period >= since).distinct()
        for number in connection.scalars(begun).all():
            row = {self.period: number, "person": self._hash_of(connection, number, user_id)}
            add_if_new(connection, self.played, **row)

    def has_deleted(self, connection: Connection, number: int, user_id: int) -> bool:
        """Return whether a user began a deal of the current period `number` and then deleted their data."""
        period, person = self.played.c[self.period], self._hash_of(connection, number, user_id)
        mine = select(period).where(period == number, self.played.c.person == person)
        return connection.scalar(mine) is not None

    def _hash_of(self, connection: Connection, number: int, user_id: int) -> str:
        return keyed_hash(connection, f"{self.kind} {number}", user_id)

    def purge(self, connection: Connection, current: int, unfinished: int) -> bool:
        """Delete a batch of what has expired in the period `current`. Return whether there may be more.

        These are hashes of earlier periods, and tries that are unfinished for over `unfinished` periods.
        """
        connection.execute(delete(self.played).where(self.played.c[self.period] < current))
        old = (self.games.c[self.period] < current - unfinished, self.games.c[self.points].is_(None))
        left = list(connection.scalars(select(self.games.c.table_id).where(*old).limit(AT_ONCE)))
        for table_id in left:
            empty_table(connection, table_id)
            connection.execute(delete(self.games).where(self.games.c.table_id == table_id))
        return len(left) == AT_ONCE


class MatchGame(NamedTuple):
    """A user's table for a deal (counted from 1) of a match."""

    match_id: int
    deal: int
    user_id: int
    table_id: int


def add_match_game(connection: Connection, game: MatchGame) -> bool:
    """Insert a user's game of a deal; return False if there is one already."""
    return add_if_new(connection, match_games, **game._asdict())


def match_table_of(connection: Connection, match_id: int, deal: int, user_id: int) -> int | None:
    """Return the id of a user's table of a deal; None if they have not started it."""
    mine = (match_games.c.match_id == match_id, match_games.c.deal == deal, match_games.c.user_id == user_id)
    return connection.scalar(select(match_games.c.table_id).where(*mine))


def match_deal_at(connection: Connection, table_id: int) -> int:
    """Return the number of the deal that a table plays, from 1. 0 if it is no match game."""
    return connection.scalar(select(match_games.c.deal).where(match_games.c.table_id == table_id)) or 0


def finished_match_games(connection: Connection, match_id: int) -> list[MatchGame]:
    """Return the finished games of a match, ordered by deal, then by table."""
    query = select(*match_games.c).join(tables, tables.c.id == match_games.c.table_id)
    ended = (match_games.c.match_id == match_id, tables.c.status == FINISHED)
    by_deal = query.where(*ended).order_by(match_games.c.deal, match_games.c.table_id)
    return [MatchGame(*row) for row in connection.execute(by_deal)]
