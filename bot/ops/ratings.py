"""`explorers ratings`: checks all ratings against the games, or rebuilds them."""

from __future__ import annotations

from bot.ops.open_database import FAILED, OK, say, with_database, with_database_alone
from bot.ratings import rebuild
from bot.store import Database


def run(*, rebuild: bool = False) -> int:
    """Checks the ratings, or reckons them anew; the exit code."""
    return with_database_alone(_rebuild) if rebuild else with_database(_check)


async def _rebuild(database: Database) -> int:
    say(f"Recalculated {await rebuild.reckon_anew(database)} rating changes.")
    return OK


async def _check(database: Database) -> int:
    checked = await rebuild.check(database)
    if checked.differences:
        say("These ratings don't match the games:")
        for difference in checked.differences:
            say(f"  {difference}")
        say("To fix them, stop the bot and run `explorers ratings --rebuild`.")
        return FAILED
    counted = f"{checked.changes} changes, {checked.standings} standings"
    say(f"Every rating matches the games: {counted}.")
    return OK
