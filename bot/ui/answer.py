"""Answers to presses and commands: private unless said otherwise, and always one."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.sentences import COMMANDS, explain
from bot.ui.message import Message
from engine.core.catalogue import Catalogue
from engine.core.plugin import Game

log = logging.getLogger(__name__)

TOO_LATE = (10008, 10015, 10062)
"""Discord's codes for a press or a message that is gone: unknown message, webhook, interaction."""

Interaction = discord.Interaction[Any]


class Answering:
    """What a handler learns on the way and the answer to a failure may need."""

    game: Game[Any, Any, Any] | None = None


@asynccontextmanager
async def answering(interaction: Interaction, say: Catalogue) -> AsyncIterator[Answering]:
    """Turns whatever goes wrong within into one private sentence; bugs are logged with their traceback."""
    context = Answering()
    try:
        yield context
    except Exception as error:
        if isinstance(error, discord.NotFound) and error.code in TOO_LATE:
            log.info("Nobody is left to answer: %s", error)
            return
        sentence = explain(error, say, context.game)
        if sentence is None:
            log.exception("Unanswered: %s", interaction.data)
            sentence = say("bug", **COMMANDS)
        try:
            await privately(interaction, Message(sentence))
        except discord.HTTPException:
            log.warning("Nobody could be told: %s", sentence, exc_info=True)


async def think(interaction: Interaction) -> None:
    """Acknowledges at once; the private answer follows."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def privately(interaction: Interaction, message: Message) -> None:
    """Answers so that only the one who asked can see it."""
    if interaction.response.is_done():
        await interaction.followup.send(
            message.content,
            files=message.files(),
            view=message.view(),
            allowed_mentions=message.allowed_mentions(),
            suppress_embeds=True,
            ephemeral=True,
        )
    else:
        await interaction.response.send_message(
            message.content,
            files=message.files(),
            view=message.view(),
            allowed_mentions=message.allowed_mentions(),
            suppress_embeds=True,
            ephemeral=True,
        )


async def publicly(interaction: Interaction, message: Message) -> discord.InteractionMessage:
    """Answers for everybody in the channel; the message as posted."""
    await interaction.response.send_message(
        message.content,
        files=message.files(),
        view=message.view(),
        allowed_mentions=message.allowed_mentions(),
        suppress_embeds=True,
    )
    return await interaction.original_response()


async def replace(interaction: Interaction, message: Message, *, pictures: bool = False) -> None:
    """Changes the pressed message in place; its pictures stay unless new ones are given."""
    changes: dict[str, Any] = {
        "content": message.content,
        "view": message.view(),
        "allowed_mentions": message.allowed_mentions(),
    }
    if pictures:
        changes["attachments"] = message.files()
    if interaction.response.is_done():
        await interaction.edit_original_response(**changes)
    else:
        await interaction.response.edit_message(**changes)
