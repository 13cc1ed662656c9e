"""Uploads the bot's emojis to Discord if one is missing or has changed, in the background.

A rejected emoji is replaced by a plain one and tried again the next day.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Mapping
from hashlib import sha256

import discord

from bot import network_errors
from bot.log_context import describe
from bot.ui import markup as shown
from render import emoji_images

log = logging.getLogger(__name__)

_UPLOADED_NAME = re.compile(r"(\w+)_[0-9a-f]{8}")
"""The name of an uploaded emoji: our name and the first digits of its picture's hash."""


class Emojis:
    """Keeps the emojis of the bot's application up to date."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def renew(self, *, upload: bool = True) -> None:
        """Upload new and changed emojis, use them, and delete the old ones.

        Discord's errors are logged. With several processes one uploads; the others (`upload=False`) use what
        they find.
        """
        try:
            await self._sync_emojis(await asyncio.to_thread(_emoji_files), upload=upload)
        except network_errors.REQUEST_FAILURES as error:
            log.warning("Emojis can't be uploaded; plain ones are shown: %s", describe(error))

    async def _sync_emojis(self, pictures: Mapping[str, bytes], *, upload: bool) -> None:
        """Use the emojis that are uploaded.

        With `upload`, add the missing ones and delete those that are no longer ours. `pictures` are the
        current ones by name on Discord. Raises Discord's errors.
        """
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        _use_uploaded(there, pictures)
        if not upload:
            return
        for called in sorted(pictures.keys() - there.keys()):
            there[called] = await self._client.create_application_emoji(name=called, image=pictures[called])
            _use_uploaded(there, pictures)
        for called in sorted(there.keys() - pictures.keys()):
            if _own_name(called) is not None:
                await there[called].delete()


def _emoji_files() -> dict[str, bytes]:
    """Return the current pictures (PNG) by the names that they have on Discord."""
    painted = {name: emoji_images.emoji_png(name) for name in emoji_images.emojis()}
    return {
        f"{name.replace('-', '_')}_{sha256(picture).hexdigest()[:8]}": picture
        for name, picture in painted.items()
    }


def _own_name(called: str) -> str | None:
    """Return our name of an uploaded emoji, or None if it is not ours."""
    match = _UPLOADED_NAME.fullmatch(called)
    name = match[1].replace("_", "-") if match is not None else ""
    return name if name in emoji_images.emojis() else None


def _use_uploaded(uploaded: Mapping[str, discord.Emoji], pictures: Mapping[str, bytes]) -> None:
    """Show uploaded emojis in messages. Where only an older picture of one is uploaded, that is used."""
    named = {
        _own_name(called): str(uploaded[called]) for called in sorted(uploaded, key=pictures.__contains__)
    }
    shown.use_emojis({name: emoji for name, emoji in named.items() if name is not None})
