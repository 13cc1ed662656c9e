"""Finished games: looked through, exported, checked."""

from __future__ import annotations

from bot.errors import Refused
from bot.presses.asked import picked
from bot.presses.sight import sees
from bot.services import Services
from bot.store import Table
from bot.ui import history
from bot.ui.answer import Interaction, privately, show, think
from bot.ui.history import A_PAGE, MINE, SERVER
from bot.ui.message import Message
from bot.ui.press import Press


async def page(services: Services, interaction: Interaction, whose: str, number: int) -> Message:
    """A page of finished games: of whoever asks, or of the server."""
    whose = whose if interaction.guild_id else MINE
    store, first = services.manager.store, number * A_PAGE
    if whose == SERVER:
        games = await store.finished_on(interaction.guild_id or 0, first=first, most=A_PAGE + 1)
    else:
        games = await store.finished_by(interaction.user.id, first=first, most=A_PAGE + 1)
    return history.page(games, whose, number, services.say)


async def turn(services: Services, interaction: Interaction, press: Press) -> None:
    """*Earlier* and *Later* below `/history`; what an id makes up leads to the first page."""
    whose, number = (*press.path, "", "")[:2]
    known = number.isascii() and number.isdecimal() and len(number) < 6
    message = await page(
        services, interaction, SERVER if whose == SERVER else MINE, int(number) if known else 0
    )
    await show(interaction, message)


async def transcript(services: Services, interaction: Interaction, press: Press) -> None:
    """A game chosen in `/history`, as a file. Raises Refused: no-such-table, not-over."""
    await think(interaction)
    number = picked(interaction)
    if not (number.isascii() and number.isdecimal() and len(number) < 18):
        raise Refused("no-such-table")
    table = await services.manager.table(int(number))
    if not sees(interaction, table):
        raise Refused("no-such-table")
    told = await services.manager.transcript(table)
    await privately(interaction, history.file(table, told, services.say))


async def verify(services: Services, interaction: Interaction, table: Table) -> Message:
    """What a table's seed leads to; of a running one the fingerprint alone. Raises Refused: not-begun."""
    if table.seed is None:
        raise Refused("not-begun", table)
    if table.is_playing:
        return history.not_yet(table, services.say)
    told = await services.manager.transcript(table)
    holds = await services.manager.is_as_recorded(table, told)
    return history.verified(table, told, holds=holds, say=services.say)
