"""`/practice`: starts a game against computers, in a channel, a thread or direct messages."""

from __future__ import annotations

from discord import app_commands

from bot.components.access import parent_of
from bot.components.context import language_here, person
from bot.components.create_table import begin_here, level_for
from bot.feature import Feature, choices
from bot.services import Services
from bot.tables.game import newest
from bot.tables.proposal import Proposal
from bot.ui.responder import Interaction
from engine.ai.character import Level
from engine.registry import games

feature = Feature()

MOST = max(most for game in games().values() for most in [game.seats[1]])


@feature.command(
    "practice",
    public=True,
    describe={
        "game": "option-practice-game",
        "level": "option-level",
        "computers": "option-practice-computers",
        "watch": "option-watch",
    },
    choices={"game": choices("game", games()), "level": choices("level", Level)},
)
async def practice(
    services: Services,
    interaction: Interaction,
    game: str,
    level: str | None = None,
    computers: app_commands.Range[int, 1, MOST] | None = None,
    watch: bool = False,
) -> None:
    options = newest(game).Options()
    fewest, _ = newest(game).seats_for(options)
    proposal = Proposal(
        game=game,
        options=options,
        guild_id=interaction.guild_id or 0,
        channel_id=interaction.channel_id or 0,
        host=person(interaction.user),
        computers=computers or (fewest if watch else fewest - 1),
        watches=watch,
        level=await level_for(services, interaction, game, level, watches=watch),
        parent_id=parent_of(interaction.channel),
        language=language_here(interaction),
    )
    await begin_here(services, interaction, proposal)
