"""`explorers ratings`: whether every rating is what the games make of it, for whoever runs the bot."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from sqlalchemy import make_url

from bot.operating.settings import Settings, SettingsError, load
from bot.standings import keeping
from bot.store import Database, connect, is_current

OK, FAILED, MISUSED = 0, 1, 2


def run(*, rebuild: bool = False) -> int:
    """Checks the ratings, or reckons them anew; the exit code."""
    try:
        settings = load()
    except SettingsError as error:
        _say(str(error))
        return MISUSED
    address = make_url(settings.database_url)
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
        _say(f"There is no database at {address.database} yet.")
        return FAILED
    return asyncio.run(_run(settings, rebuild=rebuild))


async def _run(settings: Settings, *, rebuild: bool) -> int:
    database = connect(settings.database_url)
    try:
        if not await is_current(database):
            _say("The database is older than this version. Start the bot once, which brings it up to date.")
            return FAILED
        return await (_rebuild(database) if rebuild else _check(database))
    finally:
        await database.close()


async def _rebuild(database: Database) -> int:
    _say(f"Reckoned anew: {await keeping.reckon_anew(database)} changes of a rating.")
    return OK


async def _check(database: Database) -> int:
    checked = await keeping.check(database)
    if checked.differences:
        _say("Ratings differ from what the games make of them:")
        for difference in checked.differences:
            _say(f"  {difference}")
        _say("`explorers ratings --rebuild`, with the bot stopped, puts them right.")
        return FAILED
    counted = f"{checked.changes} changes, {checked.standings} standings"
    _say(f"Every rating is what the games make of it: {counted}.")
    return OK


def _say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
