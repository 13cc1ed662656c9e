"""Users' progress in the courses of `/learn`."""

from __future__ import annotations

from sqlalchemy import Connection, select

from bot.store import archive
from bot.store.dialects import insertion
from bot.store.schema import lessons
from engine.courses import courses


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
    return has_lessons_left(connection, user_id, game) and not archive.has_finished(connection, user_id, game)
