"""What a test leaves open is closed before the next: no thread of SQLite's speaks to a loop that is gone."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from bot.store import connect

pytestmark = pytest.mark.xdist_group("left open")
left = set[threading.Thread]()


async def test_database_left_open_has_one_running_thread(database: Path) -> None:
    before = {*threading.enumerate()}
    await connect(f"sqlite:///{database}").read(
        lambda connection: connection.exec_driver_sql("SELECT 1").all()
    )
    left.update({*threading.enumerate()} - before)
    assert [thread.is_alive() for thread in left] == [True]


def test_thread_of_a_database_left_open_ends_with_its_test() -> None:
    assert not any(thread.is_alive() for thread in left)
