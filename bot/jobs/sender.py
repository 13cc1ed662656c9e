"""Sends messages exactly once, edits and removes them."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import NamedTuple

import discord

from bot.jobs.dm_rate_limit import NotNow
from bot.log_context import describe
from bot.ops.permissions import missing
from bot.store import Store, Table, open_message_queries, outbox_attempts
from bot.store.records import Kind, OpenMessage
from bot.store.schema import BETWEEN, CHANNEL, SERVER
from bot.tables.restored_tables import is_ahead_of_table
from bot.ui.custom_id import CustomId
from bot.ui.message import Message

log = logging.getLogger(__name__)

LOOK_BACK = 5 * 60
"""Seconds before an attempt from which on its message is looked for: clocks differ."""
UNDO_VERBS = ("consent", "refuse")
"""What answers a question about a turn, whose message tells nothing."""
EDIT_RETRY = 60
"""Seconds until an edit that was refused is tried again."""
PAGE_SIZE = 100
"""How many messages are looked through at a time, which is one request."""

NO_ACCESS, NO_SUCH_SERVER = 50001, 10004
"""Discord's codes for a server the bot is not on."""
_FIRST = ("view_channel", "send_messages", "send_messages_in_threads")
"""Permissions without which no other is asked for."""

Channel = discord.PartialMessageable | discord.DMChannel


class Alert(NamedTuple):
    """How a message was heard when it arrived."""

    silent: bool
    mentions: frozenset[int]

    @property
    def called(self) -> frozenset[int]:
        """Whom it notified in a channel."""
        return frozenset() if self.silent else self.mentions


@dataclass(frozen=True)
class Sent:
    """A message on Discord, the version of the table that it tells of, and what it says.

    Of one that was found also how it was heard: by now people may be somewhere else than when it was sent.
    """

    id: int
    version: int
    text: str
    found: Alert | None = None


class Sender:
    """Sends a table's messages, each of them once.

    Between Discord's taking a message and our noting it, a crash or a lost answer can come. So the attempt is
    noted before; if its end is unknown, the message is looked for in the channel before it is sent again.
    Where the bot may not read, the nonce helps for some minutes: Discord answers a repeated one with the
    message it has. Either way it is the message's buttons that say which table and version it tells of.
    """

    def __init__(self, client: discord.Client, store: Store, now: Callable[[], int]) -> None:
        self._client = client
        self._store = store
        self.now = now

    async def send(
        self,
        message: Message,
        channel: Channel,
        table: Table,
        seat: int,
        *,
        told: int,
        newer_than: int | None = None,
    ) -> Sent:
        """Sends the message for a table's newest version, or finds one sent since the version `told`.

        The one found may tell of an older version than the table's, or of one still to come, which a restored
        backup has undone; it is newer than the message `newer_than`, if there is one. Its arrival is the
        caller's to note. Raises NotNow for a notice in the channel while the post before it is owed: that may
        have arrived, and would be taken for the notice.
        """
        if seat == CHANNEL and newer_than is not None and table.published_version < table.version:
            raise NotNow
        attempt = await self._store.outbox.attempt(table.id, seat, at=self.now())
        if attempt.before is not None:
            try:
                arrived = await self._arrived(channel, table, seat, told, attempt.before, newer_than)
            except discord.Forbidden as error:
                # Discord may know the nonce. Where nothing can be sent, it is looked for later.
                if error.code == NO_ACCESS:
                    raise
            else:
                if arrived is not None:
                    return arrived
                await self._store.write(outbox_attempts.renew, table.id, seat, at=self.now())
        sent = await channel.send(
            message.content,
            files=message.files(),
            view=message.view(),
            allowed_mentions=message.allowed_mentions(),
            nonce=attempt.nonce,
            suppress_embeds=True,
            silent=message.silent,
        )
        version = _version_of(sent, table)
        # A repeated nonce is answered with the message there was.
        found = None if attempt.before is None else _alert_of(sent)
        return Sent(sent.id, table.version if version is None else version, sent.content, found)

    async def find(self, channel: Channel, table: Table, seat: int, *, told: int) -> Sent | None:
        """A message sent since the version `told` that nobody has noted."""
        attempted = (await self._store.read(outbox_attempts.open_at, table.id)).get(seat)
        if attempted is None:
            return None
        with contextlib.suppress(discord.Forbidden):
            return await self._arrived(channel, table, seat, told, attempted.at)
        return None

    async def _arrived(
        self,
        channel: Channel,
        table: Table,
        seat: int,
        told: int,
        tried_at: int,
        newer_than: int | None = None,
    ) -> Sent | None:
        """The newest of our messages about a table that nobody noted, if there is one. Raises Forbidden.

        There may be more after a restored backup: one from before, and one that was cut short since. Nobody
        would ever take the buttons off those that aren't taken for the newest, so that is done here.
        """
        found = [
            (message, Sent(message.id, version, message.content, _alert_of(message)))
            async for message in _recent_messages(channel, datetime.fromtimestamp(tried_at - LOOK_BACK, UTC))
            if message.author == self._client.user and (version := _version_of(message, table)) is not None
        ]
        unnoted = [
            (message, sent) for message, sent in found if _is_unrecorded(sent, table, told, newer_than)
        ]
        if not unnoted:
            return None
        *older, (_, newest) = sorted(unnoted, key=lambda both: both[1].version)
        for message, sent in older:
            kind = Kind.POST if seat == CHANNEL else Kind.TURN
            await self._leave(message, OpenMessage(sent.id, channel.id, table.id, kind, seat, sent.version))
        return newest

    async def _leave(self, message: discord.Message, about: OpenMessage) -> None:
        """Takes the buttons off an older message, and the line that calls somebody: both are elsewhere now.

        What Discord refuses is owed; but not to guests and hosts, whose buttons say how things stand.
        """
        lines = message.content.split("\n")
        told = "\n".join(line for line in lines if not line.startswith("<@"))
        try:
            await message.edit(content=told or message.content, view=None)
        except discord.HTTPException as error:
            log.info("Message %s keeps its buttons for now: %s", message.id, describe(error))
            if about.seat >= CHANNEL:
                await self._store.write(
                    open_message_queries.add, replace(about, tries=1), due_at=self.now() + EDIT_RETRY
                )


async def _recent_messages(channel: Channel, tried: datetime) -> AsyncIterator[discord.Message]:
    """The newest messages of a channel and, where all are younger than an attempt, the first after it.

    The newest are looked at in any case: Discord dates messages, and the machine's clock may have been wrong.
    """
    oldest = None
    async for message in channel.history(limit=PAGE_SIZE):
        oldest = message
        yield message
    if oldest is not None and oldest.created_at > tried:
        async for message in channel.history(limit=PAGE_SIZE, after=tried, before=oldest):
            yield message


def _alert_of(message: discord.Message) -> Alert:
    return Alert(message.flags.silent, frozenset(person.id for person in message.mentions))


def _is_unrecorded(sent: Sent, table: Table, told: int, newer_than: int | None) -> bool:
    """Whether nobody has noted a message; one still to come, which a backup forgot, is no reminder."""
    if newer_than is None and is_ahead_of_table(table, sent.version):
        return True
    return told < sent.version <= table.version and sent.id > (newer_than or 0)


def _version_of(message: discord.Message, table: Table) -> int | None:
    """The version a message about a table was made for, by its buttons; None if it is not about the table."""
    presses = filter(None, map(CustomId.read, custom_ids(message)))
    telling = (press for press in presses if press.table == table.id and press.verb not in UNDO_VERBS)
    return max((press.version for press in telling), default=None)


def custom_ids(message: discord.Message) -> Iterator[str]:
    """What the buttons of a message carry."""
    for row in message.components:
        if isinstance(row, discord.ActionRow):
            yield from (part.custom_id for part in row.children if part.custom_id)


async def edit_message(post: discord.PartialMessage, message: Message, *, pictures: bool = True) -> None:
    """Replaces all of a message that has been sent; its pictures may stay."""
    await post.edit(
        content=message.content,
        view=message.view(),
        allowed_mentions=message.allowed_mentions(),
        attachments=message.files() if pictures else discord.utils.MISSING,
    )


async def delete_message(message: discord.PartialMessage) -> bool:
    """Deletes a message in whose place there is another; whether it is gone."""
    try:
        await message.delete()
    except discord.NotFound:
        return True
    except discord.HTTPException as error:
        log.info("Message %s is not deleted: %s", message.id, describe(error))
        return False
    return True


async def obstacle(client: discord.Client, table: Table) -> str | None:
    """Why nothing can be posted at a table: SERVER, or the flags that the bot lacks; None if nobody knows."""
    if not client.is_ready() or not table.guild_id:
        return None
    guild = client.get_guild(table.guild_id)
    if guild is None:
        return SERVER if await _is_removed_from_server(client, table.guild_id) else None
    if guild.unavailable:
        return None
    try:
        channel = guild.get_channel_or_thread(table.channel_id) or await guild.fetch_channel(table.channel_id)
        lacking = missing(channel.permissions_for(guild.me), isinstance(channel, discord.Thread))
    except discord.Forbidden:
        lacking = ["view_channel"]
    except discord.HTTPException:
        return None
    # Without these the others count for nothing, so they are not lacked yet.
    first = next((flag for flag in lacking if flag in _FIRST), None)
    return first or BETWEEN.join(lacking) or None


async def _is_removed_from_server(client: discord.Client, guild_id: int) -> bool:
    """Whether the bot is not on a server; one that is not known here may be another process's."""
    try:
        await client.http.get_guild(guild_id)
    except discord.HTTPException as error:
        return error.code in (NO_ACCESS, NO_SUCH_SERVER)
    return False
