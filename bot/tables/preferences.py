"""What people decide about themselves, at every table."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.store import Store, Table
from bot.store.records import Preferences
from bot.tables import absence, deletion, notification_settings


class PreferenceService:
    """People, by their numbers. Every change is one transaction."""

    def __init__(self, store: Store, *, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def preferences(self, user_id: int) -> Preferences:
        """What somebody wishes, and how long they are away."""
        return await self._store.preferences(user_id)

    async def set_preferences(self, user_id: int, **wanted: str | int | bool | None) -> Preferences:
        """Writes down what somebody wishes anew; None: as before. Raises Refused: no-such-zone, …"""
        now = self._now()
        return await self._store.change_preferences(
            user_id, lambda person: notification_settings.wish(person, now, **wanted)
        )

    async def mute(self, user_id: int) -> Preferences:
        """Mutes everything for a day; what somebody wishes then."""
        now = self._now()
        return await self._store.change_preferences(
            user_id, lambda person: notification_settings.mute(person, now)
        )

    async def unmute(self, user_id: int) -> Preferences:
        """Ends a muted day; what somebody wishes then."""
        now = self._now()
        return await self._store.change_preferences(
            user_id, lambda person: notification_settings.unmute(person, now)
        )

    async def go_away(self, user_id: int, until: int) -> list[Table]:
        """Stops somebody's clocks; the tables where they are to move. Raises Refused: away-past, …"""
        now = self._now()
        return await self._store.change_preferences(user_id, lambda person: absence.go(person, until, now))

    async def be_back(self, user_id: int) -> list[Table]:
        """Lets somebody's clocks run on; the tables where they are to move. Raises Refused: not-away."""
        now = self._now()
        return await self._store.change_preferences(user_id, lambda person: absence.come_back(person, now))

    async def show_name(self, user_id: int, name: str | None) -> None:
        """Shows somebody under a name on the leaderboards of every server; None: no longer."""
        await self._store.change_preferences(user_id, lambda person: person.set_columns(public_name=name))

    async def personal_data_summary(self, user_id: int) -> dict[str, int]:
        """How much is kept about somebody, by kind."""
        return await self._store.personal_data_summary(user_id)

    async def export(self, user_id: int) -> bytes:
        """All that is kept about somebody, as JSON."""
        return msgspec.json.format(msgspec.json.encode(await self._store.personal_data(user_id)))

    async def forget(self, user_id: int, name: str) -> deletion.Left:
        """Forgets somebody; games with others keep somebody of this name in their place."""
        now = self._now()
        return await self._store.change_preferences(
            user_id, lambda person: deletion.forget(person, name, now)
        )
