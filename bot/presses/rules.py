"""A rules page: its menu, *Next*, and *Rules* below a lobby."""

from __future__ import annotations

from bot.errors import Refused
from bot.presses.asked import picked
from bot.services import Services
from bot.ui import reading
from bot.ui.answer import Interaction, show
from bot.ui.press import Press


async def turn(services: Services, interaction: Interaction, press: Press) -> None:
    """Another section of a game's rules, or from a lobby the first. Raises Refused: unknown-rules."""
    key, *section = press.path or ("",)
    try:
        number = int(section[0] if section else picked(interaction))
        message = reading.rules_page(key, number, services.say)
    except (LookupError, ValueError, OSError):
        raise Refused("unknown-rules") from None
    await show(interaction, message, pictures=True)
