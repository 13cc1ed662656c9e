"""An upgrade that older versions cannot live with asks for all of them to be stopped, and says so."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import Connection, text

from bot.store import Database, connect, migrate, upgrade
from bot.store.upgrade import StillRunning, require_alone
from tests.bot.store.test_migrations import upgrade as upgrade_to

BEFORE = "0037"
"""The last version whose programs cannot read the columns' names of today."""


def sign(at: int) -> Any:
    """A sign of life as an older process writes it."""

    def write(connection: Connection) -> None:
        connection.execute(text("DELETE FROM processes"))
        connection.execute(text("INSERT INTO processes (name, alive_at) VALUES ('0/2', :at)"), {"at": at})

    return write


@pytest.fixture
async def older(new_url: str) -> Database:
    """A database of the version before, in use until a moment ago."""
    database = connect(new_url)
    await database.write(lambda connection: upgrade_to(connection, BEFORE))
    await database.write(sign(int(time.time())))
    return database


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upgrade, "PATIENCE", 0.3)
    monkeypatch.setattr(upgrade, "_PAUSE", 0.02)


async def test_an_older_process_that_gives_a_sign_of_life_has_to_be_stopped_first(
    older: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upgrade, "PATIENCE", 60.0)
    asked, now = asyncio.create_task(require_alone(older)), int(time.time())
    while not asked.done():
        now += 60
        await older.write(sign(now))
        await asyncio.sleep(0.05)
    with pytest.raises(StillRunning, match="0/2"):
        await asked
    await older.close()


async def test_one_that_has_been_stopped_holds_nobody_up_for_long(older: Database) -> None:
    await require_alone(older)
    await migrate(older)
    await require_alone(older)
    await older.close()


async def test_one_that_has_been_silent_for_long_is_not_waited_for(
    older: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await older.write(sign(0))
    monkeypatch.setattr(upgrade, "PATIENCE", 3600.0)
    await asyncio.wait_for(require_alone(older), 10)
    await older.close()


async def test_of_two_new_processes_the_second_goes_on_when_the_first_has_upgraded(older: Database) -> None:
    second = asyncio.create_task(require_alone(older))
    await migrate(older)
    await older.write(sign(int(time.time()) + 60))
    await second
    await older.close()


async def test_a_new_database_is_nobody_elses(new_url: str) -> None:
    database = connect(new_url)
    await require_alone(database)
    await database.close()
