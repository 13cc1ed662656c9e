"""Direct messages with care: Discord takes many new ones in a row for spam, and blocks the bot.

A conversation is begun only with somebody who has used the bot, and once: its channel is kept. New ones are
paced, and stopped for a while when Discord asks for that; what has to wait stays owed. Both are written down,
so that neither a restart nor a second process starts counting anew.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import discord
import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.store import Store

log = logging.getLogger(__name__)

AT_ONCE = 20
"""So many new conversations may be begun in a row."""
EVERY = 3
"""Seconds after which one more may be."""
QUARANTINED, TOO_FAST, UNWELCOME, GONE = 20026, 40003, 50278, 10003
"""Discord's codes: it takes the bot for a spammer; too many conversations are begun; the person takes no
messages from the bot, mostly since they share no server; there is no such channel."""
STOPS = {QUARANTINED: 24 * 60 * 60, TOO_FAST: 60 * 60, UNWELCOME: 10 * 60}
"""Seconds for which no conversation is begun after each code."""
MEMO = "conversations"


NOBODY_THERE = (10013, 50007, 50033)
"""Discord's codes for somebody who cannot be written to: unknown user, blocked, invalid recipient."""


class NotNow(Exception):
    """A new conversation has to wait."""


class Unreachable(Exception):
    """Somebody takes no direct messages from the bot."""


class Pace(Struct, frozen=True):
    """How many conversations may be begun, as counted at a time; none until `stopped_until`, after `code`."""

    left: float = AT_ONCE
    counted: int = 0
    stopped_until: int = 0
    code: int = 0

    def allows(self, now: int) -> bool:
        """Whether one more may be begun."""
        return now >= self.stopped_until and self._left(now) >= 1

    def after_one(self, now: int) -> Pace:
        """The pace after one more was begun."""
        return replace(self, left=self._left(now) - 1, counted=now)

    def after_refusal(self, code: int, now: int) -> Pace:
        """The pace after Discord refused one with one of the codes in STOPS."""
        until = now + STOPS[code]
        return self if until <= self.stopped_until else replace(self, stopped_until=until, code=code)

    def _left(self, now: int) -> float:
        # A clock that is set back takes nothing away.
        return min(AT_ONCE, self.left + max(0, now - self.counted) / EVERY)


def read(memo: str | None) -> Pace:
    """The pace as it was written down."""
    return Pace() if memo is None else msgspec.json.decode(memo, type=Pace)


class Conversations:
    """Finds people's direct messages, and begins new conversations with care."""

    def __init__(self, client: discord.Client, store: Store, now: Callable[[], int]) -> None:
        self._client = client
        self._store = store
        self._now = now

    async def knows(self, user_id: int) -> bool:
        """Whether somebody has used the bot: whoever has not is written to in channels only."""
        return await self._store.direct_channels.has_used(user_id)

    async def must_wait(self, user_id: int) -> bool:
        """Whether somebody cannot be written to now, because that would be a new conversation."""
        if await self._store.direct_channels.of(user_id) is not None:
            return False
        return not read(await self._store.memo(MEMO)).allows(self._now())

    @asynccontextmanager
    async def conversation(self, user_id: int) -> AsyncIterator[discord.PartialMessageable]:
        """Somebody's direct messages, to be written to within; begun if need be.

        Raises NotNow, Unreachable, and what else Discord raises, which may pass.
        """
        known = await self._store.direct_channels.of(user_id)
        try:
            channel_id = known or await self._begin(user_id)
            yield self._client.get_partial_messageable(channel_id)
            if known is None:
                # Not before: some refusals come with the first message.
                await self._store.direct_channels.note(user_id, channel_id)
        except discord.HTTPException as error:
            if error.code == GONE and known is not None:
                await self._store.direct_channels.forget(user_id)
            if error.code in STOPS and (known is None or error.code != UNWELCOME):
                await self._stop(error.code)
            raise self._meaning(error) from error

    @staticmethod
    def _meaning(error: discord.HTTPException) -> Exception:
        if error.code in (TOO_FAST, QUARANTINED):
            return NotNow()
        if isinstance(error, discord.Forbidden) or error.code in NOBODY_THERE:
            return Unreachable()
        return error

    async def _begin(self, user_id: int) -> int:
        allowed, now = False, self._now()

        def take(memo: str | None) -> str:
            nonlocal allowed
            pace = read(memo)
            allowed = pace.allows(now)
            return _written(pace.after_one(now) if allowed else pace)

        await self._store.change_memo(MEMO, take)
        if not allowed:
            raise NotNow
        return (await self._client.create_dm(discord.Object(user_id))).id

    async def _stop(self, code: int) -> None:
        now = self._now()
        await self._store.change_memo(MEMO, lambda memo: _written(read(memo).after_refusal(code, now)))
        until = datetime.fromtimestamp(now + STOPS[code], UTC)
        log.warning("Discord refused a direct message (%s): none is begun before %s", code, until)


def _written(pace: Pace) -> str:
    return msgspec.json.encode(pace).decode()
