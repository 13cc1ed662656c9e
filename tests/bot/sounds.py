"""Count which messages made a sound for whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import simcord

from tests.bot.evening import Evening, Seen


class Sounds:
    """Count messages since the last call. Edits and private answers never make a sound.

    A direct message makes one unless it is silent, a post only for the users that it mentions and may notify.
    """

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._seen = max((message.id for message in self._sent()), default=0)

    def look(self) -> tuple[Counter[str], Counter[str]]:
        """Return by name: messages with and without a sound since the last call."""
        loud, silent = Counter[str](), Counter[str]()
        for message in [message for message in self._sent() if message.id > self._seen]:
            self._seen = max(self._seen, message.id)
            for person in self._readers(message):
                (loud if self._rings(person, message) else silent)[person.name] += 1
        return loud, silent

    def loud(self, person: simcord.MemberActor) -> int:
        """Return the number of messages that pinged a user since the last call."""
        return self.look()[0][person.name]

    def _sent(self) -> Iterator[Any]:
        backend = self._evening.env.backend
        for channel_id in list(backend.messages):
            for message in list(backend.messages[channel_id].values()):
                if not message.is_ephemeral and message.author_id == backend.bot_user.id:
                    yield message

    def _readers(self, message: Any) -> list[simcord.MemberActor]:
        direct = [one for one in self._evening.people if one.user.dm_channel.id == message.channel_id]
        return direct or self._evening.people

    def _rings(self, person: simcord.MemberActor, message: Any) -> bool:
        seen = Seen(self._evening.env, message.channel_id, message.id)
        if seen.is_silent:
            return False
        return person.id in seen.notified or person.user.dm_channel.id == message.channel_id
