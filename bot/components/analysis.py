"""*Analyse* below a finished game, and `/analyse`: how it turned, privately and for its players alone."""

from __future__ import annotations

from functools import partial

import msgspec

from bot.components import pictured
from bot.components.replay import TOLD_EVERY, replayable
from bot.feature import Feature
from bot.services import Services
from bot.store import Table, analyses, rows
from bot.tables.analysis import costly_turns, judged, require_analysable
from bot.ui import analysis
from bot.ui.custom_id import CustomId
from bot.ui.message import Message
from bot.ui.responder import Interaction, defer_reply, edit, say_to
from engine.ai.game_analysis import Analysis

feature = Feature()


@feature.button("analyse")
async def show(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Analyse*. Raises Refused: no-such-table, not-over, not-analysed-for, no-analysis, …"""
    await defer_reply(interaction)
    await tell(services, interaction, press.table)


async def tell(services: Services, interaction: Interaction, table_id: int) -> None:
    """Show how a game turned. Raises Refused, as `show`."""
    compose = partial(_analysed, services, interaction, table_id)
    await pictured.answer(services, interaction, compose, partial(edit, pictures=True))


async def _analysed(services: Services, interaction: Interaction, table_id: int) -> Message:
    """How a game turned; until it is found out, the answer says how far that is. Raises Refused."""
    table = await replayable(services, interaction, table_id)
    position = await services.manager.view(table, interaction.user.id)
    result = position.result
    require_analysable(table, interaction.user.id, result)
    assert result is not None
    found = await services.store.read(analyses.of, table.id)
    if found is None:
        found = await _looked_back(services, interaction, table)
    log = await services.store.read(rows.log, table.id)
    turns = await services.manager.replay(table)
    costly = list(costly_turns(table, log, found))
    shown = analysis.looked(table, result, turns, found, costly, say_to(interaction))
    return await analysis.made(table, shown, costly, say_to(interaction))


async def _looked_back(services: Services, interaction: Interaction, table: Table) -> Analysis:
    """The analysis of a game. It is stored as soon as it is made: until then a press may have expired."""

    async def keep(data: bytes) -> None:
        await services.store.write(analyses.keep, table.id, _read(data))

    told = await services.manager.transcript(table)
    making = services.analyses.make(
        table.id,
        told,
        judged(table),
        user_id=interaction.user.id,
        guild_id=interaction.guild_id or 0,
        keep=keep,
    )
    while (data := await making.within(TOLD_EVERY)) is None:
        await edit(interaction, analysis.making(making.done, say_to(interaction)))
    return _read(data)


def _read(data: bytes) -> Analysis:
    return msgspec.json.decode(data, type=Analysis)
