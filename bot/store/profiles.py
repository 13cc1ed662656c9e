"""Profile queries: somebody's standings, the course of a rating, their opponents."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, case, func, select

from bot.store.ratings import AGAINST, Board, Key, Skill, Standing, standings
from bot.store.schema import rating_changes, ratings, results
from engine.core.types import Seat


class Moment(NamedTuple):
    """What a game left somebody with: when it ended, their place, their skill."""

    at: int
    placing: int
    skill: Skill


class Opponent(NamedTuple):
    """Whom somebody has met most often, and how many of those games they won themselves."""

    user_id: int
    games: int
    won: int


def standings_of(connection: Connection, guild_id: int, user_id: int) -> list[tuple[Board, Standing]]:
    """Somebody's standings of all time on a server (or EVERYWHERE), the board played most often first."""
    query = select(ratings.c.game, ratings.c.lineup).where(
        ratings.c.user_id == user_id,
        ratings.c.guild_id == guild_id,
        ratings.c.season == "",
        ~ratings.c.lineup.startswith(AGAINST),
    )
    keys = [Key(Board(guild_id, *row), "", user_id) for row in connection.execute(query)]
    found = [(key.board, standing) for one in keys for key, standing in standings(connection, [one]).items()]
    return sorted(found, key=lambda item: (-item[1].games, item[0]))


def course(connection: Connection, board: Board, user_id: int, most: int) -> list[Moment]:
    """How somebody's last games on a board went, the oldest first."""
    change = rating_changes.c
    query = select(change.at, change.placing, change.mu_after, change.sigma_after).where(*_on(board, user_id))
    rows = connection.execute(query.order_by(change.at.desc()).limit(most)).all()
    return [Moment(at, placing, Skill(mu, sigma)) for at, placing, mu, sigma in reversed(rows)]


def worst(connection: Connection, board: Board, user_id: int) -> int | None:
    """The lowest score somebody has played out on a board."""
    query = select(func.min(rating_changes.c.score)).where(*_on(board, user_id))
    found: int | None = connection.scalar(query)
    return found


def played_out(connection: Connection, board: Board, user_id: int, most: int) -> list[tuple[int, Seat]]:
    """Somebody's last games on a board that were played out, the newest first, and where they sat."""
    change = rating_changes.c
    query = (
        select(change.table_id, results.c.seat)
        .where(*_on(board, user_id), change.score.is_not(None))
        .where(results.c.table_id == change.table_id, results.c.user_id == user_id)
    )
    rows = connection.execute(query.order_by(change.at.desc(), change.table_id).limit(most))
    return [(table_id, seat) for table_id, seat in rows]


LATELY = 100
"""Of so many games it is told whom somebody has met."""


def opponent(connection: Connection, board: Board, user_id: int) -> Opponent | None:
    """Whom somebody has met most often lately on a board, partners and former players left out."""
    mine, theirs, at = results.alias(), results.alias(), rating_changes.c.at
    lately = select(rating_changes.c.table_id).where(*_on(board, user_id)).order_by(at.desc()).limit(LATELY)
    won = func.sum(case((mine.c.placing < theirs.c.placing, 1), else_=0))
    query = (
        select(theirs.c.user_id, func.count(), won)
        .where(
            mine.c.table_id.in_(lately),
            mine.c.user_id == user_id,
            theirs.c.table_id == mine.c.table_id,
            theirs.c.side != mine.c.side,
            theirs.c.user_id > 0,
        )
        .group_by(theirs.c.user_id)
        .order_by(func.count().desc(), theirs.c.user_id)
        .limit(1)
    )
    row = connection.execute(query).first()
    return None if row is None else Opponent(*row)


def _on(board: Board, user_id: int) -> list[ColumnElement[bool]]:
    change = rating_changes.c
    return [
        change.user_id == user_id,
        change.guild_id == board.guild_id,
        change.game == board.game,
        change.lineup == board.lineup,
    ]
