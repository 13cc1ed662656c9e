"""`/privacy`: shows, exports or deletes what is stored about somebody."""

from __future__ import annotations

from bot.feature import Feature
from bot.services import Services
from bot.store import personal_data
from bot.ui.privacy import page
from bot.ui.responder import Interaction, reply_private, say_to

feature = Feature()


@feature.command()
async def privacy(services: Services, interaction: Interaction) -> None:
    user_id = interaction.user.id
    kept = await services.store.read(personal_data.summary, user_id)
    await reply_private(interaction, page(kept, user_id, say_to(interaction)))
