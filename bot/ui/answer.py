"""Answers to presses and commands: private unless said otherwise, and always one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.ui.message import Message
from bot.ui.sentences import COMMANDS, explain
from engine.core.catalogue import Catalogue
from engine.core.plugin import Game

log = logging.getLogger(__name__)

PATIENCE = 0.8
"""Seconds an answer may take before the press is acknowledged without it; Discord waits for three."""
TOO_LATE = (10008, 10015, 10062)
"""Discord's codes for a press or a message that is gone: unknown message, webhook, interaction."""

Interaction = discord.Interaction[Any]


class Answering:
    """One press or command on its way to its answer.

    `game` is what the answer to a failure may need. What is ready at once is answered in one call; a clock
    acknowledges what is not, before Discord gives the press up, and the answer follows.
    """

    game: Game[Any, Any, Any] | None = None

    def __init__(self, interaction: Interaction, *, public: bool) -> None:
        self._interaction = interaction
        self._public = public
        self._acknowledging: asyncio.Task[None] | None = None
        self._clock = asyncio.get_running_loop().call_later(PATIENCE, self._late)

    def _late(self) -> None:
        self._acknowledging = asyncio.create_task(self._acknowledge())

    async def _acknowledge(self) -> None:
        try:
            # Below a button nothing appears until the answer does; a command shows that the bot is thinking.
            await self._interaction.response.defer(ephemeral=not self._public)
        except Exception as error:
            log.info("A slow answer could not be announced: %s", error)

    async def stop(self) -> bool:
        """Stops the clock; whether the press is acknowledged, so that the answer has to follow up on it."""
        self._clock.cancel()
        if self._acknowledging is not None:
            await self._acknowledging
        return self._interaction.response.is_done()

    async def clear(self, *, public: bool) -> None:
        """Takes "is thinking" away if the whole channel sees it and the answer is private, or the reverse."""
        thinking = self._interaction.response.type is discord.InteractionResponseType.deferred_channel_message
        if thinking and self._acknowledging is not None and public is not self._public:
            # The first message after "is thinking" stays as private or public as that was.
            await self._interaction.edit_original_response(content="…")
            await self._interaction.delete_original_response()
            self._public = public


@asynccontextmanager
async def answering(
    interaction: Interaction, say: Catalogue, *, public: bool = False
) -> AsyncIterator[Answering]:
    """Turns whatever goes wrong within into one private sentence; bugs are logged with their traceback.

    `public` says whether everybody will see the answer to a command, if nothing goes wrong.
    """
    context = interaction.extras[Answering] = Answering(interaction, public=public)
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
    finally:
        await context.stop()


def _answering(interaction: Interaction) -> Answering:
    context: Answering = interaction.extras[Answering]
    return context


def is_about(interaction: Interaction, game: Game[Any, Any, Any]) -> None:
    """Says in which game's words a failure is to be explained."""
    _answering(interaction).game = game


async def think(interaction: Interaction) -> None:
    """Acknowledges at once; a private answer follows."""
    if not await _answering(interaction).stop():
        await interaction.response.defer(ephemeral=True, thinking=True)


async def hold(interaction: Interaction) -> None:
    """Acknowledges a press at once; the pressed message changes later."""
    if not await _answering(interaction).stop():
        await interaction.response.defer()


async def privately(interaction: Interaction, message: Message) -> None:
    """Answers so that only the one who asked can see it."""
    await _send(interaction, message, public=False)


async def publicly(interaction: Interaction, message: Message) -> int:
    """Answers for everybody in the channel; the id of the message."""
    return await _send(interaction, message, public=True)


async def _send(interaction: Interaction, message: Message, *, public: bool) -> int:
    content: dict[str, Any] = {
        "content": message.content,
        "files": message.files(),
        "view": message.view(),
        "allowed_mentions": message.allowed_mentions(),
        "suppress_embeds": True,
        "ephemeral": not public,
    }
    context = _answering(interaction)
    if await context.stop():
        await context.clear(public=public)
        return (await interaction.followup.send(**content, wait=True)).id
    return (await interaction.response.send_message(**content)).message_id or 0


async def replace(interaction: Interaction, message: Message, *, pictures: bool = False) -> None:
    """Changes the pressed message in place; its pictures stay unless new ones are given."""
    changes: dict[str, Any] = {
        "content": message.content,
        "view": message.view(),
        "allowed_mentions": message.allowed_mentions(),
    }
    if pictures:
        changes["attachments"] = message.files()
    if await _answering(interaction).stop():
        await interaction.edit_original_response(**changes)
    else:
        await interaction.response.edit_message(**changes)
