"""`/practice`: starts a game against computers, in a channel, a thread or direct messages."""

from __future__ import annotations

from discord import app_commands

from bot.commands.play import levels
from bot.commands.translations import text
from bot.commands.tree import AnyCommand
from bot.components.access import parent_of
from bot.components.context import language_here, person
from bot.components.create_table import begin_here, level_for
from bot.services import Services
from bot.tables.game import newest
from bot.tables.proposal import Proposal
from bot.ui.responder import Interaction, responding
from engine.registry import games

MOST = max(most for game in games().values() for most in [game.seats[1]])


def command(services: Services) -> AnyCommand:
    """`/practice`, with the game, how many computers and how well they play."""

    @app_commands.command(description=text("command-practice"))
    @app_commands.describe(
        game=text("option-practice-game"),
        level=text("option-level"),
        computers=text("option-practice-computers"),
        watch=text("option-watch"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=text(f"game-{key}"), value=key) for key in games()],
        level=levels(),
    )
    async def practice(
        interaction: Interaction,
        game: str,
        level: str | None = None,
        computers: app_commands.Range[int, 1, MOST] | None = None,
        watch: bool = False,
    ) -> None:
        async with responding(interaction, services.languages, public=True):
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

    return practice
