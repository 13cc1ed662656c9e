"""Pending work, and the tables that are not over, counted from partial indexes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass

from sqlalchemy import Connection, ScalarSelect, and_, bindparam, func, or_, select
from sqlalchemy import Table as Rows

from bot.store.schema import (
    AWAITING,
    GUEST_PENDING,
    LIVE,
    LOBBY,
    OFFERED,
    OPENING,
    PENDING,
    PLAYING,
    WAITING,
    Condition,
    invitations,
    jobs,
    tables,
)
from bot.store.store import Store

MANY, COUNT_AGAIN = 1000, 10 * 60
"""From MANY live tables on, a count is reused for COUNT_AGAIN seconds."""
_WAITING = (OFFERED, OPENING, LOBBY)


def _count_query(rows: Rows, *conditions: Condition) -> ScalarSelect[int]:
    return select(func.count()).select_from(rows).where(*conditions).correlate(None).scalar_subquery()


_LATE = or_(
    and_(tables.c.published_version < tables.c.turn_version, tables.c.post_blocked_reason.is_(None)),
    tables.c.dm_version < tables.c.turn_version,
)
"""A table with a pending message that could be sent. Half-taken turns wait for their player, and posts that a
server does not permit for its managers."""
_PENDING = select(
    func.count().filter(tables.c.published_version < tables.c.version),
    func.count().filter(tables.c.dm_version < tables.c.version),
    func.min(tables.c.changed_at).filter(_LATE),
    _count_query(invitations, GUEST_PENDING),
    _count_query(jobs, jobs.c.due_at <= bindparam("now")),
    _count_query(tables, AWAITING),
).where(PENDING)
_TABLES = select(
    _count_query(tables, LIVE),
    *(_count_query(tables, WAITING, tables.c.status == status) for status in _WAITING),
)


@dataclass(frozen=True)
class Backlog:
    """Pending work on all servers.

    `posts`, `hands`: tables with a pending post, with pending direct messages; `oldest`: seconds since the
    oldest, leaving out half-taken turns and posts that lack a permission. `guests`: pending invitation
    messages; `jobs`: due jobs; `computers`: tables where one is to move.
    """

    posts: int
    hands: int
    oldest: int
    guests: int
    jobs: int
    computers: int

    @property
    def is_empty(self) -> bool:
        """Whether nothing is pending."""
        return not any(astuple(self))


def count(connection: Connection, now: int) -> Backlog:
    """Count pending work on all servers; `now` decides which jobs are due."""
    posts, hands, since, *others = connection.execute(_PENDING, {"now": now}).one()
    return Backlog(posts, hands, 0 if since is None else max(0, now - since), *others)


def live_tables(connection: Connection) -> dict[str, int]:
    """Return the number of lobbies, offers, tables being opened and running games, by status."""
    live, *waiting = connection.execute(_TABLES).one()
    states = dict(zip(_WAITING, waiting, strict=True))
    return {**states, PLAYING: live - states[LOBBY]}


class LiveTables:
    """The numbers of live tables, cached when there are many."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._counts: dict[str, int] = {}
        self._counted_at = 0

    async def counts(self) -> dict[str, int]:
        """Return the numbers of live tables by status.

        With `MANY` tables they may be up to `COUNT_AGAIN` seconds old.
        """
        now = self._now()
        if sum(self._counts.values()) < MANY or not 0 <= now - self._counted_at < COUNT_AGAIN:
            self._counts, self._counted_at = await self._store.read(live_tables), now
        return self._counts
