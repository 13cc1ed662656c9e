"""`/daily`: today's deal, the same for everybody; or how yesterday's was played."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.commands.translations import text
from bot.commands.tree import AnyCommand
from bot.components import daily, pictured
from bot.services import Services
from bot.ui.responder import Interaction, defer_reply, reply_private, responding

TODAY, YESTERDAY = "today", "yesterday"


def command(services: Services) -> AnyCommand:
    """`/daily`, and which day's."""

    @app_commands.command(name="daily", description=text("command-daily"))
    @app_commands.describe(day=text("option-daily-day"))
    @app_commands.choices(
        day=[app_commands.Choice(name=text(f"daily-{day}"), value=day) for day in (TODAY, YESTERDAY)]
    )
    async def daily_deal(interaction: Interaction, day: str = TODAY) -> None:
        async with responding(interaction, services.languages):
            await defer_reply(interaction)
            shown = daily.yesterday if day == YESTERDAY else daily.today
            compose = partial(shown, services, interaction)
            await pictured.answer(services, interaction, compose, reply_private)

    return daily_deal
