"""The job that keeps a server's hall current, and what is stored about the hall's message.

Each server with a hall has one job, due after a change (`mark_due`) and at midnight UTC. It edits the message
only if its content has changed.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from operator import attrgetter

import discord
from msgspec.structs import replace as changed
from sqlalchemy import Connection, delete, select

from bot.feature import Feature
from bot.features.hall import hall_message
from bot.features.hall.hall_message import HALL
from bot.jobs.channel_audience import is_seen_by_readers
from bot.jobs.delivery import DeliveryJob
from bot.jobs.scheduler import DAY, MINUTE
from bot.jobs.sender import delete_if_allowed, edit_if_there, find_message
from bot.log_context import describe
from bot.ops import permissions
from bot.services import Services
from bot.store import jobs, table_queries
from bot.store.dialects import upsert
from bot.store.jobs import Job
from bot.store.schema import halls
from bot.tables import hooks
from bot.tables.game import has_rules
from bot.tables.servers import Server
from bot.ui.hall_sections import hall_section
from bot.ui.labels import community_language
from bot.ui.message import Layout, Part
from engine.core.catalogue import Catalogue, catalogue_for

JOB = "hall"
"""Kind of the job."""
PAUSE = 30
"""The least number of seconds between two edits of a hall."""
RETRY_REJECTED = 10 * MINUTE
"""Seconds until the next try where the bot lacks permissions, or while the server is unavailable."""

log = logging.getLogger(__name__)
feature = Feature()


@dataclass(frozen=True)
class HallMessage:
    """The message of a server's hall, a hash of what it shows, and when it was last written (Unix time)."""

    guild_id: int
    channel_id: int
    message_id: int
    content_hash: str
    edited_at: int


def hall_of(connection: Connection, guild_id: int) -> HallMessage | None:
    """Return the message of a server's hall, or None."""
    row = connection.execute(select(*halls.c).where(halls.c.guild_id == guild_id)).first()
    return None if row is None else HallMessage(*row)


def record_hall(connection: Connection, hall: HallMessage) -> None:
    """Store the message of a server's hall; an earlier one is replaced."""
    connection.execute(upsert(connection, halls), vars(hall))


def delete_hall(connection: Connection, guild_id: int) -> None:
    """Delete what is stored about the message of a server's hall."""
    connection.execute(delete(halls).where(halls.c.guild_id == guild_id))


@hooks.server_changed
def mark_due(connection: Connection, guild_id: int, now: int) -> None:
    """Make the job of a server's hall due. Does nothing on a server without a hall."""
    jobs.advance(connection, jobs.server_job(JOB, guild_id, now))


@hooks.server_settings_changed
def apply_settings(connection: Connection, guild_id: int, before: Server, server: Server, now: int) -> None:
    """Make the hall's job due if a server has a hall, or has turned it off and its message remains."""
    if server.hall is not None or hall_of(connection, guild_id) is not None:
        jobs.schedule(connection, jobs.server_job(JOB, guild_id, now))


@feature.job
class HallJob(DeliveryJob):
    """Job that posts a server's hall, edits it, or removes it once it is turned off."""

    name, most = JOB, 200

    async def run(self, job: Job) -> int | None:
        """Post, edit or remove the hall, so that it shows the server as it is.

        Return when to run again (Unix time): midnight UTC, or sooner after a failure. None: the hall is off.
        """
        manager = self._delivery.manager
        server = await manager.server(job.message_id)
        hall = await manager.store.read(hall_of, job.message_id)
        if hall is not None and hall.channel_id != server.hall:
            await self._remove(hall)
            hall = None
        if server.hall is None:
            return None
        return await self._update(job, server, server.hall, hall)

    async def _update(
        self, job: Job, server: Server, channel_id: int, hall: HallMessage | None
    ) -> int | None:
        """Update the hall in a channel, or turn it off if the channel is gone.

        Edits are at least `PAUSE` seconds apart. Return when to run again (Unix time); None: the hall is off.
        """
        client, now = self._delivery.client, self._delivery.now()
        guild = client.get_guild(job.message_id)
        if guild is None or guild.unavailable:
            return now + (RETRY_REJECTED if client.is_ready() else PAUSE)
        channel = guild.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            log.info("The hall of server %s is turned off, since its channel is gone", guild.id)
            await self._delivery.manager.change_server(guild.id, partial(changed, hall=None))
            return None
        if permissions.missing(channel.permissions_for(guild.me), thread=False):
            return now + RETRY_REJECTED
        if hall is not None and now < hall.edited_at + PAUSE:
            return hall.edited_at + PAUSE
        try:
            await self._write_if_changed(job, channel, server, hall)
        except discord.Forbidden as error:
            log.info("The hall of server %s is not updated for now: %s", guild.id, describe(error))
            return now + RETRY_REJECTED
        return (now // DAY + 1) * DAY

    async def _write_if_changed(
        self, job: Job, channel: discord.TextChannel, server: Server, hall: HallMessage | None
    ) -> None:
        """Write the hall's message and record it, unless `hall` has the same content."""
        now = self._delivery.now()
        say = catalogue_for(server.language, community_language(channel.guild))
        content = await self._hall_without_time(channel, say)
        shown = hall_message.content_hash(content)
        if hall is not None and hall.content_hash == shown:
            return
        message = hall_message.with_time(content, now, say)
        message_id = await self._write(job, channel, message, hall)
        written = HallMessage(channel.guild.id, channel.id, message_id, shown, now)
        await self._delivery.store.write(record_hall, written)

    async def _hall_without_time(self, channel: discord.TextChannel, say: Catalogue) -> Layout:
        """Return the hall that readers of `channel` may see, without the time of the last change."""
        manager, guild_id = self._delivery.manager, channel.guild.id
        live = await manager.store.read(table_queries.live_on_server, guild_id)
        seen = [table for table in live if has_rules(table) and is_seen_by_readers(channel, table)]
        sections: list[Sequence[Part]] = [
            # By module, since the order of imports may differ and would change the message.
            await section(manager, guild_id, say)
            for section in sorted(hall_section, key=attrgetter("__module__"))
        ]
        return hall_message.hall_layout(seen, sections, say)

    async def _write(
        self, job: Job, channel: discord.TextChannel, message: Layout, hall: HallMessage | None
    ) -> int:
        """Edit the hall's message, or post it if the channel has none. Return its id.

        Without a record in `hall`, or if that message is gone, search the channel for one. Raises Discord's
        errors.
        """
        if hall is not None and await edit_if_there(channel.get_partial_message(hall.message_id), message):
            return hall.message_id
        found = await find_message(self._delivery.client, channel, lambda press: press.path[-1:] == (HALL,))
        if found is not None and await edit_if_there(channel.get_partial_message(found), message):
            return found
        sent = await channel.send(
            view=message.view(),
            allowed_mentions=message.allowed_mentions(),
            nonce=f"{JOB}{channel.guild.id % 10**8}{job.due_at}",
            silent=True,
        )
        return sent.id

    async def _remove(self, hall: HallMessage) -> None:
        """Delete a hall's record, and its message unless Discord forbids it. Raises Discord's outages."""
        channel = self._delivery.client.get_partial_messageable(hall.channel_id, guild_id=hall.guild_id)
        await delete_if_allowed(channel.get_partial_message(hall.message_id))
        await self._delivery.store.write(delete_hall, hall.guild_id)


@feature.listener("on_guild_channel_update")
@feature.listener("on_guild_channel_delete")
@feature.listener("on_guild_role_update")
@feature.listener("on_guild_role_delete")
async def renew(services: Services, *changes: discord.abc.GuildChannel | discord.Role) -> None:
    """Have a server's hall updated, if it has one.

    Other members may see tables' channels now, or its own channel is gone.
    """
    guild_id, now = changes[-1].guild.id, services.manager.now()
    if await services.store.read(jobs.of, jobs.server_job(JOB, guild_id, now)) is not None:
        await services.store.write(mark_due, guild_id, now)
