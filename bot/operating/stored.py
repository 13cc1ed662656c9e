"""What the commands for whoever runs the bot share: the database of the settings, opened and closed again."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import DBAPIError

from bot.operating.settings import SettingsError, load
from bot.store import Database, connect, is_current

OK, FAILED, MISUSED = 0, 1, 2
"""Exit codes."""


def say(sentence: str) -> None:
    """Writes a line for whoever runs the command."""
    sys.stdout.write(f"{sentence}\n")


def with_address(work: Callable[[URL], int]) -> int:
    """Does something with the address of the database there is; the exit code."""
    try:
        address = make_url(load().database_url)
    except SettingsError as error:
        say(str(error))
        return MISUSED
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
        say(f"There is no database at {address.database} yet.")
        return FAILED
    return work(address)


def with_database(work: Callable[[Database], Awaitable[int]]) -> int:
    """Does something with the database, if it is as new as this version; the exit code."""

    async def working(address: URL) -> int:
        database = connect(address.render_as_string(hide_password=False))
        try:
            if not await is_current(database):
                say("The database is older than this version. Start the bot once: that brings it up to date.")
                return FAILED
            return await work(database)
        except DBAPIError as error:
            say(f"The database cannot be used: {error.orig}.")
            return FAILED
        finally:
            await database.close()

    return with_address(lambda address: asyncio.run(working(address)))
