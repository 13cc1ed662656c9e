"""What a committed step owes the world: the post, then the hands; in order, and once.

Where players hold something, a turn that is half taken is not told: until it is complete, it can be taken
back. Where nobody does, everybody may watch: the newest post is edited while the turn lasts (which notifies
nobody), and the next turn gets a post of its own.

A table whose `published_version` (or a seat's `hand_version`) is behind its `version` is in the outbox.
It is published right after the commit, and the minute's sweep tries again whatever Discord refused, or a
restart cut short. Several steps behind are told in one post: each event once, and the board as it is now.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.schema import CLOSED, OPEN
from bot.tables.manager import HistoryEntry, Manager, Position
from bot.ui import panel, posts
from bot.ui.lobby import lobby
from bot.ui.message import Message
from engine.core.catalogue import Catalogue
from engine.core.types import Event, Seat

log = logging.getLogger(__name__)


class Publisher:
    """Brings posts and hands up to date with the committed tables."""

    def __init__(self, client: discord.Client, manager: Manager, say: Catalogue) -> None:
        self._client = client
        self._manager = manager
        self._say = say
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    def schedule(self, table_id: int) -> None:
        """Publishes a table soon, without making anybody wait."""
        self._spawn(self.publish(table_id))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def sweep(self) -> None:
        """Publishes every table that is behind."""
        for table_id in await self._manager.store.behind():
            await self.publish(table_id)

    async def publish(self, table_id: int) -> None:
        """Brings one table up to date; what Discord refuses stays in the outbox."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            # A channel closed to the bot does not keep the hands from the players, nor the other way round.
            for part in (self._post, self._hands):
                try:
                    await part(await self._manager.table(table_id))
                except discord.HTTPException as error:
                    log.warning("Table %s waits in the outbox: %s", table_id, error)
                except Exception:
                    log.exception("Table %s could not be published", table_id)

    async def show_expired(self, table: Table) -> None:
        """Shows on a lobby's message that nobody started it; it does not matter if that fails."""
        if table.post_id is None:
            return
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        try:
            content = lobby(table, self._say, expired=True).content
            await channel.get_partial_message(table.post_id).edit(content=content, view=None)
        except (discord.HTTPException, Refused) as error:
            log.info("An old lobby keeps its buttons: %s", error)

    # The public post

    async def _post(self, table: Table) -> None:
        if table.published_version >= table.version:
            return
        position = self._manager.position(table)
        if position.game.has_hidden_hands and not position.turn_complete:
            return
        history = await self._manager.history(table)
        *_, before, began = [0, *(step.version for step in history if step.complete)]
        told = table.published_version >= began and await self._retell(position, _since(before, history))
        if not told:
            # A post edited while a turn lasted has told a part of it; the next one tells it whole.
            await self._tell(position, _since(min(table.published_version, before), history))

    async def _tell(self, position: Position, events: list[Event]) -> None:
        """Makes a new post, and takes the buttons off the one before."""
        table = position.table
        message = await posts.post(position, events, self._say)
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        sent = await _send(channel, message, nonce=f"{table.id}-{table.version}")
        await self._manager.store.note_post(table.id, message_id=sent.id, version=table.version)
        if table.post_id is not None:
            await _strip(channel.get_partial_message(table.post_id))

    async def _retell(self, position: Position, events: list[Event]) -> bool:
        """Brings the post of a running turn up to date; False: it is gone."""
        table = position.table
        if table.post_id is None:
            return False
        # Where hands are hidden there is nothing new to show: a step that nobody was told of was taken back.
        if not position.game.has_hidden_hands:
            message = await posts.post(position, events, self._say)
            channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
            try:
                await _change(channel.get_partial_message(table.post_id), message)
            except discord.NotFound:
                return False
        await self._manager.store.note_post(table.id, message_id=table.post_id, version=table.version)
        return True

    # The hands

    async def _hands(self, table: Table) -> None:
        position = self._manager.position(table)
        if not position.turn_complete:
            return
        history = await self._manager.history(table)
        began = max(step.version for step in history if step.complete)
        for player in table.players:
            if player.hand_version >= table.version:
                continue
            if player.hand_version >= began:
                # A step was taken back: the hand that was sent is the one to play from again.
                await self._manager.store.note_hand(table.id, player.seat, hand_version=table.version)
                continue
            if player.hand_message_id is not None and player.hand_channel_id is not None:
                channel = self._client.get_partial_messageable(player.hand_channel_id)
                back = Message("", rows=[panel.way_back(table, self._say)])
                await _strip(channel.get_partial_message(player.hand_message_id), back.view())
            notes: dict[str, Any] = {"hand_channel_id": None, "hand_message_id": None}
            if player.seat in position.to_move:
                notes = await self._deal(position, player, history)
            await self._manager.store.note_hand(table.id, player.seat, hand_version=table.version, **notes)

    async def _deal(self, position: Position, player: Player, history: list[HistoryEntry]) -> dict[str, Any]:
        """Sends the one to move their hand with the panel; what there is to note about it."""
        message = await panel.dm(position, player.seat, _since_own(player.seat, history), self._say)
        nonce = f"{position.table.id}-{position.table.version}-{player.seat}"
        try:
            channel = await self._client.create_dm(discord.Object(player.user_id))
            sent = await _send(channel, message, nonce=nonce)
        except discord.Forbidden:
            # Nothing breaks: "My hand" and "Play" answer in the channel. The player is told there, once.
            closed = CLOSED if player.dm == OPEN else player.dm
            return {"hand_channel_id": None, "hand_message_id": None, "dm": closed}
        return {"hand_channel_id": channel.id, "hand_message_id": sent.id, "dm": OPEN}

    # The panel of a turn that is taken elsewhere

    def follow(self, table_id: int, user_id: int, *, elsewhere: int | None = None) -> None:
        """Brings the mover's direct message up to date with a turn taken elsewhere: not on itself."""
        self._spawn(self._follow(table_id, user_id, elsewhere))

    async def _follow(self, table_id: int, user_id: int, elsewhere: int | None) -> None:
        # If this fails nothing is lost: whoever presses the old buttons is shown the panel anew.
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            table = await self._manager.table(table_id)
            position, player = await self._manager.look(table, user_id), table.player_of(user_id)
            if player is None or player.seat not in position.to_move:
                return
            if player.hand_message_id in (None, elsewhere) or player.hand_channel_id is None:
                return
            history = await self._manager.history(table, user_id)
            began = max(step.version for step in history if step.complete)
            message = await panel.dm(position, player.seat, _since(began, history), self._say)
            channel = self._client.get_partial_messageable(player.hand_channel_id)
            try:
                await _change(channel.get_partial_message(player.hand_message_id), message)
            except discord.HTTPException as error:
                log.info("A direct message keeps its old panel: %s", error)


def _since(version: int, history: list[HistoryEntry]) -> list[Event]:
    """What has happened after a version."""
    return [event for step in history if step.version > version for event in step.events]


def _since_own(seat: Seat, history: list[HistoryEntry]) -> list[Event]:
    """What has happened after a seat's own last step."""
    own = [place for place, step in enumerate(history) if step.seat == seat]
    return [event for step in history[own[-1] + 1 if own else 0 :] for event in step.events]


async def _send(channel: discord.abc.Messageable, message: Message, *, nonce: str) -> discord.Message:
    # With a nonce Discord answers a repeated attempt with the message it has already posted.
    return await channel.send(
        message.content,
        files=message.files(),
        view=message.view(),
        allowed_mentions=message.allowed_mentions(),
        suppress_embeds=True,
        nonce=nonce,
    )


async def _change(post: discord.PartialMessage, message: Message) -> None:
    await post.edit(
        content=message.content,
        attachments=message.files(),
        view=message.view(),
        allowed_mentions=message.allowed_mentions(),
    )


async def _strip(message: discord.PartialMessage, view: discord.ui.View | None = None) -> None:
    """Takes the buttons off an old message; it does not matter if that fails, presses are checked."""
    try:
        await message.edit(view=view)
    except discord.HTTPException as error:
        log.info("Old buttons stay: %s", error)
