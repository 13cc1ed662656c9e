"""A faster clock for simcord, which reads it twice in each turn of the event loop.

Checks of tasks and timers are faster too.
"""

from __future__ import annotations

import asyncio
import time

import discord
import pytest
from discord.ext import tasks
from simcord import _dpy_internals, _runtime, _settlement, env

_REAL = time.monotonic
_waits = _dpy_internals.is_wait_for_listener
_reason = _settlement._park_reason
_ROUNDS = tasks.Loop._loop.__code__
_virtualize = _settlement._virtualize_recognized_waits


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
    """Make timers use simulated time only. Skip the search if all do already."""
    timers = (record.real_handle for record in state.work.callbacks)
    if any(timer is not None and not timer.cancelled() for timer in timers):
        _virtualize(state, pending)


def make_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make simcord use these functions."""
    monkeypatch.setattr(_dpy_internals, "_clock_monotonic", monotonic)
    monkeypatch.setattr(_dpy_internals, "is_wait_for_listener", waits_for_listener)
    # Compare callbacks by identity, which is faster than equality.
    monkeypatch.setattr(_runtime._CallbackRecord, "__eq__", object.__eq__)
    monkeypatch.setattr(env, "_virtualize_recognized_waits", virtualize)
    monkeypatch.setattr(_settlement, "_park_reason", park_reason)
