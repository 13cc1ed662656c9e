"""A turn of a deal played alone: the presser's step and the computer's answer, told in one message."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.handlers import pictured_answers
from bot.handlers.context import message_id
from bot.services import Services
from bot.tables import moves
from bot.tables.positions import Position
from bot.tables.solo import PLAYER
from bot.ui import daily, match_messages, panel_message, posts, solo_message
from bot.ui.message import Message
from bot.ui.responder import Interaction, defer_update, say_to, show_pictured
from engine.core.menu import Chosen
from engine.core.types import Event, GameAction


async def take(
    services: Services, interaction: Interaction, position: Position, chosen: Chosen[GameAction]
) -> None:
    """Takes a step; once the turn is complete the computer answers, before anything is shown."""
    await defer_update(interaction)
    user_id, table = interaction.user.id, position.table
    done = await services.manager.run(moves.play_choice, table.id, user_id, chosen, version=table.version)
    after = await services.manager.view(await services.computers.answer(table.id), user_id)
    compose = (
        partial(_turn, services, interaction, after, done.step.events)
        if after.turn_complete
        else partial(panel_message.panel_after, done, after, say_to(interaction))
    )
    await pictured_answers.answer(services, interaction, compose, show_pictured)


async def opened(services: Services, interaction: Interaction, table_id: int) -> Message:
    """The presser's own table as it stands: the panel, or how it ended."""
    table = await services.computers.answer(table_id)
    return await _turn(services, interaction, await services.manager.view(table, interaction.user.id), ())


async def _turn(
    services: Services, interaction: Interaction, position: Position, own: Sequence[Event]
) -> Message:
    """What the presser's step and the computer's answer have led to."""
    history = await services.manager.history(position.table, interaction.user.id)
    news = [*own, *solo_message.replies(history)]
    if position.table.match_id is not None:
        return await _of_match(services, interaction, position, news)
    if position.result is not None:
        return await _of_day(services, interaction, position, news)
    if PLAYER not in position.to_move:
        return solo_message.unanswered(daily.goes_on(position.table), say_to(interaction))
    return await solo_message.turn(position, news, say_to(interaction))


async def _of_day(
    services: Services, interaction: Interaction, position: Position, news: Sequence[Event]
) -> Message:
    """How a day's deal ended."""
    deals, day = services.manager.daily, position.table.day or 0
    standing = await deals.standing(day, interaction.user.id, interaction.guild_id or 0)
    assert standing is not None  # there is no table without its deal
    return await daily.finished(position, standing, news, say_to(interaction), is_over=deals.is_over(day))


async def _of_match(
    services: Services, interaction: Interaction, position: Position, news: Sequence[Event]
) -> Message:
    """The next turn of a match's deal, or how it ended; the others are told that it did."""
    match, number = await services.manager.matches.of(position.table)
    if position.result is not None:
        services.publisher.schedule(match.id)
        services.publisher.refresh_dm(match.id, interaction.user.id, elsewhere=message_id(interaction))
        whole = await services.manager.view(match, interaction.user.id)
        images = await posts.pictured(position, news, say_to(interaction))
        return match_messages.dealt_out(whole, interaction.user.id, number, images, say_to(interaction))
    if PLAYER not in position.to_move:
        return solo_message.unanswered(match_messages.goes_on(match), say_to(interaction))
    say = say_to(interaction)
    asked = await solo_message.turn(position, news, say)
    return replace(asked, text=f"{match_messages.heading(position, match, number, say)}\n{asked.text}")
