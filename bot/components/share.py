"""*Share* below a finished game: its picture, for whoever sees the game, to post where they like."""

from __future__ import annotations

from bot.components.replay import replayable
from bot.errors import Refused
from bot.feature import Feature
from bot.services import Services
from bot.ui import share
from bot.ui.custom_id import CustomId
from bot.ui.responder import Interaction, defer_reply, reply_private, say_to
from engine.core.types import ABANDONED

feature = Feature()


@feature.button("share")
async def show(services: Services, interaction: Interaction, press: CustomId) -> None:
    """The picture, privately. Raises Refused: no-such-table, not-begun, not-over, no-winner."""
    await defer_reply(interaction)
    table = await replayable(services, interaction, press.table)
    position = await services.manager.view(table, None)
    if position.result is None:
        raise Refused("not-over", table)
    if position.result.why == ABANDONED:
        raise Refused("no-winner", table)
    await reply_private(interaction, await share.message(position, position.result, say_to(interaction)))
