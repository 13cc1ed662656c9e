"""simcord's clock without what is not needed: it is looked at twice in every turn of the event loop.

So are tasks and timers whenever it waits for the bot.
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
    """The make-believe time for the bot's own work, and the real one for all else."""
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
    """Has timers wait for the make-believe time alone; where all do already, no task is looked through."""
    timers = (record.real_handle for record in state.work.callbacks)
    if any(timer is not None and not timer.cancelled() for timer in timers):
        _virtualize(state, pending)


def make_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has simcord do so."""
    monkeypatch.setattr(_dpy_internals, "_clock_monotonic", monotonic)
    monkeypatch.setattr(_dpy_internals, "is_wait_for_listener", waits_for_listener)
    # Each callback that was made is looked for among those there are: itself, and not one like it.
    monkeypatch.setattr(_runtime._CallbackRecord, "__eq__", object.__eq__)
    monkeypatch.setattr(env, "_virtualize_recognized_waits", virtualize)
