"""Ratings in the database: standings, and a row for every change of a skill."""

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
AGAINST = "computers-"
"""Begins what stands in place of a line-up where games against computers are counted."""
_AT_ONCE = 5_000


class Skill(NamedTuple):
    """What is thought of somebody's strength: its mean, and how unsure that is."""

    mu: float
    sigma: float


class Board(NamedTuple):
    """A leaderboard: of a server (or EVERYWHERE), of a game, of those who play so many on each side."""

    guild_id: int
    game: str
    lineup: str


class Key(NamedTuple):
    """Whose standing it is, on which board, in which season ("": of all time)."""

    board: Board
    season: str
    user_id: int


@dataclass(frozen=True)
class Standing:
    """What somebody's rated games come to; `form` is their last placings, the newest at the end."""

    skill: Skill
    rating: int
    games: int
    wins: int
    best: int | None
    form: str
    changed_at: int


class RatingChange(NamedTuple):
    """What one game made of somebody's skill on one board, and the score they played out."""

    table_id: int
    board: Board
    user_id: int
    at: int
    placing: int
    before: Skill
    after: Skill
    score: int | None


def standings(connection: Connection, keys: Iterable[Key]) -> dict[Key, Standing]:
    """The standings there are of these keys; where rows can be locked, they are."""
    wanted = set(keys)
    # A list for each column finds the index; a list of whole keys would read every row.
    values = zip(*((*key.board, key.season, key.user_id) for key in sorted(wanted)), strict=True)
    among = [column.in_(sorted(set(own))) for column, own in zip(_KEY, values, strict=False)]
    query = select(*_KEY, *(ratings.c[name] for name in _STANDING)).where(*among)
    found = _read(connection.execute(query.order_by(*_KEY).with_for_update()))
    return {key: standing for key, standing in found if key in wanted}


def against_computers(connection: Connection, user_id: int, game: str) -> dict[str, int]:
    """Return how many games of a kind a person has won, by the line-up of the computers they played."""
    mine = (ratings.c.guild_id == EVERYWHERE, ratings.c.game == game, ratings.c.user_id == user_id)
    query = select(ratings.c.lineup, ratings.c.wins).where(*mine, ratings.c.lineup.startswith(AGAINST))
    return dict(row.tuple() for row in connection.execute(query))


def all_standings(connection: Connection) -> Iterator[tuple[Key, Standing]]:
    """Every standing of every board."""
    return _read(connection.execute(select(*_KEY, *(ratings.c[name] for name in _STANDING))))


def _read(rows: Iterable[AnyRow]) -> Iterator[tuple[Key, Standing]]:
    for guild_id, game, lineup, season, user_id, mu, sigma, *rest in rows:
        yield Key(Board(guild_id, game, lineup), season, user_id), Standing(Skill(mu, sigma), *rest)


def write_ratings(connection: Connection, new: Mapping[Key, Standing]) -> None:
    """Writes standings in place of those there were."""
    # In the order of the key, so that two games that end at once never wait for each other.
    rows = [_standing(key, standing) for key, standing in sorted(new.items(), key=lambda item: item[0])]
    for start in range(0, len(rows), _AT_ONCE):
        connection.execute(upsert(connection, ratings), rows[start : start + _AT_ONCE])


def add_changes(connection: Connection, changes: Iterable[RatingChange]) -> None:
    """Adds changes."""
    if noted := [_change(change) for change in changes]:
        connection.execute(insert(rating_changes), noted)


def _standing(key: Key, standing: Standing) -> dict[str, object]:
    about = {**key.board._asdict(), "season": key.season, "user_id": key.user_id, **standing.skill._asdict()}
    return about | {name: getattr(standing, name) for name in _STANDING[2:]}


def _change(change: RatingChange) -> dict[str, object]:
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
    """Every change, in the order in which the games ended."""
    columns = rating_changes.c
    order = (columns.at, columns.table_id, columns.guild_id, columns.user_id)
    for row in connection.execute(select(rating_changes).order_by(*order)):
        board = Board(row.guild_id, row.game, row.lineup)
        skills = Skill(row.mu_before, row.sigma_before), Skill(row.mu_after, row.sigma_after)
        yield RatingChange(row.table_id, board, row.user_id, row.at, row.placing, *skills, row.score)


def rated_results(
    connection: Connection, *, rated: bool = True
) -> Iterator[tuple[int, list[RecordedResult]]]:
    """The results of every rated game (or of the others) by table, in the order in which the games ended."""
    order = (results.c.ended_at, results.c.table_id, results.c.seat)
    rows = connection.execute(select(results).where(results.c.rated == rated).order_by(*order)).mappings()
    for table_id, own in groupby(rows, lambda row: row["table_id"]):
        # A row as a mapping has the columns' names for keys, which only its reader can know.
        yield table_id, cast("list[RecordedResult]", list(own))


def forget_ratings(connection: Connection) -> None:
    """Takes all standings and changes away; the results they were reckoned from stay."""
    connection.execute(delete(ratings))
    connection.execute(delete(rating_changes))


BETWEEN = ":"
"""Stands between a game's key and an achievement of its own; achievements of all games have none."""


class Achievement(NamedTuple):
    """An achievement of somebody's in a game that is over."""

    user_id: int
    achievement: str
    table_id: int
    at: int


class Remembered(NamedTuple):
    """An achievement, how often somebody has managed it, and when last."""

    achievement: str
    times: int
    at: int


def write_achievements(connection: Connection, earned: Iterable[Achievement]) -> None:
    """Writes down what was achieved."""
    if rows := [one._asdict() for one in earned]:
        connection.execute(insert(achievements), rows)


def achievements_of(connection: Connection, user_id: int) -> list[Remembered]:
    """What somebody is remembered for, the newest first."""
    achievement, last = achievements.c.achievement, func.max(achievements.c.at)
    query = (
        select(achievement, func.count(), last).where(achievements.c.user_id == user_id).group_by(achievement)
    )
    return [Remembered(*row) for row in connection.execute(query.order_by(last.desc(), achievement))]


def of_all_games(connection: Connection) -> set[Achievement]:
    """Every achievement that belongs to no single game: those the results alone tell of."""
    one = achievements.c
    query = select(one.user_id, one.achievement, one.table_id, one.at).where(
        ~one.achievement.contains(BETWEEN)
    )
    return {Achievement(*row) for row in connection.execute(query)}


def forget_of_all_games(connection: Connection) -> None:
    """Takes the achievements away that can be told from the results again."""
    connection.execute(delete(achievements).where(~achievements.c.achievement.contains(BETWEEN)))
