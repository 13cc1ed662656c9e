"""`/learn`."""

from __future__ import annotations

from bot.components import lessons
from bot.feature import Feature, choices
from bot.services import Services
from bot.ui.responder import Interaction
from engine.courses import courses

feature = Feature()


@feature.command(
    "learn", describe={"course": "option-learn-course"}, choices={"course": choices("course", courses())}
)
async def learn(services: Services, interaction: Interaction, course: str | None = None) -> None:
    await lessons.tell(services, interaction, course)
