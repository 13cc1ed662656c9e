"""`/cup` and its buttons: take part, play the week's deals, leave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.errors import Refused
from bot.feature import Feature, Services
from bot.features.cup import cup_messages, cups
from bot.features.cup.cup_messages import result_images, week_images
from bot.features.cup.cups import Cups, CupView
from bot.handlers import context, solo_buttons
from bot.handlers.context import person
from bot.handlers.solo_buttons import current_turn
from bot.store import Store
from bot.tables.positions import Position
from bot.tables.solo import PLAYER
from bot.ui.custom_id import CustomId, number
from bot.ui.message import Image, Message
from bot.ui.responder import (
    Interaction,
    acknowledge,
    reply_private,
    say_to,
    show_pictured,
)
from engine.core.catalogue import Say
from engine.core.types import Event

feature = Feature()


@feature.command("cup", servers_only=True)
async def show_cup(services: Services, interaction: Interaction) -> None:
    """Handle `/cup`: show the week's cup privately. Raises Refused: not-in-server, cup-off, rules-gone."""
    await context.answer(services, interaction, partial(_page, services, interaction), reply_private)


@feature.button(cup_messages.VERB)
async def open_cup(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Cup* and *Play* in halls: show the cup. Raises Refused: not-in-server, cup-off, rules-gone."""
    await _show_page(services, interaction)


@feature.button(cup_messages.JOIN)
async def join(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Take part*: enter the user in this server's cups, and show this week's.

    Raises Refused: not-in-server, cup-off, rules-gone.
    """
    guild_id = await Cups(services.manager).require_on(interaction.guild_id)
    await services.store.write(cups.join, guild_id, person(interaction.user), services.manager.now())
    await _show_page(services, interaction)


@feature.button(cup_messages.LEAVE)
async def leave(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Leave the cup*: take the user out, and show this week's cup.

    Raises Refused: not-in-server, cup-off, rules-gone.
    """
    guild_id = await Cups(services.manager).require_on(interaction.guild_id)
    await services.store.write(cups.leave, guild_id, interaction.user.id, services.manager.now())
    await _show_page(services, interaction)


@feature.button(cup_messages.PLAY)
async def play(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Play deal …* and the like: begin or continue the user's try, and show the turn or the end.

    Raises Refused: unknown-button, not-in-server, cup-off, cup-closed, cup-not-joined, cup-played,
    rules-gone.
    """
    (week, deal), own_cups = _deal_of(press), Cups(services.manager)
    guild_id = await own_cups.require_on(interaction.guild_id)
    await acknowledge(interaction)
    table_id = await own_cups.begin(guild_id, person(interaction.user), week, deal)
    compose = partial(current_turn, services, interaction, table_id)
    await context.answer(services, interaction, compose, show_pictured)


MOST = 10**6
"""A number beyond every cup and deal."""


def _deal_of(press: CustomId) -> tuple[int, int]:
    """Return the week and the deal (from 1) in a button. Raises Refused: unknown-button."""
    match [number(one) for one in press.path]:
        case [int(week), int(deal)] if week < MOST and deal < MOST:
            return week, deal
        case _:
            raise Refused("unknown-button")


async def _show_page(services: Services, interaction: Interaction) -> None:
    """Show this week's cup. Raises Refused: not-in-server, cup-off, rules-gone."""
    await context.answer(services, interaction, partial(_page, services, interaction), show_pictured)


async def _page(services: Services, interaction: Interaction) -> Message:
    """Return this week's cup as the user sees it. Raises Refused: not-in-server, cup-off, rules-gone."""
    say, open_cups = say_to(interaction), Cups(services.manager)
    guild_id = await open_cups.require_on(interaction.guild_id)
    view = await open_cups.view(guild_id, interaction.user.id)
    images = await _page_images(services.store, guild_id, view, say)
    return cup_messages.page(view, interaction.user.id, images, say)


async def _page_images(store: Store, guild_id: int, view: CupView, say: Say) -> list[Image]:
    """Return the picture of the open cup, or after its close of the newest result; empty without one."""
    if view.is_open:
        progress = await store.read(cups.progress, guild_id, view.cup.week, view.season_until)
        return await week_images(view.cup.week, progress, say)
    season = await store.read(cups.season_results, guild_id, view.last_week)
    return await result_images(view.last_week, season, say)


@solo_buttons.shows(solo_buttons.CUP)
async def show_turn(
    services: Services, interaction: Interaction, position: Position, news: Sequence[Event]
) -> Message:
    """Return the next turn of a cup's deal, or its end; if the computer has failed, an offer to continue.

    `news`: the events since the player's last turn.
    """
    played, say = Cups(services.manager), say_to(interaction)
    own = await played.try_at(position.table.id)
    if position.result is not None:
        view = await played.view(interaction.guild_id or 0, interaction.user.id)
        is_public = not played.is_open(own.week)
        return await cup_messages.deal_over(position, own, view, news, say, is_public=is_public)
    if PLAYER not in position.to_move:
        return solo_buttons.computer_failed(cup_messages.play_press(own.week, own.deal), say)
    return await solo_buttons.turn_message(position, news, say, cup_messages.deal_heading(position, own, say))
