"""`/daily`: today's deal, the same for every player; or how yesterday's was played."""

from __future__ import annotations

from functools import partial

from bot.components import daily
from bot.feature import Feature, choices
from bot.handlers import pictured_answers
from bot.services import Services
from bot.ui.responder import Interaction, defer_reply, reply_private

feature = Feature()

TODAY, YESTERDAY = "today", "yesterday"


@feature.command(
    "daily", describe={"day": "option-daily-day"}, choices={"day": choices("daily", (TODAY, YESTERDAY))}
)
async def show_daily(services: Services, interaction: Interaction, day: str = TODAY) -> None:
    await defer_reply(interaction)
    shown = daily.yesterday if day == YESTERDAY else daily.today
    await pictured_answers.answer(services, interaction, partial(shown, services, interaction), reply_private)
