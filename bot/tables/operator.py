"""What the operator allows: limits per user and server, refused users and servers, and a notice to all users.

`explorers refuse` and `explorers notice` store refusals and the notice, which each process reads once a
minute. Limits are settings, which regular players never reach.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection

from bot.errors import Refused
from bot.store import Store, names
from bot.store.table_queries import OpenCounts, open_counts_of_host, open_counts_of_server
from bot.store.transaction import TableTransaction

KEY = "operator"
"""Name of the stored decisions."""
PERSON, SERVER = "person", "server"
SendAlert: TypeAlias = Callable[[str], Awaitable[bool]]
"""Sends the operator a text without names; returns whether it has arrived."""


class Refusal(msgspec.Struct, frozen=True):
    """A refusal until a Unix time; None: until it is undone. `leave`: the bot leaves the server."""

    until: int | None = None
    leave: bool = False


class Notice(msgspec.Struct, frozen=True):
    """A sentence to all users, shown until a Unix time."""

    text: str
    until: int


class Decisions(msgspec.Struct, frozen=True):
    """All decisions. The keys of refusals are like `person 80351110224678912`."""

    refusals: Mapping[str, Refusal] = {}
    notice: Notice | None = None

    def in_force(self, now: int) -> Decisions:
        """Return the decisions that have not expired at a Unix time."""
        refusals = {key: one for key, one in self.refusals.items() if one.until is None or now < one.until}
        notice = self.notice if self.notice is not None and now < self.notice.until else None
        return Decisions(refusals, notice)


def refusal_key(kind: str, discord_id: int) -> str:
    """Return the key of a refusal of a user (`PERSON`) or server (`SERVER`)."""
    return f"{kind} {discord_id}"


def decisions(connection: Connection) -> Decisions:
    """Return the stored decisions, expired ones included."""
    return _decode_decisions(names.read_value(connection, KEY))


def change(connection: Connection, work: Callable[[Decisions], Decisions]) -> None:
    """Replace the stored decisions by `work(decisions)`, with their row locked."""
    names.change_value(
        connection, KEY, lambda text: msgspec.json.encode(work(_decode_decisions(text))).decode()
    )


def _decode_decisions(text: str | None) -> Decisions:
    return Decisions() if text is None else msgspec.json.decode(text, type=Decisions)


class Operator:
    """The decisions as this process last read them."""

    def __init__(self, store: Store, *, now: Callable[[], int]) -> None:
        """Begin without decisions; `renew` reads them."""
        self._store, self._now = store, now
        self._known = Decisions()
        self.alert: SendAlert | None = None
        """Send a text to the operator's webhook. None: there is no webhook."""

    async def renew(self) -> None:
        """Read the decisions again. On a database error, which is raised, the former ones stay."""
        self._known = await self._store.read(decisions)

    def refuses(self, user_id: int, guild_id: int | None = None) -> bool:
        """Return whether the operator refuses a user now, or the server if one is given."""
        keys = {refusal_key(PERSON, user_id), refusal_key(SERVER, guild_id or 0)}
        return bool(self._known.refusals) and not keys.isdisjoint(self._current_decisions.refusals)

    @property
    def notice(self) -> str | None:
        """The operator's notice to all users while it is in force, else None."""
        current = self._current_decisions.notice
        return None if current is None else current.text

    def servers_to_leave(self) -> Iterator[int]:
        """Yield the ids of refused servers that the bot is to leave."""
        for key, refusal in self._current_decisions.refusals.items():
            kind, _, guild_id = key.partition(" ")
            if kind == SERVER and refusal.leave:
                yield int(guild_id)

    @property
    def _current_decisions(self) -> Decisions:
        return self._known.in_force(self._now())


HOUR = 60 * 60


class Limit(NamedTuple):
    """The most that one user and one server may have."""

    person: int
    server: int

    def __str__(self) -> str:
        """Format the limit as in the settings: `user,server`."""
        return f"{self.person},{self.server}"


class Limits(NamedTuple):
    """Limits on open tables, lobbies and practice games, threads and openings per hour, videos at once."""

    tables: Limit = Limit(25, 500)
    lobbies: Limit = Limit(5, 50)
    practice: Limit = Limit(5, 50)
    threads: Limit = Limit(6, 60)
    videos: Limit = Limit(2, 4)
    openings: Limit = Limit(20, 200)


DEFAULT_LIMITS = Limits()
UNLIMITED = Limits(*[Limit(10**9, 10**9)] * len(Limits._fields))
"""Effectively unlimited, for tests and scripts."""


def require_room(
    change: TableTransaction, limits: Limits, *, limit_names: Sequence[str] = OpenCounts._fields
) -> None:
    """Check the limits of host and server for a table that was just opened or started.

    `limit_names` are the limits to check (fields of `OpenCounts`). Raises Refused: own-tables, own-lobbies,
    own-practice, server-tables, server-lobbies, server-practice.
    """
    own = change.within(open_counts_of_host, change.table.host_id)
    _require_within("own", own, {what: getattr(limits, what).person for what in limit_names})
    if change.table.guild_id:  # direct messages have no server
        found = change.within(open_counts_of_server, change.table.guild_id)
        _require_within("server", found, {what: getattr(limits, what).server for what in limit_names})


def _require_within(whose: str, found: OpenCounts, most: dict[str, int]) -> None:
    """Raise Refused if a count is above the most allowed; `whose` is `own` or `server`."""
    for what, allowed in most.items():
        if getattr(found, what) > allowed:
            raise Refused(f"{whose}-{what}", most=allowed)


class HourlyCounter:
    """A counter of what users and servers have done in the last hour.

    `what` ends the names of its refusals, such as own-threads; `limit` is the most actions in an hour.
    """

    def __init__(self, what: str, limit: Limit, *, now: Callable[[], int]) -> None:
        self._what, self._limit, self._now = what, limit, now
        self._times: dict[tuple[str, int], deque[int]] = {}

    def count(self, user_id: int, guild_id: int) -> None:
        """Count one more action of a user and a server.

        If `guild_id` is 0 (direct messages), only of the user. Raises Refused (own-WHAT, server-WHAT) at the
        limit, and counts nothing.
        """
        now = self._now()
        self._drop_old(now - HOUR)
        of_both = self._limits_by_key(user_id, guild_id)
        for key, most in of_both.items():
            times = self._times.setdefault(key, deque())
            if len(times) >= most:
                raise Refused(f"{key[0]}-{self._what}", most=most, when=f"<t:{times[0] + HOUR}:R>")
        for key in of_both:
            self._times[key].append(now)

    def take_back(self, user_id: int, guild_id: int) -> None:
        """Remove the newest count of a user and a server."""
        for key in self._limits_by_key(user_id, guild_id):
            if times := self._times.get(key):
                times.pop()

    def _limits_by_key(self, user_id: int, guild_id: int) -> dict[tuple[str, int], int]:
        """Return the limits by ("own", user id), and on a server also by ("server", its id)."""
        own = {("own", user_id): self._limit.person}
        return own | ({("server", guild_id): self._limit.server} if guild_id else {})

    def _drop_old(self, before: int) -> None:
        """Drop the counts up to a Unix time."""
        for key, times in list(self._times.items()):
            while times and times[0] <= before:
                times.popleft()
            if not times:
                del self._times[key]
