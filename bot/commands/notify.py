"""`/notify`: where one is reminded, and when one is left alone."""

from __future__ import annotations

from functools import cache
from zoneinfo import available_timezones

from discord import app_commands
from discord.ext import commands

from bot.services import Services
from bot.tables.digest import OFF, wanted
from bot.tables.quiet import CHANNEL, DIRECT, NOWHERE
from bot.ui.answer import Interaction, answering, privately
from bot.ui.message import MOST_CHOICES, Message
from bot.ui.sentences import COMMANDS
from engine.core.catalogue import catalogue

Hour = app_commands.Range[int, 0, 23]
_say = catalogue()
PLACES = [
    app_commands.Choice(name=_say(f"reminders-{place}"), value=place) for place in (DIRECT, CHANNEL, NOWHERE)
]
HOURS = [app_commands.Choice(name=_say("digest-choice-off"), value=OFF)]
HOURS += [app_commands.Choice(name=_say("digest-choice", hour=hour), value=hour) for hour in range(24)]


class NotifyCommands(commands.Cog):
    """What somebody wishes wherever they sit."""

    def __init__(self, services: Services) -> None:
        self._say = services.say
        self._manager = services.manager

    @app_commands.command(description=_say("command-notify"))
    @app_commands.describe(
        reminders=_say("option-reminders"),
        quiet_from=_say("option-quiet-from"),
        quiet_until=_say("option-quiet-until"),
        time_zone=_say("option-time-zone"),
        next_up=_say("option-next-up"),
        digest=_say("option-digest"),
    )
    @app_commands.choices(reminders=PLACES)
    @app_commands.choices(digest=HOURS)
    async def notify(
        self,
        interaction: Interaction,
        reminders: str | None = None,
        quiet_from: Hour | None = None,
        quiet_until: Hour | None = None,
        time_zone: str | None = None,
        next_up: bool | None = None,
        digest: int | None = None,
    ) -> None:
        async with answering(interaction, self._say):
            wishes = await self._manager.people.wish(
                interaction.user.id,
                reminders=reminders,
                quiet_from=quiet_from,
                quiet_until=quiet_until,
                time_zone=time_zone,
                next_up=next_up,
                digest=digest,
            )
            text = self._say(
                "notify-now",
                reminders=self._say(f"reminders-{wishes.reminders}"),
                quiet="no" if wishes.quiet_from == wishes.quiet_until else "yes",
                first=f"{wishes.quiet_from}:00",
                last=f"{wishes.quiet_until}:00",
                zone=wishes.time_zone,
                next="yes" if wishes.next_up else "no",
            )
            if wanted(wishes):
                daily = self._say("notify-digest", hour=wishes.digest, zone=wishes.time_zone, **COMMANDS)
                text = f"{text}\n{daily}"
            await privately(interaction, Message(text))

    @notify.autocomplete("time_zone")
    async def _suggest(self, _interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Time zones by the city they are named after."""
        words = typed.lower().replace(" ", "_")
        found = [zone for zone in _zones() if words in zone.lower()]
        return [app_commands.Choice(name=zone, value=zone) for zone in found[:MOST_CHOICES]]


@cache
def _zones() -> list[str]:
    return sorted(available_timezones())
