"""The table lock: one worker at a time at each table, so that nothing is sent twice.

Within a process it is an asyncio lock. Several processes use a claim in the database, which expires if its
process dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from weakref import WeakValueDictionary

from bot import network_errors
from bot.log_context import about, describe
from bot.store import Store, table_queries

log = logging.getLogger(__name__)

LEASE = 20
"""Seconds after which a claim expires. It is renewed three times as often during work."""
TRIES, PAUSE = 40, 0.25
"""How often to try to claim a table that another process holds, and the seconds between."""


class TableLock:
    """Lets one worker at a time deliver a table."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._me = secrets.token_hex(8)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.lease = LEASE

    @contextlib.asynccontextmanager
    async def hold(self, table_id: int) -> AsyncIterator[bool]:
        """Hold a table's lock.

        The value is False if another process keeps its lease, after ten seconds of trying: then deliver
        nothing. In this process holders wait for each other without limit.
        """
        with about(table=table_id):
            async with self._locks.setdefault(table_id, asyncio.Lock()):
                if self._store.share is None:
                    yield True
                    return
                if not await self._wait_for_claim(table_id):
                    yield False
                    return
                renewing = asyncio.create_task(self._renew_until_cancelled(table_id))
                try:
                    yield True
                finally:
                    renewing.cancel()
                    await self._release_claim(table_id)

    async def wait(self, table_id: int) -> None:
        """Wait until no worker of this process holds a table's lock; other processes are not waited for."""
        lock = self._locks.get(table_id)
        if lock is not None:
            async with lock:
                pass

    async def _wait_for_claim(self, table_id: int) -> bool:
        """Try to claim a table every PAUSE seconds. False after TRIES failures."""
        for _ in range(TRIES):
            if await self._try_claim(table_id):
                return True
            await asyncio.sleep(PAUSE)
        return False

    async def _try_claim(self, table_id: int) -> bool:
        """Claim a table or renew the claim; return False if another process has it."""
        now = self._now()
        return await self._store.write(table_queries.claim_table, table_id, self._me, now, now + self.lease)

    async def _release_claim(self, table_id: int) -> None:
        """Release this process's claim. An error is logged, and the lease expires by itself."""
        try:
            await self._store.write(table_queries.release_table, table_id, self._me)
        except Exception as error:
            _log_failed_claim(table_id, error)

    async def _renew_until_cancelled(self, table_id: int) -> None:
        """Renew the lease each third of its length. Errors are logged."""
        while True:
            await asyncio.sleep(self.lease / 3)
            try:
                await self._try_claim(table_id)
            except Exception as error:
                _log_failed_claim(table_id, error)


def _log_failed_claim(table_id: int, error: Exception) -> None:
    """Log that a claim could not be renewed or released; an outage is logged as such."""
    if network_errors.is_temporary(error):
        network_errors.warn(error)
    else:
        log.warning("The claim to table %s ends with its lease: %s", table_id, describe(error))
