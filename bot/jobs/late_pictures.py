"""Adds the picture later to posts that went out in words because it was not ready.

Nothing is noted of that: what a restart cuts short leaves a post that says everything in words.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import discord

from bot import metrics
from bot.jobs import sender
from bot.jobs.table_lock import TableLock
from bot.log_context import about
from bot.store import Table
from bot.store.schema import LATER
from bot.tables.manager import Manager
from bot.tables.positions import Position
from bot.ui import posts
from bot.ui.message import MAX_TEXT, Message
from bot.ui.pictures import PENDING
from engine.core.catalogue import Catalogue

log = logging.getLogger(__name__)

PATIENCE = 30.0
"""Seconds a picture has each time, now that no message waits for it."""
TRIES = 3
"""The first at once, the others at the beginning of a minute."""

Compose = Callable[[float], Awaitable[Message]]
"""Makes a post's message, waiting for its pictures so many seconds."""


@dataclass(frozen=True)
class Owed:
    """A post in words, the position it shows, how it is composed anew, and how often that is left to try."""

    position: Position
    post_message_id: int
    compose: Compose
    tries: int = TRIES


class LatePictures:
    """Gives posts their pictures, as long as they show how their table stands."""

    def __init__(self, client: discord.Client, manager: Manager, turns: TableLock, say: Catalogue) -> None:
        self._client = client
        self._manager = manager
        self._turns = turns
        self._say = say
        self._owed: dict[int, Owed] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def owe(self, position: Position, post_message_id: int, compose: Compose) -> None:
        """Gives a post of this position its pictures, as soon as they are there."""
        self._owed[position.table.id] = Owed(position, post_message_id, compose)
        self.sweep()

    def sweep(self) -> None:
        """Tries what is owed, without making anybody wait."""
        owed, self._owed = self._owed, {}
        for one in owed.values():
            task = asyncio.create_task(self._try(one))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _try(self, owed: Owed) -> None:
        with about(table=owed.position.table.id):
            try:
                await self._illustrate(owed)
            except Exception as error:
                log.warning("A post stays in words: %s", error)

    async def _illustrate(self, owed: Owed) -> None:
        table_id = owed.position.table.id
        if await self._shown(owed) is None:
            return
        message = await owed.compose(PATIENCE)
        if message.images is not PENDING:
            await self._edit(owed, message)
        elif owed.tries > 1:
            self._owed.setdefault(table_id, replace(owed, tries=owed.tries - 1))
        else:
            log.warning("The newest post of table %s stays in words", table_id)

    async def _edit(self, owed: Owed, message: Message) -> None:
        async with self._turns.hold(owed.position.table.id) as mine:
            table = await self._shown(owed) if mine and message.images else None
            if table is None:
                return
            channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
            message = await self._up_to_date(message, table)
            await sender.change(channel.get_partial_message(owed.post_message_id), message)
            metrics.painted_later.inc()

    async def _shown(self, owed: Owed) -> Table | None:
        """The table, if the post is its newest and still shows that position."""
        position = owed.position
        table = await self._manager.table(position.table.id)
        if table.post_message_id != owed.post_message_id or table.channel_gone:
            return None
        # Where hands are hidden each turn has a post of its own, and what is half taken is not told.
        same = position.game.has_hidden_hands or table.published_version == position.table.version
        return table if same else None

    async def _up_to_date(self, message: Message, table: Table) -> Message:
        """The message with what has been changed on the post since: the time, and whose hand comes later."""
        now = await self._manager.view(table, None)
        text = posts.with_time(message.text, now, self._say) if table.is_playing else message.text
        if waiting := [player for player in table.players if player.dm_state == LATER]:
            text = f"{text}\n{posts.later(now, waiting, self._say)}"
        return replace(message, text=text if len(text) <= MAX_TEXT else message.text, mentions=())
