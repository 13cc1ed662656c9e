"""Checks the database, and reports a pause of direct messages."""

from __future__ import annotations

import os
import shutil
import time
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.ops.doctor.finding import Check, brief
from bot.ops.open_database import VERSION_PROBLEMS, damage, is_damage, is_locked, is_there
from bot.store import Age, age, connect, names
from bot.store.dm_queries import MEMO, read_pace

ROOM = 50_000_000
"""Free bytes of a SQLite file's disk below which the bot may soon be unable to write."""


async def examine_database(url: str) -> list[Check]:
    """Check the database, and if it has the bot's tables, whether direct messages are paused."""
    check = await check_database(url)
    if not (check.is_ok and is_there(make_url(url))):
        return [check]
    return [check, *await check_direct_messages(url)]


async def check_database(url: str) -> Check:
    """Check that the database can be reached and written, is intact, and has the current schema.

    A SQLite file that does not exist yet is no problem if it can be created; neither is a database without
    tables.
    """
    address = make_url(url)
    shown = address.render_as_string(hide_password=True)
    file = Path(address.database) if address.get_backend_name() == "sqlite" and address.database else None
    if file is not None and str(file) != ":memory:":
        if problem := _place_remedy(file):
            return Check("Database", shown, problem)
        if not file.exists():
            return Check("Database", f"{shown} (will be created at the first start)")
    try:
        version, damaged = await _try_database(url)
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        if isinstance(error, DBAPIError) and is_damage(error):
            return Check("Database", f"{shown} is damaged ({cause})", _RESTORE)
        if isinstance(error, DBAPIError) and is_locked(error):
            return Check("Database", f"{shown} is locked by another program", _UNLOCK)
        if isinstance(cause, OSError) and file is None:
            return Check("Database", f"{shown} can't be reached ({brief(cause)})", _START)
        return Check("Database", f"{shown} can't be used ({brief(cause)})", _MEND)
    if damaged:
        return Check("Database", f"{shown} is damaged ({damaged[0]})", _RESTORE)
    if version is Age.UNKNOWN:
        return Check("Database", f"{shown} (its tables will be created at the first start)")
    if version in VERSION_PROBLEMS:
        found, remedy = VERSION_PROBLEMS[version]
        return Check("Database", f"{shown} {found}", remedy)
    return Check("Database", shown)


_MEND = (
    "Check DATABASE_URL, and that the bot's user can write there; docs/operating.md explains how to restore."
)
_START = "Start the database server, and check its host and port in DATABASE_URL."
_UNLOCK = "Close the program that has opened the file to write, or end its transaction."
_RESTORE = "`explorers check` prints the commands that restore a backup."


def _place_remedy(file: Path) -> str | None:
    """Return what to do if a file cannot be written or created, or its disk has less than ROOM bytes left.

    None if all is well.
    """
    folder = file.absolute().parent
    if not folder.is_dir():
        return f"The folder {folder} doesn't exist. Create it, or change DATABASE_URL."
    # SQLite keeps its journal beside the file, so the folder has to be writable, too.
    if not os.access(folder, os.W_OK) or (file.exists() and not os.access(file, os.W_OK)):
        return f"Give the bot's user write access to {file.name} and its folder {folder}."
    if (free := shutil.disk_usage(folder).free) < ROOM:
        return f"Make room: the disk of {folder} has only {free / 1e6:.0f} MB left."
    return None


async def _try_database(url: str) -> tuple[Age, list[str]]:
    """Return the age of the database's schema, and what is damaged.

    It also tries a write that changes nothing. Raises database errors and OSError.
    """
    # Changes nothing, but needs the right to write.
    idle = text("UPDATE alembic_version SET version_num = version_num")
    database = connect(url)
    try:
        found = await age(database)
        if found is not Age.UNKNOWN:
            await database.write(lambda connection: connection.execute(idle))
        return found, await database.read(damage)
    finally:
        await database.close()


async def check_direct_messages(url: str) -> tuple[Check, ...]:
    """Report a pause of new direct messages that Discord has caused.

    Empty if there is none, or if the database has another version. Raises database errors.
    """
    database = connect(url)
    try:
        if await age(database) is not Age.CURRENT:
            return ()
        pace = read_pace(await database.read(names.read_value, MEMO))
    finally:
        await database.close()
    if pace.stopped_until <= time.time():
        return ()
    until = datetime.fromtimestamp(pace.stopped_until, UTC)
    found = f"paused for new people until {until:%Y-%m-%d %H:%M} UTC (Discord's error {pace.code})"
    return (Check("Direct messages", found, _DIRECT_MESSAGES),)


_DIRECT_MESSAGES = (
    "Games continue: people can play in the channel meanwhile. "
    "If this comes back, check in the developer portal if Discord has flagged the bot."
)
