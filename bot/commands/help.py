"""`/help` and `/rules`."""

from __future__ import annotations

from bot.components import help
from bot.components.context import table_here
from bot.errors import Refused
from bot.feature import Feature, choices
from bot.services import Services
from bot.store import lessons as lesson_progress
from bot.ui import help_pages
from bot.ui.help import START
from bot.ui.message import Message
from bot.ui.responder import Interaction, reply_private, say_to
from engine.registry import games

feature = Feature()


@feature.command("rules", describe={"game": "option-rules-game"}, choices={"game": choices("game", games())})
async def rules(services: Services, interaction: Interaction, game: str | None = None) -> None:
    key = game or await _game_here(services, interaction)
    await reply_private(interaction, await _rules_of(services, interaction, key))


async def _rules_of(services: Services, interaction: Interaction, key: str | None) -> Message:
    """The beginning of a game's rules, or the choice of a game. Raises Refused: unknown-rules."""
    if key is None:
        return help_pages.all_rules(say_to(interaction))
    learns = await services.store.read(lesson_progress.has_lessons_left, interaction.user.id, key)
    try:
        return help_pages.rules_page(key, 0, say_to(interaction), learns=learns)
    except (LookupError, OSError):
        raise Refused("unknown-rules") from None


async def _game_here(services: Services, interaction: Interaction) -> str | None:
    """The game of the table that is asked at; None where there is no such table."""
    try:
        return (await table_here(services, interaction)).game
    except Refused:
        return None


@feature.command("help")
async def show_help(services: Services, interaction: Interaction) -> None:
    await reply_private(interaction, await help.shown(services, interaction, START))
