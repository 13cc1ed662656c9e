"""How messages are sent, changed and stripped of their buttons."""

from __future__ import annotations

import logging

import discord

from bot.ui.message import Message

log = logging.getLogger(__name__)


async def send(channel: discord.abc.Messageable, message: Message, *, nonce: str) -> discord.Message:
    """Sends a message. With a nonce Discord answers a repeated attempt with the message it has posted."""
    return await channel.send(
        message.content,
        files=message.files(),
        view=message.view(),
        allowed_mentions=message.allowed_mentions(),
        nonce=nonce,
        suppress_embeds=True,
    )


async def change(post: discord.PartialMessage, message: Message) -> None:
    """Replaces all of a message that has been sent."""
    await post.edit(
        content=message.content,
        attachments=message.files(),
        view=message.view(),
        allowed_mentions=message.allowed_mentions(),
    )


async def strip(message: discord.PartialMessage, view: discord.ui.View | None = None) -> None:
    """Takes the buttons off an old message; it does not matter if that fails, presses are checked."""
    try:
        await message.edit(view=view)
    except discord.HTTPException as error:
        log.info("Old buttons stay: %s", error)
