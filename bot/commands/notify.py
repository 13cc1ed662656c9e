"""`/notify`: where and when somebody is notified."""

from __future__ import annotations

from discord import app_commands

from bot.components.notify import page
from bot.feature import Choices, Feature
from bot.services import Services
from bot.store import rows
from bot.store.columns import PreferenceColumns
from bot.tables import notification_settings
from bot.ui import time_zones
from bot.ui.message import MOST_CHOICES
from bot.ui.responder import Interaction, language_of, reply_private

feature = Feature()


@feature.command("notify", describe={"time_zone": "option-time-zone"}, rename={"time_zone": "time-zone"})
async def notify(services: Services, interaction: Interaction, time_zone: str | None = None) -> None:
    """The page; a time zone can be typed, since no menu holds them all."""
    before = await services.store.read(rows.preferences, interaction.user.id)
    chosen: PreferenceColumns = {} if time_zone is None else {"time_zone": time_zone}
    wishes = await services.manager.run_for(
        notification_settings.set_preferences, interaction.user.id, **chosen
    )
    await reply_private(interaction, page(services, interaction, wishes, before=before))


@feature.suggestions("notify", "time_zone")
async def _suggest(services: Services, interaction: Interaction, typed: str) -> Choices:
    """Time zones by the city they are named after."""
    say = await language_of(interaction, services.languages)
    found = time_zones.named(typed, say)
    return [app_commands.Choice(name=name, value=zone) for name, zone in found[:MOST_CHOICES]]
