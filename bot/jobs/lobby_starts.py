"""Notifies hosts that their lobby can start, starts full lobbies, and closes expired ones."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

import discord

from bot.jobs.delivery import Delivery
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.invitations import NO_EARLIER_VERSION
from bot.jobs.sender import Channel
from bot.log_context import describe
from bot.store import Table, message_queries
from bot.store.records import Kind, OpenMessage
from bot.store.schema import CHANNEL, HOST
from bot.tables import lobby_auto_start, notifications
from bot.tables.languages import say_at
from bot.tables.lobby_auto_start import lobby_stage
from bot.ui import host_messages
from bot.ui.message import Message

log = logging.getLogger(__name__)


class LobbyStarts:
    """Does what is due at a lobby."""

    def __init__(self, delivery: Delivery, inform_guests: Callable[[int], None]) -> None:
        self._delivery = delivery
        self._inform_guests = inform_guests

    async def serve(self, table: Table) -> None:
        """Close a lobby that has expired, or whose host or server the operator refuses.

        Else notify its host, and start it even if that fails, each if due. Raises Discord's errors, and
        Refused as `LobbyService.start_if_due`.
        """
        lobbies = self._delivery.manager.lobbies
        if self._delivery.manager.operator.refuses(table.host_id, table.guild_id):
            await lobbies.close(table.id)
            self._inform_guests(table.id)
            return
        if await lobbies.expire(table.id):
            self._inform_guests(table.id)
            return
        try:
            if table.host_due is not None and lobby_stage(table) == table.host_due:
                await self._notify_host(table, table.host_due)
        finally:
            # A host who cannot be reached must not keep the others waiting.
            await lobbies.start_if_due(table.id)

    async def _notify_host(self, table: Table, kind: str) -> None:
        """Notify the host once by direct message, or in the channel if they accept none now.

        `kind` is READY or FULL. If neither works, it counts as done. Raises Discord's other errors.
        """
        sent = None
        try:
            async with self._delivery.conversations.conversation(table.host_id) as channel:
                say = await self._delivery.say_for(table, table.host_id)
                sent = await self._send_to_host(
                    host_messages.host_can_start(table, kind, say), channel, table
                )
        except (NotNow, Unreachable):
            channel = self._delivery.channel(table)
            try:
                sent = await self._send_to_host(
                    host_messages.host_ping(table, kind, say_at(table)), channel, table
                )
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("The host of table %s cannot be notified: %s", table.id, describe(error))
        notice = None if sent is None else OpenMessage(sent, channel.id, table.id, kind, CHANNEL, 0)
        await self._delivery.manager.run(lobby_auto_start.record_host_message, table.id, kind, notice)

    async def _send_to_host(self, message: Message, channel: Channel, table: Table) -> int:
        """Send the host's notification; return its message id.

        Silent if the host wishes so; mentions no one if the server wants no pings. Raises Discord's errors.
        """
        about = await self._delivery.store.read(message_queries.at_table, table.id)
        before = [one.message_id for one in about if one.kind in (Kind.READY, Kind.FULL)]
        player = table.player_of(table.host_id)
        if player is not None and not notifications.may_sound_for(player, self._delivery.now()):
            message = replace(message, silent=True, mentions=())
        if message.mentions and not (await self._delivery.manager.server(table.guild_id)).pings:
            message = replace(message, mentions=())
        newest = max([table.post_message_id or 0, *before])
        sent = await self._delivery.sender.send(
            message, channel, table, HOST, after=NO_EARLIER_VERSION, newer_than=newest
        )
        return sent.id
