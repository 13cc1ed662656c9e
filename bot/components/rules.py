"""A rules page: its menu, *Next*, and *Rules* below a lobby."""

from __future__ import annotations

from bot.components import lessons
from bot.components.context import picked
from bot.errors import Refused
from bot.feature import Feature
from bot.services import Services
from bot.ui import help_pages
from bot.ui.custom_id import CustomId, number
from bot.ui.responder import Interaction, say_to, show

feature = Feature()


@feature.button("rules")
async def turn(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Another section of a game's rules, or from a lobby the first; of no game, the choice of one.

    Raises Refused: unknown-rules.
    """
    if not press.path:
        await show(interaction, help_pages.all_rules(say_to(interaction)))
        return
    key, *section = press.path
    learns = await lessons.are_left(services, interaction.user.id, key)
    try:
        page = number(section[0] if section else picked(interaction))
        message = (
            None if page is None else help_pages.rules_page(key, page, say_to(interaction), learns=learns)
        )
    except (LookupError, ValueError, OSError):
        message = None
    if message is None:
        raise Refused("unknown-rules")
    await show(interaction, message, pictures=True)
