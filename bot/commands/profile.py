"""`/profile`."""

from __future__ import annotations

import discord

from bot.components import profile as profiles
from bot.components.context import person
from bot.feature import Feature
from bot.services import Services
from bot.ui.responder import Interaction

feature = Feature()


@feature.command("profile", public=True, describe={"user": "option-user"})
async def profile(services: Services, interaction: Interaction, user: discord.User | None = None) -> None:
    await profiles.tell(services, interaction, person(user or interaction.user))
