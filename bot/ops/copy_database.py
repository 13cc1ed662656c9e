"""`explorers copy-database FROM [TO]`: copies all rows into an empty database, SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from getpass import getpass
from hashlib import blake2b

from sqlalchemy import Connection, Select, Table, delete, func, insert, inspect, make_url, select, tuple_
from sqlalchemy.exc import ArgumentError, DBAPIError

from bot.ops.open_database import FAILED, MISUSED, OK, cause, is_there, say, wrong_version
from bot.ops.settings import (
    DRIVER,
    LARGE_DRIVER,
    SHORT_DRIVER,
    SettingsError,
    load,
    standard_url,
    unknown_parameters,
)
from bot.store import Database, connect, migrate
from bot.store.file_lock import InUse, file_locked, file_of
from bot.store.schema import metadata

_AT_ONCE = 2_000
_PROGRESS_EVERY = 50
"""The number of batches between two lines about a large table."""
Values = tuple[object, ...]
Rows = list[Values]


class _UnknownDatabase(Exception):
    """An address of no known database."""


def run(source: str, target: str | None) -> int:
    """Copy the database `source` to `target` (None: to that of the settings).

    Each is a file, a URL, or `-` for a line of standard input; no bot may use them. Return the exit code:
    MISUSED for an invalid address or the same one twice, FAILED if nothing was copied.
    """
    try:
        # One after the other: both may be read from standard input.
        origin = _database_url(_resolve_argument(source, "source"), "source")
        copy = _database_url(_resolve_argument(target, "target") if target else load().database_url, "target")
    except (SettingsError, _UnknownDatabase) as error:
        say(str(error))
        return MISUSED
    file = make_url(origin)
    if not is_there(file):
        say(f"There's no database at {file.database}.")
        return FAILED
    if (file_of(origin) or origin) == (file_of(copy) or copy):
        say("The source and the target are the same database. Name another.")
        return MISUSED
    try:
        with file_locked(origin), file_locked(copy):
            return asyncio.run(_copy_between(origin, copy))
    except InUse as taken:
        say(str(taken))
        return FAILED


def _resolve_argument(argument: str, role: str) -> str:
    """Return an argument, or for `-` the next line of standard input, which a terminal does not show."""
    if argument != "-":
        return argument
    if sys.stdin.isatty():
        return getpass(f"Address of the {role} (not shown): ").strip()
    return sys.stdin.readline().strip()


def _database_url(address: str, role: str) -> str:
    """Return the URL of a database; `address` is a URL or a file, which need not exist.

    Raises _UnknownDatabase, which names the database by its `role`.
    """
    if "://" not in address:
        return f"{DRIVER}:///{address}"
    with suppress(ArgumentError, ValueError):  # a ValueError: the port is no number
        url = standard_url(address)
        if problem := unknown_parameters(url):
            raise _UnknownDatabase(f"The address of the {role} {problem}")
        if make_url(url).drivername in (DRIVER, SHORT_DRIVER, LARGE_DRIVER):
            return url
    expected = "name a SQLite file, or postgresql://user:password@host/name"
    raise _UnknownDatabase(f"The {role} isn't a database: {expected}.")


async def _copy_between(source: str, target: str) -> int:
    """Copy between databases at two addresses and close both. Returns FAILED if one can't be used."""
    databases = connect(source), connect(target)
    try:
        return await _copy_into_empty(*databases)
    except DBAPIError as error:
        say(f"Can't use a database: {cause(error)}. `explorers doctor` checks that of the settings.")
        return FAILED
    finally:
        for database in databases:
            await database.close()


async def _copy_into_empty(source: Database, target: Database) -> int:
    """Copy into an empty database of the right version, or one without tables; return OK.

    For other databases and a copy that differs, print that and return FAILED. If copying fails, the target is
    emptied and the error raised. Raises InUse.
    """
    if found := await wrong_version(source):
        say(f"The source database {found}")
        return FAILED
    await source.reserve()
    await target.reserve()
    if await target.read(lambda connection: inspect(connection).get_table_names()):
        if found := await wrong_version(target):
            say(f"The target database {found}")
            return FAILED
        if filled := [table.name for table in metadata.sorted_tables if await _has_rows(target, table)]:
            say(f"The target database isn't empty: there are rows in {', '.join(filled)}.")
            return FAILED
    await migrate(target)
    try:
        return await _copy_and_compare(source, target)
    except BaseException:
        await _delete_all_rows(target)
        raise


async def _copy_and_compare(source: Database, target: Database) -> int:
    """Copy all tables and compare them; return OK. A copy that differs is deleted: FAILED."""
    for table in metadata.sorted_tables:
        await _copy_table(source, target, table)
    await target.write(_advance_sequences)
    differing = [
        table.name
        for table in metadata.sorted_tables
        if await content(source, table) != await content(target, table)
    ]
    if differing:
        say(f"The copy differs in {', '.join(differing)}, so it was deleted. Stop the bot, then copy again.")
        await _delete_all_rows(target)
        return FAILED
    say(f"Everything was copied and compared: {len(metadata.sorted_tables)} database tables.")
    return OK


async def _has_rows(database: Database, table: Table) -> bool:
    query = select(*table.primary_key.columns).limit(1)
    return await database.read(lambda connection: connection.execute(query).first() is not None)


async def _copy_table(source: Database, target: Database, table: Table) -> None:
    """Copy a table's rows, a transaction for each batch, and print their number."""
    copied = 0
    names = [column.name for column in table.columns]
    async for batch in _row_batches(source, table):
        rows = [dict(zip(names, row, strict=True)) for row in batch]
        await target.write(partial(_insert_rows, table=table, rows=rows))
        copied += len(batch)
        if copied % (_PROGRESS_EVERY * _AT_ONCE) == 0:
            say(f"{table.name}: {copied} …")
    say(f"{table.name}: {copied}")


def _insert_rows(connection: Connection, table: Table, rows: list[dict[str, object]]) -> None:
    connection.execute(insert(table), rows)


async def _row_batches(database: Database, table: Table) -> AsyncIterator[Rows]:
    """Yield a table's rows in the order of its primary key, at most _AT_ONCE in each batch."""
    key = list(table.primary_key.columns)
    places = [list(table.columns).index(column) for column in key]
    query = select(table).order_by(*key).limit(_AT_ONCE)
    after = query
    while True:
        rows = await database.read(partial(_select_rows, query=after))
        if rows:
            yield rows
        if len(rows) < _AT_ONCE:
            return
        last = [rows[-1][place] for place in places]
        after = query.where(tuple_(*key) > tuple_(*last))


def _select_rows(connection: Connection, query: Select[*Values]) -> Rows:
    return [tuple(row) for row in connection.execute(query)]


async def content(database: Database, table: Table) -> tuple[int, int]:
    """Return the number of rows in a table, and the sum of their hashes modulo 2^64.

    The sum does not depend on their order.
    """
    count, total = 0, 0
    async for batch in _row_batches(database, table):
        count += len(batch)
        total += sum(_row_hash(row) for row in batch)
    return count, total % 2**64


def _row_hash(row: Values) -> int:
    return int.from_bytes(blake2b(repr(row).encode(), digest_size=8).digest(), "big")


def _advance_sequences(connection: Connection) -> None:
    """Set PostgreSQL's sequences to the highest number in use."""
    if connection.dialect.name == "sqlite":
        return
    for table in metadata.sorted_tables:
        if (column := table.autoincrement_column) is not None:
            last = connection.scalar(select(func.max(column)))
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            connection.execute(select(func.setval(sequence, last or 1, last is not None)))


async def _delete_all_rows(database: Database) -> None:
    def delete_rows(connection: Connection) -> None:
        for table in reversed(metadata.sorted_tables):
            connection.execute(delete(table))

    await database.write(delete_rows)
