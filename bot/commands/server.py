"""`/settings`: a server's settings, for its managers."""

from __future__ import annotations

from bot.components.server import managed
from bot.feature import Feature
from bot.services import Services
from bot.ui.responder import Interaction, reply_private, say_to
from bot.ui.server import settings_page

feature = Feature()


@feature.command(managers_only=True)
async def settings(services: Services, interaction: Interaction) -> None:
    server = await services.manager.server(managed(interaction))
    await reply_private(interaction, settings_page(server, say_to(interaction)))
