"""Ratings in the database: standings, changes of skill, achievements."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple, cast

from sqlalchemy import Connection, delete, func, insert, select

from bot.store.columns import RecordedResult
from bot.store.dialects import upsert
from bot.store.schema import EVERYWHERE, AnyRow, achievements, rating_changes, ratings, results

__all__ = ["EVERYWHERE", "Board", "Key", "RatingChange", "Skill", "Standing"]

_KEY = (ratings.c.guild_id, ratings.c.game, ratings.c.lineup, ratings.c.season, ratings.c.user_id)
_STANDING = ("mu", "sigma", "rating", "games", "wins", "best", "form", "changed_at")
STANDINGS = select(*_KEY, *(ratings.c[name] for name in _STANDING))
"""The query for all standings; `read_standings` reads its rows."""
AGAINST = "computers-"
"""The prefix of line-ups that count games against computers."""
_AT_ONCE = 5_000


class Skill(NamedTuple):
    """A user's estimated strength: its mean and uncertainty."""

    mu: float
    sigma: float


class Board(NamedTuple):
    """A leaderboard: a server (or EVERYWHERE), a game, and a line-up such as `1v1`."""

    guild_id: int
    game: str
    lineup: str


class Key(NamedTuple):
    """The key of a standing: a board, a season ("": all time), a user."""

    board: Board
    season: str
    user_id: int


@dataclass(frozen=True)
class Standing:
    """The sum of a user's rated games, with the `best` score.

    `form` lists their last placings, the newest at the end.
    """

    skill: Skill
    rating: int
    games: int
    wins: int
    best: int | None
    form: str
    changed_at: int


class RatingChange(NamedTuple):
    """What a game did to a user's skill on a board, and the score if they played it out."""

    table_id: int
    board: Board
    user_id: int
    at: int
    placing: int
    before: Skill
    after: Skill
    score: int | None


def standings(connection: Connection, keys: Iterable[Key]) -> dict[Key, Standing]:
    """Return the stored standings of those keys (at least one) that have one. Locks them on PostgreSQL."""
    wanted = set(keys)
    # A list per column uses the index; a list of whole keys would scan all rows.
    values = zip(*((*key.board, key.season, key.user_id) for key in sorted(wanted)), strict=True)
    among = [column.in_(sorted(set(own))) for column, own in zip(_KEY, values, strict=False)]
    query = STANDINGS.where(*among).order_by(*_KEY).with_for_update()
    found = read_standings(connection.execute(query))
    return {key: standing for key, standing in found if key in wanted}


def against_computers(connection: Connection, user_id: int, game: str) -> dict[str, int]:
    """Return a user's number of wins in a game against computers, by line-up.

    It covers all servers; levels never met are left out.
    """
    mine = (ratings.c.guild_id == EVERYWHERE, ratings.c.game == game, ratings.c.user_id == user_id)
    query = select(ratings.c.lineup, ratings.c.wins).where(*mine, ratings.c.lineup.startswith(AGAINST))
    return dict(connection.execute(query).all())


def all_standings(connection: Connection) -> Iterator[tuple[Key, Standing]]:
    """Yield all standings of all boards, in no order."""
    return read_standings(connection.execute(STANDINGS))


def read_standings(rows: Iterable[AnyRow]) -> Iterator[tuple[Key, Standing]]:
    """Yield the standings in rows of `STANDINGS`."""
    for guild_id, game, lineup, season, user_id, mu, sigma, *rest in rows:
        yield Key(Board(guild_id, game, lineup), season, user_id), Standing(Skill(mu, sigma), *rest)


def write_ratings(connection: Connection, new: Mapping[Key, Standing]) -> None:
    """Insert or overwrite standings. The counts of `rating_histogram` stay as they are."""
    # In the order of the key, so that games that end at once cannot deadlock.
    rows = [_standing_row(key, standing) for key, standing in sorted(new.items(), key=lambda item: item[0])]
    for start in range(0, len(rows), _AT_ONCE):
        connection.execute(upsert(connection, ratings), rows[start : start + _AT_ONCE])


def add_changes(connection: Connection, changes: Iterable[RatingChange]) -> None:
    """Insert changes of skill. Raises IntegrityError if a game of a user is there already."""
    if noted := [_change_row(change) for change in changes]:
        connection.execute(insert(rating_changes), noted)


def _standing_row(key: Key, standing: Standing) -> dict[str, object]:
    about = {**key.board._asdict(), "season": key.season, "user_id": key.user_id, **standing.skill._asdict()}
    return about | {name: getattr(standing, name) for name in _STANDING[2:]}


def _change_row(change: RatingChange) -> dict[str, object]:
    """Return the row of a rating change, skills as mean and uncertainty."""
    return {
        "table_id": change.table_id,
        **change.board._asdict(),
        "user_id": change.user_id,
        "at": change.at,
        "placing": change.placing,
        "mu_before": change.before.mu,
        "sigma_before": change.before.sigma,
        "mu_after": change.after.mu,
        "sigma_after": change.after.sigma,
        "score": change.score,
    }


def all_changes(connection: Connection) -> Iterator[RatingChange]:
    """Yield all changes of skill, in the order in which the games ended."""
    columns = rating_changes.c
    order = (columns.at, columns.table_id, columns.guild_id, columns.user_id)
    for row in connection.execute(select(rating_changes).order_by(*order)):
        board = Board(row.guild_id, row.game, row.lineup)
        skills = Skill(row.mu_before, row.sigma_before), Skill(row.mu_after, row.sigma_after)
        yield RatingChange(row.table_id, board, row.user_id, row.at, row.placing, *skills, row.score)


def rated_results(
    connection: Connection, *, rated: bool = True
) -> Iterator[tuple[int, list[RecordedResult]]]:
    """Yield each rated game (or each other one), in the order in which they ended.

    A game is its table's id, and its results by seat.
    """
    order = (results.c.ended_at, results.c.table_id, results.c.seat)
    rows = connection.execute(select(results).where(results.c.rated == rated).order_by(*order)).mappings()
    for table_id, own in groupby(rows, lambda row: row["table_id"]):
        # SQLAlchemy's mappings do not carry the types of their columns.
        yield table_id, cast("list[RecordedResult]", list(own))


def delete_computed(connection: Connection) -> None:
    """Delete all standings and changes, and the achievements that follow from results alone.

    Results and the counts of `rating_histogram` are kept.
    """
    connection.execute(delete(ratings))
    connection.execute(delete(rating_changes))
    connection.execute(delete(achievements).where(~achievements.c.achievement.contains(KEY_SEPARATOR)))


KEY_SEPARATOR = ":"
"""Separates a game's key from its own achievement. Achievements of all games have no key."""


class Achievement(NamedTuple):
    """An achievement that a user earned in a game."""

    user_id: int
    achievement: str
    table_id: int
    at: int


class EarnedAchievement(NamedTuple):
    """An achievement, how often a user earned it, and when last."""

    achievement: str
    times: int
    at: int


def write_achievements(connection: Connection, earned: Iterable[Achievement]) -> None:
    """Insert achievements. Raises IntegrityError if one of them is there already."""
    if rows := [one._asdict() for one in earned]:
        connection.execute(insert(achievements), rows)


def achievements_of(connection: Connection, user_id: int) -> list[EarnedAchievement]:
    """Return a user's achievements on all servers, the one earned last first."""
    achievement, last = achievements.c.achievement, func.max(achievements.c.at)
    query = (
        select(achievement, func.count(), last).where(achievements.c.user_id == user_id).group_by(achievement)
    )
    return [EarnedAchievement(*row) for row in connection.execute(query.order_by(last.desc(), achievement))]


def general_achievements(connection: Connection) -> set[Achievement]:
    """Return all users' achievements that follow from results alone, not from a game's own rules."""
    one = achievements.c
    query = select(one.user_id, one.achievement, one.table_id, one.at).where(
        ~one.achievement.contains(KEY_SEPARATOR)
    )
    return {Achievement(*row) for row in connection.execute(query)}
