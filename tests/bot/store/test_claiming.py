"""Rows that are due are claimed oldest first, so that none starves behind newer ones."""

from __future__ import annotations

from sqlalchemy import Connection, insert, text

from bot.store import Database, jobs
from bot.store import schema as schema

MOST, ROWS, KIND = 200, 230, "a kind"


def fill(connection: Connection) -> None:
    """Write due rows, the oldest last. Without its index a query returns rows as they were written."""
    connection.execute(text("DROP INDEX ix_jobs_due_at"))
    rows = [{"user_id": number, "due_at": ROWS - number} for number in range(1, ROWS + 1)]
    nothing = {"table_id": 0, "message_id": 0}
    connection.execute(insert(schema.jobs), [{"kind": KIND, **nothing, **row} for row in rows])


def claim(connection: Connection, now: int, until: int) -> list[int]:
    claimed = jobs.claim(connection, [(KIND, MOST)], None, now, until)
    return [job.user_id for job in claimed]


async def test_jobs_that_were_due_longest_are_claimed_first(opened: Database) -> None:
    await opened.write(fill)
    oldest = set(range(ROWS - MOST + 1, ROWS + 1))
    assert set(await opened.write(claim, ROWS, 10**6)) == oldest
    assert set(await opened.write(claim, ROWS, 10**6)) == set(range(1, ROWS - MOST + 1))
