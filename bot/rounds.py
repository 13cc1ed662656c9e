"""Does something again and again, whatever becomes of the machine's clock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from datetime import datetime, timedelta

from discord.ext import tasks
from discord.utils import MISSING, utcnow

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60
Work = Callable[[], Coroutine[object, None, None]]


class Rounds(tasks.Loop[Work]):
    """discord.py's loop, with each round so many seconds after the one before has begun.

    discord.py counts on from the time of the first: where a clock is set back by an hour, it would rest for
    that hour; set forward, it would make up for all that was left out at once.
    """

    def __init__(
        self, work: Work, every: float, *, after: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """Does it as soon as something else is done."""
        super().__init__(
            work, seconds=every, hours=0, minutes=0, time=MISSING, count=None, reconnect=True, name=None
        )
        if after is not None:
            self.before_loop(after)  # type: ignore[type-var]

    def _get_next_sleep_time(self, now: datetime = MISSING) -> datetime:
        return utcnow() + timedelta(seconds=self._sleep)
