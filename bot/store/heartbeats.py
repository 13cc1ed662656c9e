"""Heartbeats of the bot's processes, and the downtime when they are missing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Insert,
    Update,
    bindparam,
    case,
    exists,
    insert,
    select,
    update,
)

from bot.store import invitation_queries, sharding
from bot.store.jobs import CLOCK
from bot.store.schema import PLAYING, WAITING, Condition, clock_stops, jobs, tables
from bot.store.sharding import ShardRange, own


def record_heartbeat(connection: Connection, share: ShardRange | None, now: int, patience: int) -> int:
    """Record a process's heartbeat; return the seconds of downtime before it, or 0 up to `patience`.

    Downtime is the time without a heartbeat of any process with common servers. It is recorded so that no
    clock and no lobby counts it.
    """
    former = sharding.record_sign_of_life(connection, share, now)
    if former is None or now - former <= patience:
        return 0
    connection.execute(_downtime(share), {"begins": former, "ends": now})
    _keep_open(connection, share, former, now)
    return now - former


@cache
def _downtime(share: ShardRange | None) -> Insert:
    """Build the insert of a downtime interval at a share's (None: all) running games with a clock."""
    begins, ends = bindparam("begins", type_=BigInteger), bindparam("ends", type_=BigInteger)
    same = (clock_stops.c.table_id == tables.c.id, clock_stops.c.begins == begins, clock_stops.c.ends == ends)
    known = exists().where(*same)
    clocked = tables.c.id.in_(select(jobs.c.table_id).where(jobs.c.kind == CLOCK))
    playing = (clocked, tables.c.status == PLAYING, ~known, *own(share))
    return insert(clock_stops).from_select(
        ["table_id", "begins", "ends"], select(tables.c.id, begins, ends).where(*playing)
    )


def _keep_open(connection: Connection, share: ShardRange | None, silent_since: int, now: int) -> None:
    """Extend a share's lobbies (None: all) by the downtime from `silent_since` to `now`.

    Their jobs are delayed, and edits of their messages become pending.
    """
    opened = tables.c.created_at
    waiting: tuple[Condition, ...] = (WAITING, opened < now, *own(share))
    lost = case((opened > silent_since, now - opened), else_=now - silent_since)
    later = {
        "created_at": opened + lost,
        "starts_at": tables.c.starts_at + lost,
        "published_version": tables.c.published_version - 1,
    }
    invitation_queries.outdate(connection, connection.scalars(select(tables.c.id).where(*waiting)).all())
    connection.execute(_delay_lobby_jobs_statement(waiting, lost))
    connection.execute(update(tables).where(*waiting).values(**later))


def _delay_lobby_jobs_statement(waiting: Sequence[Condition], lost: ColumnElement[int]) -> Update:
    """Build the update that delays clock jobs of the tables `waiting` by the seconds `lost`."""
    mine = (jobs.c.kind == CLOCK, jobs.c.table_id.in_(select(tables.c.id).where(*waiting)))
    delay = select(lost).where(tables.c.id == jobs.c.table_id).scalar_subquery()
    return update(jobs).where(*mine).values(due_at=jobs.c.due_at + delay)
