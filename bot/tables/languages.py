"""Which language is spoken: privately the reader's, in public the table's.

Somebody's language is the one they have chosen with `/language`, or else the one Discord shows itself in.
That is kept with their preferences, since reminders and direct messages come when nobody presses. A table's
is decided when it opens, by the server's settings or by whoever opens it, and stays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.errors import Refused
from bot.store import Player, Store, Table, rows
from bot.store.preferences import PersonTransaction
from bot.store.records import Preferences
from engine.core.catalogue import Catalogue, catalogue_for, language_for_locale, languages

FRESH = 60
"""Seconds for which one of several processes trusts what it has read; others may know better."""
MOST_KNOWN = 10_000
"""So many people are remembered."""


class _Known(NamedTuple):
    """Somebody's languages as they were read, and when."""

    chosen: str | None
    discord: str | None
    at: int


def choose(person: PersonTransaction, language: str | None) -> None:
    """Speaks this language to somebody; None: Discord's. Raises Refused: no-such-choice."""
    if language not in (None, *languages()):
        raise Refused("no-such-choice")
    person.set_columns(language=language)


def _keep(person: PersonTransaction, discord: str | None) -> None:
    """Writes down in which language Discord shows itself to somebody."""
    person.set_columns(discord_language=discord)


def say_at(table: Table) -> Catalogue:
    """What everybody at a table reads: posts, pictures and alt texts."""
    return catalogue_for(table.language)


def say_for(table: Table, player: Player) -> Catalogue:
    """What a player reads alone; of who has never pressed anything, the table's."""
    return say_by(player.wishes, table.language)


def say_by(wishes: Preferences, otherwise: str | None = None) -> Catalogue:
    """What somebody with these preferences reads alone."""
    return catalogue_for(wishes.language, wishes.discord_language, otherwise)


def say_in(table: Table, channel_id: int) -> Catalogue:
    """What is read in a channel: the table's own, or the direct messages of one of its players."""
    reader = next((player for player in table.players if player.dm_channel_id == channel_id), None)
    return say_at(table) if reader is None or channel_id == table.channel_id else say_for(table, reader)


class Languages:
    """Which language somebody who presses is answered in."""

    def __init__(self, store: Store, *, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._known = dict[int, _Known]()

    async def of(self, user_id: int, locale: str) -> Catalogue:
        """The one they have chosen, or else what Discord speaks to them, which is kept."""
        discord = language_for_locale(locale)
        known = await self._read(user_id)
        if discord is not None and known.discord != discord:
            await self._store.change_person(_keep, user_id, self._now(), discord)
            self._known[user_id] = known._replace(discord=discord)
        return catalogue_for(known.chosen, discord)

    def forget(self, user_id: int) -> None:
        """Reads anew what somebody has chosen; whoever writes that has to say so."""
        self._known.pop(user_id, None)

    async def _read(self, user_id: int) -> _Known:
        known, now = self._known.get(user_id), self._now()
        is_alone = self._store.share is None
        if known is None or not (is_alone or now - known.at < FRESH):
            wishes = await self._store.read(rows.preferences, user_id)
            known = _Known(wishes.language, wishes.discord_language, now)
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[user_id] = known
        return known
