"""`/away` and `/back`: stops somebody's clocks at all their tables, and starts them again."""

from __future__ import annotations

from discord import app_commands

from bot.components import absence
from bot.feature import Choices, Feature
from bot.services import Services
from bot.ui.responder import Interaction, language_of, reply_private

feature = Feature()


@feature.command(describe={"until": "option-until"})
async def away(services: Services, interaction: Interaction, until: str) -> None:
    await reply_private(interaction, await absence.gone(services, interaction, until))


@feature.suggestions("away", "until")
async def _suggest(services: Services, interaction: Interaction, typed: str) -> Choices:
    """The days one may be away."""
    say = await language_of(interaction, services.languages)
    return [
        app_commands.Choice(name=day.label, value=day.value)
        for day in await absence.days(services, interaction.user.id, say)
        if typed.lower() in day.label.lower()
    ]


@feature.command()
async def back(services: Services, interaction: Interaction) -> None:
    await reply_private(interaction, await absence.returned(services, interaction))
