"""Lists of tables and their pages."""

from __future__ import annotations

from bot.feature import Feature
from bot.handlers.context import reaches, sees
from bot.services import Services
from bot.store import table_queries
from bot.ui import table_lists
from bot.ui.custom_id import CustomId, page_number
from bot.ui.message import Message
from bot.ui.pressed_message import is_direct
from bot.ui.responder import Interaction, reply_private, say_to, show

feature = Feature()


async def games(services: Services, interaction: Interaction, page: int = 0) -> Message:
    """A page of the games of whoever asks, wherever they are played."""
    user_id = interaction.user.id
    mine = table_lists.mine(await services.store.read(table_queries.running_of_user, user_id), user_id)
    return table_lists.games_page(
        mine, page, user_id, lambda table: reaches(interaction, table), say_to(interaction)
    )


async def tables(services: Services, interaction: Interaction, page: int = 0) -> Message:
    """A page of the server's tables, as far as whoever asks may see their channels."""
    here = await services.store.read(table_queries.live_on_server, interaction.guild_id or 0)
    seen = [table for table in here if sees(interaction, table)]
    return table_lists.tables_page(seen, page, interaction.user.id, say_to(interaction))


@feature.button("games")
async def turn_games(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Previous* and *Next* below `/games`, and *My games* below a day's list, which stays as it is."""
    answer = reply_private if is_direct(interaction) else show
    await answer(interaction, await games(services, interaction, _page(press)))


@feature.button("tables")
async def turn_tables(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Previous* and *Next* below `/tables`."""
    await show(interaction, await tables(services, interaction, _page(press)))


def _page(press: CustomId) -> int:
    """The page a button leads to; whatever else its id says leads to the first."""
    return page_number("".join(press.path[:1]))
