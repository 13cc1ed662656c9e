"""Opens the database: one thing after another where it is written, side by side where it is read.

What is to be done there is a function of a connection, handed over whole: between its statements nothing
waits for the rest of the bot, so transactions are as short as they can be.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.ext.asyncio import create_async_engine

_MIGRATIONS = Path(__file__).with_name("migrations")
_BUSY_SECONDS = 5
_READERS = 4
_ANALYSED_ROWS = 1000
_Result = TypeVar("_Result")
Work = Callable[[Connection], _Result]
"""What is done with a connection, within one transaction."""


class Database(ABC):
    """Where everything is kept. Connects at first use, and again if it is used after it was closed."""

    @abstractmethod
    async def read(self, work: Work[_Result]) -> _Result:
        """Looks something up; never waits for a writer."""

    @abstractmethod
    async def write(self, work: Work[_Result]) -> _Result:
        """Changes something: all of it is committed at the end, or nothing if it raises."""

    @abstractmethod
    async def close(self) -> None:
        """Lets go of the database, once what is being written is written."""


def connect(url: str) -> Database:
    """The database at a URL."""
    address = make_url(url)
    return _File(address) if address.get_backend_name() == "sqlite" else _Server(address)


class _File(Database):
    """SQLite. Work is done in threads: reading side by side, writing by one alone.

    SQLite has one lock for all who write, and nobody queues for it: whoever finds it taken sleeps and tries
    again, and gives up in the end. Within the process therefore nobody ever finds it taken.
    """

    def __init__(self, url: URL) -> None:
        # aiosqlite, which older settings name, is a thread for each connection and two hops for each call.
        self._engine = create_engine(url.set(drivername="sqlite"), pool_size=_READERS + 1)
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        self._reading = self._engine.execution_options(reading=True)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="database-reader")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="database-writer")

    async def read(self, work: Work[_Result]) -> _Result:
        def reading() -> _Result:
            with self._reading.connect() as connection:
                return work(connection)

        return await _in_thread(self._readers, reading)

    async def write(self, work: Work[_Result]) -> _Result:
        def writing() -> _Result:
            with self._engine.begin() as connection:
                return work(connection)

        return await _in_thread(self._writer, writing)

    async def close(self) -> None:
        await _in_thread(self._writer, self._engine.dispose)


async def _in_thread(executor: Executor, work: Callable[[], _Result]) -> _Result:
    return await asyncio.get_running_loop().run_in_executor(executor, work)


def _prepare(connection: Any, _record: object) -> None:
    # The driver would begin transactions by itself, late and deferred; we begin them (see below).
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={_BUSY_SECONDS * 1000}",
        "journal_mode=WAL",
        "foreign_keys=ON",
        # A commit is on the disk when it returns: what was acknowledged outlives a power cut.
        "synchronous=FULL",
        f"analysis_limit={_ANALYSED_ROWS}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # A transaction that means to write takes the lock at once: a deferred one could fail half-way.
    # Whoever reads asks one question at a time, and that is a transaction by itself.
    if not connection.get_execution_options().get("reading", False):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


class _Server(Database):
    """A database server, which queues and locks by itself."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url)

    async def read(self, work: Work[_Result]) -> _Result:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[_Result]) -> _Result:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


async def migrate(database: Database) -> None:
    """Applies every migration the database has not seen yet, all or nothing."""
    await database.write(lambda connection: command.upgrade(_config(connection), "head"))


async def is_current(database: Database) -> bool:
    """Whether the database has seen every migration."""
    return await database.read(_is_current)


def _is_current(connection: Connection) -> bool:
    head = ScriptDirectory.from_config(_config(connection)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    return config
