"""Players' own tables for the deals of duplicate matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from bot.store.dialects import add_if_new
from bot.store.person_deletion import empty_table
from bot.store.schema import FINISHED, PLAYING, match_games, tables


class MatchGame(NamedTuple):
    """A user's table for a deal (counted from 1) of a match."""

    match_id: int
    deal: int
    user_id: int
    table_id: int


def add_game(connection: Connection, game: MatchGame) -> bool:
    """Insert a user's game of a deal; return False if there is one already."""
    return add_if_new(connection, match_games, **game._asdict())


def table_of(connection: Connection, match_id: int, deal: int, user_id: int) -> int | None:
    """Return the id of a user's table of a deal; None if they have not started it."""
    mine = (match_games.c.match_id == match_id, match_games.c.deal == deal, match_games.c.user_id == user_id)
    return connection.scalar(select(match_games.c.table_id).where(*mine))


def deal_at(connection: Connection, table_id: int) -> int:
    """Return the number of the deal that a table plays, from 1. 0 if it is no match game."""
    return connection.scalar(select(match_games.c.deal).where(match_games.c.table_id == table_id)) or 0


def finished(connection: Connection, match_id: int) -> list[MatchGame]:
    """Return the finished games of a match, ordered by deal, then by table."""
    query = select(*match_games.c).join(tables, tables.c.id == match_games.c.table_id)
    ended = (match_games.c.match_id == match_id, tables.c.status == FINISHED)
    by_deal = query.where(*ended).order_by(match_games.c.deal, match_games.c.table_id)
    return [MatchGame(*row) for row in connection.execute(by_deal)]


def delete_unfinished(connection: Connection, match_ids: Sequence[int]) -> None:
    """Delete the running games of these matches, which must be over, and empty their tables."""
    begun = (match_games.c.match_id.in_(match_ids), tables.c.status == PLAYING)
    query = select(match_games.c.table_id).join(tables, tables.c.id == match_games.c.table_id).where(*begun)
    for table_id in list(connection.scalars(query)):
        empty_table(connection, table_id)
        connection.execute(delete(match_games).where(match_games.c.table_id == table_id))
