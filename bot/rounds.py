"""Periodic jobs that run on time even if the machine's clock is changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from datetime import datetime, timedelta

from discord.ext import tasks
from discord.utils import MISSING, utcnow

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60
Work = Callable[[], Coroutine[object, None, None]]


class Rounds(tasks.Loop[Work]):
    """A discord.py loop whose runs start a fixed number of seconds apart.

    discord.py adds intervals to the time of the first run. If the clock is set back by an hour it would pause
    that long; if set forward, it would run all missed rounds at once.
    """

    def __init__(
        self, work: Work, every: float, *, after: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """Run `work` every `every` seconds, the first time once `after` has finished."""
        super().__init__(
            work, seconds=every, hours=0, minutes=0, time=MISSING, count=None, reconnect=True, name=None
        )
        if after is not None:
            self.before_loop(after)  # type: ignore[type-var]

    def _get_next_sleep_time(self, now: datetime = MISSING) -> datetime:
        return utcnow() + timedelta(seconds=self._sleep)
