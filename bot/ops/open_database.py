"""Opens the configured database for operators' commands, and closes it."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from functools import wraps
from pathlib import Path
from typing import Concatenate, ParamSpec

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import DBAPIError

from bot.ops.settings import SettingsError, load
from bot.store import Age, Database, age, connect
from bot.store.file_lock import InUse, file_locked

_Given = ParamSpec("_Given")
OK, FAILED, MISUSED = 0, 1, 2
"""Exit codes."""
RESTORE = "`explorers check` says how to restore a backup."


def say(sentence: str) -> None:
    """Print a line for the operator."""
    sys.stdout.write(f"{sentence}\n")


def is_there(address: URL) -> bool:
    """Return whether a SQLite file exists; always True for PostgreSQL."""
    return address.get_backend_name() != "sqlite" or Path(address.database or "").is_file()


def with_address(work: Callable[[URL], int]) -> int:
    """Run `work` with the address of the configured database; return its exit code.

    For an invalid setting, print that and return MISUSED; for a missing database, FAILED.
    """
    try:
        address = make_url(load().database_url)
    except SettingsError as error:
        say(str(error))
        return MISUSED
    if not is_there(address):
        say(
            f"There's no database at {address.database} yet. Run this in the bot's folder with its settings, "
            "or start the bot once."
        )
        return FAILED
    return work(address)


VERSION_PROBLEMS = {
    Age.OLDER: (
        "is older than this version",
        "Make a backup and start the bot once: that updates it.",
    ),
    Age.NEWER: (
        "was written by a newer version of Explorers' Guild",
        "Update Explorers' Guild, or restore a backup of the database.",
    ),
    Age.UNKNOWN: ("holds no games yet", "Start the bot once: that creates its tables."),
}
"""What is wrong with a database of another version: the end of a sentence, and the remedy."""


async def wrong_version(database: Database) -> str | None:
    """Return what to print of a database of another version or without tables, after "The database".

    None if the version is right.
    """
    found = VERSION_PROBLEMS.get(await age(database))
    return None if found is None else f"{found[0]}. {found[1]}"


def damage(connection: Connection) -> list[str]:
    """Return what SQLite finds damaged in its file; empty for PostgreSQL."""
    if connection.dialect.name != "sqlite":
        return []
    found = connection.exec_driver_sql("PRAGMA quick_check").scalars()
    return [line for lines in found for line in lines.splitlines() if line != "ok"]


def is_damage(error: DBAPIError | sqlite3.Error) -> bool:
    """Return whether an error says that the SQLite file is damaged, or no database at all."""
    words = str(error.orig if isinstance(error, DBAPIError) else error)
    return "malformed" in words or "not a database" in words


def is_locked(error: DBAPIError) -> bool:
    """Return whether an error says that another program keeps the SQLite file locked."""
    code: int = getattr(error.orig, "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_BUSY


def cause(error: DBAPIError) -> str:
    """Return what the driver says of an error, or if it says nothing, the error's name."""
    return str(error.orig) or type(error.orig).__name__


def with_database(work: Callable[[Database], Awaitable[int]], *, alone: bool = False) -> int:
    """Run `work` with a database of the current version; return its exit code.

    A wrong version and a failing database are printed and give FAILED, as does with `alone` a bot that uses
    it; `work` does not run then. Invalid settings and a missing database: as `with_address`.
    """

    async def run_reserved(database: Database) -> int:
        await database.reserve()
        return await work(database)

    def run(address: URL) -> int:
        url = address.render_as_string(hide_password=False)
        try:
            with file_locked(url) if alone else nullcontext():
                return asyncio.run(_run_with_database(url, run_reserved if alone else work))
        except InUse as taken:
            say(str(taken))
            return FAILED

    return with_address(run)


def on_database(
    work: Callable[Concatenate[Database, _Given], Awaitable[int]],
) -> Callable[_Given, int]:
    """Decorate a command, a function of the database, so that it runs as by `with_database`."""

    @wraps(work)
    def run(*given: _Given.args, **named: _Given.kwargs) -> int:
        return with_database(lambda database: work(database, *given, **named))

    return run


def on_unused_database(
    work: Callable[Concatenate[Database, _Given], Awaitable[int]],
) -> Callable[_Given, int]:
    """Decorate a command as `on_database` does, so that it runs alone."""

    @wraps(work)
    def run(*given: _Given.args, **named: _Given.kwargs) -> int:
        return with_database(lambda database: work(database, *given, **named), alone=True)

    return run


async def _run_with_database(url: str, work: Callable[[Database], Awaitable[int]]) -> int:
    """Run `work` on a database of this version; return its exit code.

    If the version is wrong or the database fails, print that and return FAILED.
    """
    database = connect(url)
    try:
        if found := await wrong_version(database):
            say(f"The database {found}")
            return FAILED
        return await work(database)
    except DBAPIError as error:
        advice = RESTORE if is_damage(error) else "`explorers doctor` tells you what to do."
        say(f"Can't use the database: {cause(error)}. {advice}")
        return FAILED
    finally:
        await database.close()
