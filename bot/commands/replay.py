"""`/replay` shows a game again, turn by turn; `/analyse` tells its players how it turned."""

from __future__ import annotations

from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.commands.translations import text
from bot.components import analysis, pictured, replay
from bot.components.context import table_here, table_number
from bot.components.history import seen
from bot.errors import Refused
from bot.services import Services
from bot.store import Table, archive, table_queries
from bot.ui.history import label
from bot.ui.message import MOST_CHOICES
from bot.ui.responder import Interaction, defer_reply, language_of, reply_private, responding

TABLE = "#"
"""Before a table's number: without it, a number is that of a line in `/history`."""
SEARCHED = 200
"""The newest games, one's own and those in sight, among which those are found that fit what is typed."""


class ReplayCommands(commands.Cog):
    """The table of the channel, or a finished game of one's own or of the server."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(description=text("command-replay"))
    @app_commands.describe(game=text("option-replay-game"))
    async def replay(self, interaction: Interaction, game: str | None = None) -> None:
        async with responding(interaction, self._services.languages):
            await defer_reply(interaction)
            table = await (self._here(interaction) if game is None else self._named(interaction, game))
            compose = partial(replay.opened, self._services, interaction, table)
            await pictured.answer(self._services, interaction, compose, reply_private)

    @app_commands.command(description=text("command-analyse"))
    @app_commands.describe(game=text("option-analyse-game"))
    async def analyse(self, interaction: Interaction, game: str | None = None) -> None:
        async with responding(interaction, self._services.languages):
            await defer_reply(interaction)
            table = await (self._newest(interaction) if game is None else self._named(interaction, game))
            await analysis.tell(self._services, interaction, table.id)

    async def _newest(self, interaction: Interaction) -> Table:
        """One's own newest finished game. Raises Refused: no-game-to-analyse."""
        table = await self._own(interaction, 1)
        if table is None:
            raise Refused("no-game-to-analyse")
        return table

    @analyse.autocomplete("game")
    @replay.autocomplete("game")
    async def _suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=text, value=f"{TABLE}{table_id}")
            for text, table_id in (await self._fitting(interaction, typed))[:MOST_CHOICES]
        ]

    async def _fitting(self, interaction: Interaction, typed: str) -> list[tuple[str, int]]:
        """The finished games (label, table) that fit what was typed.

        First one's own, numbered as in `/history`, then the others of the server that are in sight.
        """
        store, most = self._services.store, SEARCHED if typed else MOST_CHOICES
        mine = await store.read(archive.played_by, interaction.user.id, first=0, most=most)
        here = await seen(self._services, interaction, first=0, most=most)
        games = [*mine, *(game for game in here if game not in mine)]
        say = await language_of(interaction, self._services.languages)
        labels = [label(game, place, len(mine), say) for place, game in enumerate(games, 1)]
        every = ((text, game.table_id) for text, game in zip(labels, games, strict=True))
        return [(text, table_id) for text, table_id in every if typed.lower() in text.lower()]

    async def _here(self, interaction: Interaction) -> Table:
        """The newest game of the channel; in direct messages without one, one's own."""
        table = await self._services.store.read(table_queries.newest_in_channel, interaction.channel_id or 0)
        if table is not None:
            return await replay.replayable(self._services, interaction, table.id)
        if interaction.guild_id is not None:
            raise Refused("no-replay-here")
        return await self._own(interaction, 1) or await table_here(self._services, interaction)

    async def _named(self, interaction: Interaction, name: str) -> Table:
        """A game as it was suggested, by its number in `/history`, or the first that fits.

        Raises Refused: no-such-game.
        """
        name = name.strip()
        try:
            table_id = table_number(name.removeprefix(TABLE))
            if name.startswith(TABLE):
                return await replay.replayable(self._services, interaction, table_id)
            table = await self._own(interaction, table_id)
        except Refused:
            fitting = await self._fitting(interaction, name) if name else []
            table = await self._services.manager.table(fitting[0][1]) if fitting else None
        if table is None:
            raise Refused("no-such-game")
        return table

    async def _own(self, interaction: Interaction, number: int) -> Table | None:
        """One of one's own finished games, by its number in `/history`."""
        store, first = self._services.store, max(number - 1, 0)
        games = await store.read(archive.played_by, interaction.user.id, first=first, most=1)
        return await self._services.manager.table(games[0].table_id) if games else None
