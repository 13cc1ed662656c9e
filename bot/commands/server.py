"""`/settings`, for those who manage a server."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.presses.server import managed
from bot.services import Services
from bot.ui.answer import Interaction, answering, privately
from bot.ui.server import settings_page


def command(services: Services) -> app_commands.Command[Any, Any, Any]:
    """The command; Discord shows it to those alone who may manage the server."""

    @app_commands.command(name="settings", description=services.say("command-settings"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def settings(interaction: Interaction) -> None:
        async with answering(interaction, services.say):
            server = await services.manager.server(managed(interaction))
            await privately(interaction, settings_page(server, services.say))

    return settings
