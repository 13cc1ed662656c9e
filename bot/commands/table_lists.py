"""Commands that list tables: `/games`, `/tables`, `/history`."""

from __future__ import annotations

from bot.components import table_lists
from bot.feature import Feature
from bot.services import Services
from bot.ui.responder import Interaction, reply_private

feature = Feature()


@feature.command("games")
async def games(services: Services, interaction: Interaction) -> None:
    await reply_private(interaction, await table_lists.games(services, interaction))


@feature.command("tables", servers_only=True)
async def tables(services: Services, interaction: Interaction) -> None:
    await reply_private(interaction, await table_lists.tables(services, interaction))
