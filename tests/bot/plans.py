"""Record SQLite statements and read their query plans."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

Asked = list[tuple[str, Any]]
"""Statements with their parameters."""


@contextmanager
def listening() -> Iterator[Asked]:
    """Record all statements sent to any database within the context."""
    asked: Asked = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        asked.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def plan(file: Path, asked: Asked) -> list[str]:
    """Return SQLite's query plan. SEARCH uses an index, SCAN does not."""
    with closing(sqlite3.connect(file)) as connection:
        return [
            step
            for statement, parameters in asked
            for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
        ]
