"""`/replay` shows a game turn by turn; `/analyse` shows its players how it developed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from discord import app_commands

from bot.errors import Refused
from bot.feature import Choices, Feature
from bot.features.replay import analysis, replay_buttons
from bot.features.replay.analysis import has_analysis
from bot.features.replay.history import game_label, visible_games
from bot.handlers import context
from bot.handlers.context import table_here, table_number
from bot.services import Services
from bot.store import Table, archive, table_queries
from bot.ui.message import MOST_CHOICES
from bot.ui.responder import Interaction, defer_reply, language_of, reply_private

TABLE = "#"
"""Prefix of a table's number. A number without it counts lines of `/history`."""
SEARCHED = 200
"""Newest games that are searched for typed text: the user's own and those they may see."""

feature = Feature()


@feature.command("replay", describe={"game": "option-replay-game"})
async def show_replay(services: Services, interaction: Interaction, game: str | None = None) -> None:
    """Handle `/replay`: answer privately with a game's replay; without `game` the channel's newest.

    Raises Refused as `_channel_game`, `_find_game` and `replay_buttons.opening_page`.
    """
    await defer_reply(interaction)
    table = await (
        _channel_game(services, interaction) if game is None else _find_game(services, interaction, game)
    )
    compose = partial(replay_buttons.opening_page, services, interaction, table)
    await context.answer(services, interaction, compose, reply_private)


@feature.command("analyse", describe={"game": "option-analyse-game"})
async def analyse(services: Services, interaction: Interaction, game: str | None = None) -> None:
    """Handle `/analyse`: answer privately with a game's analysis.

    Without `game` it is the user's newest that can be analysed. Raises Refused: no-such-game,
    no-game-to-analyse, or as `analysis.answer_with_analysis`.
    """
    await defer_reply(interaction)
    table = await (
        _newest_own_game(services, interaction, has_analysis)
        if game is None
        else _find_game(services, interaction, game)
    )
    if table is None:
        raise Refused("no-game-to-analyse")
    await analysis.answer_with_analysis(services, interaction, table.id)


async def _newest_own_game(
    services: Services, interaction: Interaction, fits: Callable[[Table, str], bool] = lambda table, why: True
) -> Table | None:
    """Return the user's newest finished game that `fits`, other than a deal that others still play.

    `fits` gets the table and why the game ended. If there is none, return the newest game, or None without
    any. Raises Refused: no-such-table, rules-gone.
    """
    newest, user_id = None, interaction.user.id
    for game in await services.store.read(archive.played_by, user_id, first=0, most=MOST_CHOICES):
        table = await services.manager.table(game.table_id)
        newest = newest or table
        if not fits(table, game.why):
            continue
        if not table.is_solo:
            return table
        with suppress(Refused):
            await services.manager.require_over(table)
            return table
    return newest


@feature.suggestions("analyse", "game")
@feature.suggestions("replay", "game")
async def _suggest_games(services: Services, interaction: Interaction, typed: str) -> Choices:
    """Suggest finished games that match the text typed: the user's, then those visible on the server.

    A choice's value is TABLE and the table's id.
    """
    return [
        app_commands.Choice(name=text, value=f"{TABLE}{table_id}")
        for text, table_id in (await _matching_games(services, interaction, typed))[:MOST_CHOICES]
    ]


async def _matching_games(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, int]]:
    """Return (label, table id) of games whose label contains the typed text: own ones, then the server's.

    Each part is newest first; own ones are numbered as in `/history`. Without text fewer are read.
    """
    store, most = services.store, SEARCHED if typed else MOST_CHOICES
    mine = await store.read(archive.played_by, interaction.user.id, first=0, most=most)
    here = await visible_games(services, interaction, first=0, most=most)
    games = [*mine, *(game for game in here if game not in mine)]
    say = await language_of(interaction, services.languages)
    labels = [game_label(game, place, len(mine), say) for place, game in enumerate(games, 1)]
    every = ((text, game.table_id) for text, game in zip(labels, games, strict=True))
    return [(text, table_id) for text, table_id in every if typed.lower() in text.lower()]


async def _channel_game(services: Services, interaction: Interaction) -> Table:
    """Return the channel's newest game.

    Direct messages without one: the user's newest finished game, else that of `table_here`. Raises Refused:
    no-replay-here on servers, no-table-here, no-table-yours, which-table, no-such-table, rules-gone,
    match-alone, daily-open, match-open.
    """
    table = await services.store.read(table_queries.newest_in_channel, interaction.channel_id or 0)
    if table is not None:
        return await replay_buttons.require_replayable(services, interaction, table.id)
    if interaction.guild_id is not None:
        raise Refused("no-replay-here")
    return await _newest_own_game(services, interaction) or await table_here(services, interaction)


async def _find_game(services: Services, interaction: Interaction, name: str) -> Table:
    """Return the game that `name` means. Raises Refused: no-such-game, or as `require_replayable`.

    It is `#` and a table's id, a number in the user's `/history`, or text in the label of a suggestion (the
    first counts).
    """
    name = name.strip()
    try:
        table_id = table_number(name.removeprefix(TABLE))
        if name.startswith(TABLE):
            return await replay_buttons.require_replayable(services, interaction, table_id)
        table = await _own_game(services, interaction, table_id)
    except Refused as refusal:
        if refusal.reason != "no-such-table":  # such as a deal that is still open
            raise
        fitting = await _matching_games(services, interaction, name) if name else []
        table = await services.manager.table(fitting[0][1]) if fitting else None
    if table is None:
        raise Refused("no-such-game")
    return table


async def _own_game(services: Services, interaction: Interaction, number: int) -> Table | None:
    """Return the user's game with this number in `/history` (from 1), or None.

    Raises Refused: no-such-table, rules-gone.
    """
    if number < 1:
        return None
    games = await services.store.read(archive.played_by, interaction.user.id, first=number - 1, most=1)
    return await services.manager.table(games[0].table_id) if games else None
