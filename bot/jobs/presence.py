"""Records which players were just at their table, so that they need no notification.

Records are stored together after some seconds; at once before a table is published and with several
processes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot import network_errors
from bot.store import Player, Store, Table, message_queries
from bot.store.records import Seen
from bot.tables import notifications

log = logging.getLogger(__name__)

DELAY = 5.0
"""Seconds until records are stored. Few, so that a crash loses little."""


class Presence:
    """Players who were seen and are not stored yet."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._seen: dict[tuple[int, int], Seen] = {}
        self._writing = set[asyncio.Task[None]]()

    def record(self, table: Table, player: Player) -> None:
        """Record that a player was seen at a table.

        It is stored after `DELAY` seconds; if several processes share the database, at once. Does nothing
        without a running game, for computers, or if the last sighting is recent.
        """
        key = (table.id, player.seat)
        if not table.is_playing or player.user_id <= 0 or not notifications.is_news(player, self._now()):
            return
        if not self._seen and self._store.share is None:
            asyncio.get_running_loop().call_later(DELAY, self._write_in_background)
        self._seen[key] = Seen(*key, player.user_id, table.version, table.turn_version, self._now())
        if self._store.share is not None:
            self._write_in_background()

    def _write_in_background(self) -> None:
        task = asyncio.create_task(self._write_or_log())
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _write_or_log(self) -> None:
        """Write the pending players; after an error they are lost.

        Outages are logged, other errors raised.
        """
        try:
            await self.write()
        except Exception as error:
            if not network_errors.is_temporary(error):
                raise
            network_errors.warn(error)

    async def write(self, table_id: int | None = None) -> None:
        """Store the records of one table, or of all (None), except those that a step has stored since."""
        chosen = [key for key in self._seen if table_id in (None, key[0])]
        seen = [self._seen.pop(key) for key in chosen]
        news = [one for one in seen if not self._store.has_recorded(one)]
        if news:
            await self._store.write(message_queries.record_seen, news)
