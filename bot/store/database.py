"""Opens the database: whole transactions for writing, connections side by side for reading.

What is to be done there is a function of a connection, handed over whole: between its statements nothing
waits for the rest of the bot, so transactions are as short as they can be.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from enum import Enum
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from sqlalchemy import (
    URL,
    Connection,
    Select,
    String,
    bindparam,
    column,
    event,
    inspect,
    make_url,
    select,
    table,
    update,
)
from sqlalchemy.exc import DBAPIError, OperationalError

from bot.store.driver_messages import remove_values
from bot.store.locks import MIGRATIONS, advisory_lock
from bot.store.sqlite_executor import DatabaseClosed, Reader, Writer, engine_of

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    _Begin = Callable[[], AbstractAsyncContextManager[AsyncConnection]]

_MIGRATIONS = Path(__file__).with_name("migrations")
_READERS = 4
POOL = 10
"""How many connections to a database server a process holds at most, unless it is told otherwise."""
_OUT_OF_LUCK = frozenset({"40001", "40P01"})
"""How a server says that a transaction was in the way of others, and may be tried again."""
_TRIES = 5
CONNECTING = 5.0
"""Seconds a database server may take to accept a connection."""
_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")
Work = Callable[[Connection], _Result]
"""What is done with a connection, within one transaction."""
_VERSIONS = table("alembic_version", column("version_num", String))
_SEEN: Select[str] = select(_VERSIONS.c.version_num)


LAST_UNPUBLISHED = "0049"
"""The last migration before the first release. It led to the schema that `0001_schema` creates."""
LAST_UNPUBLISHED_COMMIT = "d6c82f362cd9"
"""The last commit that updates databases from before the first release."""
_RENAMED = update(_VERSIONS).values(version_num=bindparam("first"))


class NewerDatabase(Exception):
    """A newer version of the program wrote the database."""


class UnpublishedDatabase(Exception):
    """The database is older than the first release, and no migration starts from it."""


class Database(ABC):
    """Where everything is kept. It connects at first use. After `close` all work raises DatabaseClosed."""

    def read(
        self,
        work: Callable[Concatenate[Connection, _Given], _Result],
        /,
        *given: _Given.args,
        **named: _Given.kwargs,
    ) -> Coroutine[object, None, _Result]:
        """Looks something up, by a function of a connection and of what else it is given.

        Never waits for a writer.
        """
        return self._read(lambda connection: work(connection, *given, **named))

    def write(
        self,
        work: Callable[Concatenate[Connection, _Given], _Result],
        /,
        *given: _Given.args,
        **named: _Given.kwargs,
    ) -> Coroutine[object, None, _Result]:
        """Changes something: all of it is committed at the end, or nothing if it raises.

        The work may be begun anew, so it does nothing but with the connection.
        """
        return self._write(lambda connection: work(connection, *given, **named))

    @abstractmethod
    async def _read(self, work: Work[_Result]) -> _Result: ...

    @abstractmethod
    async def _write(self, work: Work[_Result]) -> _Result: ...

    @abstractmethod
    async def close(self) -> None:
        """Close all connections, once everything that was handed in before is done."""


def connect(url: str, *, pool: int = POOL) -> Database:
    """The database at a URL; of a server's, so many connections are held at most."""
    address = make_url(url)
    return _File(address) if address.get_backend_name() == "sqlite" else _Server(address, pool)


class _File(Database):
    """SQLite: several lanes to read in, and one to write in.

    SQLite has one lock for all who write, and nobody queues for it: whoever finds it taken sleeps and tries
    again, and gives up in the end. Within the process therefore nobody ever finds it taken.
    """

    def __init__(self, address: URL) -> None:
        engine = engine_of(address)
        self._writer = Writer(engine)
        self._readers = [Reader(engine) for _ in range(_READERS)]
        self._next = cycle(self._readers)

    async def _read(self, work: Work[_Result]) -> _Result:
        return await next(self._next).do(work)

    async def _write(self, work: Work[_Result]) -> _Result:
        return await self._writer.do(work)

    async def close(self) -> None:
        # All of them refuse work from now on, whichever takes longest.
        await asyncio.gather(*(lane.close() for lane in (self._writer, *self._readers)))


class _Server(Database):
    """A database server, which queues and locks by itself."""

    def __init__(self, address: URL, pool: int) -> None:
        # Takes long to import, with all of SQLAlchemy's ORM; a bot with a SQLite file has no use for it.
        from sqlalchemy.ext.asyncio import create_async_engine

        # A connection is tried before it is used: the server may have been restarted meanwhile.
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

    async def _read(self, work: Work[_Result]) -> _Result:
        reading = self._begin(self._do(self._engine.connect, work))
        try:
            return await asyncio.shield(reading)
        except asyncio.CancelledError:
            reading.cancel()
            raise

    async def _write(self, work: Work[_Result]) -> _Result:
        # Made whole even if nobody waits for it any more.
        return await asyncio.shield(self._begin(self._do(self._engine.begin, work)))

    def _begin(self, doing: Coroutine[object, None, _Result]) -> asyncio.Task[_Result]:
        """Begin work that `close` waits for. Raises DatabaseClosed."""
        if self._is_closed:
            doing.close()
            raise DatabaseClosed
        task = asyncio.create_task(doing)
        self._under_way.add(task)
        task.add_done_callback(self._end)
        return task

    def _end(self, task: asyncio.Task[object]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, even if the caller was cancelled

    async def _do(self, begin: _Begin, work: Work[_Result]) -> _Result:
        """Does work whole, again if it lost against another transaction, of which nothing is left then."""
        for _ in range(_TRIES - 1):
            try:
                return await self._once(begin, work)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in _OUT_OF_LUCK:
                    raise
        return await self._once(begin, work)

    async def _once(self, begin: _Begin, work: Work[_Result]) -> _Result:
        try:
            async with begin() as connection:
                return await connection.run_sync(work)
        except OSError as error:
            # The driver does not say that it is the database that cannot be reached.
            raise OperationalError("", None, error) from error

    async def close(self) -> None:
        self._is_closed = True
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._engine.dispose()


async def migrate(database: Database) -> None:
    """Apply every pending migration in one transaction; concurrent calls wait for each other.

    Raises NewerDatabase, and UnpublishedDatabase for one that is older than the first release.
    """
    standing = await age(database)
    if standing is Age.NEWER:
        raise NewerDatabase
    if standing is Age.UNPUBLISHED:
        raise UnpublishedDatabase
    if standing is not Age.CURRENT:
        await database.write(_migrate)


def _migrate(connection: Connection) -> None:
    # Takes long to import, and nearly every start finds nothing to do.
    from alembic import command
    from alembic.config import Config

    advisory_lock(connection, MIGRATIONS)
    if _seen(connection) == LAST_UNPUBLISHED:
        connection.execute(_RENAMED, {"first": _known()[-1]})
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def analyze(connection: Connection) -> None:
    """Update the statistics by which the database chooses its indexes."""
    connection.exec_driver_sql("ANALYZE")


async def is_current(database: Database) -> bool:
    """Whether the database has seen every migration."""
    return await database.read(_is_current)


def _is_current(connection: Connection) -> bool:
    return _seen(connection) == _known()[0]


class Age(Enum):
    """How a database stands to this version of the program."""

    CURRENT, OLDER, NEWER, UNKNOWN, UNPUBLISHED = range(5)
    """UNKNOWN: it has no tables of the bot. UNPUBLISHED: it is older than the first release."""


async def age(database: Database) -> Age:
    """Whether a database is older or newer than this version."""
    return await database.read(_age)


def _age(connection: Connection) -> Age:
    seen, known = _seen(connection), _known()
    if seen is None:
        return Age.UNKNOWN
    if seen == LAST_UNPUBLISHED:
        return Age.OLDER
    if seen not in known:
        # Before the first release migrations were called by their number alone.
        return Age.UNPUBLISHED if seen.isdecimal() and seen < LAST_UNPUBLISHED else Age.NEWER
    return Age.CURRENT if seen == known[0] else Age.OLDER


def _seen(connection: Connection) -> str | None:
    """The last migration a database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.scalar(_SEEN)


@cache
def _known() -> tuple[str, ...]:
    """List all migrations, the last one first. A migration is called like its file."""
    scripts = (_MIGRATIONS / "versions").glob("[0-9]*.py")
    return tuple(sorted((script.stem for script in scripts), reverse=True))
