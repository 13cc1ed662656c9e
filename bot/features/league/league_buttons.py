"""`/league` and the league's buttons: own games, join, rules, leave."""

from __future__ import annotations

from functools import partial

from bot.feature import Feature, Services
from bot.features.league import league_messages, leagues
from bot.features.league.leagues import Leagues
from bot.handlers import context
from bot.handlers.context import person
from bot.ui.custom_id import CustomId
from bot.ui.message import Message
from bot.ui.responder import Interaction, reply_private, say_to, show_pictured

feature = Feature()


@feature.command("league", servers_only=True)
async def show_league(services: Services, interaction: Interaction) -> None:
    """Handle `/league`: answer privately with the user's games, or how to join.

    Raises Refused: not-in-server, league-off, rules-gone.
    """
    await context.answer(services, interaction, partial(_page, services, interaction), reply_private)


@feature.button(league_messages.VERB)
async def open_league(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *My games* and *League*: show the user's games, or how to join.

    Raises Refused: not-in-server, league-off, rules-gone.
    """
    await _show_page(services, interaction)


@feature.button(league_messages.JOIN)
async def join(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Join*: enter the user, or store a member's new name, and show the league.

    Raises Refused: not-in-server, league-off, league-full, rules-gone.
    """
    guild_id = await Leagues(services.manager).require_on(interaction.guild_id)
    await services.store.write(leagues.join, guild_id, person(interaction.user), services.manager.now())
    services.publisher.run_due_jobs()
    await _show_page(services, interaction)


@feature.button(league_messages.RULES)
async def show_rules(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Rules*: answer privately with the rules of the league."""
    await reply_private(interaction, league_messages.rules(say_to(interaction)))


@feature.button(league_messages.LEAVE)
async def ask_to_leave(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Leave the league*: ask the user for confirmation, only visible to them.

    Raises Refused: not-in-server, league-off.
    """
    found = Leagues(services.manager)
    view = await found.view(await found.require_on(interaction.guild_id))
    playing = view.season.is_running and view.group_of(interaction.user.id) is not None
    await show_pictured(interaction, league_messages.leave_question(say_to(interaction), playing=playing))


@feature.button(league_messages.QUIT)
async def leave(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Yes, leave*: take the user out of the league and its running season, and confirm it.

    Raises Refused: not-in-server, league-off.
    """
    guild_id = await Leagues(services.manager).require_on(interaction.guild_id)
    await services.store.write(leagues.leave, guild_id, interaction.user.id, services.manager.now())
    services.publisher.run_due_jobs()
    await show_pictured(interaction, Message(say_to(interaction)("league-left")))


async def _show_page(services: Services, interaction: Interaction) -> None:
    """Show the league as the user sees it. Raises Refused: not-in-server, league-off, rules-gone."""
    await context.answer(services, interaction, partial(_page, services, interaction), show_pictured)


async def _page(services: Services, interaction: Interaction) -> Message:
    """Return the league with the picture of the user's group, or else of the only one.

    Raises Refused: not-in-server, league-off, rules-gone.
    """
    found, user_id, say = Leagues(services.manager), interaction.user.id, say_to(interaction)
    now = services.manager.now()
    view = await found.view(await found.require_on(interaction.guild_id))
    turns = await found.turns(view)
    group = league_messages.own_group(view, user_id) or view.only_group
    card = None if group is None else league_messages.group_card(view, group, turns, now, say)
    images = [] if card is None else await league_messages.group_images(card, say)
    return league_messages.page(view, turns, images, user_id, now, say)
