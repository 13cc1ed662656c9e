"""One connection to an SQLite file, and the line in front of it.

aiosqlite has a thread for each connection, and what is asked of it queues there. Its own interface hops to
that thread and back for every statement; here a whole transaction is one hop, for half the processor time
of a turn, and less still where something is only read.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import TypeVar

import aiosqlite
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event

SYNCHRONOUS = "FULL"
"""A commit is on the disk when it returns: what was acknowledged outlives a power cut."""
_BUSY_SECONDS = 5
_ANALYSED_ROWS = 1000
_AT_ONCE = 64
_Result = TypeVar("_Result")


def engine_of(address: URL) -> Engine:
    """What all lanes to a file share, so that a statement is put together once for all of them."""
    engine = create_engine(address.set(drivername="sqlite"), poolclass=NullPool)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


class Lane:
    """Does one thing after another; what is in line is done even if nobody waits for it any more."""

    def __init__(self, engine: Engine, *, reading: bool = False) -> None:
        self._engine = engine.execution_options(reading=reading)
        self._connection: Connection | None = None
        self._thread: aiosqlite.Connection | None = None
        self._opening = asyncio.Lock()

    async def do(self, work: Callable[[Connection], _Result]) -> _Result:
        """Does work within one transaction, which is committed at the end, or not at all if it raises."""
        thread = self._thread or await self._open()
        # The one door to aiosqlite's thread for anything but a statement.
        done: _Result = await thread._execute(self._whole, work)  # type: ignore[no-untyped-call]
        return done

    def _whole(self, work: Callable[[Connection], _Result]) -> _Result:
        assert self._connection is not None
        with self._connection.begin():
            return work(self._connection)

    async def _open(self) -> aiosqlite.Connection:
        async with self._opening:
            if self._thread is None:
                thread = aiosqlite.Connection(self._connect, _AT_ONCE)
                thread._thread.daemon = True  # an open database keeps no process alive
                try:
                    self._thread = await thread
                except BaseException:
                    # aiosqlite ends its thread, but waits for it only where opening went well.
                    await asyncio.to_thread(thread._thread.join)
                    raise
            return self._thread

    def _connect(self) -> sqlite3.Connection:
        self._connection = self._engine.connect()
        driven = self._connection.connection.driver_connection
        assert isinstance(driven, sqlite3.Connection)
        return driven

    async def close(self) -> None:
        """Lets go of the file once everything in line is done."""
        thread, self._thread = self._thread, None
        if thread is not None:
            await thread._execute(self._disconnect)  # type: ignore[no-untyped-call]
            await thread.close()

    def _disconnect(self) -> None:
        assert self._connection is not None
        self._connection.close()


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    # The driver would begin transactions by itself, late and deferred; we begin them (see below).
    connection.isolation_level = None
    for pragma in (
        f"busy_timeout={_BUSY_SECONDS * 1000}",
        "journal_mode=WAL",
        "foreign_keys=ON",
        f"synchronous={SYNCHRONOUS}",
        f"analysis_limit={_ANALYSED_ROWS}",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    # A transaction that means to write takes the lock at once: a deferred one could fail half-way.
    # Whoever reads asks one question at a time, and that is a transaction by itself.
    if not connection.get_execution_options()["reading"]:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
