"""An event loop clock that nearly stops while the machine is busy.

The bot has timeouts for Discord, painters and itself, which a busy test machine would trigger by chance. So
waiting counts in full, and computing counts as a moment.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from simcord import _dpy_internals

SELDOM = 10
"""Turns of a busy loop between two polls, each of which is a system call."""
MOMENT = 0.01
"""Seconds that a turn of the loop counts at most."""
_REAL = time.monotonic


class PatientClock:
    """The time of one loop, in seconds."""

    def __init__(self, loop: Any) -> None:
        self._wait = loop._selector.select
        self._behind, self._unasked = 0.0, 0
        self._at_most = _REAL() + MOMENT
        loop.time, loop._selector.select = self.time, self.select

    def time(self) -> float:
        return min(_REAL() - self._behind, self._at_most)

    def select(self, timeout: float | None = None) -> Any:
        """Wait between two turns. A slow machine does not extend it."""
        if timeout is not None and timeout <= 0 and self._unasked < SELDOM:
            self._unasked += 1
            return []
        self._unasked = 0
        now, begun = self.time(), _REAL()
        events = self._wait(timeout)
        waited = (ended := _REAL()) - begun
        now += waited if timeout is None else min(waited, max(timeout, 0.0))
        self._behind, self._at_most = ended - now, now + MOMENT
        return events


def make_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use this clock for the running loop and simcord."""
    clock = PatientClock(asyncio.get_running_loop())
    monkeypatch.setattr(_dpy_internals, "real_monotonic", clock.time)
