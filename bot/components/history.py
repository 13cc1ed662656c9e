"""Finished games: list, export, check.

Whoever sees a game's channel, or played, reads of it what everybody has seen. The seed and the transcript,
which tell every hand, go to the players, and to others when all agree.
"""

from __future__ import annotations

from bot.components import matches
from bot.components.access import sees, visible
from bot.components.context import picked, table_number
from bot.errors import Refused
from bot.feature import Feature
from bot.services import Services
from bot.store import Table, archive
from bot.store.archive import Finished
from bot.tables.fairness import is_given
from bot.ui import history
from bot.ui.custom_id import CustomId, page_number
from bot.ui.history import A_PAGE, MINE, SERVER
from bot.ui.message import Message
from bot.ui.responder import Interaction, defer_reply, reply_private, say_to, show

feature = Feature()


async def page(services: Services, interaction: Interaction, whose: str, number: int) -> Message:
    """A page of finished games: of whoever asks, or of the server as far as they see it."""
    whose = whose if interaction.guild_id else MINE
    first, user_id = number * A_PAGE, interaction.user.id
    if whose == SERVER:
        games = await seen(services, interaction, first=first, most=A_PAGE + 1)
    else:
        games = await services.store.read(archive.played_by, user_id, first=first, most=A_PAGE + 1)
    return history.page(games, user_id, whose, number, say_to(interaction))


async def seen(services: Services, interaction: Interaction, *, first: int, most: int) -> list[Finished]:
    """The finished games of the server where somebody played, or whose channels they may see."""
    if interaction.guild_id is None:
        return []
    whose, channels = (interaction.guild_id, interaction.user.id), visible(interaction)
    return await services.store.read(archive.played_on, *whose, channels, first=first, most=most)


@feature.button("history")
async def turn(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Earlier* and *Later* below `/history`; what an id makes up leads to the first page."""
    whose, number = (*press.path, "", "")[:2]
    shown = SERVER if whose == SERVER else MINE
    message = await page(services, interaction, shown, page_number(number))
    await show(interaction, message)


@feature.button("transcript")
async def transcript(services: Services, interaction: Interaction, press: CustomId) -> None:
    """A game chosen in `/history`, as a file. Raises Refused: no-such-table, not-over, not-given."""
    await defer_reply(interaction)
    table = await services.manager.table(table_number(picked(interaction)))
    if not sees(interaction, table):
        raise Refused("no-such-table")
    if table.is_finished and not is_given(table, interaction.user.id):
        raise Refused("not-given", table)
    told = await services.manager.transcript(table)
    await reply_private(interaction, history.file(table, told, say_to(interaction)))


async def verify(services: Services, interaction: Interaction, table: Table) -> Message:
    """What came of checking a table's shuffle, with the seed for whom it is given to.

    Of a running game there is the fingerprint alone. Raises Refused: not-begun.
    """
    if table.seed is None:
        raise Refused("not-begun", table)
    if table.is_match:
        return await matches.verify(services, table, say_to(interaction))
    if not table.is_finished:
        return history.not_yet(table, say_to(interaction))
    told = await services.manager.transcript(table)
    holds = await services.manager.is_as_recorded(table, told)
    if not is_given(table, interaction.user.id):
        return history.vouched(table, told, holds=holds, say=say_to(interaction))
    return history.verified(table, told, holds=holds, say=say_to(interaction))
