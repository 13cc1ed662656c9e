"""Names and descriptions of commands in each user's language.

Command names stay English in every language, so that players can tell each other what to type.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord
from discord import app_commands

from engine.core.catalogue import ENGLISH, Say, catalogue, language_for_locale

log = logging.getLogger(__name__)

LONGEST = 100
"""Discord's limit of characters for a description or choice."""


def text(key: str) -> app_commands.locale_str:
    """Return a translatable sentence for a command's description, by its key."""
    return composed_text(lambda say: say(key))


def composed_text(words: Callable[[Say], str]) -> app_commands.locale_str:
    """Return a translatable text that `words` builds in each language."""
    return app_commands.locale_str(words(catalogue()), words=words)


class Translator(app_commands.Translator):
    """Translate command texts when discord.py registers the commands."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in a language, or None to keep the English one.

        None for a text that was not made here, a translation as in English, and one that is too long or
        empty, which is logged.
        """
        words, language = string.extras.get("words"), language_for_locale(locale.value)
        if words is None or language in (None, ENGLISH):
            return None
        translated: str = words(catalogue(language))
        if translated == string.message:
            return None
        if not 0 < len(translated) <= LONGEST:
            said = "A command text stays in English for %s; its translation has %d characters: %s"
            log.error(said, locale, len(translated), translated)
            return None
        return translated
