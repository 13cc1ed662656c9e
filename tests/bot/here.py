"""Run the work of threads inline, which makes tests much faster.

Other tasks still get a turn before each database call, as they would with a thread. Concurrent presses
therefore interleave between any two calls.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest
from sqlalchemy import StaticPool

from bot.process_pool import ProcessPool
from bot.store import database
from bot.store.database import SqliteConnection, _File

_in_threads = ProcessPool._queue_job
_close_lanes = _File.close


def at_once(pool: ProcessPool, job: Callable[[], Any]) -> Future[Any]:
    """Run a job inline unless a process runs it."""
    if pool.size:
        return _in_threads(pool, job)
    done = Future[Any]()
    try:
        done.set_result(job())
    except Exception as error:
        done.set_exception(error)
    return done


def without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask SQLite and painters inline."""
    monkeypatch.setattr(ProcessPool, "_queue_job", at_once)
    monkeypatch.setattr(database, "_READERS", 1)  # several connections would read concurrently
    # The reader and the writer share one connection of SQLite, and with it its cache: no transaction awaits.
    monkeypatch.setattr(database, "NullPool", StaticPool)
    monkeypatch.setattr(_File, "close", _close_file)
    monkeypatch.setattr(SqliteConnection, "_call_in_thread", _call_directly)
    monkeypatch.setattr(SqliteConnection, "close", _close)


async def _call_directly(lane: SqliteConnection, function: Callable[..., Any], *given: Any) -> Any:
    await asyncio.sleep(0)
    return function(*given)


async def _close(lane: SqliteConnection) -> None:
    lane._close_connection()


async def _close_file(file: _File) -> None:
    await _close_lanes(file)
    file._writer._engine.dispose()
