"""Wishes to pause are told where the others see them: in the channel, else by direct message; once a turn."""

from __future__ import annotations

import logging
from dataclasses import replace

import aiohttp
import discord

from bot.due import sending
from bot.due.pacing import NotNow, Unreachable
from bot.due.sending import Channel
from bot.due.teller import Teller
from bot.store import Player, Table
from bot.store.records import Kind, OpenMessage
from bot.tables import calling
from bot.tables.giving_time import PAUSE
from bot.ui import pauses
from bot.ui.message import Message

log = logging.getLogger(__name__)


class Pauses(Teller):
    """Asks the others whether they agree to a pause, and shows what has become of it."""

    async def tell(self, table: Table, asker: Player) -> None:
        """Asks, or where that was done in this turn, shows how it stands."""
        told = await self._manager.store.open_messages.at(table.id)
        asked = [message for message in told if message.kind == Kind.PAUSE]
        for message in asked:
            shown = pauses.question(table, table.players[message.seat], self._say)
            await self._change(message, shown)
        if not asked and pauses.is_open(table) and table.paused_at is None:
            await self._ask(table, asker)

    async def _ask(self, table: Table, asker: Player) -> None:
        name = calling.name(table, PAUSE)
        called = [player.user_id for player in pauses.asked(table) if player.called == name]
        if not (await self._manager.server(table.guild_id)).pings:
            called = []
        question = pauses.question(table, asker, self._say, calling=called)
        if table.is_posted:
            channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
            try:
                await self._send(channel, table, asker, question)
                return
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("Table %s asks by direct message: %s", table.id, error)
        for player in pauses.asked(table):
            try:
                async with self._conversations.conversation(player.user_id) as direct:
                    silent = player.called != name
                    await self._send(direct, table, asker, replace(question, silent=silent))
            except (NotNow, Unreachable) as error:
                log.info("Somebody at table %s does not hear of a wish to pause: %s", table.id, error)

    async def _send(self, channel: Channel, table: Table, asker: Player, question: Message) -> None:
        sent = await channel.send(
            question.content,
            view=question.view(),
            allowed_mentions=question.allowed_mentions(),
            suppress_embeds=True,
            silent=question.silent,
        )
        about = OpenMessage(sent.id, channel.id, table.id, Kind.PAUSE, asker.seat, table.turn_version)
        await self._manager.store.open_messages.add(about)

    async def _change(self, message: OpenMessage, shown: Message) -> None:
        channel = self._client.get_partial_messageable(message.channel_id)
        try:
            await sending.change(channel.get_partial_message(message.message_id), shown)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            # The clock's page says how it stands, and once it is over the message is edited again.
            log.info("A wish to pause is shown as it was: %s", error)
