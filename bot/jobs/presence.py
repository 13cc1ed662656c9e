"""Records which players were just at their table, so that they need no notification.

Records are stored together after some seconds; at once before a table is published and with several
processes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping

from bot import network_errors
from bot.store import Player, Store, Table, message_queries
from bot.store.records import Seen
from bot.tables import notifications

log = logging.getLogger(__name__)

DELAY = 5.0
"""Seconds until records are stored. Few, so that a crash loses little."""
Spawn = Callable[[Coroutine[object, None, None]], None]
"""Runs work in the background, and logs its errors."""


class Presence:
    """Players who were seen and are not stored yet."""

    def __init__(self, store: Store, now: Callable[[], int], spawn: Spawn) -> None:
        self._store, self._now, self._spawn = store, now, spawn
        self._seen: dict[tuple[int, int], Seen] = {}
        self._timer: asyncio.TimerHandle | None = None

    def record(self, table: Table, player: Player) -> None:
        """Record that a player was seen at a table.

        It is stored after `DELAY` seconds; if several processes share the database, at once. Does nothing
        without a running game, for computers, or if the last sighting is recent.
        """
        key = (table.id, player.seat)
        if not table.is_playing or player.user_id <= 0 or not notifications.is_news(player, self._now()):
            return
        self._seen[key] = Seen(*key, player.user_id, table.version, table.turn_version, self._now())
        if self._store.share is not None:
            self._write_in_background()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(DELAY, self._write_in_background)

    def _write_in_background(self) -> None:
        self._timer = None
        self._spawn(self.write())

    async def write(self, table_id: int | None = None) -> None:
        """Store the records of one table, or of all (None), except those that a step has stored since.

        While the database is unavailable they are kept, and the next call stores them. After any other error
        they are dropped, so that it does not stop the next publication too. In both cases the error is
        raised.
        """
        chosen = {key: one for key, one in self._seen.items() if table_id in (None, key[0])}
        news = [one for one in chosen.values() if not self._store.has_recorded(one)]
        is_kept = False
        try:
            if news:
                await self._store.write(message_queries.record_seen, news)
        except Exception as error:
            is_kept = network_errors.is_temporary(error)
            raise
        finally:
            if not is_kept:
                self._forget(chosen)

    def _forget(self, records: Mapping[tuple[int, int], Seen]) -> None:
        """Remove records, except of players who were seen again since."""
        for key, one in records.items():
            if self._seen.get(key) is one:
                del self._seen[key]
