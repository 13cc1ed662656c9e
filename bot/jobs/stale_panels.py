"""Sets a direct message right that has the panel of a turn which went on elsewhere.

Answers to presses reach Discord past the table lock. So one that was delayed or repeated can put a panel back
on a message that has said since what became of the turn, and nobody would edit that again. Whoever gives out
such an answer notes the message before: should the bot be killed meanwhile, the next one looks at it.
"""

from __future__ import annotations

import logging
from dataclasses import replace

import aiohttp
import discord

from bot.errors import Refused
from bot.jobs.delivery import Delivery
from bot.jobs.direct_messages import DirectMessages
from bot.jobs.open_messages import OpenMessages
from bot.jobs.sender import custom_ids
from bot.store import Player, Table
from bot.store.records import Kind, OpenMessage
from bot.tables import positions
from bot.ui.custom_id import CustomId

log = logging.getLogger(__name__)

LOOK_AGAIN = 60
"""Seconds until the minute's round looks at a message, whoever has done so before."""
UNREADABLE = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What goes wrong where Discord cannot be asked."""
PANEL = ("panel", "look", "undo")
"""The verbs with which a turn is taken."""


def asks(player: Player, message_id: int) -> bool:
    """Whether another direct message than this one asks a player for their turn."""
    return player.dm_kind == Kind.TURN and player.dm_message_id not in (None, message_id)


class StalePanels:
    """Looks at direct messages with a panel, and brings those up to date whose turn has gone on."""

    def __init__(
        self, delivery: Delivery, direct_messages: DirectMessages, open_messages: OpenMessages
    ) -> None:
        self._delivery = delivery
        self._direct_messages = direct_messages
        self._open_messages = open_messages
        self._kept = delivery.manager.store.open_messages

    async def note(self, table: Table, user_id: int, message_id: int) -> OpenMessage | None:
        """Notes a player's direct message that has to be looked at; None if it is nobody's at the table."""
        player = table.player_of(user_id)
        if player is None or player.dm_channel_id is None:
            return None
        about = (table.id, Kind.PANEL, player.seat, table.version)
        message = OpenMessage(message_id, player.dm_channel_id, *about)
        await self._kept.add(message, due_at=self._delivery.now() + LOOK_AGAIN)
        return message

    async def serve(self, message: OpenMessage) -> None:
        """Looks at a message when no answer can come any more, and again where it cannot be read."""
        if await self._look(message):
            await self._kept.looked_at(message.message_id)

    async def look(self, message: OpenMessage) -> None:
        """Looks at a message soon after a press. It is noted anew: a late answer may put the panel back."""
        await self._look(message)
        await self._kept.add(message, due_at=self._delivery.now() + LOOK_AGAIN)

    async def _look(self, message: OpenMessage) -> bool:
        """Sets a message right that was noted; whether it could be read.

        What two taps have found to be over, the first of them may have changed already: so Discord is asked.
        """
        try:
            version = await self._shown(message)
        except UNREADABLE as error:
            log.info("A direct message cannot be looked at: %s", error)
            return False
        if version is not None:
            await self._set_right(message, version)
        return True

    async def _set_right(self, message: OpenMessage, version: int) -> None:
        """Brings a message up to date, if its panel is of an older version, or a newer message asks."""
        try:
            table = await self._delivery.manager.table(message.table_id)
        except Refused as refusal:
            log.info("A direct message cannot be set right any more: %s", refusal)
            return
        player = table.players[message.seat]
        if version >= table.version and not asks(player, message.message_id):
            return
        is_newest = message.message_id == player.dm_message_id
        if is_newest and player.seat in positions.committed(table).to_move:
            await self._direct_messages.follow(table, player.user_id, elsewhere=None)
        else:
            await self._settle(table, message, version)

    async def _shown(self, message: OpenMessage) -> int | None:
        """The version of the panel that a message has; None if it has none, or is gone. Raises UNREADABLE."""
        channel = self._delivery.client.get_partial_messageable(message.channel_id)
        try:
            found = await channel.fetch_message(message.message_id)
        except (discord.NotFound, discord.Forbidden):
            return None
        presses = filter(None, map(CustomId.read, custom_ids(found)))
        asking = (press for press in presses if press.table == message.table_id and press.verb in PANEL)
        return max((press.version for press in asking), default=None)

    async def _settle(self, table: Table, message: OpenMessage, version: int) -> None:
        """Has a message say what became of the turn in the midst of which its panel is."""
        history = await self._delivery.manager.history(table)
        began = max(
            (step.version for step in history if step.complete and step.version <= version), default=0
        )
        await self._open_messages.serve(replace(message, kind=Kind.TURN, version=began))
