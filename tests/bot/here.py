"""Here and now: what the bot does in threads is done where it is asked for, which costs a test far less.

Everybody else still gets a turn before the database is asked, as they would while a thread is at it: presses
that arrive together meet between any two questions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from bot.process_pool import ProcessPool
from bot.store import database
from bot.store.database import SqliteConnection

_in_threads = ProcessPool._put


def at_once(pool: ProcessPool, job: Callable[[], Any]) -> Future[Any]:
    """Do a job here and now, unless a process does it."""
    if pool.size:
        return _in_threads(pool, job)
    done = Future[Any]()
    try:
        done.set_result(job())
    except Exception as error:
        done.set_exception(error)
    return done


def without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a test: SQLite and painters that are no processes are asked without threads."""
    monkeypatch.setattr(ProcessPool, "_put", at_once)
    monkeypatch.setattr(database, "_READERS", 1)  # several would read side by side
    monkeypatch.setattr(SqliteConnection, "_hop", _hop)
    monkeypatch.setattr(SqliteConnection, "close", _close)


async def _hop(lane: SqliteConnection, function: Callable[..., Any], *given: Any) -> Any:
    await asyncio.sleep(0)
    return function(*given)


async def _close(lane: SqliteConnection) -> None:
    lane._disconnect()
