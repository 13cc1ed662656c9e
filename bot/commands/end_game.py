"""`/end-game`: a server's managers put a running game on hold."""

from __future__ import annotations

from bot.components.context import manages
from bot.errors import Refused
from bot.feature import Feature
from bot.services import Services
from bot.store import table_queries
from bot.ui.on_hold import ask_to_end
from bot.ui.responder import Interaction, reply_private, say_to

feature = Feature()


@feature.command("end-game", managers_only=True)
async def end_game(services: Services, interaction: Interaction) -> None:
    if not manages(interaction):
        raise Refused("managers-end")
    table = await services.store.read(table_queries.live_in_channel, interaction.channel_id or 0)
    if table is None:
        raise Refused("nothing-to-end")
    await reply_private(interaction, ask_to_end(table, say_to(interaction)))
