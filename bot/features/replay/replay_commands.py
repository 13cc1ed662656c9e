"""`/replay` shows a game again, turn by turn; `/analyse` tells its players how it turned."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.errors import Refused
from bot.feature import Choices, Feature
from bot.features.replay import analysis, replay_buttons
from bot.features.replay.history import label, seen
from bot.handlers import pictured_answers
from bot.handlers.context import table_here, table_number
from bot.services import Services
from bot.store import Table, archive, table_queries
from bot.ui.message import MOST_CHOICES
from bot.ui.responder import Interaction, defer_reply, language_of, reply_private

TABLE = "#"
"""Before a table's number: without it, a number is that of a line in `/history`."""
SEARCHED = 200
"""The newest games, one's own and those in sight, among which those are found that fit what is typed."""

feature = Feature()


@feature.command("replay", describe={"game": "option-replay-game"})
async def show_replay(services: Services, interaction: Interaction, game: str | None = None) -> None:
    await defer_reply(interaction)
    table = await (_here(services, interaction) if game is None else _named(services, interaction, game))
    compose = partial(replay_buttons.opened, services, interaction, table)
    await pictured_answers.answer(services, interaction, compose, reply_private)


@feature.command("analyse", describe={"game": "option-analyse-game"})
async def analyse(services: Services, interaction: Interaction, game: str | None = None) -> None:
    await defer_reply(interaction)
    table = await (_newest(services, interaction) if game is None else _named(services, interaction, game))
    await analysis.tell(services, interaction, table.id)


async def _newest(services: Services, interaction: Interaction) -> Table:
    """One's own newest finished game. Raises Refused: no-game-to-analyse."""
    table = await _own(services, interaction, 1)
    if table is None:
        raise Refused("no-game-to-analyse")
    return table


@feature.suggestions("analyse", "game")
@feature.suggestions("replay", "game")
async def _suggest(services: Services, interaction: Interaction, typed: str) -> Choices:
    return [
        app_commands.Choice(name=text, value=f"{TABLE}{table_id}")
        for text, table_id in (await _fitting(services, interaction, typed))[:MOST_CHOICES]
    ]


async def _fitting(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, int]]:
    """The finished games (label, table) that fit what was typed.

    First one's own, numbered as in `/history`, then the others of the server that are in sight.
    """
    store, most = services.store, SEARCHED if typed else MOST_CHOICES
    mine = await store.read(archive.played_by, interaction.user.id, first=0, most=most)
    here = await seen(services, interaction, first=0, most=most)
    games = [*mine, *(game for game in here if game not in mine)]
    say = await language_of(interaction, services.languages)
    labels = [label(game, place, len(mine), say) for place, game in enumerate(games, 1)]
    every = ((text, game.table_id) for text, game in zip(labels, games, strict=True))
    return [(text, table_id) for text, table_id in every if typed.lower() in text.lower()]


async def _here(services: Services, interaction: Interaction) -> Table:
    """The newest game of the channel; in direct messages without one, one's own."""
    table = await services.store.read(table_queries.newest_in_channel, interaction.channel_id or 0)
    if table is not None:
        return await replay_buttons.replayable(services, interaction, table.id)
    if interaction.guild_id is not None:
        raise Refused("no-replay-here")
    return await _own(services, interaction, 1) or await table_here(services, interaction)


async def _named(services: Services, interaction: Interaction, name: str) -> Table:
    """A game as it was suggested, by its number in `/history`, or the first that fits.

    Raises Refused: no-such-game.
    """
    name = name.strip()
    try:
        table_id = table_number(name.removeprefix(TABLE))
        if name.startswith(TABLE):
            return await replay_buttons.replayable(services, interaction, table_id)
        table = await _own(services, interaction, table_id)
    except Refused:
        fitting = await _fitting(services, interaction, name) if name else []
        table = await services.manager.table(fitting[0][1]) if fitting else None
    if table is None:
        raise Refused("no-such-game")
    return table


async def _own(services: Services, interaction: Interaction, number: int) -> Table | None:
    """One of one's own finished games, by its number in `/history`."""
    store, first = services.store, max(number - 1, 0)
    games = await store.read(archive.played_by, interaction.user.id, first=first, most=1)
    return await services.manager.table(games[0].table_id) if games else None
