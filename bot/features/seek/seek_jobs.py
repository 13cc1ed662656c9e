"""Background work of `/seek`: matches and expired searches, their tables, questions to partners, the hall.

Each server with searches has one job. The handlers of presses match searches at once; the job does what they
could not. Another job opens the table of matching searches: its thread, the messages to its people, and the
game. Each step is recorded, so that a crash repeats none. If Discord rejects the thread, the searches are
open again.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from operator import eq

import discord
from sqlalchemy import Connection

from bot.errors import Refused
from bot.feature import Feature
from bot.features.seek import seek_messages, seek_queries
from bot.features.seek.pairing import OPEN_JOB, Pairing, delete_searches, joinable_seeks, open_job
from bot.features.seek.seek_queries import Seek
from bot.handlers.create_table import WEEK, thread_name, thread_type
from bot.jobs.delivery import DeliveryJob
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.lobby_notices import Invitations
from bot.jobs.recurring_messages import hall_section, send_direct_once
from bot.jobs.scheduler import HOUR, LEASE, MINUTE
from bot.log_context import describe
from bot.store import Table, jobs, table_queries
from bot.store.jobs import Job
from bot.store.schema import CANCELLED, OPENING
from bot.store.transaction import TableTransaction
from bot.tables import hooks, lobby_rules, quiet_hours
from bot.tables.languages import say_at, say_by
from bot.tables.manager import Manager
from bot.ui.message import Part
from engine.core.catalogue import Say

JOB, PARTNER_JOB = "seeks", "seek partner"
"""Kinds of jobs: a server's searches, and the question to a partner."""
NEW = 1
"""The moment of the only attempt to create a thread."""

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
        """Ask once, if the search still awaits the answer. Return when to retry (Unix time), or None."""
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
        preferences = await self._delivery.store.read(table_queries.read_preferences, job.user_id)
        now, guild = self._delivery.now(), self._delivery.client.get_guild(seek.guild_id)
        say = say_by(preferences, seek.language)
        question = seek_messages.partner_question(seek, "" if guild is None else guild.name, say)
        asked = replace(question, silent=quiet_hours.silent_until(preferences, now) is not None)
        is_it = partial(eq, seek_messages.partner_press(seek_messages.YES, seek))
        try:
            await send_direct_once(self._delivery, job, asked, seek.created_at, nonce="s", is_it=is_it)
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


@feature.job
class SeekTables(DeliveryJob):
    """Job that opens a table of matching searches."""

    name, most = OPEN_JOB, 50

    async def run(self, job: Job) -> int | None:
        """Open the table as `open` does. Return when to try again (Unix time) for its NotNow, else None."""
        try:
            await self.open(job.table_id)
        except NotNow:
            return self._delivery.now() + MINUTE
        return None

    async def open(self, table_id: int) -> Table:
        """Open a table's thread, write to its people, and start the game, as far as not done.

        Return the table, cancelled if Discord rejects the thread. Raises NotNow, Discord's other errors, and
        Refused: no-such-table.
        """
        try:
            table = await self._begin(await self._delivery.manager.table(table_id))
        except Refused as refusal:
            log.info("The table %s of searches is not opened: %s", table_id, describe(refusal))
            return await self._delivery.manager.run(_give_up, table_id)
        await self._delivery.store.write(seek_queries.finish_seeks, table_id)
        return table

    async def _begin(self, table: Table) -> Table:
        """Take the steps of `open` that are not done, and return the table.

        Raises NotNow, Discord's errors, and Refused: channel-closed, lobby-cancelled, and as
        `LobbyService.start`.
        """
        lobbies = self._delivery.manager.lobbies
        if table.status == OPENING:
            channel = self._parent(table)
            thread = None if channel is None else await self._thread(channel, table)
            if thread is None:
                raise Refused("channel-closed")
            table = await lobbies.settle(table.id, thread.id)
        if table.in_lobby:
            for deliver in await Invitations(self._delivery).pending_work(table.id):
                await deliver()
            table = await lobbies.start(table.id, table.host_id)
        if table.status == CANCELLED:
            raise Refused("lobby-cancelled", table)
        return table

    def _parent(self, table: Table) -> discord.TextChannel | None:
        """Return the channel of the thread; None if it is gone. Raises NotNow if that is unknown."""
        guild = self._delivery.client.get_guild(table.guild_id)
        if not self._delivery.client.is_ready() or (guild is not None and guild.unavailable):
            raise NotNow
        channel = None if guild is None else guild.get_channel(table.channel_id)
        return channel if isinstance(channel, discord.TextChannel) else None

    async def _thread(self, channel: discord.TextChannel, table: Table) -> discord.Thread | None:
        """Create a table's thread, or return one from before a crash; None if Discord rejects it."""
        job, name = open_job(table, 0), thread_name(table, say_at(table))
        try:
            if await self._delivery.store.write(jobs.record_attempt, job, NEW):
                found = await self._find(channel, table, name)
                if found is not None:
                    return found
            return await channel.create_thread(
                name=name, type=thread_type(channel), auto_archive_duration=WEEK
            )
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("No thread can be opened in channel %s: %s", channel.id, describe(error))
            return None

    async def _find(self, channel: discord.TextChannel, table: Table, name: str) -> discord.Thread | None:
        """Return the bot's thread with this name that is newer than the table and holds none, or None."""
        for thread in await channel.guild.active_threads():
            created = int(discord.utils.snowflake_time(thread.id).timestamp())
            is_ours = thread.parent_id == channel.id and thread.owner_id == channel.guild.me.id
            if is_ours and thread.name == name and created >= table.created_at - MINUTE:
                store = self._delivery.store
                if await store.read(table_queries.live_in_channel, thread.id) is None:
                    return thread
        return None


def _give_up(change: TableTransaction) -> Table:
    """Cancel a table that could not be opened, reopen its searches, and return it.

    If its host has started the game since then, keep it, and delete the searches.
    """
    if change.table.in_lobby:
        lobby_rules.cancel_lobby(change, change.table.host_id)
    is_open = change.table.status != CANCELLED
    change.within(seek_queries.finish_seeks if is_open else seek_queries.release_seeks, change.table.id)
    return change.table
