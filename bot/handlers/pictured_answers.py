"""Answers with pictures. A late picture follows its answer."""

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
from bot.ui.responder import Interaction, complete_answer, say_to

log = logging.getLogger(__name__)

Compose = Callable[[], Awaitable[Message]]
"""Makes an answer. Called again if its picture is late, so it must change nothing."""
Send = Callable[[Interaction, Message], Awaitable[object]]
"""Sends an answer, such as `reply_private`."""


async def answer(
    services: Services,
    interaction: Interaction,
    compose: Compose,
    send: Send,
) -> None:
    """Send an answer with its picture. If that is late, send text with a note, and add the picture later.

    If the picture fails, the edit removes the note.
    """
    message = await compose()
    if message.images is not PENDING:
        await send(interaction, message)
        return
    in_words = _with_note(message, say_to(interaction)("picture-follows"))
    await send(interaction, in_words)
    # The user has an answer, so painting does not count as a busy bot.
    services.presses.mark_answered(interaction)
    with pictures.late_pictures():
        message = await compose()
    try:
        await complete_answer(interaction, in_words, message)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("The picture of an answer could not be added; it stays text: %s", describe(error))


def _with_note(message: Message, note: str) -> Message:
    text = f"{message.text}\n{note}"
    return replace(message, text=text if len(text) <= MAX_TEXT else message.text)
