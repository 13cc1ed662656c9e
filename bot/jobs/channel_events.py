"""Gateway events: servers, channels and threads that change or disappear while games are played there.

Events missed while the bot was down are noticed when the next post is rejected.
"""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from bot import network_errors
from bot.jobs import sender
from bot.jobs.publisher import Publisher
from bot.log_context import describe
from bot.store import Store, Table, outbox, table_queries
from bot.store.schema import SERVER
from bot.tables import clock

log = logging.getLogger(__name__)


class ChannelEvents(commands.Cog):
    """Reopens archived threads, and tells players if their channel becomes unavailable."""

    def __init__(self, client: discord.Client, publisher: Publisher, store: Store) -> None:
        self._client = client
        self._publisher = publisher
        self._store = store

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Continue the server's running games by direct message after the bot was removed."""
        for table in await self._store.read(table_queries.live_on_server, guild.id):
            if table.is_playing and table.is_posted:
                await self._publisher.block_channel(table.id, SERVER)

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    async def retry_blocked_tables(self, guild: discord.Guild) -> None:
        """Post again at a server's blocked tables where the bot may, once it is back or an outage is over."""
        for table in await self._store.read(outbox.blocked_tables, guild.id):
            await self._unblock_if_allowed(table)

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    async def retry_with_changed_permissions(
        self, _before: object, after: discord.abc.GuildChannel | discord.Role
    ) -> None:
        """Post again at the server's blocked tables where the bot may, as a channel or a role has changed."""
        await self.retry_blocked_tables(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Post again at the server's blocked tables where the bot may, if the bot itself was changed."""
        if after == after.guild.me:
            await self.retry_blocked_tables(after.guild)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Continue a deleted channel's game by direct message, or cancel its lobby."""
        await self._handle_lost_channel(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Continue a deleted thread's game by direct message, or cancel its lobby."""
        await self._handle_lost_channel(payload.thread_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Reopen an archived thread if its table is a lobby or a game with a running clock.

        At a blocked table of an unlocked thread post again. A locked thread stays closed. A failure to reopen
        it is logged.
        """
        about = payload.data.get("thread_metadata", {})
        if about.get("locked"):
            return
        table = await self._store.read(table_queries.live_in_channel, payload.thread_id)
        if table is None:
            return
        if table.post_blocked_reason is not None:
            await self._unblock_if_allowed(table)
        # Without a running clock the next message opens it, for example the activity check.
        if not about.get("archived") or clock.has_no_running_clock(table):
            return
        try:
            await self._client.http.edit_channel(payload.thread_id, archived=False)
        except network_errors.REQUEST_FAILURES as error:
            log.info("The thread %s stays closed until the next post: %s", payload.thread_id, describe(error))

    async def _handle_lost_channel(self, channel_id: int) -> None:
        """Continue the running game of a deleted channel by direct message, or cancel its lobby."""
        table = await self._store.read(table_queries.live_in_channel, channel_id)
        if table is None:
            return
        if table.in_lobby:
            await self._publisher.cancel_lobby(table.id)
        else:
            await self._publisher.channel_deleted(table.id)

    async def _unblock_if_allowed(self, blocked: Table) -> None:
        """Post again at a blocked table if the bot may, or if it is unknown why not."""
        if await sender.obstacle(self._client, blocked) is None:
            await self._publisher.unblock_channel(blocked.id)
