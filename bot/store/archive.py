"""What users have finished: games, with who played, where and how they ended, and lessons of `/learn`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from sqlalchemy import ColumnElement, Connection, exists, select

from bot.store.dialects import insertion
from bot.store.records import FORMER
from bot.store.schema import AnyRow, lessons, results, seats, tables
from engine.core.types import ABANDONED
from engine.courses import courses


@dataclass(frozen=True)
class Finisher:
    """A player's name, placing and score in a finished game."""

    user_id: int
    name: str
    placing: int
    score: int


@dataclass(frozen=True)
class Finished:
    """A finished game with its players, the winner first, and `why` it ended.

    `is_open`: all agree to show their hands.
    """

    table_id: int
    game: str
    why: str
    rated: bool
    ended_at: int
    players: tuple[Finisher, ...]
    is_open: bool = False


def played_by(connection: Connection, user_id: int, *, first: int, most: int) -> list[Finished]:
    """Return a user's finished games, the last opened first: at most `most`, after skipping `first`."""
    return _find_games(connection, results.c.user_id == user_id, first, most)


def played_on(
    connection: Connection, guild_id: int, user_id: int, channels: Collection[int], *, first: int, most: int
) -> list[Finished]:
    """Return a server's finished games that a user played, or that were played in some channels.

    `channels` are ids of channels, also of those above threads. The last opened come first: at most `most`,
    after skipping `first`.
    """
    where = tables.c.channel_id.in_(channels) | tables.c.parent_id.in_(channels)
    mine = results.alias("mine").c
    own = exists().where(mine.table_id == results.c.table_id, mine.user_id == user_id)
    in_sight = exists().where(tables.c.id == results.c.table_id, where) | own
    return _find_games(connection, (results.c.guild_id == guild_id) & in_sight, first, most)


def has_finished(connection: Connection, user_id: int, game: str) -> bool:
    """Return whether a user has a result in a game on any server, also of an abandoned one."""
    mine = (results.c.user_id == user_id, results.c.table_id == tables.c.id, tables.c.game == game)
    return connection.scalar(select(results.c.table_id).where(*mine).limit(1)) is not None


def has_played_people(connection: Connection, user_id: int, game: str) -> bool:
    """Return whether a user has finished a game with another person on any server.

    Abandoned games and persons deleted since do not count.
    """
    mine, other = results.c, results.alias("other").c
    with_others = exists().where(other.table_id == mine.table_id, other.user_id > 0, other.user_id != user_id)
    about = (mine.user_id == user_id, mine.game == game, mine.why != ABANDONED)
    return connection.scalar(select(mine.table_id).where(*about, with_others).limit(1)) is not None


def ending(connection: Connection, table_id: int) -> list[Finisher]:
    """Return how a game ended, by seat; empty if it has no result."""
    query = select(results).where(results.c.table_id == table_id).order_by(results.c.seat)
    return [Finisher(row.user_id, row.name, row.placing, row.score) for row in connection.execute(query)]


def _find_games(
    connection: Connection, condition: ColumnElement[bool], first: int, most: int
) -> list[Finished]:
    """Return at most `most` games with a result that meets `condition`, the last opened first.

    The first `first` are skipped.
    """
    newest = select(results.c.table_id).where(condition).distinct().order_by(results.c.table_id.desc())
    among = list(connection.scalars(newest.offset(first).limit(most)))
    query = select(results).where(results.c.table_id.in_(among)).order_by(results.c.table_id, results.c.seat)
    rows = connection.execute(query) if among else ()
    closed = _closed_tables(connection, among)
    return [_read_finished(list(own), closed) for _, own in groupby(rows, attrgetter("table_id"))][::-1]


def _closed_tables(connection: Connection, among: Collection[int]) -> set[int]:
    """Return those of some tables where a person, even a deleted one, does not agree to show their hand."""
    people = (seats.c.user_id > 0) | (seats.c.user_id <= FORMER)
    query = select(seats.c.table_id).where(seats.c.table_id.in_(among), people, ~seats.c.shows_hand)
    return set(connection.scalars(query)) if among else set()


def _read_finished(rows: Sequence[AnyRow], closed: Collection[int]) -> Finished:
    best_first = sorted(rows, key=attrgetter("placing"))
    players = tuple(Finisher(row.user_id, row.name, row.placing, row.score) for row in best_first)
    one = rows[0]
    is_open = one.table_id not in closed
    return Finished(one.table_id, one.game, one.why, one.rated, one.ended_at, players, is_open)


def learned(connection: Connection, user_id: int) -> dict[str, int]:
    """Return how many lessons a user has completed, by the key of the course."""
    query = select(lessons.c.course, lessons.c.learned).where(lessons.c.user_id == user_id)
    return {row.course: row.learned for row in connection.execute(query)}


def learn(connection: Connection, user_id: int, course: str, number: int) -> None:
    """Record that a user has completed the first `number` lessons of a course; never lowers it."""
    added = insertion(connection, lessons).values(user_id=user_id, course=course, learned=number)
    completed = added.excluded.learned
    raised = added.on_conflict_do_update(
        index_elements=list(lessons.primary_key.columns),
        set_={"learned": completed},
        where=lessons.c.learned < completed,
    )
    connection.execute(raised)


def has_lessons_left(connection: Connection, user_id: int, game: str) -> bool:
    """Return whether a game's course has lessons that a user has not completed; False if it has no course."""
    course = courses().get(game)
    return course is not None and learned(connection, user_id).get(game, 0) < len(course.lessons)


def is_new_to(connection: Connection, user_id: int, game: str) -> bool:
    """Return whether a user has lessons of a game left and has never finished a game of it."""
    return has_lessons_left(connection, user_id, game) and not has_finished(connection, user_id, game)
