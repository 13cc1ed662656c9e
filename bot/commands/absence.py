"""`/away` and `/back`: one's clocks stand still at every table."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import Refused
from bot.services import Services
from bot.store import Table
from bot.tables.absence import MOST
from bot.tables.clock import DAY
from bot.ui.answer import Interaction, answering, privately
from bot.ui.clock import day
from bot.ui.message import Message
from bot.ui.sentences import COMMANDS
from engine.core.catalogue import catalogue

_say = catalogue()


class AbsenceCommands(commands.Cog):
    """What can be said anywhere about being away."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._say = services.say
        self._manager = services.manager

    @app_commands.command(description=_say("command-away"))
    @app_commands.describe(until=_say("option-until"))
    async def away(self, interaction: Interaction, until: str) -> None:
        async with answering(interaction, self._say):
            end = _end_of(until)
            tables = await self._manager.people.go_away(interaction.user.id, end)
            self._show(tables)
            text = self._say("away-now", when=day(end), count=len(tables), **COMMANDS)
            await privately(interaction, Message(text))

    @away.autocomplete("until")
    async def _suggest(self, _interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The days one may be away."""
        today = discord.utils.utcnow().date()
        days = [today + timedelta(number) for number in range(MOST // DAY)]
        names = {self._say("away-day", day=f"{one:%A, %d %B %Y}", date=one.isoformat()): one for one in days}
        return [
            app_commands.Choice(name=name, value=one.isoformat())
            for name, one in names.items()
            if typed.lower() in name.lower()
        ]

    @app_commands.command(description=_say("command-back"))
    async def back(self, interaction: Interaction) -> None:
        async with answering(interaction, self._say):
            tables = await self._manager.people.be_back(interaction.user.id)
            self._show(tables)
            await privately(interaction, Message(self._say("back-now")))

    def _show(self, tables: list[Table]) -> None:
        for table in tables:
            self._services.publisher.correct_time(table.id)


def _end_of(text: str) -> int:
    """The moment a day is over. Raises Refused: no-such-day."""
    try:
        last = date.fromisoformat(text.strip())
        return int(datetime.combine(last + timedelta(1), time(), UTC).timestamp())
    except (ValueError, OverflowError):
        raise Refused("no-such-day") from None
