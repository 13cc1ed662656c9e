"""Being away, as a command and as buttons: which day is the last, and what follows from it."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

import discord

from bot.errors import Refused
from bot.presses.asked import picked
from bot.services import Services
from bot.store import Table
from bot.tables.absence import MOST
from bot.tables.clock import DAY
from bot.ui.answer import Interaction, privately, replace
from bot.ui.clock import day
from bot.ui.message import Choice, Menu, Message
from bot.ui.press import Press
from bot.ui.sentences import COMMANDS
from engine.core.catalogue import Say


def days(say: Say) -> list[Choice]:
    """The days that can be the last of being away, today first."""
    today = discord.utils.utcnow().date()
    each = [today + timedelta(number) for number in range(MOST // DAY)]
    return [
        Choice(say("away-day", day=f"{one:%A, %d %B %Y}", date=one.isoformat()), one.isoformat())
        for one in each
    ]


async def ask(services: Services, interaction: Interaction, press: Press) -> None:
    """*Away*: until when?"""
    menu = Menu(Press("awayuntil"), services.say("choose"), days(services.say))
    await privately(interaction, Message(services.say("away-which"), rows=[menu]))


async def until(services: Services, interaction: Interaction, press: Press) -> None:
    """The day picked in the menu."""
    await replace(interaction, await gone(services, interaction, picked(interaction)))


async def back(services: Services, interaction: Interaction, press: Press) -> None:
    """*I’m back*."""
    await privately(interaction, await returned(services, interaction))


async def gone(services: Services, interaction: Interaction, last: str) -> Message:
    """Stops somebody's clocks to the end of a day. Raises Refused: no-such-day, away-past, …"""
    end = _end_of(last)
    tables = await services.manager.people.go_away(interaction.user.id, end)
    _show(services, tables)
    return Message(services.say("away-now", when=day(end), count=len(tables), **COMMANDS))


async def returned(services: Services, interaction: Interaction) -> Message:
    """Lets somebody's clocks run on. Raises Refused: not-away."""
    _show(services, await services.manager.people.be_back(interaction.user.id))
    return Message(services.say("back-now"))


def _show(services: Services, tables: list[Table]) -> None:
    for table in tables:
        services.publisher.correct_time(table.id)


def _end_of(text: str) -> int:
    """The moment a day is over. Raises Refused: no-such-day."""
    try:
        last = date.fromisoformat(text.strip())
        return int(datetime.combine(last + timedelta(1), time(), UTC).timestamp())
    except (ValueError, OverflowError):
        raise Refused("no-such-day") from None
