"""Repairs direct messages on which a late interaction response restored old buttons.

Answers to presses do not take the table lock, so a late one can put buttons back on a closed message. After
each answer, the message is repaired if the game went on or a newer message followed.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

import discord

from bot import network_errors
from bot.errors import Refused
from bot.jobs.delivery import Delivery
from bot.jobs.direct_messages import DirectMessages
from bot.jobs.open_messages import SETTLED, OpenMessages
from bot.jobs.scheduler import LEASE
from bot.jobs.sender import presses_of
from bot.log_context import describe
from bot.store import Player, Table, message_queries
from bot.store.jobs import Job
from bot.store.records import Kind, OpenMessage
from bot.tables import positions
from bot.ui.custom_id import CustomId

log = logging.getLogger(__name__)

RECHECK = 60
"""Seconds until the job checks a message again."""
TURN_VERBS = ("panel", "look", "undo")
"""The verbs of buttons that play a turn."""
PLAN_VERBS = ("plan", "unplan", "planback")
"""The verbs of buttons that plan a turn."""


def has_newer_prompt(player: Player, message_id: int) -> bool:
    """Return whether a direct message newer than this one asks a player for their turn."""
    return player.dm_kind == Kind.TURN and (player.dm_message_id or 0) > message_id


def is_prompt(player: Player, message_id: int) -> bool:
    """Return whether this direct message is the player's newest and does not show a turn's outcome yet."""
    return player.dm_message_id == message_id and player.dm_kind not in SETTLED


class StalePanels:
    """The job that edits open messages when due, and repairs panels of outdated turns."""

    name, most = message_queries.EDIT_JOB, 50

    def __init__(
        self, delivery: Delivery, direct_messages: DirectMessages, open_messages: OpenMessages
    ) -> None:
        self._delivery = delivery
        self._direct_messages = direct_messages
        self._open_messages = open_messages

    async def store(self, message: OpenMessage) -> None:
        """Store a direct message to check in `RECHECK` seconds."""
        due_at = self._delivery.now() + RECHECK
        await self._delivery.store.write(message_queries.add, message, due_at=due_at)

    async def store_if_overtaken(self, message: OpenMessage, version: int) -> bool:
        """Return whether the game has passed `version` or a newer message is recorded; if so, store a check.

        A message that the end of the turn does not close is stored too, with the result False. At a solo
        table nothing is stored (False). Raises Refused: no-such-table, rules-gone.
        """
        table = await self._delivery.manager.table(message.table_id)
        player = table.players[message.seat]
        is_late = table.version > version or (player.dm_message_id or 0) > message.message_id
        if not table.is_solo and (is_late or not is_prompt(player, message.message_id)):
            await self.store(message)
        return not table.is_solo and is_late

    async def run(self, job: Job) -> int | None:
        """Edit an open message or check a panel; return the Unix time to run again, or None if that is done.

        It is done too if the record of the message was deleted.
        """
        message = await self._delivery.store.read(message_queries.open_message_of, job.message_id)
        if message is None:
            return None
        serve = self._check_once if message.kind == Kind.PANEL else self._open_messages.serve
        return None if await serve(message) else self._delivery.now() + LEASE

    async def _check_once(self, message: OpenMessage) -> bool:
        """Check a message. Unless it must be checked again, delete its record and return True."""
        is_done = await self._read_and_repair(message)
        if is_done:
            await self._delivery.store.write(message_queries.remove_stale_panel, message.message_id)
        return is_done

    async def check(self, message: OpenMessage) -> None:
        """Check a message now, and store it to check again in `RECHECK` seconds.

        A late answer may still restore the panel.
        """
        await self._read_and_repair(message)
        await self.store(message)

    async def _read_and_repair(self, message: OpenMessage) -> bool:
        """Read a message from Discord and repair it; return whether it needs no other check.

        False if it could not be read now, or shows the running turn and is not the message that is closed
        with it. True also if the message was deleted or may not be read.
        """
        # Stored state is not enough: an earlier answer may have changed the message.
        try:
            shown = await self._shown_presses(message)
        except network_errors.REQUEST_FAILURES as error:
            log.info("Message %s cannot be read: %s", message.message_id, describe(error))
            return False
        return not shown or await self._close_outdated(message, shown)

    async def _close_outdated(self, message: OpenMessage, shown: Sequence[CustomId]) -> bool:
        """Repair a message whose buttons (`shown`) no longer apply.

        The prompt of a player to move gets the current turn if it has buttons of an older one. Others show
        an outcome, also one with only a plan's buttons once its player is to move. Does nothing if the
        buttons apply or the table is gone. Return False if they apply on a message that the end of the turn
        does not close.
        """
        try:
            table = await self._delivery.manager.table(message.table_id)
        except Refused as refusal:
            log.info(
                "Message %s is not updated, as its table is gone: %s", message.message_id, describe(refusal)
            )
            return True
        player = table.players[message.seat]
        is_newest = message.message_id == player.dm_message_id
        moves = player.seat in positions.committed(table).to_move
        version = max((press.version for press in shown if press.verb in TURN_VERBS), default=None)
        if version is None:
            if not is_newest or moves or not table.is_playing:
                await self._show_outcome(message)
        elif version < table.version or has_newer_prompt(player, message.message_id):
            if moves and is_prompt(player, message.message_id):
                await self._direct_messages.show_progress(table, player.user_id, except_message_id=None)
            else:
                await self._show_outcome(
                    replace(message, version=await self._last_complete_version(table, version))
                )
        else:
            return is_prompt(player, message.message_id)
        return True

    async def _shown_presses(self, message: OpenMessage) -> list[CustomId]:
        """Return the presses that a message offers for its table's turns and plans.

        Empty if it was deleted or may not be read. Raises Discord's other errors.
        """
        try:
            found = await self._delivery.message(message.channel_id, message.message_id).fetch()
        except (discord.NotFound, discord.Forbidden):
            return []
        about = (press for press in presses_of(found) if press.table == message.table_id)
        return [press for press in about if press.verb in (*TURN_VERBS, *PLAN_VERBS)]

    async def _last_complete_version(self, table: Table, version: int) -> int:
        """Return the newest version up to `version` at which no turn is half taken; 0 if there is none."""
        history = await self._delivery.manager.history(table)
        return max((step.version for step in history if step.complete and step.version <= version), default=0)

    async def _show_outcome(self, message: OpenMessage) -> None:
        """Edit the message as one of an outdated turn."""
        await self._open_messages.serve(replace(message, kind=Kind.TURN))
