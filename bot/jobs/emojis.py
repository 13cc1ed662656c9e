"""Uploads the bot's emojis to Discord where one is missing or looks different now.

Nothing waits for it. What Discord does not take is shown as a plain emoji, and offered again the next day.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Mapping
from hashlib import sha256

import aiohttp
import discord

from bot.log_context import describe
from bot.ui import markup as shown
from render import emoji_images

log = logging.getLogger(__name__)

_UPLOADED_NAME = re.compile(r"(\w+)_[0-9a-f]{8}")
"""How an emoji is called on Discord: its name, and the beginning of its picture's hash."""


class Emojis:
    """Keeps the emojis of the bot's application as they are painted."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def renew(self, *, upload: bool = True) -> None:
        """Uploads what is missing or has changed, shows it from then on, and removes what it replaces.

        Of several processes, one uploads; the others show what they find there.
        """
        try:
            await self._renew(await asyncio.to_thread(_pictures), upload=upload)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("Discord rejects emojis of the bot; plain ones are shown: %s", describe(error))

    async def _renew(self, pictures: Mapping[str, bytes], *, upload: bool) -> None:
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        _use_uploaded(there, pictures)
        if not upload:
            return
        for called in sorted(pictures.keys() - there.keys()):
            there[called] = await self._client.create_application_emoji(name=called, image=pictures[called])
            _use_uploaded(there, pictures)
        for called in sorted(there.keys() - pictures.keys()):
            if _name(called) is not None:
                await there[called].delete()


def _pictures() -> dict[str, bytes]:
    """All emojis as files, by what they are called on Discord."""
    painted = {name: emoji_images.emoji_png(name) for name in emoji_images.emojis()}
    return {
        f"{name.replace('-', '_')}_{sha256(picture).hexdigest()[:8]}": picture
        for name, picture in painted.items()
    }


def _name(called: str) -> str | None:
    """The name of one of ours, whatever it looks like; None for what somebody else put there."""
    match = _UPLOADED_NAME.fullmatch(called)
    name = match[1].replace("_", "-") if match is not None else ""
    return name if name in emoji_images.emojis() else None


def _use_uploaded(there: Mapping[str, discord.Emoji], pictures: Mapping[str, bytes]) -> None:
    """Shows what is there; as it used to look only where it is not there as it looks now."""
    named = {_name(called): str(there[called]) for called in sorted(there, key=pictures.__contains__)}
    shown.use_emojis({name: emoji for name, emoji in named.items() if name is not None})
