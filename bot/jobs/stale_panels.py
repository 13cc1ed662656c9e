"""Sets a direct message right on which an answer that came too late offers a turn, or to plan one.

Answers to presses reach Discord past the table lock. So one that was delayed or repeated can put buttons back
on a message that has said since what became of the turn, and nobody would edit that again. After each answer
it is asked whether the game has gone on meanwhile, or another message followed; if so, the message is looked
at. Whoever knows before that an answer may be late notes it then: should the bot be killed meanwhile, the
next one looks at it.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

import aiohttp
import discord

from bot.errors import Refused
from bot.jobs.delivery import Delivery
from bot.jobs.direct_messages import DirectMessages
from bot.jobs.open_messages import OpenMessages
from bot.jobs.scheduler import LEASE
from bot.jobs.sender import custom_ids
from bot.log_context import describe
from bot.store import Player, Table, open_message_queries
from bot.store.jobs import Job
from bot.store.records import Kind, OpenMessage
from bot.tables import positions
from bot.ui.custom_id import CustomId

log = logging.getLogger(__name__)

RECHECK = 60
"""Seconds until the minute's round looks at a message, whoever has done so before."""
UNREADABLE = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What goes wrong where Discord cannot be asked."""
TURN_VERBS = ("panel", "look", "undo")
"""The verbs with which a turn is taken."""
PLAN_VERBS = ("plan", "unplan", "planback")
"""The verbs with which it is planned, before."""


def has_newer_prompt(player: Player, message_id: int) -> bool:
    """Whether a newer direct message than this one asks a player for their turn.

    One newer than what is noted has just been sent: its note is on its way, or lost with a process.
    """
    return player.dm_kind == Kind.TURN and (player.dm_message_id or 0) > message_id


class StalePanels:
    """Looks at direct messages with a panel, and brings those up to date whose turn has gone on.

    As a kind of job it edits all old messages at their stored times.
    """

    name, most = open_message_queries.JOB, 50

    def __init__(
        self, delivery: Delivery, direct_messages: DirectMessages, open_messages: OpenMessages
    ) -> None:
        self._delivery = delivery
        self._direct_messages = direct_messages
        self._open_messages = open_messages

    async def note(self, message: OpenMessage) -> None:
        """Notes a direct message that has to be looked at, with the version its turn begins at."""
        due_at = self._delivery.now() + RECHECK
        await self._delivery.store.write(open_message_queries.add, message, due_at=due_at)

    async def note_overtaken(self, message: OpenMessage, version: int) -> bool:
        """Notes a direct message that shows a game at a version, if that may be too late; whether it is.

        Of one that nobody has noted yet, it is known in a minute: it is found, or another follows.
        """
        table = await self._delivery.manager.table(message.table_id)
        newest = table.players[message.seat].dm_message_id or 0
        is_late = table.version > version or newest > message.message_id
        if not table.is_solo and (is_late or newest != message.message_id):
            await self.note(message)
        return not table.is_solo and is_late

    async def run(self, job: Job) -> int | None:
        """Edit a message that is due, or look at a panel to which no further answer can come.

        Return when to try again: what cannot be read, or is not over.
        """
        message = await self._delivery.store.read(open_message_queries.of, job.message_id)
        if message is None:
            return None
        serve = self._serve if message.kind == Kind.PANEL else self._open_messages.serve
        return None if await serve(message) else self._delivery.now() + LEASE

    async def _serve(self, message: OpenMessage) -> bool:
        is_read = await self._look(message)
        if is_read:
            await self._delivery.store.write(open_message_queries.remove_stale_panel, message.message_id)
        return is_read

    async def look(self, message: OpenMessage) -> None:
        """Looks at a message soon after a press. It is noted anew: a late answer may put the panel back."""
        await self._look(message)
        await self.note(message)

    async def _look(self, message: OpenMessage) -> bool:
        """Sets a message right that was noted; whether it could be read.

        What two taps have found to be over, the first of them may have changed already: so Discord is asked.
        """
        try:
            shown = await self._shown(message)
        except UNREADABLE as error:
            log.info("Message %s cannot be read: %s", message.message_id, describe(error))
            return False
        if shown:
            await self._set_right(message, shown)
        return True

    async def _set_right(self, message: OpenMessage, shown: Sequence[CustomId]) -> None:
        """Brings a message up to date, if what it offers is not to be had any more, or on a newer one."""
        try:
            table = await self._delivery.manager.table(message.table_id)
        except Refused as refusal:
            log.info("Message %s cannot be updated any more: %s", message.message_id, describe(refusal))
            return
        player = table.players[message.seat]
        is_newest = message.message_id == player.dm_message_id
        moves = player.seat in positions.committed(table).to_move
        version = max((press.version for press in shown if press.verb in TURN_VERBS), default=None)
        if version is None:
            if not is_newest or moves or not table.is_playing:
                await self._settle(message)
        elif version < table.version or has_newer_prompt(player, message.message_id):
            if is_newest and moves:
                await self._direct_messages.follow(table, player.user_id, elsewhere=None)
            else:
                await self._settle(replace(message, version=await self._began(table, version)))

    async def _shown(self, message: OpenMessage) -> list[CustomId]:
        """What a message offers about a turn; nothing if it is gone. Raises UNREADABLE."""
        channel = self._delivery.client.get_partial_messageable(message.channel_id)
        try:
            found = await channel.fetch_message(message.message_id)
        except (discord.NotFound, discord.Forbidden):
            return []
        presses = filter(None, map(CustomId.read, custom_ids(found)))
        about = (press for press in presses if press.table == message.table_id)
        return [press for press in about if press.verb in (*TURN_VERBS, *PLAN_VERBS)]

    async def _began(self, table: Table, version: int) -> int:
        """The version that the turn begins at in the midst of which a panel is."""
        history = await self._delivery.manager.history(table)
        return max((step.version for step in history if step.complete and step.version <= version), default=0)

    async def _settle(self, message: OpenMessage) -> None:
        """Has a message say what became of its turn."""
        await self._open_messages.serve(replace(message, kind=Kind.TURN))
