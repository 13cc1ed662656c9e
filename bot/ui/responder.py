"""Answer each press and command exactly once, privately unless stated otherwise."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar

import discord

from bot import metrics, network_errors
from bot.errors import Refused
from bot.log_context import about, describe
from bot.store import Table
from bot.tables.languages import Languages, say_at
from bot.ui.custom_id import CustomId, interaction_data, is_private, may_edit
from bot.ui.custom_id import Interaction as Interaction
from bot.ui.markup import COMMANDS
from bot.ui.message import Button, Image, Message
from bot.ui.sentences import explain, support_row
from engine.core.catalogue import Catalogue, Say, catalogue_for
from engine.core.plugin import AnyGame

log = logging.getLogger(__name__)

ACKNOWLEDGE_AFTER = 0.8
"""Seconds after its arrival in which a press without an answer is acknowledged. Discord allows three."""
SOON = 0.02
"""The same for an answer that may be slow. Most are ready by then, and one request is enough."""
FRESH = 1.5
"""Seconds after a press during which Discord accepts an answer, even if clocks differ slightly."""
REQUEST_TIMEOUT = 15.0
"""Timeout of a request to Discord in seconds. discord.py would retry for five minutes."""
UNKNOWN_MESSAGE = 10008
"""Discord error code: the message was deleted."""
TOO_LATE = (UNKNOWN_MESSAGE, 10015, 10062, 50027)
"""Discord error codes: unknown message, unknown webhook, unknown interaction, expired token."""
ALREADY_ACKNOWLEDGED = 40060
"""Discord error code: the interaction has been answered already."""

ANSWERED, REFUSED, FAILED, UNREACHABLE, EXPIRED = "answered", "refused", "failed", "unreachable", "late"
"""Outcomes as metrics count them. `failed`: a bug. `unreachable`: a network outage. `late`: Discord had
expired the press."""
UNKNOWN = "unknown"
"""Metrics label of a press or command without a known name."""
KINDS = {
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "form",
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "suggestion",
}
"""Metrics label by type of interaction."""

_RESPONSE = "_cs_response"
"""Attribute in which discord.py caches `Interaction.response`."""

_Answer = TypeVar("_Answer")


class TooLate(Exception):
    """The press was not handled: it was not acknowledged, or the user's language could not be read."""


class Response:
    """State of the answer to one press or command.

    A timer acknowledges it after `ACKNOWLEDGE_AFTER` or `SOON` seconds; a later answer is then sent as a
    follow-up.
    """

    game: AnyGame | None = None
    outcome = ANSWERED
    pictured_at = 0.0
    has_placeholder = False
    """Whether the press was acknowledged with a "thinking" placeholder for its answer."""
    placeholder_id: int | None = None
    """The id of a placeholder that no answer has filled; None if there is none, or it is unknown."""
    say: Catalogue
    """Sentences in the user's language."""

    def __init__(self, interaction: Interaction, *, public: bool) -> None:
        self._interaction = interaction
        self.say = catalogue_for(_locale_code(interaction))
        self._what = KINDS.get(interaction.type, UNKNOWN)
        self.kind = _command_name(interaction)
        self._started_at: float | None = time.perf_counter()
        self.public = public
        """Whether all members of the channel or only the user may see the answer."""
        self._thinking = False
        self._arrived = False
        self._unconfirmed: bool | None = None
        """Whether an acknowledgement that may have failed has a placeholder. None: there is no such one."""
        self._acknowledging: asyncio.Task[None] | None = None
        loop = asyncio.get_running_loop()
        self._began_at = loop.time()
        self._timer = loop.call_later(ACKNOWLEDGE_AFTER, self._start_acknowledging)

    def _start_acknowledging(self) -> None:
        self._acknowledging = asyncio.create_task(self._acknowledge())

    async def _acknowledge(self) -> None:
        """Acknowledge the press; only log a failure, since the answer itself may still arrive."""
        try:
            await self.defer(thinking=self._thinking)
        except Exception as error:
            log.info("A press could not be acknowledged in time; its answer may fail: %s", describe(error))

    async def defer(self, *, thinking: bool) -> None:
        """Acknowledge the press. With `thinking`, and for commands, a placeholder awaits the answer."""
        is_command = self._interaction.type is discord.InteractionType.application_command
        self._unconfirmed = thinking or is_command
        sent = await self.send_first(
            lambda: self._interaction.response.defer(ephemeral=not self.public, thinking=thinking)
        )
        self.has_placeholder, self._unconfirmed = self._unconfirmed, None
        self.placeholder_id = sent.message_id if sent is not None and self.has_placeholder else None

    def was_deferred(self) -> bool:
        """Return whether a first answer was rejected because a seemingly failed acknowledgement had arrived.

        The press then counts as acknowledged, and the caller sends the answer as a follow-up.
        """
        if not self._arrived or self._unconfirmed is None:
            return False
        self.has_placeholder, self._unconfirmed = self._unconfirmed, None
        return True

    def acknowledge_soon(self, *, thinking: bool) -> None:
        """Set the timer to `SOON` seconds after the press, unless it was stopped or has run out.

        `thinking`: it shows a placeholder for a private reply.
        """
        if not self._timer.cancelled() and self._acknowledging is None:
            self._timer.cancel()
            self._thinking = thinking
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(self._began_at + SOON, self._start_acknowledging)

    async def stop_timer(self) -> bool:
        """Cancel the timer, or wait for the acknowledgement that it has begun.

        Return whether the press is acknowledged, so that the answer is a follow-up.
        """
        self._timer.cancel()
        if self._acknowledging is not None:
            await self._acknowledging
        return self._arrived or self._interaction.response.is_done()

    async def send_first(self, call: Callable[[], Awaitable[_Answer]]) -> _Answer | None:
        """Send the first answer, with one retry on a broken connection.

        Return None if Discord says that it already has one: an earlier try arrived. Raises as `with_retry`.
        """
        try:
            answer = await with_retry(call)
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
            self._arrived = True
            return None
        if self._started_at is not None:
            metrics.acknowledging.labels(self._what).observe(time.perf_counter() - self._started_at)
            self._started_at = None
        return answer

    def count(self) -> None:
        """Count the press or command in the metrics, by outcome."""
        metrics.asked.labels(self._what, self.kind, self.outcome).inc()

    async def clear_placeholder(self, *, public: bool) -> None:
        """Delete a "thinking" placeholder that is public for a private answer, or the reverse.

        `public` is who may see the answer.
        """
        if self.has_placeholder and public is not self.public:
            # The first message after "is thinking" stays as private or public as that was.
            with suppress(discord.NotFound):  # an earlier try has deleted it
                await with_retry(partial(self._interaction.edit_original_response, content="…"))
                await with_retry(self._interaction.delete_original_response)
            self.public, self.placeholder_id = public, None

    async def send_follow_up(self, send: Callable[[], Awaitable[discord.WebhookMessage]]) -> int:
        """Send a follow-up, with one retry on a broken connection; return the message's id.

        The first one fills a placeholder; if that is filled, the first try has arrived and is not repeated.
        """
        placeholder, self.placeholder_id = self.placeholder_id, None
        has_tried = False

        async def send_unless_filled() -> int:
            nonlocal has_tried
            if has_tried and placeholder is not None:
                there = await self._interaction.followup.fetch_message(placeholder)
                if not there.flags.loading:
                    return placeholder
            has_tried = True
            return (await send()).id

        return await with_retry(send_unless_filled)


def _command_name(interaction: Interaction) -> str:
    """Return the full name of a typed command, else `UNKNOWN`. The router sets the kind of a press."""
    typed = interaction.type is discord.InteractionType.application_command
    command = interaction.command if typed else None
    return command.qualified_name if command is not None else UNKNOWN


@asynccontextmanager
async def responding(
    interaction: Interaction,
    languages: Languages,
    *,
    public: bool = False,
    at_once: bool = False,
    soon: bool = False,
) -> AsyncIterator[Response]:
    """Run a `with` block that handles a press or command; answer any exception with one private sentence.

    `public`: all in the channel see the "thinking" placeholder. `at_once`: acknowledge before the database is
    asked for the user's language. `soon`: acknowledge after `SOON` seconds, with a placeholder. Raises
    TooLate, before the block runs, if the language can't be read or `at_once` fails.
    """
    context = interaction.extras[Response] = Response(interaction, public=public)
    if soon:
        context.acknowledge_soon(thinking=True)
    has_started = False
    shard = {} if interaction.guild is None else {"shard": interaction.guild.shard_id}
    with about(interaction=str(interaction.id), **shard):
        try:
            if at_once:
                await defer_reply(interaction)
            context.say = await language_of(interaction, languages)
            has_started = True
            yield context
        except Exception as error:
            await _answer_failure(error, interaction, context)
            if not has_started:
                raise TooLate from error
        finally:
            await context.stop_timer()
            context.count()


async def _answer_failure(error: Exception, interaction: Interaction, context: Response) -> None:
    """Set the outcome, and answer with the sentence for an error.

    If the press has expired or the bot shuts down, only log that.
    """
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        context.outcome = EXPIRED
        log.info("Discord has expired the interaction; it gets no answer: %s", describe(error))
    elif interaction.client.is_closed():
        context.outcome = UNREACHABLE
        log.info("The bot is shutting down; an interaction gets no answer: %s", describe(error))
    else:
        sentence = _failure_sentence(error, interaction, context)
        rows = support_row(context.say) if context.outcome == FAILED else _ways_out(error, context.say)
        await _apologise(interaction, Message(sentence, rows=rows))


def _ways_out(error: Exception, say: Say) -> list[list[Button]]:
    """Return *Take my seat back* for the refusal `left` of a table; empty for other errors."""
    if not isinstance(error, Refused) or error.reason != "left" or error.table is None:
        return []
    press = CustomId("return", error.table.id)
    return [[Button(say("button-return"), press, style=discord.ButtonStyle.primary)]]


def _failure_sentence(error: Exception, interaction: Interaction, context: Response) -> str:
    """Return the sentence for an error, set the outcome, and log what the operator can act on."""
    say = context.say
    if network_errors.is_temporary(error):
        context.outcome = UNREACHABLE
        network_errors.warn(error)
        return say("database-busy" if network_errors.is_database_outage(error) else "unreachable", **COMMANDS)
    context.outcome = REFUSED
    if isinstance(error, discord.Forbidden):
        said = "The bot lacks a permission for %s; the user was informed: %s"
        log.warning(said, _request_name(interaction), describe(error))
        return say("forbidden")
    sentence = explain(error, say, context.game)
    if sentence is None:
        context.outcome = FAILED
        log.error("Bug in %s; the user gets an apology", _request_name(interaction), exc_info=error)
        sentence = say("bug", **COMMANDS)
    return sentence


def _request_name(interaction: Interaction) -> str:
    """Return the command's name or the custom id without its path, which may name cards."""
    data = interaction_data(interaction)
    return str(data.get("name") or str(data.get("custom_id", "")).rpartition(":")[0])


async def _apologise(interaction: Interaction, message: Message) -> None:
    """Reply privately. Outages and rejections by Discord are only logged."""
    try:
        await reply_private(interaction, message)
    except Exception as error:
        if network_errors.is_outage(error):
            network_errors.warn(error)
        elif isinstance(error, discord.HTTPException):
            log.warning("An error message could not be sent to the user: %s", describe(error))
        else:
            raise


async def with_retry(call: Callable[[], Awaitable[_Answer]]) -> _Answer:
    """Make a request to Discord, with one retry on a broken connection.

    Return its result. Raises TimeoutError after `REQUEST_TIMEOUT` seconds for both tries. Other errors are
    raised at once.
    """
    # A later answer could overwrite a newer message.
    async with asyncio.timeout(REQUEST_TIMEOUT):
        try:
            return await call()
        except Exception as error:
            if not network_errors.is_broken_connection(error):
                raise
            network_errors.warn(error)
        return await call()


def _response_of(interaction: Interaction) -> Response:
    """Return the state of the answer that `responding` has begun."""
    context: Response = interaction.extras[Response]
    return context


def _locale_code(interaction: Interaction) -> str:
    return str(interaction.locale.value)


async def language_of(interaction: Interaction, languages: Languages) -> Catalogue:
    """Return sentences in the user's language; if the database is unavailable, in their Discord's."""
    try:
        return await languages.of(interaction.user.id, _locale_code(interaction))
    except Exception as error:
        if not network_errors.is_database_outage(error):
            raise
        return catalogue_for(_locale_code(interaction))


def say_to(interaction: Interaction) -> Catalogue:
    """Return sentences in the user's language, for answers that only they read."""
    return _response_of(interaction).say


def say_below(interaction: Interaction, table: Table) -> Catalogue:
    """Return sentences for the pressed message: in the table's language if others see it, else the user's."""
    return say_to(interaction) if is_private(interaction) else say_at(table)


def break_cycles(interaction: Interaction) -> None:
    """Break an answered interaction's reference cycles, so that its memory is freed at once."""
    interaction.extras.clear()
    if hasattr(interaction, _RESPONSE):
        delattr(interaction, _RESPONSE)


def is_fresh(interaction: Interaction) -> bool:
    """Return whether a press is younger than `FRESH` seconds."""
    return (discord.utils.utcnow() - interaction.created_at).total_seconds() < FRESH


def set_game(interaction: Interaction, game: AnyGame) -> None:
    """Set the game that puts a rule violation in words, if the answer is one."""
    _response_of(interaction).game = game


async def defer_reply(interaction: Interaction, *, public: bool = False) -> None:
    """Acknowledge at once with a "thinking" placeholder.

    Does nothing if the press is acknowledged. The answer follows, private unless `public`. Raises as
    `with_retry`.
    """
    context = _response_of(interaction)
    if not await context.stop_timer():
        context.public = public
        await context.defer(thinking=True)


def acknowledge_soon(interaction: Interaction, *, thinking: bool = False) -> None:
    """Acknowledge a press `SOON` seconds after it arrived instead of later, unless it is answered by then.

    With `thinking`, a placeholder for a private reply appears; otherwise the pressed message can be edited.
    """
    _response_of(interaction).acknowledge_soon(thinking=thinking)


async def send_form(interaction: Interaction, form: discord.ui.Modal) -> None:
    """Answer with a form. Raises Refused: too-slow, if the press is acknowledged already."""
    context = _response_of(interaction)
    if await context.stop_timer():
        raise Refused("too-slow")
    await context.send_first(lambda: interaction.response.send_modal(form))
    if context.was_deferred():
        raise Refused("too-slow")


async def defer_update(interaction: Interaction) -> None:
    """Acknowledge a press at once, without a placeholder, unless it is. Raises as `with_retry`."""
    context = _response_of(interaction)
    if not await context.stop_timer():
        await context.defer(thinking=False)


async def acknowledge(interaction: Interaction) -> None:
    """Acknowledge a press at once, to edit its message if only the user sees it, else to reply privately."""
    await (defer_update(interaction) if is_private(interaction) else defer_reply(interaction))


async def reply_private(interaction: Interaction, message: Message) -> int:
    """Answer with a message that only the user sees; return its id. Raises as `with_retry`."""
    return await _send_answer(interaction, message, public=False)


def later_edit(interaction: Interaction, message_id: int) -> Callable[[Message], Awaitable[object]]:
    """Return a function that edits one of an interaction's answers, up to 15 minutes after the press.

    It keeps the answer's pictures, and raises Discord's errors.
    """
    return lambda message: interaction.followup.edit_message(message_id, **_edited_fields(message))


def _edited_fields(message: Message, *, pictures: bool = False) -> dict[str, Any]:
    """Return the fields of an edit to a message; `pictures`: its pictures too, read once by discord.py."""
    files = {"attachments": message.files()} if pictures else {}
    mentions = message.allowed_mentions()
    return {"content": message.content, "view": message.view(), "allowed_mentions": mentions, **files}


async def reply_public(interaction: Interaction, message: Message) -> int:
    """Answer with a message that the whole channel sees; return its id. Raises as `with_retry`."""
    return await _send_answer(interaction, message, public=True)


async def _send_answer(interaction: Interaction, message: Message, *, public: bool) -> int:
    """Send a message as the first answer, or as a follow-up if the press is acknowledged; return its id."""

    # A retry needs fresh uploads: discord.py reads each file once.
    def send_by(request: Callable[..., Awaitable[_Answer]], **more: bool) -> Awaitable[_Answer]:
        return request(
            content=message.content,
            files=message.files(),
            view=message.view(),
            allowed_mentions=message.allowed_mentions(),
            ephemeral=not public,
            **({} if message.is_laid_out else {"suppress_embeds": True}),
            **more,
        )

    context = _response_of(interaction)
    if not await context.stop_timer():
        sent = await context.send_first(partial(send_by, interaction.response.send_message))
        if not context.was_deferred():
            return (sent and sent.message_id) or (await with_retry(interaction.original_response)).id
    await context.clear_placeholder(public=public)
    return await context.send_follow_up(partial(send_by, interaction.followup.send, wait=True))


async def edit(interaction: Interaction, message: Message, *, pictures: bool = False) -> None:
    """Edit the pressed message, or fill a "thinking" placeholder.

    The pictures change only with `pictures`. Reply privately instead if the message cannot become this one,
    such as a plain one that would become a layout, or was deleted since the press was acknowledged. Raises as
    `with_retry`.
    """
    pressed = interaction.message
    alike = pressed is None or pressed.flags.components_v2 is message.is_laid_out
    if not (_response_of(interaction).has_placeholder or (alike and may_edit(interaction))):
        await reply_private(interaction, message)
        return

    def edit_by(request: Callable[..., Awaitable[Any]]) -> Awaitable[Any]:
        return request(**_edited_fields(message, pictures=pictures))

    context = _response_of(interaction)
    if pictures:
        context.pictured_at = time.perf_counter()
    if not await context.stop_timer():
        await context.send_first(partial(edit_by, interaction.response.edit_message))
        if not context.was_deferred():
            return
    context.placeholder_id = None
    try:
        await with_retry(partial(edit_by, interaction.edit_original_response))
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        await reply_private(interaction, message)


async def complete_answer(interaction: Interaction, sent_as: Message, message: Message) -> None:
    """Edit the first answer, or the pressed message that it edited, into `message`, with its pictures.

    Does nothing if it no longer reads as `sent_as`. Raises as `with_retry`.
    """
    answer = await with_retry(interaction.original_response)
    if answer.content.strip() != sent_as.content.strip():
        return
    await with_retry(lambda: interaction.edit_original_response(**_edited_fields(message, pictures=True)))


def pictured_at(interaction: Interaction) -> float:
    """Return the `time.perf_counter()` at which the answer began to replace the message's pictures, or 0."""
    context: Response | None = interaction.extras.get(Response)
    return 0.0 if context is None else context.pictured_at


async def change_pictures(interaction: Interaction, images: Sequence[Image]) -> None:
    """Replace only the pictures of an answered message. Failures of the network or Discord are logged."""
    try:
        await with_retry(
            lambda: interaction.edit_original_response(attachments=[image.file() for image in images])
        )
    except network_errors.REQUEST_FAILURES as error:
        log.info("The picture of an answered message was not replaced: %s", describe(error))


async def show(interaction: Interaction, message: Message, *, pictures: bool = False) -> None:
    """Edit the pressed message if only the user sees it, else reply privately.

    The pictures of an edited message change only with `pictures`. Raises as `with_retry`.
    """
    if is_private(interaction):
        await edit(interaction, message, pictures=pictures)
    else:
        await reply_private(interaction, message)


async def show_pictured(interaction: Interaction, message: Message) -> None:
    """Edit the pressed message with its pictures, or reply privately, as `show` does."""
    await show(interaction, message, pictures=True)
