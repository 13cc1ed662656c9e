"""`/notify`: where and when somebody is notified."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.commands.translations import text
from bot.components.notify import page
from bot.services import Services
from bot.store import rows
from bot.store.columns import PreferenceColumns
from bot.tables import notification_settings
from bot.ui import time_zones
from bot.ui.message import MOST_CHOICES
from bot.ui.responder import Interaction, language_of, reply_private, responding


class NotifyCommands(commands.Cog):
    """What somebody wishes wherever they sit."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._manager = services.manager

    @app_commands.command(description=text("command-notify"))
    @app_commands.rename(time_zone="time-zone")
    @app_commands.describe(time_zone=text("option-time-zone"))
    async def notify(self, interaction: Interaction, time_zone: str | None = None) -> None:
        """The page; a time zone can be typed, since no menu holds them all."""
        async with responding(interaction, self._services.languages):
            before = await self._manager.store.read(rows.preferences, interaction.user.id)
            chosen: PreferenceColumns = {} if time_zone is None else {"time_zone": time_zone}
            wishes = await self._manager.run_for(
                notification_settings.set_preferences, interaction.user.id, **chosen
            )
            await reply_private(interaction, page(self._services, interaction, wishes, before=before))

    @notify.autocomplete("time_zone")
    async def _suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Time zones by the city they are named after."""
        say = await language_of(interaction, self._services.languages)
        found = time_zones.named(typed, say)
        return [app_commands.Choice(name=name, value=zone) for name, zone in found[:MOST_CHOICES]]
