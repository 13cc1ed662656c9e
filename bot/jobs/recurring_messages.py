"""Messages that the bot sends by itself each day or week: posts in servers' channels, and direct messages.

Each server with such a post has one job. The number of the day or week that it has handled is stored, so that
no change of the settings repeats it. A post that is late is left out. Before a message is sent again it is
searched for. Features add sections to the hall and lines to the week's post by hooks.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import partial
from typing import NamedTuple

import discord
from msgspec.structs import replace as changed
from sqlalchemy import Connection

from bot.jobs.delivery import Delivery, DeliveryJob
from bot.jobs.scheduler import MINUTE
from bot.jobs.sender import CLOCK_TOLERANCE, find_message, send_message
from bot.log_context import describe
from bot.ops import permissions
from bot.store import jobs
from bot.store.hook import Hook
from bot.store.jobs import Job
from bot.store.records import Preferences
from bot.tables import notifications, quiet_hours, servers
from bot.tables.languages import say_by
from bot.tables.manager import Manager
from bot.tables.servers import Handled, PostTime, Server
from bot.ui.custom_id import CustomId
from bot.ui.markup import community_language, unknown_zone_hint
from bot.ui.message import Button, Image, Message, Part
from engine.core.catalogue import Catalogue, Say, catalogue_for

DAILY_POST, WEEK_POSTS = "daily_post", "week_posts"
"""Kinds of the posts' jobs, and names of their settings in `Server`."""
RETRY = 10 * MINUTE
"""Seconds until the next try where the bot lacks permissions, or while the server is unavailable."""
BLOCKED_WORDS = 200000
"""Discord's error code for a message that a server's word filter blocks."""

log = logging.getLogger(__name__)


hall_section = Hook[[Manager, int, Say], Awaitable[Sequence[Part]]]()
"""Return the parts of a feature's section in the hall of a server (its id); empty if it has nothing to show.

Parts must not change by themselves: times are Discord timestamps, and each change of what they show runs
`server_changed`. The hall is also renewed at midnight UTC.
"""


class WeekNews(NamedTuple):
    """What a feature adds to a server's post about a week: lines, buttons below it, and pictures."""

    lines: Sequence[str]
    buttons: Sequence[Button] = ()
    images: Sequence[Image] = ()


week_news = Hook[[Manager, int, int, Say], Awaitable[WeekNews]]()
"""Return a feature's news of a closed week (its number, `weeks.week_at`) on a server (its id).

A week whose post has no lines is not posted.
"""


class Obstacle(StrEnum):
    """Why nothing can be posted in a channel: for now, since it is gone, or since permissions lack."""

    LATER, GONE, CLOSED = "later", "gone", "closed"


def find_channel(client: discord.Client, guild_id: int, channel_id: int) -> discord.TextChannel | Obstacle:
    """Return a server's text channel in which the bot may post, or what prevents it.

    LATER: the server is unavailable, or not known yet; GONE: the bot is not on it, or there is no such text
    channel; CLOSED: the bot lacks permissions.
    """
    guild = client.get_guild(guild_id)
    if guild is None or guild.unavailable:
        return Obstacle.GONE if guild is None and client.is_ready() else Obstacle.LATER
    channel = guild.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        return Obstacle.GONE
    lacking = permissions.missing(channel.permissions_for(guild.me), thread=False)
    return Obstacle.CLOSED if lacking else channel


async def post_once(
    delivery: Delivery,
    job: Job,
    channel: discord.TextChannel,
    number: int,
    message: Message,
    is_it: Callable[[CustomId], bool],
) -> bool:
    """Send a message about day or week `number`, unless an earlier try has.

    Return False if Discord forbids it (403) or a word filter blocks it. `is_it` recognizes a button of that
    message. Raises Discord's other errors.
    """
    tried = await delivery.store.write(jobs.record_attempt, job, number)
    try:
        if not (tried and await find_message(delivery.client, channel, is_it)):
            await send_message(channel, message, nonce=f"{job.kind[:4]}{channel.guild.id % 10**8}{number}")
    except discord.HTTPException as error:
        if not (isinstance(error, discord.Forbidden) or error.code == BLOCKED_WORDS):
            raise
        log.info("The %s of server %s is not posted: %s", job.kind, channel.guild.id, describe(error))
        return False
    return True


class ServerPostJob(DeliveryJob, ABC):
    """A kind of job that posts once a day or week."""

    name = ""
    """The kind's name, and that of its setting in `Server`."""
    most = 200

    @staticmethod
    @abstractmethod
    def next_at(when: PostTime, now: int) -> int:
        """Return when the next post is due after `now` (Unix seconds)."""

    @staticmethod
    @abstractmethod
    def due_number(when: PostTime, now: int) -> int | None:
        """Return the number of the day or week whose post is due at `now` (Unix seconds).

        None before its time, and once it is too late.
        """

    @abstractmethod
    async def compose(self, channel: discord.TextChannel, number: int, say: Catalogue) -> Message | None:
        """Return the message that is due with `number`; None if there is no news."""

    @abstractmethod
    def is_it(self, number: int, press: CustomId) -> bool:
        """Return whether a press is of a button on the message due with `number`."""

    @classmethod
    def first_at(cls, when: PostTime, now: int) -> int:
        """Return when the first post is due (Unix seconds) on a server that turns posts on."""
        return cls.next_at(when, now)

    @classmethod
    def over_at_start(cls, when: PostTime, now: int) -> int | None:
        """Return the day or week that a server misses by turning posts on only now; None if there is none."""
        return cls.due_number(when, now)

    @classmethod
    def apply(cls, connection: Connection, guild_id: int, before: Server, server: Server, now: int) -> None:
        """Schedule a server's next post after its settings changed; cancel it if posts were turned off.

        A post that the new settings make due runs at once, but a server that turns posts on gets none about
        what is over.
        """
        when: PostTime | None = getattr(server, cls.name)
        job = jobs.server_job(cls.name, guild_id)
        if when is None:
            jobs.cancel(connection, job)
            return
        done = servers.handled(connection, guild_id, cls.name).number
        if jobs.of(connection, job) is None:
            over = cls.over_at_start(when, now)
            if over is not None and over > done:
                servers.record_handled(connection, guild_id, cls.name, Handled(over))
            jobs.schedule(connection, replace(job, due_at=cls.first_at(when, now)))
        else:
            number = cls.due_number(when, now)
            is_due = number is not None and number > done
            jobs.schedule(connection, replace(job, due_at=now if is_due else cls.next_at(when, now)))

    async def run(self, job: Job) -> int | None:
        """Post if it is time; return when to run again, or None if posts are off.

        They are turned off here if their channel is gone; another obstacle is tried again after RETRY
        seconds. A server that the operator refuses gets no post. Raises Discord's errors.
        """
        manager, now, guild_id = self._delivery.manager, self._delivery.now(), job.message_id
        when: PostTime | None = getattr(await manager.server(guild_id), self.name)
        if when is None:
            return None
        next_at, number = self.next_at(when, now), self.due_number(when, now)
        done = await manager.store.read(servers.handled, guild_id, self.name)
        if number is None or number <= done.number or manager.operator.refuses(0, guild_id):
            return next_at
        match find_channel(self._delivery.client, guild_id, when.channel):
            case Obstacle.GONE:
                log.info("The %s of server %s is turned off, since its channel is gone", self.name, guild_id)
                await self.turn_off(guild_id)
                return None
            case discord.TextChannel() as channel if await self._post(job, channel, number, done):
                return next_at
            case _:
                return min(next_at, now + RETRY)

    async def _post(self, job: Job, channel: discord.TextChannel, number: int, handled: Handled) -> bool:
        """Post the news of day or week `number`, if any, without a sound, and record it as handled.

        Return False if Discord forbids it (403) or a word filter blocks it. Raises Discord's other errors.
        """
        server = await self._delivery.manager.server(channel.guild.id)
        say = catalogue_for(server.language, community_language(channel.guild))
        message = await self.compose(channel, number, say)
        if message is None:
            await self.handle_silence(job, channel, Handled(number, handled.quiet + 1), say)
            return True
        silent = replace(message, silent=True)
        if not await post_once(self._delivery, job, channel, number, silent, partial(self.is_it, number)):
            return False
        await self.record(channel.guild.id, Handled(number))
        return True

    async def handle_silence(
        self, job: Job, channel: discord.TextChannel, handled: Handled, say: Catalogue
    ) -> None:
        """Record a day or week without news. Kinds of posts may override it."""
        await self.record(channel.guild.id, handled)

    async def record(self, guild_id: int, handled: Handled) -> None:
        """Store what a server's posts have handled."""
        await self._delivery.store.write(servers.record_handled, guild_id, self.name, handled)

    async def turn_off(self, guild_id: int) -> None:
        """Remove this kind of post's channel from the server's settings, so that it is no longer posted."""
        await self._delivery.manager.change_server(guild_id, partial(changed, **{self.name: None}))


async def send_direct_once(
    delivery: Delivery,
    job: Job,
    message: Message,
    moment: int,
    *,
    nonce: str,
    is_it: Callable[[CustomId], bool],
) -> int:
    """Send a user the message of a moment, unless an earlier try has sent it; return the message's id.

    `moment` is the due time in Unix seconds, `nonce` the prefix of Discord's nonce. `is_it` recognizes a
    button of that message. Raises NotNow, Unreachable, and Discord's errors.
    """
    tried = await delivery.store.write(jobs.record_attempt, job, moment)
    async with delivery.conversations.conversation(job.user_id) as channel:
        after = datetime.fromtimestamp(moment - CLOCK_TOLERANCE, UTC)
        arrived = await find_message(delivery.client, channel, is_it, after=after) if tried else None
        if arrived is not None:
            return arrived
        return (await send_message(channel, message, nonce=f"{nonce}{job.user_id % 10**8}{moment}")).id


def with_zone_hint(message: Message, preferences: Preferences) -> Message:
    """Return the message, with a hint if the reader's stored time zone is unknown."""
    if quiet_hours.is_known_zone(preferences.time_zone):
        return message
    return replace(message, text=f"{message.text}\n{unknown_zone_hint(preferences, say_by(preferences))}")


async def forget_unknown_zone(delivery: Delivery, user_id: int, preferences: Preferences) -> None:
    """Store UTC if the user's stored time zone is not known."""
    if not quiet_hours.is_known_zone(preferences.time_zone):
        await delivery.manager.run_for(notifications.forget_unknown_zone, user_id)
