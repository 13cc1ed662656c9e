"""A rules page: its menu, *Next*, and *Rules* below a lobby."""

from __future__ import annotations

from bot.errors import Refused
from bot.presses.asked import picked
from bot.services import Services
from bot.ui import reading
from bot.ui.answer import Interaction, show
from bot.ui.press import Press, number


async def turn(services: Services, interaction: Interaction, press: Press) -> None:
    """Another section of a game's rules, or from a lobby the first. Raises Refused: unknown-rules."""
    key, *section = press.path or ("",)
    try:
        page = number(section[0] if section else picked(interaction))
        message = None if page is None else reading.rules_page(key, page, services.say)
    except (LookupError, ValueError, OSError):
        message = None
    if message is None:
        raise Refused("unknown-rules")
    await show(interaction, message, pictures=True)
