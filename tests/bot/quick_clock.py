"""A faster clock for simcord, which reads it twice in each turn of the event loop.

Checks of tasks and timers are faster too.
"""

from __future__ import annotations

import asyncio
import time

import discord
import pytest
from simcord import _dpy_internals, _runtime, _settlement, env

_REAL = time.monotonic
_waits = _dpy_internals.is_wait_for_listener
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
