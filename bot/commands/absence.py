"""`/away` and `/back`: stops somebody's clocks at all their tables, and starts them again."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.commands.translations import text
from bot.components import absence
from bot.services import Services
from bot.ui.responder import Interaction, language_of, reply_private, responding


class AbsenceCommands(commands.Cog):
    """What can be said anywhere about being away."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(description=text("command-away"))
    @app_commands.describe(until=text("option-until"))
    async def away(self, interaction: Interaction, until: str) -> None:
        async with responding(interaction, self._services.languages):
            await reply_private(interaction, await absence.gone(self._services, interaction, until))

    @away.autocomplete("until")
    async def _suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The days one may be away."""
        say = await language_of(interaction, self._services.languages)
        return [
            app_commands.Choice(name=day.label, value=day.value)
            for day in await absence.days(self._services, interaction.user.id, say)
            if typed.lower() in day.label.lower()
        ]

    @app_commands.command(description=text("command-back"))
    async def back(self, interaction: Interaction) -> None:
        async with responding(interaction, self._services.languages):
            await reply_private(interaction, await absence.returned(self._services, interaction))
