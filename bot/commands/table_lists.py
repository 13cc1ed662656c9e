"""Commands that list tables: `/games`, `/tables`, `/history`."""

from __future__ import annotations

from bot.components import history, table_lists
from bot.feature import Feature, choices
from bot.services import Services
from bot.ui.history import MINE, SERVER
from bot.ui.responder import Interaction, reply_private

feature = Feature()


@feature.command()
async def games(services: Services, interaction: Interaction) -> None:
    await reply_private(interaction, await table_lists.games(services, interaction))


@feature.command(
    "history", describe={"whose": "option-whose"}, choices={"whose": choices("whose", (MINE, SERVER))}
)
async def show_history(services: Services, interaction: Interaction, whose: str = MINE) -> None:
    await reply_private(interaction, await history.page(services, interaction, whose, 0))


@feature.command(servers_only=True)
async def tables(services: Services, interaction: Interaction) -> None:
    await reply_private(interaction, await table_lists.tables(services, interaction))
