"""Commands that list tables: `/games`, `/tables`, `/history`."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.commands.translations import text
from bot.components import history, table_lists
from bot.services import Services
from bot.ui.history import MINE, SERVER
from bot.ui.responder import Interaction, reply_private, responding


class ListingCommands(commands.Cog):
    """What is being played: by oneself anywhere, and by everybody here."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(description=text("command-games"))
    async def games(self, interaction: Interaction) -> None:
        async with responding(interaction, self._services.languages):
            await reply_private(interaction, await table_lists.games(self._services, interaction))

    @app_commands.command(description=text("command-history"))
    @app_commands.describe(whose=text("option-whose"))
    @app_commands.choices(
        whose=[app_commands.Choice(name=text(f"whose-{whose}"), value=whose) for whose in (MINE, SERVER)]
    )
    async def history(self, interaction: Interaction, whose: str = MINE) -> None:
        async with responding(interaction, self._services.languages):
            await reply_private(interaction, await history.page(self._services, interaction, whose, 0))

    @app_commands.command(description=text("command-tables"))
    @app_commands.guild_only()
    async def tables(self, interaction: Interaction) -> None:
        async with responding(interaction, self._services.languages):
            await reply_private(interaction, await table_lists.tables(self._services, interaction))
