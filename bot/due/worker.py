"""Due work, several pieces side by side: each within a time limit, and what keeps failing ever more rarely.

Telling what was committed is one kind of due work. Whatever else falls due has its own question to the
database, and its pieces are done here like these.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass

import discord

from bot import metrics, outage
from bot.due.pacing import NotNow
from bot.errors import Refused

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]

PATIENCE = 20.0
"""Seconds a piece of work may take."""
SIDE_BY_SIDE = 16
"""How many tables are worked for at once."""
PATIENT_TRIES = 3
"""So many failures in a row are nothing unusual: each round tries again."""
FIRST_REST, LONGEST_REST = 60, 60 * 60
"""Seconds until the next try after that; each time twice as many."""


@dataclass
class _Trouble:
    failures: int = 0
    until: int = 0


class Worker:
    """Does due work, and remembers (for this process only) what keeps failing."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._room = asyncio.Semaphore(SIDE_BY_SIDE)
        self._troubles: dict[Hashable, _Trouble] = {}

    def rests(self, key: Hashable) -> bool:
        """Whether work for a key has failed so often that it is not to be tried yet."""
        trouble = self._troubles.get(key)
        return trouble is not None and self._now() < trouble.until

    def forget(self, key: Hashable) -> None:
        """Forgets that work for a key kept failing: what stood in its way is gone."""
        self._troubles.pop(key, None)

    async def do(self, key: Hashable, *pieces: Work) -> None:
        """Does the pieces of work for a key one after another; one that fails does not stop the next."""
        async with self._room:
            done = [await self._try(key, piece) for piece in pieces]
        if all(done):
            self._troubles.pop(key, None)
        else:
            self._fail(key)
        metrics.troubled.set(len(self._troubles))

    def _fail(self, key: Hashable) -> None:
        trouble = self._troubles.setdefault(key, _Trouble())
        trouble.failures += 1
        doublings = trouble.failures - PATIENT_TRIES
        if doublings > 0:
            trouble.until = self._now() + min(FIRST_REST * 2**doublings, LONGEST_REST)

    async def _try(self, key: Hashable, piece: Work) -> bool:
        """Does a piece of work, again if the connection broke; whether it succeeded."""
        try:
            async with asyncio.timeout(PATIENCE):
                try:
                    await piece()
                except Exception as error:
                    if not outage.is_outage(error):
                        raise
                    await piece()
        except Exception as error:
            _report(key, error)
            return False
        return True


def _report(key: Hashable, error: Exception) -> None:
    if outage.is_outage(error):
        outage.warn(error)
    elif isinstance(error, discord.HTTPException | NotNow | Refused):
        log.warning("Table %s waits in the outbox: %s", key, error)
    else:
        log.error("Table %s could not be published", key, exc_info=error)
