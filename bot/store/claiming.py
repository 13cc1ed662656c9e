"""Claiming rows that are due: whoever takes one up moves its time on, and others leave it alone."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Column, ColumnElement, Connection, bindparam, select, update
from sqlalchemy.sql.dml import ReturningUpdate

from bot.store.schema import Condition, Fields


def claim(
    key: Column[int],
    due: Column[int],
    answers: Sequence[Column[object]],
    *conditions: Condition,
    most: int,
) -> ReturningUpdate[*Fields]:
    """Moves at most so many rows due by `now` on to `until`, the longest due first; answers with `answers`.

    Where there are more writers than one, none waits for what another is taking up.
    """
    first = (
        select(key)
        .where(due <= bindparam("now"), *conditions)
        .order_by(due)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    return update(key.table).where(key.in_(first)).values({due: bindparam("until")}).returning(*answers)


def noted_before(connection: Connection, tried: Column[int], mine: ColumnElement[bool], moment: int) -> bool:
    """Notes that what falls due at a moment is about to be sent; whether that was noted before."""
    before = connection.scalar(select(tried).where(mine))
    connection.execute(update(tried.table).where(mine).values({tried: moment}))
    return before == moment
