"""`explorers refuse` and `notice`: the operator's decisions, stored while the bot may be running."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

from msgspec import structs

from bot.ops.open_database import FAILED, OK, on_database, say
from bot.store import Database
from bot.tables import operator
from bot.tables.operator import SERVER, Decisions, Notice, Refusal, refusal_key

WITHIN = "The running bot follows within a minute."
Change = Callable[[Decisions], Decisions]


@on_database
async def list_refusals(database: Database) -> int:
    """Print the refusals in force, or that there are none; return the exit code of `with_database`."""
    refusals = (await database.read(operator.decisions)).in_force(int(time.time())).refusals
    for key, refusal in sorted(refusals.items()):
        say(_describe_refusal(key, refusal))
    if not refusals:
        say("No one is refused.")
    return OK


def _describe_refusal(key: str, refusal: Refusal) -> str:
    """Return the sentence on a refusal; `key` is its kind and id."""
    until = "" if refusal.until is None else f" until {_utc_time(refusal.until)}"
    leaves = ", and the bot leaves it" if refusal.leave else ""
    return f"The {key} is refused{until}{leaves}."


@on_database
async def refuse(
    database: Database, kind: str, discord_id: int, *, leave: bool = False, last_day: date | None = None
) -> int:
    """Store that a user or server (`kind`) is refused through `last_day` (UTC; None: until it is undone).

    It replaces an earlier refusal and is printed. With `leave` the running bot leaves the server. Return the
    exit code of `with_database`.
    """
    key, refusal = refusal_key(kind, discord_id), Refusal(_end_of_day(last_day), leave)
    done = f"{_describe_refusal(key, refusal)} {WITHIN}"
    return await _change_decisions(
        database, lambda before: structs.replace(before, refusals={**before.refusals, key: refusal}), done
    )


def _end_of_day(day: date | None) -> int | None:
    """Return the Unix time at which a day ends in UTC; None for None."""
    if day is None:
        return None
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) + 24 * 60 * 60


@on_database
async def undo_refusal(database: Database, kind: str, discord_id: int) -> int:
    """Undo a refusal in force and print that; return FAILED if there is none, else as `with_database`."""
    key = refusal_key(kind, discord_id)
    if key not in (await database.read(operator.decisions)).in_force(int(time.time())).refusals:
        say(f"The {key} isn't refused.")
        return FAILED
    invite = " Invite the bot again if it has left." if key.startswith(SERVER) else ""

    def without_refusal(before: Decisions) -> Decisions:
        return structs.replace(before, refusals={one: r for one, r in before.refusals.items() if one != key})

    return await _change_decisions(
        database, without_refusal, f"The {key} is no longer refused. {WITHIN}{invite}"
    )


@on_database
async def show_notice(database: Database) -> int:
    """Print the notice in force, or that there is none; return the exit code of `with_database`."""
    notice = (await database.read(operator.decisions)).in_force(int(time.time())).notice
    say("There's no notice." if notice is None else f"Until {_utc_time(notice.until)}: {notice.text}")
    return OK


@on_database
async def set_notice(database: Database, text: str, hours: int) -> int:
    """Replace the notice for players for some hours, print that, and return `with_database`'s exit code."""
    until = int(time.time() + timedelta(hours=hours).total_seconds())
    done = f"/help, /games and the status page show it until {_utc_time(until)}. {WITHIN}"
    notice = Notice(text, until)
    return await _change_decisions(database, lambda before: structs.replace(before, notice=notice), done)


@on_database
async def clear_notice(database: Database) -> int:
    """Remove the notice, if there is one, print that, and return the exit code of `with_database`."""
    done = f"There's no notice any more. {WITHIN}"
    return await _change_decisions(database, lambda before: structs.replace(before, notice=None), done)


async def _change_decisions(database: Database, work: Change, done: str) -> int:
    """Store the decisions in force as changed by `work`, without expired ones; print `done` and return OK."""
    now = int(time.time())
    await database.write(operator.change, lambda before: work(before.in_force(now)))
    say(done)
    return OK


def _utc_time(at: int) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"
