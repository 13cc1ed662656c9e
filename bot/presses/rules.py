"""The menu of a rules page."""

from __future__ import annotations

from bot.errors import Refused
from bot.presses.asked import picked
from bot.services import Services
from bot.ui import reading
from bot.ui.answer import Interaction, replace
from bot.ui.press import Press


async def turn(services: Services, interaction: Interaction, press: Press) -> None:
    """Another section of a game's rules. Raises Refused: unknown-rules."""
    try:
        message = reading.rules_page(press.path[0], int(picked(interaction)), services.say)
    except (LookupError, ValueError, OSError):
        raise Refused("unknown-rules") from None
    await replace(interaction, message, pictures=True)
