"""Help, and its buttons for what commands do too: start a game, look at tables."""

from __future__ import annotations

import discord

from bot.components.access import parent_of
from bot.components.context import language_here, person
from bot.components.create_table import begin_here, level_for, open_here
from bot.errors import Refused
from bot.feature import Feature
from bot.services import Services
from bot.store import rows, table_queries
from bot.tables.game import newest
from bot.tables.proposal import Proposal
from bot.ui import help
from bot.ui.custom_id import CustomId
from bot.ui.layout import Layout
from bot.ui.responder import Interaction, say_to, show
from engine.ai.character import Level
from engine.core.types import GameOptions
from engine.courses import courses
from engine.registry import games

feature = Feature()


async def shown(services: Services, interaction: Interaction, name: str) -> Layout:
    """A page of help for whoever asks, where they ask."""
    table = await services.store.read(table_queries.live_in_channel, interaction.channel_id or 0)
    seated = table is not None and table.player_of(interaction.user.id) is not None
    wishes = await services.store.read(rows.preferences, interaction.user.id)
    now = int(discord.utils.utcnow().timestamp())
    here = help.Here(interaction.guild_id is not None, table, seated, wishes.away_until > now)
    return help.page(name, here, say_to(interaction))


@feature.button("help")
async def turn(services: Services, interaction: Interaction, press: CustomId) -> None:
    """A button that leads to another page; below a message for all it is answered beside."""
    await show(interaction, await shown(services, interaction, press.path[0] if press.path else help.START))


@feature.button("practise")
async def practise(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Practise* beside a game or after a course: at once, against as few computers as it needs."""
    await begin_here(services, interaction, await _proposal(services, interaction, press, computers=True))


@feature.button("open")
async def open_lobby(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Open a lobby* beside a game. Raises Refused: not-in-server, …"""
    if interaction.guild_id is None:
        raise Refused("not-in-server")
    await open_here(services, interaction, await _proposal(services, interaction, press))


async def _proposal(
    services: Services, interaction: Interaction, press: CustomId, *, computers: bool = False
) -> Proposal:
    """A game with its usual options, or the way to play it that a course teaches.

    Raises Refused: unknown-button.
    """
    key, options, seats = _way(press)
    return Proposal(
        game=key,
        options=options,
        guild_id=interaction.guild_id or 0,
        channel_id=interaction.channel_id or 0,
        host=person(interaction.user),
        computers=seats - 1 if computers else 0,
        level=await level_for(services, interaction, key, _level(press), watches=not computers),
        parent_id=parent_of(interaction.channel),
        language=language_here(interaction),
    )


def _way(press: CustomId) -> tuple[str, GameOptions, int]:
    """What is played, with which options, and the fewest there must be. Raises Refused: unknown-button."""
    key = press.path[0] if press.path else ""
    if key in games():
        options = newest(key).Options()
        return key, options, newest(key).seats_for(options)[0]
    course = courses().get(key)
    if course is None:
        raise Refused("unknown-button")
    return course.game.key, course.options, course.seats


def _level(press: CustomId) -> Level | None:
    """How well computers play, if the button says so. Raises Refused: unknown-button."""
    try:
        return Level(press.path[1]) if len(press.path) > 1 else None
    except ValueError:
        raise Refused("unknown-button") from None
