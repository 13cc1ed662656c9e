"""`/replay`: a game looked at once more, turn by turn."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.errors import Refused
from bot.presses import replay
from bot.presses.asked import table_here
from bot.services import Services
from bot.store import Table
from bot.ui.answer import Interaction, answering, privately, think
from bot.ui.history import label
from bot.ui.message import MOST_CHOICES
from engine.core.catalogue import catalogue

_say = catalogue()
TABLE = "#"
"""Before a table's number: without it, a number is that of a line in `/history`."""


class ReplayCommands(commands.Cog):
    """The table of the channel, or a finished game of one's own or of the server."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(description=_say("command-replay"))
    @app_commands.describe(game=_say("option-replay-game"))
    async def replay(self, interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction, self._services.say):
            await think(interaction)
            table = await (self._here(interaction) if game is None else self._named(interaction, game))
            await privately(interaction, await replay.opened(self._services, interaction, table))

    @replay.autocomplete("game")
    async def _suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """One's own finished games, numbered as in `/history`, then the others of the server."""
        store, guild_id = self._services.manager.store, interaction.guild_id
        mine = await store.finished_by(interaction.user.id, first=0, most=MOST_CHOICES)
        here = await store.finished_on(guild_id, first=0, most=MOST_CHOICES) if guild_id else []
        games = [*mine, *(game for game in here if game not in mine)]
        labels = (label(game, place, len(mine), self._services.say) for place, game in enumerate(games, 1))
        choices = [
            app_commands.Choice(name=text, value=f"{TABLE}{game.table_id}")
            for text, game in zip(labels, games, strict=True)
            if typed.lower() in text.lower()
        ]
        return choices[:MOST_CHOICES]

    async def _here(self, interaction: Interaction) -> Table:
        """The newest game of the channel; in direct messages without one, one's own."""
        table = await self._services.manager.store.last_in(interaction.channel_id or 0)
        if table is not None:
            return await replay.replayable(self._services, interaction, table.id)
        if interaction.guild_id is not None:
            raise Refused("no-table-here")
        return await self._own(interaction, 1) or await table_here(self._services, interaction)

    async def _named(self, interaction: Interaction, name: str) -> Table:
        """A game as it was suggested, or by its number in `/history`. Raises Refused: no-such-table."""
        number = replay.number(name.removeprefix(TABLE))
        if name.startswith(TABLE):
            return await replay.replayable(self._services, interaction, number)
        table = await self._own(interaction, number)
        if table is None:
            raise Refused("no-such-table")
        return table

    async def _own(self, interaction: Interaction, number: int) -> Table | None:
        """One of one's own finished games, by its number in `/history`."""
        store, first = self._services.manager.store, max(number - 1, 0)
        games = await store.finished_by(interaction.user.id, first=first, most=1)
        return await self._services.manager.table(games[0].table_id) if games else None
