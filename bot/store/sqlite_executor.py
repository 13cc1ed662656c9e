"""Runs whole transactions on one connection to an SQLite file, one after another.

aiosqlite has a thread for each connection, and what is asked of it queues there. Its own interface hops to
that thread and back for every statement; here a whole transaction is one hop, for half the processor time
of a turn, and less still where something is only read. What waits to be written while the disk is waited
for is one transaction.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

import aiosqlite
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event

SYNCHRONOUS = "FULL"
"""A commit is on the disk when it returns: what was acknowledged outlives a power cut."""
_BUSY_SECONDS = 5
_ANALYSED_ROWS = 1000
_AT_ONCE = 64
_Given = TypeVarTuple("_Given")
_Result = TypeVar("_Result")
_Work = Callable[[Connection], _Result]


class DatabaseClosed(Exception):
    """The database has been closed, and takes no more work."""


def engine_of(address: URL) -> Engine:
    """What all lanes to a file share, so that a statement is put together once for all of them."""
    engine = create_engine(address.set(drivername="sqlite"), poolclass=NullPool, hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    return engine


class SqliteExecutor:
    """A connection and its thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._driven: sqlite3.Connection | None = None
        self._thread: aiosqlite.Connection | None = None
        self._opening = asyncio.Lock()
        self._is_closed = False

    def _require_open(self) -> None:
        """Raise DatabaseClosed once `close` has been called."""
        if self._is_closed:
            raise DatabaseClosed

    async def _hop(self, function: Callable[[*_Given], _Result], *given: *_Given) -> _Result:
        """Calls a function in the thread, after what was asked of it before."""
        thread = self._thread or await self._open()
        # The one door to aiosqlite's thread for anything but a statement.
        done: _Result = await thread._execute(function, *given)  # type: ignore[no-untyped-call]
        return done

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
        self._driven = self._connection.connection.driver_connection
        assert isinstance(self._driven, sqlite3.Connection)
        return self._driven

    async def close(self) -> None:
        """Close the connection once all work handed in so far is done. Later work raises DatabaseClosed."""
        self._is_closed = True
        async with self._opening:  # work that waits for the connection comes first
            thread, self._thread = self._thread, None
        if thread is not None:
            await thread._execute(self._disconnect)  # type: ignore[no-untyped-call]
            await thread.close()

    def _disconnect(self) -> None:
        assert self._connection is not None
        self._connection.close()


class Reader(SqliteExecutor):
    """Looks one thing up after another."""

    async def do(self, work: _Work[_Result]) -> _Result:
        """Looks something up; each statement is a transaction by itself, unless the work begins one.

        Raises DatabaseClosed.
        """
        self._require_open()
        return await self._hop(self._read, work)

    def _read(self, work: _Work[_Result]) -> _Result:
        assert self._connection is not None and self._driven is not None
        try:
            return work(self._connection)
        finally:
            if self._driven.in_transaction:
                self._connection.rollback()


class _Done(NamedTuple):
    """What came of a piece of work: its result, or the error it raised."""

    result: object = None
    error: Exception | None = None


class Writer(SqliteExecutor):
    """Does one thing after another, even if nobody waits for it any more.

    What comes while a transaction waits for the disk shares the next one. If anything in that raises, nothing
    of it is left, and each is done in a transaction of its own: nobody fails through others.
    """

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        # Of which type the result is, is between the work and whoever waits for it.
        self._line: list[tuple[_Work[object], asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def do(self, work: _Work[_Result]) -> _Result:
        """Does work within a transaction: all of it is on the disk at the end, or nothing if it raises.

        Raises DatabaseClosed.
        """
        self._require_open()
        written: asyncio.Future[_Result] = asyncio.get_running_loop().create_future()
        self._line.append((work, written))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_line())
        return await written

    async def _write_line(self) -> None:
        while self._line:
            line, self._line = self._line, []
            try:
                came = await self._hop(self._write, [work for work, _ in line])
            except Exception as error:
                came = [_Done(error=error)] * len(line)
            for (_, written), done in zip(line, came, strict=True):
                if written.done():  # nobody waits for it any more
                    continue
                if done.error is None:
                    written.set_result(done.result)
                else:
                    written.set_exception(done.error)

    def _write(self, line: Sequence[_Work[object]]) -> list[_Done]:
        if len(line) > 1:
            with suppress(Exception), self._transaction() as connection:
                return [_Done(work(connection)) for work in line]
        return [self._alone(work) for work in line]

    def _alone(self, work: _Work[object]) -> _Done:
        try:
            with self._transaction() as connection:
                return _Done(work(connection))
        except Exception as error:
            return _Done(error=error)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        assert self._connection is not None
        with self._connection.begin():
            # The lock is taken at once: a deferred transaction could fail half-way.
            self._connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield self._connection

    async def close(self) -> None:
        """Close the connection once all work handed in so far is done. Later work raises DatabaseClosed."""
        self._is_closed = True
        if self._writing is not None:
            await self._writing
        await super().close()


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    # The driver would begin transactions by itself, late and deferred; we begin them (see above).
    connection.isolation_level = None
    for pragma in (
        f"busy_timeout={_BUSY_SECONDS * 1000}",
        "journal_mode=WAL",
        "foreign_keys=ON",
        f"synchronous={SYNCHRONOUS}",
        f"analysis_limit={_ANALYSED_ROWS}",
    ):
        connection.execute(f"PRAGMA {pragma}")
