"""How much one person and one server may have at once.

The numbers are whoever runs the bot's, and generous: nobody who plays meets them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.errors import Refused
from bot.store.table_queries import OpenCounts
from bot.store.transaction import TableTransaction

HOUR = 60 * 60


class Limit(NamedTuple):
    """The most there may be of something."""

    person: int
    server: int

    def __str__(self) -> str:
        """As it is set."""
        return f"{self.person},{self.server}"


class Limits(NamedTuple):
    """What is limited: what is open at the same time, threads and games opened within an hour, films."""

    tables: Limit = Limit(25, 500)
    lobbies: Limit = Limit(5, 50)
    practice: Limit = Limit(5, 50)
    threads: Limit = Limit(6, 60)
    films: Limit = Limit(2, 4)
    openings: Limit = Limit(20, 200)


USUAL = Limits()
NONE = Limits(*[Limit(10**9, 10**9)] * len(Limits._fields))
"""For whoever drives the tables without a bot: as good as no limits."""


def require_room(change: TableTransaction, limits: Limits, *, of: Sequence[str] = OpenCounts._fields) -> None:
    """For a table that was just opened, or begun. Raises Refused: own-tables, server-lobbies, …"""
    _require("own", change.hosted(), {what: getattr(limits, what).person for what in of})
    if change.table.guild_id:  # direct messages are nobody's server
        _require("server", change.on_server(), {what: getattr(limits, what).server for what in of})


def _require(whose: str, found: OpenCounts, most: dict[str, int]) -> None:
    for what, allowed in most.items():
        if getattr(found, what) > allowed:
            raise Refused(f"{whose}-{what}", most=allowed)


class Recently:
    """Counts what somebody has done within an hour, and a server.

    In memory: a restart that forgets it lets somebody begin anew, once.
    """

    def __init__(self, what: str, limit: Limit, *, now: Callable[[], int]) -> None:
        self._what, self._limit, self._now = what, limit, now
        self._times: dict[tuple[str, int], deque[int]] = {}

    def count(self, user_id: int, guild_id: int) -> None:
        """Counts one more; in direct messages only for the person. Raises Refused: own-threads, …"""
        now = self._now()
        self._forget(now - HOUR)
        of_both = self._limits(user_id, guild_id)
        for key, most in of_both.items():
            times = self._times.setdefault(key, deque())
            if len(times) >= most:
                raise Refused(f"{key[0]}-{self._what}", most=most, when=f"<t:{times[0] + HOUR}:R>")
        for key in of_both:
            self._times[key].append(now)

    def take_back(self, user_id: int, guild_id: int) -> None:
        """Take back the newest count, because nothing was opened."""
        for key in self._limits(user_id, guild_id):
            if times := self._times.get(key):
                times.pop()

    def _limits(self, user_id: int, guild_id: int) -> dict[tuple[str, int], int]:
        own = {("own", user_id): self._limit.person}
        return own | ({("server", guild_id): self._limit.server} if guild_id else {})

    def _forget(self, before: int) -> None:
        for key, times in list(self._times.items()):
            while times and times[0] <= before:
                times.popleft()
            if not times:
                del self._times[key]
