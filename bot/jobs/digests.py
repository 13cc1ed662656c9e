"""Digests: one direct message a day that lists the tables waiting for a user.

After a crash the message is looked for, by the day that its button names, before it is sent again.
"""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.jobs.delivery import Delivery
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.once_a_day import forget_unknown_zone, send_once, with_zone_hint
from bot.jobs.scheduler import LEASE
from bot.store import rows, table_queries
from bot.store.jobs import Job
from bot.tables import digest, notification_settings, quiet_hours
from bot.tables.languages import say_by
from bot.ui import table_lists
from bot.ui.custom_id import CustomId
from bot.ui.message import Message

log = logging.getLogger(__name__)


class Digests:
    """The job of sending a user's digest."""

    name, most = digest.JOB, 200

    def __init__(self, delivery: Delivery) -> None:
        self._delivery = delivery

    async def run(self, job: Job) -> int | None:
        """Send the digest if a table waits for the user; return when the next one is due."""
        user_id, now = job.user_id, self._delivery.now()
        wishes = await self._delivery.store.read(rows.preferences, user_id)
        if not digest.wanted(wishes):
            return None
        due_at = digest.latest(wishes, now)
        games = table_lists.mine(
            await self._delivery.store.read(table_queries.running_of_user, user_id), user_id
        )
        waiting = [game.table for game in games if game.is_waiting]
        if waiting:
            try:
                shown = table_lists.digest(waiting, user_id, due_at, say_by(wishes))
                silent = quiet_hours.alone_until(wishes, now) is not None
                await self._send(job, due_at, replace(with_zone_hint(shown, wishes), silent=silent))
            except NotNow:
                return now + LEASE
            except Unreachable:
                # The posts mention the user again, so that some message reaches them.
                log.info("User %s takes no direct messages, so the digest is turned off", user_id)
                await self._delivery.manager.run_for(
                    notification_settings.set_preferences, user_id, digest=digest.OFF
                )
                return None
        await forget_unknown_zone(self._delivery, user_id, wishes)
        return digest.following(wishes, self._delivery.now())

    async def _send(self, job: Job, due_at: int, message: Message) -> None:
        def is_it(press: CustomId) -> bool:
            return press.verb == "games" and press.path[1:] == (str(due_at),)

        await send_once(self._delivery, job, message, due_at, nonce="digest", is_it=is_it)
