"""Rows that are due are claimed oldest first, so that none starves behind newer ones."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, insert, text

from bot.store import Database, connect, daily_reminders, digest_queries
from bot.store import schema as schema

MOST, ROWS = 200, 230


@pytest.fixture
async def opened(url: str) -> AsyncIterator[Database]:
    opened = connect(url)
    yield opened
    await opened.close()


def fill(connection: Connection) -> None:
    """Write due rows, the oldest last. Without its index a query returns rows as they were written."""
    connection.execute(text("DROP INDEX ix_daily_reminders_due_at"))
    connection.execute(text("DROP INDEX ix_digests_due_at"))
    rows = [{"user_id": number, "due_at": ROWS - number} for number in range(1, ROWS + 1)]
    connection.execute(insert(schema.digests), rows)
    connection.execute(insert(schema.daily_reminders), [{"hour": 8, **row} for row in rows])


@pytest.mark.parametrize("claim", [daily_reminders.take_up, digest_queries.claim_due])
async def test_rows_that_were_due_longest_are_claimed_first(opened: Database, claim: object) -> None:
    await opened.write(fill)
    oldest = set(range(ROWS - MOST + 1, ROWS + 1))
    assert set(await opened.write(claim, ROWS, 10**6)) == oldest  # type: ignore[arg-type]
    assert set(await opened.write(claim, ROWS, 10**6)) == set(range(1, ROWS - MOST + 1))  # type: ignore[arg-type]
