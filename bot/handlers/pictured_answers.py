"""Answers with a picture, which follows where it is late."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

import aiohttp
import discord

from bot.log_context import describe
from bot.services import Services
from bot.ui import pictures
from bot.ui.message import MAX_TEXT, Message
from bot.ui.pictures import PENDING
from bot.ui.responder import Interaction, complete, say_to

log = logging.getLogger(__name__)

Compose = Callable[[], Awaitable[Message]]
"""Makes an answer. It is called again where its picture is late, and must change nothing."""
Send = Callable[[Interaction, Message], Awaitable[object]]
"""Sends an answer, such as `reply_private`."""


async def answer(
    services: Services,
    interaction: Interaction,
    compose: Compose,
    send: Send,
) -> None:
    """Send an answer with its picture.

    A picture that is late follows: the answer goes out in words, which say so, and is edited when the picture
    is there. If the picture cannot be painted, the edit takes that line away.
    """
    message = await compose()
    if message.images is not PENDING:
        await send(interaction, message)
        return
    in_words = _with_note(message, say_to(interaction)("picture-follows"))
    await send(interaction, in_words)
    # The person has an answer: the bot does not count as busy while it paints.
    services.presses.has_answered(interaction)
    with pictures.following():
        message = await compose()
    try:
        await complete(interaction, in_words, message)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("An answer stays in words: %s", describe(error))


def _with_note(message: Message, note: str) -> Message:
    text = f"{message.text}\n{note}"
    return replace(message, text=text if len(text) <= MAX_TEXT else message.text)
