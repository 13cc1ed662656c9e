"""A faster clock for simcord, which reads it twice in each turn of the event loop.

Checks of tasks and timers are faster too.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import discord
import pytest
from discord.ext import tasks
from simcord import _dpy_internals, _runtime, _settlement, env

_REAL = time.monotonic
_waits = _dpy_internals.is_wait_for_listener
_reason = _settlement._park_reason
_ROUNDS = tasks.Loop._loop.__code__


def monotonic() -> float:
    """Return simulated time for the bot's work and real time for all else."""
    scope = _runtime._BOT_SCOPE.get()
    if scope is not None:
        env, generation = scope
        if env._started and env._runtime is not None and generation == env._generation:
            return env._virtual_time
    return _REAL()


def waits_for_listener(client: discord.Client, task: asyncio.Task[object]) -> bool:
    """Whether a task waits for an event. Without waiting tasks none is checked."""
    return bool(client._listeners) and _waits(client, task)


def park_reason(
    state: _settlement._SettlementState,
    task: asyncio.Task[object],
    deadline: float,
    seen: set[int] | None = None,
) -> str | None:
    """Return what a task waits for, or None if it does not wait. Most tasks wait for their next round."""
    if (sleep := _between_rounds(task)) is not None and not sleep.future.done():
        timer = sleep.handle
        if not timer.cancelled() and timer.when() > state.virtual_time:
            return "discord.ext.tasks loop interval"
    return _reason(state, task, deadline, seen)


def _between_rounds(task: asyncio.Task[object]) -> tasks.SleepHandle | None:
    """Return what wakes a loop of discord.py that sleeps until its next round, or None."""
    frame = getattr(task.get_coro(), "cr_frame", None)
    if frame is None or frame.f_code is not _ROUNDS:
        return None
    sleep = frame.f_locals["self"]._handle
    waits = sleep is not None and getattr(task, "_fut_waiter", None) is sleep.future
    return sleep if waits else None


def virtualize(state: _settlement._SettlementState, pending: list[asyncio.Task[object]]) -> None:
    """Make timers that only end a recognized wait use simulated time. Most of them do already."""
    live = [record for record in state.work.callbacks if _may_fire(state, record)]
    if not live:
        return
    for task in pending:
        waiter = getattr(task, "_fut_waiter", None)
        waking = [record for record in live if _wakes(record, task, waiter)]
        if waking and _settlement._recognized_wait(state, task, waiter):
            for record in waking:
                record.real_handle.cancel()


def _may_fire(state: _settlement._SettlementState, record: _runtime._CallbackRecord) -> bool:
    """Return whether a timer of the future uses real time."""
    real, handle = record.real_handle, record.handle
    is_live = real is not None and handle is not None and not (real.cancelled() or handle.cancelled())
    return is_live and record.when is not None and record.when > state.virtual_time


def _wakes(record: _runtime._CallbackRecord, task: asyncio.Task[object], waiter: Any) -> bool:
    """Return whether a timer only ends the wait of a task."""
    callback = _dpy_internals._original_callback(record.handle._callback)
    return _dpy_internals.is_wakeup_callback(callback, record.handle._args, waiter, task)


def make_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make simcord use these functions."""
    monkeypatch.setattr(_dpy_internals, "_clock_monotonic", monotonic)
    monkeypatch.setattr(_dpy_internals, "is_wait_for_listener", waits_for_listener)
    # Compare callbacks by identity, which is faster than equality.
    monkeypatch.setattr(_runtime._CallbackRecord, "__eq__", object.__eq__)
    monkeypatch.setattr(env, "_virtualize_recognized_waits", virtualize)
    monkeypatch.setattr(_settlement, "_park_reason", park_reason)
