"""Not everything at once: Discord takes many new direct messages in a row for spam, and blocks the bot."""

from __future__ import annotations

from collections.abc import Callable

AT_ONCE = 20
"""So many new conversations may be begun in a row."""
EVERY = 3
"""Seconds after which one more may be."""


class Pace:
    """Lets something happen so often in a row, and after that once in so many seconds."""

    def __init__(self, now: Callable[[], int], at_once: int = AT_ONCE, every: int = EVERY) -> None:
        self._now = now
        self._most = at_once
        self._every = every
        self._left = float(at_once)
        self._counted = now()

    def take(self) -> bool:
        """Whether it may happen now; if so, that is counted."""
        now = self._now()
        # A clock that is set back takes nothing away.
        passed, self._counted = max(0, now - self._counted), now
        self._left = min(self._most, self._left + passed / self._every)
        if self._left < 1:
            return False
        self._left -= 1
        return True
