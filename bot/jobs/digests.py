"""Digests: one direct message a day that lists the tables waiting for somebody.

When the next one is due stands in the database. Whoever takes it up moves it on by a lease: two processes
never both do it, and what a crash cut short is due again when the lease has run out. Then the message is
looked for by the day its button names, before it is sent again.
"""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.jobs.daily_messages import forget_unknown_zone, send_once, with_zone_hint
from bot.jobs.delivery import Delivery
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.store import digest_queries, rows, table_queries
from bot.tables import digest, notification_settings, quiet_hours
from bot.tables.languages import say_by
from bot.ui import table_lists
from bot.ui.custom_id import CustomId
from bot.ui.message import Message

log = logging.getLogger(__name__)

LEASE = 5 * 60
"""Seconds after which a digest that was taken up is due again, if nobody said what came of it."""


class Digests:
    """Sends people their digests."""

    def __init__(self, delivery: Delivery) -> None:
        self._delivery = delivery

    async def claim(self) -> tuple[int, ...]:
        """Takes up what is due: of whom."""
        now = self._delivery.now()
        return await self._delivery.store.write(digest_queries.claim_due, now, now + LEASE)

    async def serve(self, user_id: int) -> None:
        """Sends somebody their digest if a table waits for them, and writes down when the next one is due."""
        wishes = await self._delivery.store.read(rows.preferences, user_id)
        if not digest.wanted(wishes):
            return
        due_at = digest.latest(wishes, self._delivery.now())
        games = table_lists.mine(
            await self._delivery.store.read(table_queries.running_of_user, user_id), user_id
        )
        waiting = [game.table for game in games if game.is_waiting]
        if waiting:
            try:
                shown = table_lists.digest(waiting, user_id, due_at, say_by(wishes))
                silent = quiet_hours.alone_until(wishes, self._delivery.now()) is not None
                await self._send(user_id, due_at, replace(with_zone_hint(shown, wishes), silent=silent))
            except NotNow:
                return
            except Unreachable:
                # Nobody is to hear nothing at all: the posts call them again.
                log.info("User %s takes no direct messages, so the digest is turned off", user_id)
                await self._delivery.manager.run_for(
                    notification_settings.set_preferences, user_id, digest=digest.OFF
                )
                return
        await forget_unknown_zone(self._delivery, user_id, wishes)
        await self._delivery.store.write(
            digest_queries.postpone, user_id, digest.following(wishes, self._delivery.now())
        )

    async def _send(self, user_id: int, due_at: int, message: Message) -> None:
        """Sends the digest of a day, unless it was sent without anybody's noting it."""
        tried = await self._delivery.store.write(digest_queries.record_attempt, user_id, due_at)

        def is_it(press: CustomId) -> bool:
            return press.verb == "games" and press.path[1:] == (str(due_at),)

        await send_once(self._delivery, user_id, message, due_at, nonce="digest", tried=tried, is_it=is_it)
