"""*What if?*: try another move in a finished game, and see the chances after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from bot.errors import Refused
from bot.feature import Feature, Services
from bot.features.replay.analysis import progress_message, require_analysable
from bot.features.replay.replay_pages import PROGRESS_EVERY, WHAT_IF, require_replayable
from bot.handlers import context
from bot.store import Table, table_queries
from bot.store.records import Logged
from bot.tables.game import game_of, steps_of
from bot.tables.positions import Position, viewer_of
from bot.ui import panel_message
from bot.ui.custom_id import CustomId, number
from bot.ui.markup import bold
from bot.ui.message import Button, Message
from bot.ui.responder import Interaction, defer_reply, defer_update, edit, reply_private, say_to, show
from engine.ai.game_analysis import WhatIf
from engine.core.game_log import NO_ACTIONS
from engine.core.menu import Chosen, NoSuchPath, Question
from engine.core.phrasing import actor
from engine.core.types import GameAction, Seat

feature = Feature()


@feature.button(WHAT_IF)
async def answer(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *What if?* and the answers that choose a move.

    The path is the index of a log entry, then the answers. Raises Refused: no-such-table, not-over,
    not-analysed-for, no-analysis, no-such-move, own-analyses, server-analyses, analyses-busy,
    analysis-failed, match-alone, daily-open, match-open, rules-gone.
    """
    opens = len(press.path) < 2
    await (defer_reply(interaction) if opens else defer_update(interaction))
    compose = partial(_next_message, services, interaction, press)
    await context.answer(services, interaction, compose, reply_private if opens else show)


async def _next_message(services: Services, interaction: Interaction, press: CustomId) -> Message:
    """Return the next question, or the move's chances. Raises Refused: no-such-move, and as `answer`."""
    table = await require_replayable(services, interaction, press.table)
    seen = await services.manager.view(table, interaction.user.id)
    require_analysable(table, interaction.user.id, seen.result)
    log = await services.store.read(table_queries.read_log, table.id)
    step = _step_of(press, table, log)
    position = Position(table, game_of(table), steps_of(table, log)[step].state)
    try:
        asked = position.ask(log[step].entry.seat, press.path[1:])
    except NoSuchPath:
        raise Refused("no-such-move", table) from None
    if isinstance(asked, Question):
        return await _question_message(position, log[step], asked, press, interaction)
    return await _outcome(services, interaction, position, step, log[step], asked)


def _step_of(press: CustomId, table: Table, log: Sequence[Logged]) -> int:
    """Return the index of the log entry to replace, a player's action. Raises Refused: no-such-move."""
    step = number(press.path[0]) if press.path else None
    if step is None or step >= len(log) or log[step].entry.text in NO_ACTIONS:
        raise Refused("no-such-move", table)
    return step


async def _question_message(
    position: Position, logged: Logged, question: Question, press: CustomId, interaction: Interaction
) -> Message:
    """Return a question; the first has the seat's picture and hand."""
    say, seat, game = say_to(interaction), logged.entry.seat, position.game
    view = position.view(seat)
    images = await panel_message.panel_images(position, seat, say) if len(press.path) < 2 else []
    text = "\n".join(
        [
            say("what-if", name=_name_or_reader(position.table, seat, interaction)),
            f"**{game.words.ask(question, view, say)}**",
        ]
    )
    answers = panel_message.answer_rows(game, view, question, press, say)
    return Message(panel_message.with_hand(position, seat, text, images, say), images, answers)


async def _outcome(
    services: Services,
    interaction: Interaction,
    position: Position,
    step: int,
    logged: Logged,
    chosen: Chosen[GameAction],
) -> Message:
    """Compute the chances after a chosen move, and return them with *another move*.

    Raises Refused: own-analyses, server-analyses, analyses-busy, analysis-failed, not-over, match-alone,
    daily-open, match-open, rules-gone.
    """
    table, game, say = position.table, position.game, say_to(interaction)
    actions = (game.notation.write(chosen.action),) * chosen.times
    making = services.what_ifs.make(
        (table.id, step, actions),
        await services.manager.transcript(table),
        step,
        actions,
        user_id=interaction.user.id,
        guild_id=interaction.guild_id or 0,
    )
    while (data := await making.within(PROGRESS_EVERY)) is None:
        waits = making.done is None
        await edit(interaction, progress_message(None, say) if waits else Message(say("what-if-runs")))
    found = msgspec.json.decode(data, type=WhatIf)
    text = say(
        "what-if-chances",
        action=game.words.action(chosen.action, say),
        name=_name_or_reader(table, logged.entry.seat, interaction),
        percent=round(100 * found.chance),
        played=round(100 * found.played),
    )
    again = Button(say("button-what-if-again"), CustomId(WHAT_IF, table.id, path=(str(step),)))
    return Message(text, rows=[[again]])


def _name_or_reader(table: Table, seat: Seat, interaction: Interaction) -> str:
    """Return a player's bold name, or `READER` for the user's own seat."""
    return actor(seat, viewer_of(table, interaction.user.id), bold(table))
