"""Sends messages exactly once; edits and deletes them."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple

import discord

from bot.jobs.dm_rate_limit import NotNow
from bot.jobs.retries import run_again_if_connection_breaks
from bot.log_context import describe
from bot.ops.permissions import missing
from bot.store import Store, Table, message_queries
from bot.store.records import Kind, OpenMessage
from bot.store.schema import BETWEEN, CHANNEL, SERVER
from bot.tables.restored_tables import is_ahead_of_table
from bot.ui.custom_id import CustomId, custom_ids
from bot.ui.message import Message

log = logging.getLogger(__name__)

CLOCK_TOLERANCE = 5 * 60
"""Seconds before an attempt from which its message is searched for: clocks differ."""
UNDO_VERBS = ("consent", "refuse")
"""Verbs of buttons on undo questions, which deliver no version of the table."""
EDIT_RETRY = 60
"""Seconds until a rejected edit is retried."""
PAGE_SIZE = 100
"""The number of messages read with one request."""

NO_ACCESS, NO_SUCH_SERVER = 50001, 10004
"""Discord's error codes for a server that the bot is not on."""
_FIRST = ("view_channel", "send_messages", "send_messages_in_threads")
"""Permissions without which the others have no effect."""

Channel = discord.PartialMessageable | discord.DMChannel


class Alert(NamedTuple):
    """How a message alerted its readers when it arrived."""

    silent: bool
    mentions: frozenset[int]

    @property
    def pinged(self) -> frozenset[int]:
        """The ids of the users it mentioned with a sound; empty for a silent message."""
        return frozenset() if self.silent else self.mentions


@dataclass(frozen=True)
class Sent:
    """A message on Discord, the table's version that it shows, and its text.

    `found` is how a message that was found alerted its readers; None for a new one.
    """

    id: int
    version: int
    text: str
    found: Alert | None = None


class Sender:
    """Sends each message of a table once.

    If its outcome is unknown, as after a crash, the message is searched for in the channel; its buttons tell
    its table and version.
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
        after: int,
        newer_than: int | None = None,
    ) -> Sent:
        """Send a table's message for its newest version, or find one sent since the version `after`.

        `seat` is the reader's seat, CHANNEL, HOST or a guest's key. A found message is newer than the id
        `newer_than` if given; its version may differ from the table's. Raises Discord's errors, and NotNow
        for a notice while the post before it is pending.
        """
        if seat == CHANNEL and newer_than is not None and table.published_version < table.version:
            raise NotNow
        attempt = await self._store.outbox.attempt(table.id, seat, at=self.now())
        if attempt.before is not None:
            try:
                arrived = await self._find_unrecorded(channel, table, seat, after, attempt.before, newer_than)
            except discord.Forbidden as error:
                # Discord may know the nonce. Where nothing can be sent, it is looked for later.
                if error.code == NO_ACCESS:
                    raise
            else:
                if arrived is not None:
                    return arrived
                await self._store.write(message_queries.renew_attempt, table.id, seat, at=self.now())
        sent = await send_message(channel, message, nonce=attempt.nonce)
        version = _version_of(sent, table)
        # Discord answers a repeated nonce with the existing message.
        found = None if attempt.before is None else _alert_of(sent)
        return Sent(sent.id, table.version if version is None else version, sent.content, found)

    async def find(self, channel: Channel, table: Table, seat: int, *, after: int) -> Sent | None:
        """Return the newest message sent since the version `after` that was not recorded, or None.

        Older ones lose their buttons. None also if no attempt is recorded, or if the bot may not read the
        channel. Raises Discord's other errors.
        """
        attempted = (await self._store.read(message_queries.open_attempts, table.id)).get(seat)
        if attempted is None:
            return None
        with contextlib.suppress(discord.Forbidden):
            return await self._find_unrecorded(channel, table, seat, after, attempted.at)
        return None

    async def _find_unrecorded(
        self,
        channel: Channel,
        table: Table,
        seat: int,
        after: int,
        tried_at: int,
        newer_than: int | None = None,
    ) -> Sent | None:
        """Return the newest unrecorded message about a table, or None; remove the buttons of older ones.

        It searches from shortly before `tried_at`; other parameters as in `send`. Raises Discord's errors.
        """
        found = [
            (message, Sent(message.id, version, message.content, _alert_of(message)))
            async for message in _recent_messages(
                channel, datetime.fromtimestamp(tried_at - CLOCK_TOLERANCE, UTC)
            )
            if message.author == self._client.user and (version := _version_of(message, table)) is not None
        ]
        unnoted = [
            (message, sent) for message, sent in found if _is_unrecorded(sent, table, after, newer_than)
        ]
        if not unnoted:
            return None
        *older, (_, newest) = sorted(unnoted, key=lambda both: both[1].version)
        for message, sent in older:
            kind = Kind.POST if seat == CHANNEL else Kind.TURN
            await self._strip_older(
                message, OpenMessage(sent.id, channel.id, table.id, kind, seat, sent.version)
            )
        return newest

    async def _strip_older(self, message: discord.Message, about: OpenMessage) -> None:
        """Remove the buttons and the line of mentions from an older message.

        If Discord rejects that, schedule it by the record `about`, except for guests and hosts.
        """
        lines = message.content.split("\n")
        text = "\n".join(line for line in lines if not line.startswith("<@"))
        try:
            await message.edit(content=text or message.content, view=None)
        except discord.HTTPException as error:
            log.info("Message %s keeps its buttons for now: %s", message.id, describe(error))
            if about.seat >= CHANNEL:
                await self._store.write(
                    message_queries.add, replace(about, tries=1), due_at=self.now() + EDIT_RETRY
                )


async def _recent_messages(
    channel: discord.abc.Messageable, tried: datetime | None
) -> AsyncIterator[discord.Message]:
    """Yield a channel's newest PAGE_SIZE messages.

    If all are younger than `tried`, yield the first PAGE_SIZE after it too. Raises Discord's errors.
    """
    # The newest are always read, since the machine's clock may have been wrong.
    oldest = None
    async for message in channel.history(limit=PAGE_SIZE):
        oldest = message
        yield message
    if tried is not None and oldest is not None and oldest.created_at > tried:
        async for message in channel.history(limit=PAGE_SIZE, after=tried, before=oldest):
            yield message


def _alert_of(message: discord.Message) -> Alert:
    """Return whether a message is silent, and the users it mentions."""
    return Alert(message.flags.silent, frozenset(person.id for person in message.mentions))


def _is_unrecorded(sent: Sent, table: Table, after: int, newer_than: int | None) -> bool:
    """Return whether a found message was never recorded: its version is above `after`, its id `newer_than`.

    Without `newer_than`, also if its version is ahead of the table, as after a restored backup; notices do
    not count then.
    """
    if newer_than is None and is_ahead_of_table(table, sent.version):
        return True
    return after < sent.version <= table.version and sent.id > (newer_than or 0)


def _version_of(message: discord.Message, table: Table) -> int | None:
    """Return the version a message was made for, by its buttons; None if they tell none.

    Buttons about taking back do not count.
    """
    about = [press for press in presses_of(message) if press.table == table.id]
    return max((press.version for press in about if press.verb not in UNDO_VERBS), default=None)


def presses_of(message: discord.Message) -> Iterator[CustomId]:
    """Yield the presses that a message's buttons and menus offer."""
    return filter(None, map(CustomId.read, custom_ids(message.components)))


async def send_message(
    channel: discord.abc.Messageable, message: Message, *, nonce: str | None = None
) -> discord.Message:
    """Send a message, silently if it says so, and return what Discord stored. Raises Discord's errors.

    For a repeated `nonce` Discord returns the existing message for a few minutes. Without one a broken
    connection is retried once, with the same random nonce.
    """
    if nonce is None:
        nonce = message_queries.new_nonce()
        return await run_again_if_connection_breaks(partial(send_message, channel, message, nonce=nonce))
    return await channel.send(
        message.content,
        files=message.files(),
        view=message.view(),
        allowed_mentions=message.allowed_mentions(),
        nonce=nonce,
        suppress_embeds=True,
        silent=message.silent,
    )


async def edit_message(post: discord.PartialMessage, message: Message, *, pictures: bool = True) -> None:
    """Replace a sent message; its pictures stay if `pictures` is False. Raises Discord's errors."""
    await post.edit(
        content=message.content,
        view=message.view(),
        allowed_mentions=message.allowed_mentions(),
        attachments=message.files() if pictures else discord.utils.MISSING,
    )


async def edit_if_there(post: discord.PartialMessage, message: Message) -> bool:
    """Replace a sent message. Return False if it was deleted. Raises Discord's other errors."""
    try:
        await edit_message(post, message)
    except discord.NotFound:
        log.info("Message %s was deleted", post.id)
        return False
    return True


async def find_message(
    client: discord.Client,
    channel: discord.abc.Messageable,
    is_it: Callable[[CustomId], bool],
    *,
    after: datetime | None = None,
) -> int | None:
    """Return the id of the bot's message with a button that `is_it` accepts; None if there is none.

    The channel's last `PAGE_SIZE` messages are searched, newest first; with `after`, then the first of those
    since then. Raises Discord's errors.
    """
    async for message in _recent_messages(channel, after):
        if message.author == client.user and any(map(is_it, presses_of(message))):
            return message.id
    return None


async def delete_message(message: discord.PartialMessage) -> bool:
    """Delete a message; return whether it is gone, True also if it was before.

    A rejection is logged. Connection errors are raised.
    """
    try:
        await message.delete()
    except discord.NotFound:
        return True
    except discord.HTTPException as error:
        log.info("Message %s is not deleted: %s", message.id, describe(error))
        return False
    return True


async def delete_if_allowed(message: discord.PartialMessage) -> None:
    """Delete a message, if it is there and Discord does not forbid it. Raises Discord's other errors."""
    try:
        await message.delete()
    except discord.NotFound:
        pass
    except discord.Forbidden as error:
        log.info("Message %s remains: %s", message.id, describe(error))


async def obstacle(client: discord.Client, table: Table) -> str | None:
    """Return why nothing can be posted at a table.

    None: posting works, or the reason is unknown. SERVER: the bot was removed from the server. Otherwise the
    missing permissions, joined with BETWEEN; only the first if the others have no effect without it.
    Connection errors are raised.
    """
    if not client.is_ready() or not table.guild_id:
        return None
    guild = client.get_guild(table.guild_id)
    if guild is None:
        return SERVER if await _is_removed_from_server(client, table.guild_id) else None
    if guild.unavailable:
        return None
    try:
        channel = guild.get_channel_or_thread(table.channel_id) or await guild.fetch_channel(table.channel_id)
        lacking = _missing_permissions(channel, channel.permissions_for(guild.me))
    except discord.Forbidden:
        lacking = ["view_channel"]
    except discord.HTTPException:
        return None
    # Without these the others have no effect, so only these are reported.
    first = next((flag for flag in lacking if flag in _FIRST), None)
    return first or BETWEEN.join(lacking) or None


def _missing_permissions(channel: object, have: discord.Permissions) -> list[str]:
    """Return the flags of permissions missing to post in a channel; a locked thread needs manage_threads."""
    if not isinstance(channel, discord.Thread):
        return missing(have, thread=False)
    locked = [] if have.manage_threads or not channel.locked else ["manage_threads"]
    return [*missing(have, thread=True), *locked]


async def _is_removed_from_server(client: discord.Client, guild_id: int) -> bool:
    """Ask Discord whether the bot is no longer on a server.

    False if it answers with another error. Connection errors are raised.
    """
    try:
        await client.http.get_guild(guild_id)
    except discord.HTTPException as error:
        return error.code in (NO_ACCESS, NO_SUCH_SERVER)
    return False
