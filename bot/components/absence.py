"""Being away, for the commands and their buttons: the last day, and what follows from it."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import discord
from babel.dates import format_date

from bot.components.context import picked
from bot.errors import Refused
from bot.feature import Feature
from bot.services import Services
from bot.store import Table, rows
from bot.store.records import USUAL_WISHES
from bot.tables import absence, time_zones
from bot.tables.absence import MOST
from bot.tables.clock import DAY
from bot.ui.custom_id import CustomId
from bot.ui.message import Choice, Menu, Message
from bot.ui.responder import Interaction, edit, reply_private, say_to
from bot.ui.sentences import COMMANDS
from engine.core.catalogue import Say, babel_locale, capitalized

feature = Feature()


async def days(services: Services, user_id: int, say: Say) -> list[Choice]:
    """The days that can be the last of being away, today first, by somebody's own calendar."""
    zone = await _zone_of(services, user_id)
    today = discord.utils.utcnow().astimezone(zone).date()
    each = [today + timedelta(number) for number in range(MOST // DAY)]
    return [
        Choice(say("away-day", day=capitalized(_named(one, say)), date=one.isoformat()), one.isoformat())
        for one in each
    ]


def _named(day: date, say: Say) -> str:
    return str(format_date(day, "full", babel_locale(say.language)))


@feature.button("away")
async def ask(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Away*: until when?"""
    say = say_to(interaction)
    menu = Menu(CustomId("awayuntil"), say("choose"), await days(services, interaction.user.id, say))
    await reply_private(interaction, Message(say("away-which"), rows=[menu]))


@feature.button("awayuntil")
async def until(services: Services, interaction: Interaction, press: CustomId) -> None:
    """The day picked in the menu."""
    await edit(interaction, await gone(services, interaction, picked(interaction)))


@feature.button("back")
async def back(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*I’m back*."""
    await reply_private(interaction, await returned(services, interaction))


async def gone(services: Services, interaction: Interaction, last: str) -> Message:
    """Stops somebody's clocks to the end of a day. Raises Refused: no-such-day, away-past, …"""
    zone = await _zone_of(services, interaction.user.id)
    end = _end_of(last, zone)
    tables = await services.manager.run_for(absence.go, interaction.user.id, end)
    _show(services, tables)
    known = "no" if zone.key == USUAL_WISHES.time_zone else "yes"
    return Message(
        say_to(interaction)("away-now", when=f"<t:{end}:F>", count=len(tables), zone=known, **COMMANDS)
    )


async def returned(services: Services, interaction: Interaction) -> Message:
    """Lets somebody's clocks run on. Raises Refused: not-away."""
    _show(services, await services.manager.run_for(absence.come_back, interaction.user.id))
    return Message(say_to(interaction)("back-now"))


def _show(services: Services, tables: list[Table]) -> None:
    for table in tables:
        services.publisher.correct_time(table.id)


async def _zone_of(services: Services, user_id: int) -> ZoneInfo:
    """By whose clocks somebody's day ends."""
    return time_zones.zone((await services.store.read(rows.preferences, user_id)).time_zone)


def _end_of(text: str, zone: ZoneInfo) -> int:
    """The moment a day is over where somebody is. Raises Refused: no-such-day."""
    try:
        last = date.fromisoformat(text.strip())
        return int(datetime.combine(last + timedelta(1), time(), zone).timestamp())
    except (ValueError, OverflowError):
        raise Refused("no-such-day") from None
