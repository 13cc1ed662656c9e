"""Background work of `/seek`: a server's matches and expired searches, the question to a partner, the hall.

Each server with searches has one job. The handlers of presses match searches at once; the job does what they
could not.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from operator import eq

from sqlalchemy import Connection

from bot.feature import Feature
from bot.features.seek import seek_messages, seek_queries
from bot.features.seek.pairing import Pairing, delete_searches, joinable_seeks
from bot.features.seek.seek_queries import Seek
from bot.jobs.delivery import DeliveryJob
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.once_a_day import send_once
from bot.jobs.scheduler import HOUR, LEASE, MINUTE
from bot.store import jobs, rows
from bot.store.jobs import Job
from bot.tables import hooks, quiet_hours
from bot.tables.languages import say_by
from bot.tables.manager import Manager
from bot.ui.hall_sections import hall_section
from bot.ui.message import Part
from engine.core.catalogue import Say

JOB, PARTNER_JOB = "seeks", "seek partner"
"""Kinds of jobs: a server's searches, and the question to a partner."""

log = logging.getLogger(__name__)
feature = Feature()


def report_change(connection: Connection, guild_id: int, now: int) -> None:
    """Make the job of a server's searches due in a minute, and the hall now, after a search has changed."""
    # The handler that has changed it looks for matches itself.
    jobs.schedule(connection, jobs.server_job(JOB, guild_id, now + MINUTE))
    hooks.server_changed.run(connection, guild_id, now)


def schedule_question(connection: Connection, seek: Seek, now: int) -> None:
    """Make the question to a search's partner due."""
    about = Job(PARTNER_JOB, seek.partner_id or 0, message_id=seek.user_id, guild_id=seek.guild_id)
    jobs.schedule(connection, replace(about, due_at=now))


@feature.job
class SeekJob(DeliveryJob):
    """Job that matches a server's searches, and deletes those that have expired."""

    name, most = JOB, 200

    async def run(self, job: Job) -> int | None:
        """Create the tables of all matching searches on a server, and delete old searches.

        Return when to run again (Unix time); None: no search, or the bot has left.
        """
        client, store, now = self._delivery.client, self._delivery.store, self._delivery.now()
        guild = client.get_guild(job.message_id)
        if not client.is_ready() or (guild is not None and guild.unavailable):
            return now + MINUTE
        if guild is None:  # the bot has left the server
            await store.write(seek_queries.delete_server, job.message_id)
            return None
        pairing = Pairing(self._delivery.manager, client)
        while await pairing.pair(guild.id) is not None:
            pass
        return await store.write(_delete_old_searches, guild.id, now)


def _delete_old_searches(connection: Connection, guild_id: int, now: int) -> int | None:
    """Delete old searches, and have the hall updated.

    Return when a search expires, is deleted, or is compared again (Unix time); None without searches.
    """
    seek_queries.delete_old(connection, guild_id, now)
    hooks.server_changed.run(connection, guild_id, now)
    found = seek_queries.seeks_on(connection, guild_id)
    ends = [one.expires_at + (0 if one.expires_at > now else seek_queries.KEPT) for one in found]
    # Blocks, ratings, permissions and absences may have changed since the last search.
    again = [now + HOUR] if any(one.is_open(now) for one in found) else []
    return min([*ends, *again], default=None)


@feature.job
class PartnerQuestions(DeliveryJob):
    """Job that asks a user by direct message whether they play along."""

    name, most = PARTNER_JOB, 100

    async def run(self, job: Job) -> int | None:
        """Ask once, if the search stands and waits for the answer.

        Return when to try again (Unix time), or None.
        """
        store, now = self._delivery.store, self._delivery.now()
        for seek in await store.read(seek_queries.seeks_of, job.user_id):
            pair = (seek.guild_id, seek.user_id, seek.partner_id)
            is_asked = pair == (job.guild_id, job.message_id, job.user_id)
            if is_asked and seek.awaits_partner and seek.expires_at > now:
                return await self._ask(job, seek)
        return None

    async def _ask(self, job: Job, seek: Seek) -> int | None:
        """Send the question, silently in quiet hours; not if the operator refuses the user.

        Return when to try again (Unix time) after too many new DMs; else None, also for closed DMs.
        """
        if self._delivery.manager.operator.refuses(job.user_id, seek.guild_id):
            return None
        preferences = await self._delivery.store.read(rows.preferences, job.user_id)
        now, guild = self._delivery.now(), self._delivery.client.get_guild(seek.guild_id)
        say = say_by(preferences, seek.language)
        question = seek_messages.partner_question(seek, "" if guild is None else guild.name, say)
        asked = replace(question, silent=quiet_hours.silent_until(preferences, now) is not None)
        is_it = partial(eq, seek_messages.partner_press(seek_messages.YES, seek))
        try:
            await send_once(self._delivery, job, asked, seek.created_at, nonce="s", is_it=is_it)
        except NotNow:
            return now + LEASE
        except Unreachable:
            log.info("User %s takes no direct messages; `/seek` shows them who asks", job.user_id)
        return None


@hall_section
async def in_hall(manager: Manager, guild_id: int, say: Say) -> Sequence[Part]:
    """Return the hall's section of searches: the oldest open ones with *Play*, and a button to add one."""
    found = await manager.store.read(joinable_seeks, guild_id, manager.now())
    return seek_messages.hall_parts(found, say)


@hooks.person_forgotten
def forget_searches(connection: Connection, user_id: int, now: int) -> None:
    """Delete the searches of which a user who deletes their data is part, and their questions to partners."""
    jobs.cancel_about(connection, PARTNER_JOB, user_id)
    delete_searches(connection, user_id, now)
