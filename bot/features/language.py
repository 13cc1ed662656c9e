"""`/language`: the language in which a user gets answers."""

from __future__ import annotations

from discord import app_commands

from bot.feature import Feature
from bot.services import Services
from bot.tables.languages import choose_language
from bot.ui.message import Message
from bot.ui.responder import Interaction, language_of, reply_private
from bot.ui.translations import text
from engine.core.catalogue import languages, native_name

feature = Feature()

DISCORD = "discord"
"""Follow the language of the user's Discord client."""


LANGUAGES = [
    app_commands.Choice(name=text("language-discord"), value=DISCORD),
    *(app_commands.Choice(name=native_name(each), value=each) for each in languages()),
]


@feature.command(
    "language",
    describe={"language": "option-language"},
    choices={"language": LANGUAGES},
    anywhere=True,
)
async def language(services: Services, interaction: Interaction, language: str) -> None:
    """Handle `/language`: store the user's language, or that it follows Discord's.

    Answer privately in that language. Raises Refused: no-such-choice.
    """
    chosen, user_id = None if language == DISCORD else language, interaction.user.id
    await services.manager.run_for(choose_language, user_id, chosen)
    services.languages.forget(user_id)
    say = await language_of(interaction, services.languages)
    how = DISCORD if chosen is None else "own"
    await reply_private(interaction, Message(say("language-chosen", how=how, name=native_name(say.language))))
