"""The job that opens the table of matching searches: its thread, the messages to its people, and the game.

Each step is recorded, so that a crash repeats none. If Discord rejects the thread, the searches are open
again.
"""

from __future__ import annotations

import logging

import discord

from bot.errors import Refused
from bot.feature import Feature
from bot.features.seek import seek_queries
from bot.features.seek.pairing import OPEN_JOB, open_job
from bot.handlers.create_table import WEEK, thread_name, thread_type
from bot.jobs.delivery import DeliveryJob
from bot.jobs.dm_rate_limit import NotNow
from bot.jobs.invitations import Invitations
from bot.jobs.scheduler import MINUTE
from bot.log_context import describe
from bot.store import Table, jobs, table_queries
from bot.store.jobs import Job
from bot.store.schema import CANCELLED, OPENING
from bot.store.transaction import TableTransaction
from bot.tables import lobby_rules
from bot.tables.languages import say_at

log = logging.getLogger(__name__)
feature = Feature()

NEW = 1
"""The moment of the only attempt to create a thread."""


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

        Raises NotNow, and Refused: channel-closed, lobby-cancelled.
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
