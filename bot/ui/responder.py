"""Answers presses and commands: privately unless said otherwise, and always exactly once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

import aiohttp
import discord

from bot import metrics, network_errors
from bot.errors import Refused
from bot.log_context import about, describe
from bot.store import Table
from bot.tables.languages import Languages, say_at
from bot.ui.message import Image, Message
from bot.ui.pressed_message import Interaction as Interaction
from bot.ui.pressed_message import is_private, may_change, sent
from bot.ui.sentences import COMMANDS, explain
from engine.core.catalogue import Catalogue, catalogue_for
from engine.core.plugin import AnyGame

log = logging.getLogger(__name__)

PATIENCE = 0.8
"""Seconds an answer may take before the press is acknowledged without it; Discord waits for three."""
FRESH = 1.5
"""Seconds after a press in which Discord surely takes an answer to it, even if clocks differ a little."""
LATEST = 15.0
"""Seconds an answer is tried for; discord.py would wait for five minutes."""
TOO_LATE = (10008, 10015, 10062, 50027)
"""Discord's codes for a press or a message that is gone: unknown message, webhook, interaction; old token."""
ACKNOWLEDGED = 40060
"""Discord's code for a press that has been answered already."""

ANSWERED, REFUSED, FAILED, UNREACHABLE, EXPIRED = "answered", "refused", "failed", "unreachable", "late"
"""What becomes of a press or command: `failed` is a bug, `unreachable` is the network's fault, and when it is
`late` Discord had given up."""
UNKNOWN = "unknown"
"""The kind of a press or command nobody knows."""
WHAT = {
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "form",
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "suggestion",
}
"""How what people do is counted."""

_RESPONSE = "_cs_response"
"""Where discord.py keeps how an interaction is answered, once it was asked for that."""

_Answer = TypeVar("_Answer")


class TooLate(Exception):
    """Discord no longer takes an answer to a press, so it is not handled."""


class Response:
    """One press or command on its way to its answer.

    `game` is what the answer to a failure may need; `kind` and `outcome` are what is counted; `pictured_at`
    is when it began to change the pictures of the pressed message. What is ready at once is answered in one
    call; a clock acknowledges what is not, before Discord gives the press up, and the answer follows.
    """

    game: AnyGame | None = None
    outcome = ANSWERED
    pictured_at = 0.0
    say: Catalogue
    """The presser's language."""

    def __init__(self, interaction: Interaction, *, public: bool) -> None:
        self._interaction = interaction
        self.say = catalogue_for(_locale(interaction))
        self._what = WHAT.get(interaction.type, UNKNOWN)
        self.kind = _command(interaction)
        self._begun: float | None = time.perf_counter()
        self._public = public
        self._arrived = False
        self._acknowledging: asyncio.Task[None] | None = None
        self._clock = asyncio.get_running_loop().call_later(PATIENCE, self._late)

    def _late(self) -> None:
        self._acknowledging = asyncio.create_task(self._acknowledge())

    async def _acknowledge(self) -> None:
        try:
            # Below a button nothing appears until the answer does; a command shows that the bot is thinking.
            await self._interaction.response.defer(ephemeral=not self._public)
            self._measure()
        except Exception as error:
            log.info("A slow answer could not be announced: %s", describe(error))

    async def stop(self) -> bool:
        """Stops the clock; whether the press is acknowledged, so that the answer has to follow up on it."""
        self._clock.cancel()
        if self._acknowledging is not None:
            await self._acknowledging
        return self._arrived or self._interaction.response.is_done()

    async def first(self, call: Callable[[], Awaitable[_Answer]]) -> _Answer | None:
        """The first answer to a press, again if the connection broke; None: it had arrived all the same."""
        try:
            answer = await again(call)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
            self._arrived = True
            return None
        self._measure()
        return answer

    def _measure(self) -> None:
        """Notes, once, how long Discord waited for a sign."""
        if self._begun is not None:
            metrics.acknowledging.labels(self._what).observe(time.perf_counter() - self._begun)
            self._begun = None

    def is_for(self, *, public: bool) -> None:
        """From now on everybody is meant to see the answer, or nobody else."""
        self._public = public

    def count(self) -> None:
        """Counts what became of it."""
        metrics.asked.labels(self._what, self.kind, self.outcome).inc()

    async def clear(self, *, public: bool) -> None:
        """Takes "is thinking" away if the whole channel sees it and the answer is private, or the reverse."""
        thinking = self._interaction.response.type is discord.InteractionResponseType.deferred_channel_message
        if thinking and public is not self._public:
            # The first message after "is thinking" stays as private or public as that was.
            await self._interaction.edit_original_response(content="…")
            await self._interaction.delete_original_response()
            self._public = public


def _command(interaction: Interaction) -> str:
    """The whole name of the command that was typed; of a press, whoever knows the verbs says the kind."""
    typed = interaction.type is discord.InteractionType.application_command
    command = interaction.command if typed else None
    return command.qualified_name if command is not None else UNKNOWN


def _ids(interaction: Interaction) -> dict[str, int | str]:
    """What the log says of an interaction; its id as text, which is too large for a number in JSON."""
    shard = {} if interaction.guild is None else {"shard": interaction.guild.shard_id}
    return {"interaction": str(interaction.id), **shard}


@asynccontextmanager
async def responding(
    interaction: Interaction, languages: Languages, *, public: bool = False, at_once: bool = False
) -> AsyncIterator[Response]:
    """Turns whatever goes wrong within into one private sentence; bugs are logged with their traceback.

    What is answered privately within, `say_to` says in the language of the one who asks.
    `public` says whether everybody will see the answer to a command, if nothing goes wrong. What is to be
    acknowledged `at_once` does not wait for the database first: of who presses for the first time, their
    language is written there. Raises TooLate, with nothing done within, if that acknowledgement fails.
    """
    context = interaction.extras[Response] = Response(interaction, public=public)
    is_begun = False
    with about(**_ids(interaction)):
        try:
            if at_once:
                await defer_reply(interaction)
            is_begun = True
            context.say = await language_of(interaction, languages)
            yield context
        except Exception as error:
            await _answer_failure(error, interaction, context)
            if not is_begun:
                raise TooLate from error
        finally:
            await context.stop()
            context.count()


async def _answer_failure(error: Exception, interaction: Interaction, context: Response) -> None:
    """Say what went wrong, unless Discord or the bot itself has given the press up."""
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        context.outcome = EXPIRED
        log.info("No answer is possible any more: %s", describe(error))
    elif interaction.client.is_closed():
        context.outcome = UNREACHABLE
        log.info("The bot has ended before it could answer: %s", describe(error))
    else:
        await _apologise(interaction, _sentence(error, interaction, context))


def _sentence(error: Exception, interaction: Interaction, context: Response) -> str:
    """What to say of a failure, which is noted if nobody but the operator can mend it."""
    say = context.say
    if network_errors.passes(error):
        context.outcome = UNREACHABLE
        network_errors.warn(error)
        return say("database-busy" if network_errors.of_database(error) else "unreachable", **COMMANDS)
    context.outcome = REFUSED
    if isinstance(error, discord.Forbidden):
        log.warning("Discord does not allow what %s needs: %s", _asked(interaction), describe(error))
        return say("forbidden")
    sentence = explain(error, say, context.game)
    if sentence is None:
        context.outcome = FAILED
        log.error("Unanswered: %s", _asked(interaction), exc_info=error)
        sentence = say("bug", **COMMANDS)
    return sentence


def _asked(interaction: Interaction) -> str:
    """What somebody pressed or typed, without the cards."""
    data = sent(interaction)
    return str(data.get("name") or str(data.get("custom_id", "")).rpartition(":")[0])


async def _apologise(interaction: Interaction, sentence: str) -> None:
    try:
        await reply_private(interaction, Message(sentence))
    except Exception as error:
        if network_errors.is_outage(error):
            network_errors.warn(error)
        elif isinstance(error, discord.HTTPException):
            log.warning("Nobody could be told: %s", describe(error))
        else:
            raise


async def again(call: Callable[[], Awaitable[_Answer]]) -> _Answer:
    """Asks something of Discord, and once more if the connection broke. Raises TimeoutError.

    What would come late is given up: the message may have been brought up to date since, and nobody would
    look at it again.
    """
    async with asyncio.timeout(LATEST):
        try:
            return await call()
        except Exception as error:
            if not network_errors.is_broken(error):
                raise
            network_errors.warn(error)
        return await call()


def _answering(interaction: Interaction) -> Response:
    context: Response = interaction.extras[Response]
    return context


def _locale(interaction: Interaction) -> str:
    """In which language Discord shows itself to who asks, as Discord calls it."""
    return str(interaction.locale.value)


async def language_of(interaction: Interaction, languages: Languages) -> Catalogue:
    """In which language somebody is answered; while the database cannot be asked, in Discord's."""
    try:
        return await languages.of(interaction.user.id, _locale(interaction))
    except Exception as error:
        if not network_errors.of_database(error):
            raise
        return catalogue_for(_locale(interaction))


def say_to(interaction: Interaction) -> Catalogue:
    """The language of who has pressed or typed: for what they alone read."""
    return _answering(interaction).say


def say_below(interaction: Interaction, table: Table) -> Catalogue:
    """The language of the message that was pressed: the presser's, or the table's if others read it too."""
    return say_to(interaction) if is_private(interaction) else say_at(table)


def let_go(interaction: Interaction) -> None:
    """Takes from an answered press what refers back to it: else it stays until garbage is collected."""
    interaction.extras.clear()
    if hasattr(interaction, _RESPONSE):
        delattr(interaction, _RESPONSE)


def is_fresh(interaction: Interaction) -> bool:
    """Whether a press was made just now; what takes long to arrive Discord may have forgotten."""
    return (discord.utils.utcnow() - interaction.created_at).total_seconds() < FRESH


def is_about(interaction: Interaction, game: AnyGame) -> None:
    """Says in which game's words a failure is to be explained."""
    _answering(interaction).game = game


async def defer_reply(interaction: Interaction, *, public: bool = False) -> None:
    """Acknowledges at once; an answer follows, private unless said otherwise."""
    context = _answering(interaction)
    if not await context.stop():
        context.is_for(public=public)
        await context.first(lambda: interaction.response.defer(ephemeral=not public, thinking=True))


async def ask(interaction: Interaction, form: discord.ui.Modal) -> None:
    """Answers with a form, which Discord takes for a first answer only. Raises Refused: too-slow."""
    context = _answering(interaction)
    if await context.stop():
        raise Refused("too-slow")
    await context.first(lambda: interaction.response.send_modal(form))


async def defer_update(interaction: Interaction) -> None:
    """Acknowledges a press at once; the pressed message changes later."""
    context = _answering(interaction)
    if not await context.stop():
        await context.first(interaction.response.defer)


async def reply_private(interaction: Interaction, message: Message) -> None:
    """Answers so that only the one who asked can see it."""
    await _send(interaction, message, public=False)


async def reply_public(interaction: Interaction, message: Message) -> int:
    """Answers for everybody in the channel; the id of the message."""
    return await _send(interaction, message, public=True)


async def _send(interaction: Interaction, message: Message, *, public: bool) -> int:
    # Whatever is sent once more is uploaded anew.
    def send(how: Callable[..., Awaitable[_Answer]], **more: bool) -> Awaitable[_Answer]:
        return how(
            content=message.content,
            files=message.files(),
            view=message.view(),
            allowed_mentions=message.allowed_mentions(),
            ephemeral=not public,
            **({} if message.is_laid_out else {"suppress_embeds": True}),
            **more,
        )

    context = _answering(interaction)
    if await context.stop():
        await context.clear(public=public)
        followup: discord.WebhookMessage = await again(partial(send, interaction.followup.send, wait=True))
        return followup.id
    sent = await context.first(partial(send, interaction.response.send_message))
    return (sent and sent.message_id) or (await interaction.original_response()).id


async def edit(interaction: Interaction, message: Message, *, pictures: bool = False) -> None:
    """Changes the pressed message in place; its pictures stay unless new ones are given.

    Where it cannot become that, it is answered beside it.
    """
    if not (_answers_anew(interaction) or _can_become(interaction, message)):
        await reply_private(interaction, message)
        return

    def change(how: Callable[..., Awaitable[Any]]) -> Awaitable[Any]:
        return how(
            content=message.content,
            view=message.view(),
            allowed_mentions=message.allowed_mentions(),
            **({"attachments": message.files()} if pictures else {}),
        )

    context = _answering(interaction)
    if pictures:
        context.pictured_at = time.perf_counter()
    if await context.stop():
        await again(partial(change, interaction.edit_original_response))
    else:
        await context.first(partial(change, interaction.response.edit_message))


async def complete(interaction: Interaction, shown: Message, message: Message) -> None:
    """Replace an answer that was sent as `shown`, with its pictures, unless it has changed since."""
    answer = await again(interaction.original_response)
    if answer.content.strip() != shown.content.strip():
        return
    await again(
        lambda: interaction.edit_original_response(
            content=message.content,
            view=message.view(),
            allowed_mentions=message.allowed_mentions(),
            attachments=message.files(),
        )
    )


def pictured_at(interaction: Interaction) -> float:
    """When an answer began to change the pictures of the pressed message; 0: it did not."""
    context: Response | None = interaction.extras.get(Response)
    return 0.0 if context is None else context.pictured_at


async def change_pictures(interaction: Interaction, images: Sequence[Image]) -> None:
    """Replaces the pictures alone of a message that has been answered with; it may have changed since."""
    try:
        await again(
            lambda: interaction.edit_original_response(attachments=[image.file() for image in images])
        )
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("A panel keeps its old picture: %s", describe(error))


def _can_become(interaction: Interaction, message: Message) -> bool:
    """Whether the pressed message can become another: laid out as that is, and asked to by its own button."""
    pressed = interaction.message
    alike = pressed is None or pressed.flags.components_v2 is message.is_laid_out
    return alike and may_change(interaction)


def _answers_anew(interaction: Interaction) -> bool:
    """Whether the answer is a message of its own that is to come, and not the one that was pressed."""
    return interaction.response.type is discord.InteractionResponseType.deferred_channel_message


async def show(interaction: Interaction, message: Message, *, pictures: bool = False) -> None:
    """Answers so that only the presser sees it: in place of what they pressed if nobody else sees that."""
    if is_private(interaction):
        await edit(interaction, message, pictures=pictures)
    else:
        await reply_private(interaction, message)


async def show_pictured(interaction: Interaction, message: Message) -> None:
    """Answer as `show` does, with the pictures of the message and no others."""
    await show(interaction, message, pictures=True)
