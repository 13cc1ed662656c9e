"""`/settings`: a server's settings, for its managers."""

from __future__ import annotations

from discord import app_commands

from bot.commands.translations import text
from bot.commands.tree import AnyCommand
from bot.components.server import managed
from bot.services import Services
from bot.ui.responder import Interaction, reply_private, responding, say_to
from bot.ui.server import settings_page


def command(services: Services) -> AnyCommand:
    """The command; Discord shows it to those alone who may manage the server."""

    @app_commands.command(name="settings", description=text("command-settings"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def settings(interaction: Interaction) -> None:
        async with responding(interaction, services.languages):
            server = await services.manager.server(managed(interaction))
            await reply_private(interaction, settings_page(server, say_to(interaction)))

    return settings
