"""Limits how many direct message channels the bot opens, since Discord takes many in a row for spam."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import discord

from bot.store import Store, dm_queries, names
from bot.store.dm_queries import MEMO, NOT_ACCEPTED, QUARANTINED, STOPS, TOO_FAST, encoded_pace, read_pace

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
"""Discord's error code: unknown channel."""
UNREACHABLE_CODES = (10013, 50007, 50033)
"""Discord's error codes for a user who cannot be written to: unknown user, blocked, invalid recipient."""


class NotNow(Exception):
    """A message must wait, usually for the limit on new conversations."""


class Unreachable(Exception):
    """A user accepts no direct messages from the bot."""


class Conversations:
    """Finds users' direct message channels, and opens new ones at a limited pace."""

    def __init__(self, client: discord.Client, store: Store, now: Callable[[], int]) -> None:
        self._client = client
        self._store = store
        self._now = now

    async def has_used_bot(self, user_id: int) -> bool:
        """Return whether a user has used the bot. Other users are notified in channels only."""
        return await self._store.read(dm_queries.has_used_bot, user_id)

    async def must_wait(self, user_id: int) -> bool:
        """Return whether a message to a user has to wait.

        It has if it needs a new channel, and the pace allows none now.
        """
        if await self._store.read(dm_queries.channel_of, user_id) is not None:
            return False
        return not read_pace(await self._store.read(names.read_value, MEMO)).allows(self._now())

    @asynccontextmanager
    async def conversation(
        self, user_id: int, known: int | None = None
    ) -> AsyncIterator[discord.PartialMessageable]:
        """Provide a user's direct message channel, opened if needed; `known` is its id if the caller has it.

        The id of a new channel is stored after use; some refusals pause all openings. Raises NotNow,
        Unreachable, and Discord's other errors; those of the caller's block are translated too.
        """
        known = known or await self._store.read(dm_queries.channel_of, user_id)
        try:
            channel_id = known or await self._open_channel(user_id)
            yield self._client.get_partial_messageable(channel_id)
            if known is None:
                # Stored after sending: Discord rejects some users only at the first message.
                await self._store.write(dm_queries.remember_channel, user_id, channel_id)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL and known is not None:
                await self._store.write(dm_queries.forget_channel, user_id)
            if error.code in STOPS and (known is None or error.code != NOT_ACCEPTED):
                await self._pause_openings(error.code)
            raise self._translated_error(error) from error

    @staticmethod
    def _translated_error(error: discord.HTTPException) -> Exception:
        """Return NotNow or Unreachable if Discord's error means that, else the error itself."""
        if error.code in (TOO_FAST, QUARANTINED):
            return NotNow()
        if isinstance(error, discord.Forbidden) or error.code in UNREACHABLE_CODES:
            return Unreachable()
        return error

    async def _open_channel(self, user_id: int) -> int:
        """Open a user's direct message channel; return its id.

        Each attempt counts towards the pace. Raises NotNow if the pace does not allow it; Discord's errors
        pass.
        """
        allowed, now = False, self._now()

        def take_token(memo: str | None) -> str:
            nonlocal allowed
            pace = read_pace(memo)
            allowed = pace.allows(now)
            return encoded_pace(pace.after_one(now) if allowed else pace)

        await self._store.write(names.change_value, MEMO, take_token)
        if not allowed:
            raise NotNow
        return (await self._client.create_dm(discord.Object(user_id))).id

    async def _pause_openings(self, code: int) -> None:
        """Store how long no channel is opened after Discord's error `code`, and log it."""
        now = self._now()
        await self._store.write(
            names.change_value, MEMO, lambda memo: encoded_pace(read_pace(memo).after_refusal(code, now))
        )
        until = datetime.fromtimestamp(now + STOPS[code], UTC)
        log.warning("Discord refused a direct message (%s): none is begun before %s", code, until)
