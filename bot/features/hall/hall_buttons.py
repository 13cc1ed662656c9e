"""*Join* in a hall. Its other buttons are those of `/games`, `/tables`, lessons and the daily deal."""

from __future__ import annotations

from bot.feature import Feature
from bot.features.hall.hall_message import SEAT
from bot.handlers.context import person, table_number, table_of
from bot.handlers.lobby_buttons import publish_lobby
from bot.services import Services
from bot.ui.custom_id import CustomId
from bot.ui.markup import link
from bot.ui.message import Message
from bot.ui.responder import Interaction, reply_private, say_to

feature = Feature()


@feature.button(SEAT)
async def take_seat(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Join* in a hall: seat the user, update the lobby, and answer privately with its link.

    Raises Refused: no-such-table, also for a table that the user may not see; and as `LobbyService.join`.
    """
    table_id = table_number("".join(press.path[:1]))
    table = await table_of(services, interaction, CustomId("join", table_id))
    joined = await services.manager.lobbies.join(table.id, person(interaction.user))
    await publish_lobby(services, joined)
    say = say_to(interaction)
    text = say("hall-joined", game=say(f"game-{joined.game}"), link=link(joined))
    await reply_private(interaction, Message(text))
