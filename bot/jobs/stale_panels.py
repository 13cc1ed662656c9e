"""Sets a direct message right that has the panel of a turn which went on elsewhere.

Answers to presses reach Discord past the table lock. So one that was delayed or repeated can put a panel back
on a message that has said since what became of the turn, and nobody would edit that again.
"""

from __future__ import annotations

import logging

import aiohttp
import discord

from bot.jobs.delivery import Delivery
from bot.jobs.direct_messages import DirectMessages
from bot.jobs.open_messages import OpenMessages
from bot.jobs.sender import custom_ids
from bot.store import Player, Table
from bot.store.records import Kind, OpenMessage
from bot.tables import positions
from bot.ui.custom_id import CustomId

log = logging.getLogger(__name__)

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

    async def set_right(self, table: Table, user_id: int, message_id: int) -> None:
        """Brings a message up to date, if it still has the panel of an older version, or a newer one asks.

        What two taps have found to be over, the first of them may have changed already: so Discord is asked.
        """
        player = table.player_of(user_id)
        if player is None or player.dm_channel_id is None:
            return
        version = await self._shown(table, player.dm_channel_id, message_id)
        asked_anew = asks(player, message_id)
        if version is None or (version >= table.version and not asked_anew):
            return
        if message_id == player.dm_message_id and player.seat in positions.committed(table).to_move:
            await self._direct_messages.follow(table, user_id, elsewhere=None)
        else:
            await self._settle(table, player, message_id, version)

    async def _shown(self, table: Table, channel_id: int, message_id: int) -> int | None:
        """The version of the panel that a message has; None if it has none, or cannot be read."""
        channel = self._delivery.client.get_partial_messageable(channel_id)
        try:
            message = await channel.fetch_message(message_id)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("A direct message cannot be looked at: %s", error)
            return None
        presses = filter(None, map(CustomId.read, custom_ids(message)))
        asking = (press for press in presses if press.table == table.id and press.verb in PANEL)
        return max((press.version for press in asking), default=None)

    async def _settle(self, table: Table, player: Player, message_id: int, version: int) -> None:
        """Has a message say what became of the turn in the midst of which its panel is."""
        history = await self._delivery.manager.history(table)
        began = max(
            (step.version for step in history if step.complete and step.version <= version), default=0
        )
        where = (message_id, player.dm_channel_id or 0, table.id)
        await self._open_messages.serve(OpenMessage(*where, Kind.TURN, player.seat, began))
