"""The database connection: transactions for writing, concurrent connections for reading.

Work is a function of a connection. It never awaits, so transactions stay short.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager, suppress
from itertools import cycle
from threading import Thread
from typing import TYPE_CHECKING, Any, Concatenate, NamedTuple, ParamSpec, TypeVar, TypeVarTuple, cast

import aiosqlite
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, OperationalError

from bot.process_pool import retrieve_failure
from bot.store.dialects import remove_values
from bot.store.file_lock import InUse
from bot.store.sharding import ShardRange, try_locks

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    _Begin = Callable[[], AbstractAsyncContextManager[AsyncConnection]]

POOL = 10
"""The default number of connections to a database server per process."""
CONNECTING = 5.0
"""Seconds within which a database server must accept a connection."""
WORKING = 60.0
"""Seconds within which a database server must have done a piece of work while the bot runs."""
_RETRYABLE = frozenset({"40001", "40P01"})
"""SQLSTATE codes of transactions that lost a conflict and can be retried."""
_TRIES = 5
_LOCK_TRIES, _LOCK_PAUSE = 6, 0.5
"""How often to try to lock the shards, and the seconds between: a killed process has them for a moment."""
SYNCHRONOUS = "FULL"
"""A commit is on disk when it returns, so it survives a power cut."""
_READERS = 4
_BUSY_SECONDS = 5
_ANALYSED_ROWS = 1000

_Given = ParamSpec("_Given")
_Arguments = TypeVarTuple("_Arguments")
_Result = TypeVar("_Result")
Work = Callable[[Connection], _Result]
"""A function of a connection that runs within one transaction."""


class DatabaseClosed(Exception):
    """The database is closed and accepts no more work."""


class Database(ABC):
    """A database that connects at first use. After `close`, all work raises DatabaseClosed."""

    timeout: float | None = None
    """Seconds after which work that a server has not done fails, as if it were down. None: never."""

    def read(
        self,
        work: Callable[Concatenate[Connection, _Given], _Result],
        /,
        *given: _Given.args,
        **named: _Given.kwargs,
    ) -> Coroutine[object, None, _Result]:
        """Return `work(connection, …)` on a read connection.

        The work may run several times. Raises DatabaseClosed, database errors, and what the work raises.
        """
        return self._run_read(lambda connection: work(connection, *given, **named))

    def write(
        self,
        work: Callable[Concatenate[Connection, _Given], _Result],
        /,
        *given: _Given.args,
        **named: _Given.kwargs,
    ) -> Coroutine[object, None, _Result]:
        """Return `work(connection, …)` after committing it; roll back if it raises, and raise its error.

        The work may run several times, so it must have no other effects. It is done even if the caller is
        cancelled. Raises DatabaseClosed and database errors.
        """
        return self._run_write(lambda connection: work(connection, *given, **named))

    @abstractmethod
    async def _run_read(self, work: Work[_Result]) -> _Result:
        """Run work on a connection for reading. Raises as `read`."""

    @abstractmethod
    async def _run_write(self, work: Work[_Result]) -> _Result:
        """Run work in a transaction, and commit it. Raises as `write`."""

    async def reserve(self, share: ShardRange | None = None) -> None:  # noqa: B027
        """Keep other processes from these shards (None: from all) until `close`.

        Call it again each minute: a lost connection loses the lock. Raises InUse if another process has one
        of the shards, and database errors. Does nothing for an SQLite file, which `file_lock` locks.
        """

    @abstractmethod
    async def close(self) -> None:
        """Refuse new work (DatabaseClosed), finish what was submitted, then close all connections."""


def connect(url: str, *, pool: int = POOL) -> Database:
    """Return the database at a URL: a SQLite file or a PostgreSQL server.

    `pool` limits the connections to a server. It connects at first use.
    """
    address = make_url(url)
    return _File(address) if address.get_backend_name() == "sqlite" else _Server(address, pool)


class _Server(Database):
    """A database server, which does its own queueing and locking."""

    def __init__(self, address: URL, pool: int) -> None:
        # Slow to import (all of SQLAlchemy's ORM), and not needed for an SQLite file.
        from sqlalchemy.ext.asyncio import create_async_engine

        # Test pooled connections before use: the server may have restarted.
        self._engine = create_async_engine(
            address,
            pool_size=pool,
            max_overflow=0,
            connect_args={"timeout": CONNECTING},
            pool_pre_ping=True,
            hide_parameters=True,
        )
        event.listen(self._engine.sync_engine, "handle_error", remove_values)
        self._under_way = set[asyncio.Task[object]]()
        self._is_closed = False
        self._holder: AsyncConnection | None = None
        """The connection whose session has locked the shards."""

    async def _run_read(self, work: Work[_Result]) -> _Result:
        """Run work; cancelling the caller cancels it too. Raises as `read`."""
        reading = self._begin(self._run_with_retries(self._engine.connect, work))
        try:
            return await asyncio.shield(reading)
        except asyncio.CancelledError:
            reading.cancel()
            raise

    async def _run_write(self, work: Work[_Result]) -> _Result:
        """Run work to its end, even if the caller is cancelled. Raises as `write`."""
        return await asyncio.shield(self._begin(self._run_with_retries(self._engine.begin, work)))

    def _begin(self, doing: Coroutine[object, None, _Result]) -> asyncio.Task[_Result]:
        """Start work that `close` waits for. Raises DatabaseClosed."""
        if self._is_closed:
            doing.close()
            raise DatabaseClosed
        task = asyncio.create_task(doing)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        task.add_done_callback(retrieve_failure)
        return task

    async def _run_with_retries(self, begin: _Begin, work: Work[_Result]) -> _Result:
        """Run work, at most `_TRIES` times if it loses conflicts with others, and raise its last error."""
        for _ in range(_TRIES - 1):
            try:
                return await self._run_once(begin, work)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in _RETRYABLE:
                    raise
        return await self._run_once(begin, work)

    async def _run_once(self, begin: _Begin, work: Work[_Result]) -> _Result:
        """Run work on a connection. An unreachable server or a timeout raises OperationalError."""
        try:
            # Without it, work would wait forever for a server that hangs or has lost the connection.
            async with asyncio.timeout(self.timeout), begin() as connection:
                return await connection.run_sync(work)
        except OSError as error:
            # The driver raises a plain OSError when the database is unreachable; TimeoutError is one.
            raise OperationalError("", None, error) from error

    async def reserve(self, share: ShardRange | None = None) -> None:
        """Lock the shards until `close`, as `Database.reserve`; try for some seconds before raising InUse."""
        for _ in range(_LOCK_TRIES):
            if await self._has_locks(share):
                return
            await self._end_session()
            await asyncio.sleep(_LOCK_PAUSE)
        raise InUse(self._engine.url.database or "")

    async def _has_locks(self, share: ShardRange | None) -> bool:
        """Try to lock a share's shards; return False if another process has one. Raises DBAPIError."""
        try:
            async with asyncio.timeout(WORKING):
                if self._holder is None:
                    self._holder = await self._engine.connect()
                    await self._holder.run_sync(Connection.detach)
                has_locks = await self._holder.scalar(try_locks(share))
                await self._holder.commit()
                return bool(has_locks)
        except (OSError, DBAPIError) as error:
            await self._end_session()
            raise error if isinstance(error, DBAPIError) else OperationalError("", None, error) from error

    async def _end_session(self) -> None:
        """Close the connection that holds the locks, if there is one."""
        holder, self._holder = self._holder, None
        if holder is not None:
            await holder.close()

    async def close(self) -> None:
        """Refuse new work, finish what was submitted, then close the pool."""
        self._is_closed = True
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._end_session()
        await self._engine.dispose()


class _File(Database):
    """An SQLite file with one connection that writes and several that read."""

    def __init__(self, address: URL) -> None:
        """Set up one writer and several readers. They connect at first use."""
        engine = engine_of(address)
        self._writer = Writer(engine)
        self._readers = [Reader(engine) for _ in range(_READERS)]
        self._next = cycle(self._readers)

    async def _run_read(self, work: Work[_Result]) -> _Result:
        return await next(self._next).do(work)

    async def _run_write(self, work: Work[_Result]) -> _Result:
        return await self._writer.do(work)

    async def close(self) -> None:
        """Close all connections after finishing what was submitted. All data is then in the file itself."""
        connections = (*self._readers, self._writer)
        # All of them refuse work from now on, however long one of them takes.
        for connection in connections:
            connection.refuse_work()
        # The last connection empties the write-ahead log. Of two that close at once, none is the last.
        for connection in connections:
            await connection.close()


def engine_of(address: URL) -> Engine:
    """Return an unpooled engine for an SQLite file, whose connections `_set_up_connection` sets up."""
    engine = create_engine(address.set(drivername="sqlite"), poolclass=NullPool, hide_parameters=True)
    event.listen(engine, "connect", _set_up_connection)
    return engine


def _set_up_connection(connection: sqlite3.Connection, _record: object) -> None:
    """Configure an SQLite connection: WAL, foreign keys, busy timeout, explicit transactions only."""
    # The driver would begin transactions itself, late and deferred.
    connection.isolation_level = None
    for pragma in (
        f"busy_timeout={_BUSY_SECONDS * 1000}",
        "journal_mode=WAL",
        "foreign_keys=ON",
        f"synchronous={SYNCHRONOUS}",
        f"analysis_limit={_ANALYSED_ROWS}",
    ):
        connection.execute(f"PRAGMA {pragma}")


class _Calls:
    """A stand-in for a sqlite3 connection: each `commit` runs the next pending call."""

    def __init__(self) -> None:
        self.pending = deque[Callable[[], object]]()

    def commit(self) -> None:
        """Run the next pending call, and raise its error."""
        self.pending.popleft()()

    def close(self) -> None:
        """Do nothing: there is no connection."""


class _Thread:
    """A thread of aiosqlite that runs calls in order."""

    def __init__(self) -> None:
        """Create the driver, but do not start its thread."""
        self._calls = _Calls()
        # Threads inherit `daemon`, so an open database does not keep the process alive.
        maker = Thread(target=self._create_driver, daemon=True)
        maker.start()
        maker.join()

    def _create_driver(self) -> None:
        """Create aiosqlite's driver. Runs in a daemon thread, so that the driver's own is one too."""
        connection = cast(sqlite3.Connection, self._calls)
        self._driver = aiosqlite.Connection(lambda: connection, iter_chunk_size=1)

    async def start(self) -> _Thread:
        """Start the thread; return this object once it runs."""
        await self._driver
        return self

    async def call(self, function: Callable[[*_Arguments], _Result], *arguments: *_Arguments) -> _Result:
        """Run a function in the thread, after all earlier calls, and return its result or raise its error."""
        results = list[_Result]()
        self._calls.pending.append(lambda: results.append(function(*arguments)))
        await self._driver.commit()
        return results[0]

    async def close(self) -> None:
        """End the thread after all earlier calls."""
        await self._driver.close()


class SqliteConnection:
    """A connection to an SQLite file that runs whole transactions in a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._thread: _Thread | None = None
        self._starting = asyncio.Lock()
        self._is_closed = False

    def refuse_work(self) -> None:
        """Raise DatabaseClosed for all later work. Work that was submitted goes on."""
        self._is_closed = True

    def _require_open(self) -> None:
        if self._is_closed:
            raise DatabaseClosed

    async def _call_in_thread(
        self, function: Callable[[*_Arguments], _Result], *arguments: *_Arguments
    ) -> _Result:
        thread = self._thread or await self._start_thread()
        return await thread.call(function, *arguments)

    async def _start_thread(self) -> _Thread:
        async with self._starting:
            if self._thread is None:
                self._thread = await _Thread().start()
            return self._thread

    def _connected(self) -> Connection:
        """Return the connection, opened at first use. Runs in the thread."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _close_connection(self) -> None:
        """Close the connection if it is open. Runs in the thread."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        """Finish all submitted work, then close the connection. Later work raises DatabaseClosed."""
        self.refuse_work()
        async with self._starting:  # pending work starts the thread first
            thread, self._thread = self._thread, None
        if thread is not None:
            await thread.call(self._close_connection)
            await thread.close()


class Reader(SqliteConnection):
    """A connection that only reads."""

    async def do(self, work: Work[_Result]) -> _Result:
        """Return the result of work. Each statement is a transaction unless the work begins one.

        Raises DatabaseClosed, database errors, and what the work raises.
        """
        self._require_open()
        return await self._call_in_thread(self._read_and_roll_back, work)

    def _read_and_roll_back(self, work: Work[_Result]) -> _Result:
        """Run work on the reader's connection; roll back the transaction it has opened."""
        connection = self._connected()
        try:
            return work(connection)
        finally:
            if connection.connection.in_transaction:
                connection.rollback()


class _Done(NamedTuple):
    """The result of a piece of work, or its error."""

    result: object = None
    error: Exception | None = None


class Writer(SqliteConnection):
    """The connection that writes.

    Work that arrives while a commit is in progress shares the next transaction. A piece of work that raises
    is rolled back alone. If the transaction itself fails, each piece is retried in its own.
    """

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        # The type of each result is known to its caller alone.
        self._line: list[tuple[Work[object], asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def do(self, work: Work[_Result]) -> _Result:
        """Run work in a transaction, and return its result once it is committed.

        Rolls back if the work raises. Raises DatabaseClosed, database errors, and what the work raises.
        """
        self._require_open()
        written: asyncio.Future[_Result] = asyncio.get_running_loop().create_future()
        self._line.append((work, written))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_queue())
        return await written

    async def _write_queue(self) -> None:
        """Write queued work in batches until none is left, and set the results or errors of its futures."""
        while self._line:
            line, self._line = self._line, []
            try:
                outcomes = await self._call_in_thread(self._write_batch, [work for work, _ in line])
            except Exception as error:
                outcomes = [_Done(error=error)] * len(line)
            for (_, written), done in zip(line, outcomes, strict=True):
                if written.done():  # cancelled
                    continue
                if done.error is None:
                    written.set_result(done.result)
                else:
                    written.set_exception(done.error)

    def _write_batch(self, line: Sequence[Work[object]]) -> list[_Done]:
        """Write all of `line` in one transaction, or if that fails each alone; return outcomes in order."""
        if len(line) > 1:
            with suppress(Exception), self._transaction() as connection:
                return [_write_at_savepoint(connection, work) for work in line]
        return [self._write_alone(work) for work in line]

    def _write_alone(self, work: Work[object]) -> _Done:
        try:
            with self._transaction() as connection:
                return _Done(work(connection))
        except Exception as error:
            return _Done(error=error)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """Provide the connection in a transaction that holds the write lock; commit it, or roll back."""
        connection = self._connected()
        with connection.begin():
            # Take the lock at once: a deferred transaction could fail half-way.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection

    async def close(self) -> None:
        """Refuse new work, write what is queued, then close the connection."""
        self.refuse_work()
        if self._writing is not None:
            await self._writing
        await super().close()


def _write_at_savepoint(connection: Connection, work: Work[object]) -> _Done:
    """Run work within a transaction; if it raises, undo its changes and return its error.

    Raises OperationalError if SQLite has rolled back the whole transaction, as on a full disk.
    """
    connection.exec_driver_sql("SAVEPOINT work")
    try:
        done = _Done(work(connection))
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO work")
        done = _Done(error=error)
    connection.exec_driver_sql("RELEASE work")
    return done


def analyze(connection: Connection) -> None:
    """Update the statistics by which the database chooses its indexes."""
    connection.exec_driver_sql("ANALYZE")
