"""Opens the database and brings it up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_MIGRATIONS = Path(__file__).with_name("migrations")
_BUSY_SECONDS = 5
READING = {"reading": True}
"""Execution options of a connection that only reads: it never waits for the writer's lock."""


def connect(url: str) -> AsyncEngine:
    """An engine for a database URL (SQLite unless it says otherwise). Connects at first use."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver would begin transactions by itself, late and deferred; we begin them (see below).
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "foreign_keys=ON",
        f"busy_timeout={_BUSY_SECONDS * 1000}",
        "synchronous=NORMAL",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that means to write takes the lock at once: a deferred one could fail half-way.
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


async def migrate(engine: AsyncEngine) -> None:
    """Applies every migration the database has not seen yet."""
    async with engine.begin() as connection:
        await connection.run_sync(lambda raw: command.upgrade(_config(raw), "head"))


async def is_current(engine: AsyncEngine) -> bool:
    """Whether the database has seen every migration."""
    async with engine.connect() as connection:
        return await connection.run_sync(_is_current)


def _is_current(connection: Connection) -> bool:
    head = ScriptDirectory.from_config(_config(connection)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    return config
