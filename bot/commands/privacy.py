"""`/privacy`: shows, exports or deletes what is stored about somebody."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.commands.translations import text
from bot.services import Services
from bot.store import personal_data
from bot.ui.privacy import page
from bot.ui.responder import Interaction, reply_private, responding, say_to


class PrivacyCommands(commands.Cog):
    """What can be asked anywhere about oneself."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(description=text("command-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        async with responding(interaction, self._services.languages):
            user_id = interaction.user.id
            kept = await self._services.store.read(personal_data.summary, user_id)
            await reply_private(interaction, page(kept, user_id, say_to(interaction)))
