"""What all message senders share: Discord, the tables, texts of newest posts, and records of deliveries.

A record is stored in one transaction at the end, so a delivery that was cut short is searched for and not
repeated.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Unpack

import discord

from bot.jobs.dm_rate_limit import Conversations
from bot.jobs.sender import Sender
from bot.store import Player, Store, Table, invitation_queries, outbox, table_queries
from bot.store.outbox import Note
from bot.store.records import Attempted, HandColumns, Invitation, InvitationColumns, OpenMessage, PostColumns
from bot.store.schema import CHANNEL
from bot.store.table_queries import NextGame, TableReading
from bot.tables import notifications, restored_tables
from bot.tables.languages import say_at, say_by, say_for
from bot.tables.manager import Manager
from bot.ui import posts
from bot.ui.lobby_message import lobby_with_picture
from bot.ui.message import Message
from engine.core.catalogue import Catalogue, Say


class DeliveryRecord:
    """A table during a delivery, and what was sent so far."""

    def __init__(self, store: Store, reading: TableReading) -> None:
        self._store = store
        self._notes: list[Note] = []
        self._hands: dict[int, HandColumns] = {}
        self.update_table(reading)

    def update_table(self, reading: TableReading) -> None:
        """Replace the table by a newer reading. What was recorded is kept."""
        self.table: Table = reading.table
        self.attempts: Mapping[int, Attempted] = reading.attempts
        self.open_messages: Sequence[OpenMessage] = reading.open_messages
        self.channels: Mapping[int, int] = reading.channels
        self.next_games: Mapping[int, NextGame] = reading.next_games
        self.is_outdated = False
        """Whether the table was written elsewhere, so that it must be read again."""

    def record_post(
        self,
        *,
        message_id: int | None,
        version: int,
        mentioned_seats: Sequence[int] = (),
        name: str = "",
        later: Mapping[int, int] | None = None,
        **columns: Unpack[PostColumns],
    ) -> None:
        """Record the newest public message as `outbox.record_post`, also in `table`; `write` stores it."""
        later = later or {}
        delivered = partial(
            outbox.record_post,
            table_id=self.table.id,
            message_id=message_id,
            version=version,
            mentioned_seats=mentioned_seats,
            name=name,
            later=later,
            **columns,
        )
        self._notes.append(delivered)
        players = (
            replace(one, last_mention=name) if one.seat in mentioned_seats else one
            for one in self.table.players
        )
        self.table = replace(
            self.table,
            post_message_id=message_id,
            published_version=version,
            players=tuple(replace(one, to_notify=one.to_notify or one.seat in later) for one in players),
            **columns,
        )

    def record_hands(self, notes: Mapping[int, HandColumns]) -> None:
        """Record what players were sent, by seat, for `outbox.record_hands`.

        Nothing is stored before `write`, and `table` stays as it is. New columns of a seat replace all that
        were recorded for it before.
        """
        self._hands.update(notes)

    def record_replaced_invitation(self, invited: Invitation) -> None:
        """Record that a player's first message replaces their invitation; stored by `write`."""
        columns = InvitationColumns(shown=invited.status, channel_id=None, message_id=None)
        self._notes.append(partial(invitation_queries.record_message, invitation=invited, **columns))

    async def write(self) -> None:
        """Store what was recorded since the last call. Does nothing if that is nothing."""
        if not (self._notes or self._hands):
            return
        hands = partial(outbox.record_hands, table_id=self.table.id, notes=self._hands)
        await self._store.write(outbox.record_all, [*self._notes, *([hands] if self._hands else [])])
        self._notes, self._hands = [], {}


class NewestRecord:
    """The delivery record that several pieces of work share, one after another."""

    def __init__(self, record: DeliveryRecord, read: Callable[[], Awaitable[DeliveryRecord]]) -> None:
        self._record, self._read = record, read
        self._taken = False

    async def get(self, *, is_newest: bool) -> DeliveryRecord:
        """Return the record, for a piece of work that ends with `finish_piece`.

        It is first stored and read again if it is outdated, if the last piece of work did not finish, or if
        `table` is not `is_newest`, at its latest version.
        """
        if self._taken or self._record.is_outdated or not is_newest:
            await self._record.write()
            self._record = await self._read()
        self._taken = True
        return self._record

    @property
    def table(self) -> Table:
        return self._record.table

    def finish_piece(self) -> None:
        """Mark a piece of work as done, so that the next `get` need not read the table again."""
        self._taken = False

    async def write(self) -> None:
        """Store what was recorded since the last call."""
        await self._record.write()


MOST_KEPT = 10_000
"""The number of posts whose texts are kept: one per table."""
NO_MENTIONS = discord.AllowedMentions.none()
"""The mentions of an edit: none."""


class PostTexts:
    """Closes posts: removes their buttons, and the line with whose turn it is and until when."""

    def __init__(self) -> None:
        self._kept = OrderedDict[int, str]()

    def keep(self, message_id: int, text: str) -> None:
        """Cache the text of a post; beyond `MOST_KEPT` the oldest is dropped."""
        self._kept[message_id] = text
        self._kept.move_to_end(message_id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def close(
        self, post: discord.PartialMessage, say: Say, view: discord.ui.View | None = None, text: str = ""
    ) -> None:
        """Close a post: show `text`, or if that is empty the text without its prompts.

        `view` has the buttons that stay (None: none stay). A text that the bot may not read stays. The cached
        text is dropped. Raises Discord's errors.
        """
        content = text or await self._closed_text(post, say)
        if content is None:
            await post.edit(view=view)
        else:
            await post.edit(content=content, view=view, allowed_mentions=NO_MENTIONS)
        self._kept.pop(post.id, None)

    async def _closed_text(self, post: discord.PartialMessage, say: Say) -> str | None:
        """Return a post's text without its prompts; the text is cached or read from Discord.

        None if the bot may not read it. Raises Discord's other errors.
        """
        try:
            text = self._kept[post.id] if post.id in self._kept else (await post.fetch()).content
        except discord.Forbidden:
            return None
        return posts.closed_post_text(text, say)


@dataclass(frozen=True)
class Delivery:
    """Dependencies of everything that updates posts and direct messages."""

    client: discord.Client
    manager: Manager
    sender: Sender
    conversations: Conversations
    now: Callable[[], int]
    texts: PostTexts = field(default_factory=PostTexts)

    @property
    def store(self) -> Store:
        return self.manager.store

    def channel(self, table: Table) -> discord.PartialMessageable:
        """Return a table's channel, without asking Discord whether it exists."""
        return self.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)

    def message(self, channel_id: int | None, message_id: int | None) -> discord.PartialMessage:
        """Return a message by its ids (None counts as 0), without asking Discord whether it exists."""
        return self.client.get_partial_messageable(channel_id or 0).get_partial_message(message_id or 0)

    async def lobby_message(self, table: Table) -> Message:
        """Return a lobby's message, with its picture and its invitations."""
        invited = await self.store.read(invitation_queries.invitations_of, table.id)
        return await lobby_with_picture(table, say_at(table), invited=invited)

    async def send_notice(self, table: Table, notice: Message) -> int:
        """Post a notice after a table's newest post and notice; return its id. Raises as `Sender.send`."""
        where = self.channel(table), table, CHANNEL
        newest = max(table.post_message_id or 0, table.notice_message_id or 0)
        return (await self.sender.send(notice, *where, after=table.version - 1, newer_than=newest)).id

    async def read_record(self, table_id: int) -> DeliveryRecord:
        """Read a table that is to be delivered. Raises Refused: no-such-table, rules-gone."""
        return DeliveryRecord(self.store, await self.manager.read_for_delivery(table_id))

    async def reread(self, record: DeliveryRecord) -> None:
        """Write what was recorded, and read the table again into `record`.

        Raises Refused: no-such-table, rules-gone.
        """
        await record.write()
        record.update_table(await self.manager.read_for_delivery(record.table.id))

    async def skip_versions_to(self, record: DeliveryRecord, version: int) -> None:
        """If a sent message shows a `version` that a restored backup has lost, continue counting above it.

        Then the table is read again into `record`. Raises Refused: no-such-table, rules-gone.
        """
        await self.manager.run(restored_tables.skip_versions, record.table.id, version)
        await self.reread(record)

    async def say_for(self, table: Table, user_id: int) -> Catalogue:
        """Return the catalogue of a user's language, also for users without a seat: hosts and guests."""
        player = table.player_of(user_id)
        if player is not None:
            return say_for(table, player)
        return say_by(await self.manager.store.read(table_queries.read_preferences, user_id), table.language)

    async def pings(self, table: Table, players: Iterable[Player]) -> bool:
        """Return whether the server's settings let posts ping.

        True without asking if that matters for none of these players.
        """
        if not any(map(notifications.needs_server, players)):
            return True
        return (await self.manager.server(table.guild_id)).pings


class DeliveryJob:
    """A kind of job that sends messages."""

    def __init__(self, delivery: Delivery) -> None:
        self._delivery = delivery
