"""Shows a pause request to the other players: in the channel or by direct message, once a turn."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

import discord

from bot import network_errors
from bot.jobs import sender
from bot.jobs.delivery import Delivery
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.sender import Channel
from bot.log_context import describe
from bot.store import Player, Table, message_queries
from bot.store.records import Kind, OpenMessage
from bot.tables import notifications
from bot.tables.languages import say_at, say_for, say_in
from bot.tables.pauses import PAUSE, undecided_players
from bot.ui import request_messages
from bot.ui.message import Message

log = logging.getLogger(__name__)


class PauseRequests:
    """Asks the other players to agree to a pause, and shows the outcome."""

    def __init__(self, delivery: Delivery) -> None:
        self._delivery = delivery

    async def deliver(self, table: Table, asker: Player) -> None:
        """Ask the other players to agree to a pause, or update questions asked before.

        These are also updated once the request is over. Unreachable players and failed edits are logged.
        Raises Discord's other errors.
        """
        messages = await self._delivery.store.read(message_queries.at_table, table.id)
        asked = await self.update(table, messages)
        if not asked and request_messages.is_pause_open(table) and table.paused_at is None:
            await self._ask_others(table, asker)

    async def update(self, table: Table, messages: Sequence[OpenMessage]) -> bool:
        """Update the pause requests among messages; return whether there are any. Failed edits are logged."""
        asked = [message for message in messages if message.kind == Kind.PAUSE]
        for message in asked:
            say = say_in(table, message.channel_id)
            shown = request_messages.pause_question(table, table.players[message.seat], say)
            await self._edit_question(message, shown)
        return bool(asked)

    async def _ask_others(self, table: Table, asker: Player) -> None:
        """Ask the players who have not agreed: in the channel, or else by direct message.

        Those who cannot be reached are logged. Raises Discord's other errors.
        """
        name = notifications.mention_name(table, PAUSE)
        # A player who could be pinged when it was asked may be away by now.
        hear = [
            player.user_id
            for player in undecided_players(table)
            if player.last_mention == name and notifications.may_sound_for(player, self._delivery.now())
        ]
        called = hear if (await self._delivery.manager.server(table.guild_id)).pings else []
        question = request_messages.pause_question(table, asker, say_at(table), notified_ids=called)
        if table.is_posted:
            try:
                await self._send_question(self._delivery.channel(table), table, asker, question)
                return
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("Table %s asks by direct message: %s", table.id, describe(error))
        for player in undecided_players(table):
            try:
                async with self._delivery.conversations.conversation(player.user_id) as direct:
                    own = request_messages.pause_question(
                        table, asker, say_for(table, player), notified_ids=called
                    )
                    silent = player.user_id not in hear
                    await self._send_question(direct, table, asker, replace(own, silent=silent))
            except (NotNow, Unreachable) as error:
                log.info("A player at table %s cannot be asked to pause: %s", table.id, describe(error))

    async def _send_question(self, channel: Channel, table: Table, asker: Player, question: Message) -> None:
        """Send the question, and store it as an open message. Raises Discord's errors."""
        sent = await sender.send_message(channel, question)
        about = OpenMessage(sent.id, channel.id, table.id, Kind.PAUSE, asker.seat, table.turn_version)
        await self._delivery.store.write(message_queries.add, about)

    async def _edit_question(self, message: OpenMessage, shown: Message) -> None:
        """Edit a sent request. Errors of Discord are logged."""
        try:
            await sender.edit_message(self._delivery.message(message.channel_id, message.message_id), shown)
        except network_errors.REQUEST_FAILURES as error:
            # The clock's page shows the state too, and the message is edited again when it is over.
            log.info("Pause request %s is not updated: %s", message.message_id, describe(error))
