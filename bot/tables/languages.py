"""Languages: private messages use the reader's, public ones the table's.

A user's language is the one chosen with `/language`, else that of their Discord client; both are stored. A
table's is fixed when it opens, by the server's settings or its host.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.errors import Refused
from bot.store import Player, Store, Table, table_queries
from bot.store.records import Preferences
from bot.store.transaction import PersonTransaction
from engine.core.catalogue import Catalogue, catalogue_for, language_for_locale, languages

CACHE_SECONDS = 60
"""Seconds for which a process trusts its cache if other processes share the database."""
MOST_KNOWN = 10_000
"""Cached users at most."""


class _Known(NamedTuple):
    """A user's languages and when they were read."""

    chosen: str | None
    discord: str | None
    at: int


def choose_language(person: PersonTransaction, language: str | None) -> None:
    """Set a user's language; None: follow their Discord client. Raises Refused: no-such-choice."""
    if language not in (None, *languages()):
        raise Refused("no-such-choice")
    person.set_columns(language=language)


def _store_discord_language(person: PersonTransaction, discord: str | None) -> None:
    person.set_columns(discord_language=discord)


def say_at(table: Table) -> Catalogue:
    """Return the catalogue of a table's language, for its posts, pictures and alt texts."""
    return catalogue_for(table.language)


def say_for(table: Table, player: Player) -> Catalogue:
    """Return the catalogue for messages to one player; the table's if the player's language is unknown."""
    return say_by(player.preferences, table.language)


def say_by(preferences: Preferences, otherwise: str | None = None) -> Catalogue:
    """Return the catalogue for preferences: the chosen language, else the Discord client's, else `otherwise`.

    English if all are None.
    """
    return catalogue_for(preferences.language, preferences.discord_language, otherwise)


def say_in(table: Table, channel_id: int) -> Catalogue:
    """Return the catalogue for a channel: the reader's for a player's direct messages, else the table's."""
    reader = next((player for player in table.players if player.dm_channel_id == channel_id), None)
    return say_at(table) if reader is None or channel_id == table.channel_id else say_for(table, reader)


class Languages:
    """The languages of users who press buttons, cached."""

    def __init__(self, store: Store, *, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._known = dict[int, _Known]()

    async def of(self, user_id: int, locale: str) -> Catalogue:
        """Return the catalogue for a user: in their chosen language, else that of `locale`, else English.

        `locale` is the code that Discord sends with a press; its language is stored if it changed.
        """
        discord = language_for_locale(locale)
        known = await self._read_languages(user_id)
        if discord is not None and known.discord != discord:
            await self._store.change_person(_store_discord_language, user_id, self._now(), discord)
            if self._known.get(user_id) is known:  # no other press has changed the choice since
                self._known[user_id] = known._replace(discord=discord)
        return catalogue_for(known.chosen, discord)

    def forget(self, user_id: int) -> None:
        """Drop a user from the cache. Call it after each change of their languages."""
        self._known.pop(user_id, None)

    async def _read_languages(self, user_id: int) -> _Known:
        """Return a user's languages, cached.

        With several processes they are read again after CACHE_SECONDS. At MOST_KNOWN users the cache is
        emptied.
        """
        known, now = self._known.get(user_id), self._now()
        is_alone = self._store.share is None
        if known is None or not (is_alone or now - known.at < CACHE_SECONDS):
            preferences = await self._store.read(table_queries.read_preferences, user_id)
            known = _Known(preferences.language, preferences.discord_language, now)
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[user_id] = known
        return known
