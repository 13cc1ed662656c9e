"""Errors of the database quote no value of a statement: it may be a hidden hand or a seed."""

from __future__ import annotations

import traceback
from typing import Any

import pytest
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import SQLAlchemyError

from bot.store import Database
from bot.store.schema import tables

SECRET = "deadbeefcafe"


def missing_value(connection: Connection) -> None:
    """PostgreSQL adds the whole row to this error."""
    row: dict[str, Any] = {"game": "tikal", "rules_version": 1, "options": SECRET, "guild_id": 1}
    row |= {"channel_id": 1, "host_id": 1, "status": "playing", "created_at": 0, "changed_at": 0}
    connection.execute(insert(tables).values(**row, seed=SECRET, version=None))


def wrong_type(connection: Connection) -> None:
    connection.exec_driver_sql("SELECT id FROM tables WHERE id = $1", (SECRET,))


def unsupported_type(connection: Connection) -> None:
    connection.execute(text("SELECT id FROM tables WHERE id = :id"), {"id": [SECRET]})


def value_in_a_message(connection: Connection) -> None:
    """PostgreSQL quotes the value it cannot convert; SQLite does not know the syntax."""
    connection.execute(text("SELECT CAST(:hand AS text)::integer"), {"hand": SECRET})


@pytest.mark.parametrize("failing", [missing_value, wrong_type, unsupported_type, value_in_a_message])
async def test_database_errors_quote_no_value_of_the_failing_statement(
    opened: Database, failing: Any
) -> None:
    written = ""
    for run in (opened.read, opened.write):
        try:
            await run(failing)
        except SQLAlchemyError as error:
            written = "".join(traceback.format_exception(error))
    assert "SQL" in written or failing is wrong_type, "SQLite compares any types"
    assert SECRET not in written
