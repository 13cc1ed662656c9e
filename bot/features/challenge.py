"""*Challenge* in the menu on a person: choose a game, and a lobby opens with a seat for them."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.errors import Refused
from bot.feature import AnyUser, Feature
from bot.handlers.context import member_here, person, proposal_here, require_bot_here
from bot.handlers.create_table import open_here
from bot.services import Services
from bot.tables.game import newest
from bot.tables.proposal import Person
from bot.ui.button_rows import fitting_rows
from bot.ui.custom_id import CustomId, number
from bot.ui.markup import escaped
from bot.ui.message import Button, Message
from bot.ui.responder import Interaction, reply_private, say_to
from engine.core.catalogue import Say
from engine.game_registry import games

feature = Feature()

ASK, OPEN = "challenge", "challengein"
"""Verbs: choose the game, and open its lobby."""


def question(opponent: Person, say: Say) -> Message:
    """Return the question which game to challenge a person to, with a button for each game."""
    buttons = [
        Button(
            say(f"game-{key}"),
            CustomId(OPEN, path=(key, str(opponent.id))),
            style=discord.ButtonStyle.primary,
        )
        for key in games()
    ]
    return Message(say("challenge-which", name=escaped(opponent.name)), rows=fitting_rows(buttons))


@feature.menu("challenge", servers_only=True, anywhere=True)
async def ask_from_menu(services: Services, interaction: Interaction, user: AnyUser) -> None:
    """Handle the menu's *Challenge*: ask privately which game.

    Raises Refused: bot-not-here, invited-self, invited-bot.
    """
    await _ask_for_game(interaction, user)


@feature.button(ASK)
async def ask_from_profile(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Challenge* below a profile: ask privately which game.

    Raises Refused as `ask_from_menu`, and not-in-server, not-a-member.
    """
    await _ask_for_game(interaction, await member_here(interaction, number("".join(press.path)) or 0))


async def _ask_for_game(interaction: Interaction, user: AnyUser) -> None:
    """Ask privately which game to play. Raises Refused: invited-self, invited-bot, bot-not-here."""
    _require_opponent(interaction, user)
    await reply_private(interaction, question(person(user), say_to(interaction)))


@feature.button(OPEN)
async def open_lobby(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Open a lobby of the chosen game here, with usual options and a seat for the person.

    It is a public message, or an offered thread. Raises Refused: unknown-button, bot-not-here, not-in-server,
    not-a-member, invited-self, invited-bot, or as `open_here`.
    """
    key, *rest = press.path or ("",)
    user_id = number("".join(rest))
    if key not in games() or user_id is None:
        raise Refused("unknown-button")
    opponent = await member_here(interaction, user_id)
    _require_opponent(interaction, opponent)
    proposal = proposal_here(interaction, key, newest(key).Options())
    await open_here(services, interaction, replace(proposal, invited=(person(opponent),)))


def _require_opponent(interaction: Interaction, user: AnyUser) -> None:
    """Check that a person can be challenged here. Raises Refused: bot-not-here, invited-bot, invited-self."""
    require_bot_here(interaction)
    if user.bot:
        raise Refused("invited-bot", name=user.display_name)
    if user.id == interaction.user.id:
        raise Refused("invited-self")
