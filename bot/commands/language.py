"""`/language`: in which language somebody is answered."""

from __future__ import annotations

from discord import app_commands

from bot.commands.translations import text
from bot.commands.tree import AnyCommand
from bot.services import Services
from bot.tables.languages import choose
from bot.ui.message import Message
from bot.ui.responder import Interaction, language_of, reply_private, responding
from engine.core.catalogue import languages
from engine.core.languages import own_name

DISCORD = "discord"
"""To follow whatever Discord is set to."""


def command(services: Services) -> AnyCommand:
    """`/language`, with the languages as they call themselves."""

    @app_commands.command(description=text("command-language"))
    @app_commands.describe(language=text("option-language"))
    @app_commands.choices(
        language=[
            app_commands.Choice(name=text("language-discord"), value=DISCORD),
            *(app_commands.Choice(name=own_name(each), value=each) for each in languages()),
        ]
    )
    async def language(interaction: Interaction, language: str) -> None:
        async with responding(interaction, services.languages):
            chosen, user_id = None if language == DISCORD else language, interaction.user.id
            await services.manager.run_for(choose, user_id, chosen)
            services.languages.forget(user_id)
            say = await language_of(interaction, services.languages)
            told = say(
                "language-chosen", how=DISCORD if chosen is None else "own", name=own_name(say.language)
            )
            await reply_private(interaction, Message(told))

    return language
