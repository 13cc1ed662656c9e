"""The SQL of leaderboards: every answer is read from an index, however many have played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import ColumnElement, Connection, Row, ScalarSelect, Select, select

from bot.store.ratings import Board, Skill, Standing
from bot.store.schema import BEST_FIRST, BOARD, rating_changes, ratings

_Line: TypeAlias = tuple[int, float, float, int, int, int, int | None, str, int, float | None, float | None]
"""Whose it is, skill, rating, games, wins, best score, form, when it changed, the skill from before."""


@dataclass(frozen=True)
class Listed:
    """A standing on a board, whose it is, and the skill from before the last days if they played in them."""

    user_id: int
    standing: Standing
    lately: Skill | None


def boards(connection: Connection, guild_id: int) -> list[Board]:
    """The boards of a server (or EVERYWHERE) on which anybody stands."""
    found: list[Board] = []
    game, lineup = "", ""
    # From one to the next: an index knows where it begins, and nobody's standing is counted.
    while (row := _next(connection, guild_id, game, lineup)) is not None:
        game, lineup = row
        found.append(Board(guild_id, game, lineup))
    return found


def _next(connection: Connection, guild_id: int, game: str, lineup: str) -> Row[str, str] | None:
    """The game and line-up after these: another line-up of the same game, or the first of the next."""
    query = select(ratings.c.game, ratings.c.lineup).where(ratings.c.guild_id == guild_id).limit(1)
    same = query.where(ratings.c.game == game, ratings.c.lineup > lineup).order_by(ratings.c.lineup)
    later = query.where(ratings.c.game > game).order_by(ratings.c.game, ratings.c.lineup)
    return connection.execute(same).first() or connection.execute(later).first()


def newest(connection: Connection, guild_id: int) -> Board | None:
    """The board on which a game ended last."""
    changes = rating_changes.c
    query = select(changes.game, changes.lineup).where(changes.guild_id == guild_id)
    row = connection.execute(query.order_by(changes.table_id.desc()).limit(1)).first()
    return None if row is None else Board(guild_id, *row)


def listed(
    connection: Connection, board: Board, season: str, since: int, *, rating: int, skip: int, most: int
) -> list[Listed]:
    """Lines of a board, the best first, from a rating on, some of its people skipped.

    `since` is when the last days began.
    """
    query = _listing(since).where(*_on(board, season), ratings.c.rating <= rating)
    rows = connection.execute(query.order_by(*BEST_FIRST).offset(skip).limit(most))
    return [_listed(row) for row in rows]


def listed_of(connection: Connection, board: Board, season: str, since: int, user_id: int) -> Listed | None:
    """Somebody's standing on a board."""
    query = _listing(since).where(*_on(board, season), ratings.c.user_id == user_id)
    row = connection.execute(query).first()
    return None if row is None else _listed(row)


def _on(board: Board, season: str) -> list[ColumnElement[bool]]:
    """Those who stand on a board; whoever has been forgotten stands nowhere."""
    same = (column == value for column, value in zip(BOARD, (*board, season), strict=True))
    # Reckoned with, so that no database takes it for something to look up.
    return [*same, ratings.c.user_id + 0 > 0]


def _listing(since: int) -> Select[*_Line]:
    standing = ratings.c
    return select(
        standing.user_id,
        standing.mu,
        standing.sigma,
        standing.rating,
        standing.games,
        standing.wins,
        standing.best,
        standing.form,
        standing.changed_at,
        _lately(rating_changes.c.mu_before, since),
        _lately(rating_changes.c.sigma_before, since),
    )


def _lately(column: ColumnElement[float], since: int) -> ScalarSelect[float]:
    """What a column says of somebody's first change since a moment."""
    change, standing = rating_changes.c, ratings.c
    same = (
        getattr(change, name) == getattr(standing, name) for name in ("user_id", "guild_id", "game", "lineup")
    )
    query = select(column).where(*same, change.at >= since).correlate(ratings)
    return query.order_by(change.at).limit(1).scalar_subquery()


def _listed(row: Row[*_Line]) -> Listed:
    user_id, mu, sigma, rating, games, wins, best, form, changed_at, mu_lately, sigma_lately = row
    lately = None if mu_lately is None or sigma_lately is None else Skill(mu_lately, sigma_lately)
    return Listed(user_id, Standing(Skill(mu, sigma), rating, games, wins, best, form, changed_at), lately)
