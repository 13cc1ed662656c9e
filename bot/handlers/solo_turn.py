"""A turn of a solo deal: the player's step and the computer's answer in one message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import takewhile

import discord

from bot.handlers import context
from bot.services import Services
from bot.tables import moves
from bot.tables.positions import Position
from bot.tables.solo import OPPONENT, PLAYER
from bot.ui import game_text, panel_message
from bot.ui.custom_id import CustomId
from bot.ui.message import MAX_TEXT, Button, Message, newest_sentences
from bot.ui.responder import Interaction, defer_update, say_to, show_pictured
from engine.core.catalogue import Say
from engine.core.menu import Chosen
from engine.core.types import Event, GameAction

DAY, MATCH, CUP = "day", "match", "cup"
"""Kinds of solo deals: a daily deal, and a deal of a duplicate match or of a cup."""
Show = Callable[[Services, Interaction, Position, Sequence[Event]], Awaitable[Message]]
"""Returns the message for a position of a solo deal, with the events since the player's last one."""
_SHOWS: dict[str, Show] = {}


def shows(kind: str) -> Callable[[Show], Show]:
    """Return a decorator that registers the function to show turns of a `kind`: `DAY`, `MATCH` or `CUP`."""

    def declare(function: Show) -> Show:
        _SHOWS[kind] = function
        return function

    return declare


async def play_action(
    services: Services, interaction: Interaction, position: Position, chosen: Chosen[GameAction]
) -> None:
    """Play an action and the computer's turn, and show what follows.

    Raises RuleViolation, and Refused: moved-on if the table has changed since `position`, or as `moves.play`.
    """
    await defer_update(interaction)
    user_id, table = interaction.user.id, position.table
    done = await services.manager.run(moves.play_choice, table.id, user_id, chosen, version=table.version)
    after = await services.manager.view(await services.computers.play_until_person(table.id), user_id)
    compose = partial(panel_message.panel_after, done, after, say_to(interaction))
    if after.turn_complete:
        compose = partial(_shown_turn, services, interaction, after, done.step.events)
    await context.answer(services, interaction, compose, show_pictured)


async def current_turn(services: Services, interaction: Interaction, table_id: int) -> Message:
    """Play the computer's turn if it is next.

    Return the panel of the player's own table, or the result. Raises Refused: no-such-table, rules-gone.
    """
    table = await services.computers.play_until_person(table_id)
    position = await services.manager.view(table, interaction.user.id)
    return await _shown_turn(services, interaction, position, ())


async def _shown_turn(
    services: Services, interaction: Interaction, position: Position, own: Sequence[Event]
) -> Message:
    """Return the next turn or the end of a solo deal, with the player's `own` events and the computer's."""
    table, history = position.table, await services.manager.history(position.table, interaction.user.id)
    answer = list(takewhile(lambda entry: entry.seat == OPPONENT, reversed(history)))
    news = [*own, *(event for entry in reversed(answer) for event in entry.events)]
    kind = CUP if table.is_cup else DAY if table.is_daily else MATCH
    return await _SHOWS[kind](services, interaction, position, news)


async def turn_message(position: Position, news: Sequence[Event], say: Say) -> Message:
    """Return the newest events in `news`, up to half a message, and the panel of the player's next turn."""
    news_text = newest_sentences(game_text.event_sentences(position.table, news, PLAYER, say), MAX_TEXT // 2)
    asked = await panel_message.turn_panel(position, PLAYER, say)
    return Message("\n".join(filter(None, [news_text, asked.text])), asked.images, asked.rows)


def computer_failed(press: CustomId, say: Say) -> Message:
    """Return the notice that the computer has not moved. Its button, with custom id `press`, tries again."""
    on = Button(say("button-daily-on"), press, style=discord.ButtonStyle.primary)
    return Message(say("daily-unanswered"), rows=[[on]])
