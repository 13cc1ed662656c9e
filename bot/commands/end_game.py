"""`/end-game`: a server's managers put a running game on hold."""

from __future__ import annotations

from discord import app_commands

from bot.commands.translations import text
from bot.commands.tree import AnyCommand
from bot.components.context import manages
from bot.errors import Refused
from bot.services import Services
from bot.store import table_queries
from bot.ui.on_hold import ask_to_end
from bot.ui.responder import Interaction, reply_private, responding, say_to


def command(services: Services) -> AnyCommand:
    """The command; Discord shows it to those alone who may manage the server."""

    @app_commands.command(name="end-game", description=text("command-end-game"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def end_game(interaction: Interaction) -> None:
        async with responding(interaction, services.languages):
            if not manages(interaction):
                raise Refused("managers-end")
            table = await services.store.read(table_queries.live_in_channel, interaction.channel_id or 0)
            if table is None:
                raise Refused("nothing-to-end")
            await reply_private(interaction, ask_to_end(table, say_to(interaction)))

    return end_game
