"""What commands are called and say of themselves, in the language of whoever looks at them.

Names stay English in every language, so that all can tell each other what to type.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord
from discord import app_commands

from engine.core.catalogue import ENGLISH, Say, catalogue, language_for_locale

log = logging.getLogger(__name__)

LONGEST = 100
"""Characters that Discord takes of a description or a choice."""


def text(key: str) -> app_commands.locale_str:
    """A message of the catalogue, English for discord.py and in every language for Discord."""
    return said(lambda say: say(key))


def said(words: Callable[[Say], str]) -> app_commands.locale_str:
    """Words put together in every language."""
    return app_commands.locale_str(words(catalogue()), words=words)


class Translator(app_commands.Translator):
    """Asked by discord.py for each text and each language of Discord, when it tells of the commands."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in that language; None where it is English too, or where Discord would refuse it."""
        words, language = string.extras.get("words"), language_for_locale(locale.value)
        if words is None or language in (None, ENGLISH):
            return None
        translated: str = words(catalogue(language))
        if not 0 < len(translated) <= LONGEST:
            log.error(
                "%s: left in English, since it has %d characters: %s", locale, len(translated), translated
            )
            return None
        return translated
