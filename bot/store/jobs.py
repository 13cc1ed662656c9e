"""Jobs: work that falls due at a stored time, one row each.

A job has a kind and is about a user, a table or a message. A process claims due jobs by a lease and records
the outcome. After a crash a job is due again when its lease ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    case,
    delete,
    func,
    select,
    tuple_,
    update,
)
from sqlalchemy.sql.dml import ReturningUpdate

from bot.store.dialects import INSERT, Insert
from bot.store.schema import Fields, jobs
from bot.store.sharding import ShardRange


@dataclass(frozen=True)
class Job:
    """A job as read: its subject (0: none), and when it is due.

    `guild_id` is the server whose process runs it (None: any process). `tried_for` is the due time for which
    a message may have been sent.
    """

    kind: str
    user_id: int = 0
    table_id: int = 0
    message_id: int = 0
    guild_id: int | None = None
    due_at: int = 0
    leased_until: int = 0
    tried_for: int | None = None

    @property
    def key(self) -> tuple[str, int, int, int]:
        """Kind, user id, table id, message id."""
        return self.kind, self.user_id, self.table_id, self.message_id

    @property
    def first_due(self) -> int:
        """The due time for which its message was first tried (Unix seconds). Without a try it is `due_at`."""
        return self.due_at if self.tried_for is None else self.tried_for


def server_job(kind: str, guild_id: int, due_at: int = 0) -> Job:
    """Return the only job of a kind about a server, whose id is also its message id."""
    return Job(kind, message_id=guild_id, guild_id=guild_id, due_at=due_at)


CLOCK = "clock"
"""The kind of job for a table's clock, its lobby, and closing its thread."""
Kinds: TypeAlias = Sequence[tuple[str, int]]
"""Job kinds that a process runs, each with the most it claims at a time."""

_NAMES = [field.name for field in fields(Job)]
_COLUMNS = [jobs.c[name] for name in _NAMES]
_KEY_NAMES = ("kind", "user_id", "table_id", "message_id")
_KEY = [jobs.c[name] for name in _KEY_NAMES]
_MINE = tuple(column == bindparam(f"of_{name}") for name, column in zip(_KEY_NAMES, _KEY, strict=True))
_CLAIMED = (*_MINE, jobs.c.leased_until == bindparam("lease"))
_IS_DUE = jobs.c.due_at <= bindparam("now")
_OF = select(*_COLUMNS).where(*_MINE)
_DELETE = delete(jobs).where(*_MINE)
_DONE = delete(jobs).where(*_CLAIMED)
_AGAIN = update(jobs).where(*_CLAIMED).values(due_at=bindparam("at"), leased_until=0)
_ADVANCE = (
    update(jobs)
    .where(*_MINE, (jobs.c.due_at > bindparam("at")) | (jobs.c.leased_until > 0))
    .values(due_at=bindparam("at"), leased_until=0)
)
_TRIED_FOR = select(jobs.c.tried_for).where(*_MINE)
_TRY = update(jobs).where(*_MINE).values(tried_for=bindparam("moment"))


def schedule(connection: Connection, job: Job) -> None:
    """Store when a job is due (`due_at`).

    An existing one loses its lease and runs again; `tried_for` stays.
    """
    schedule_all(connection, [job])


def schedule_all(connection: Connection, scheduled: Sequence[Job]) -> None:
    """Store when jobs are due, as `schedule` does, in one statement. There may be none."""
    rows = [{**{name: getattr(job, name) for name in _NAMES}, "leased_until": 0} for job in scheduled]
    if rows:
        connection.execute(_schedule_statement(connection.dialect.name), rows)


@cache
def _schedule_statement(dialect: str) -> Insert:
    """Build the upsert of a job. A job with its key gets the new server, due time and lease."""
    added = INSERT[dialect](jobs)
    changed = {name: added.excluded[name] for name in ("guild_id", "due_at", "leased_until")}
    return added.on_conflict_do_update(index_elements=_KEY, set_=changed)


def advance(connection: Connection, job: Job) -> None:
    """Make an existing job due by `due_at`, unless it is due earlier.

    A job that is running runs once more. Does nothing without a job.
    """
    connection.execute(_ADVANCE, {**_key_parameters(job), "at": job.due_at})


def cancel(connection: Connection, job: Job) -> None:
    """Delete a job, if it exists."""
    connection.execute(_DELETE, _key_parameters(job))


def cancel_about(connection: Connection, kind: str, message_id: int) -> None:
    """Delete all users' jobs of a kind about a message."""
    connection.execute(delete(jobs).where(jobs.c.kind == kind, jobs.c.message_id == message_id))


def reschedule(connection: Connection, job: Job, due_at: int | None) -> None:
    """Store when the job with the key of `job` is due, as `schedule` does; None cancels it."""
    if due_at is None:
        cancel(connection, job)
    else:
        schedule(connection, replace(job, due_at=due_at))


def of(connection: Connection, job: Job) -> Job | None:
    """Return the stored job with the key of `job`, or None."""
    row = connection.execute(_OF, _key_parameters(job)).first()
    return None if row is None else Job(*row)


def claim(connection: Connection, kinds: Kinds, share: ShardRange | None, now: int, until: int) -> list[Job]:
    """Lease due jobs of some kinds until a time, and return them, earliest due first.

    `kinds` are pairs of a kind and the most jobs of it. Leased jobs are left out. With a share: only jobs of
    its servers and of none.
    """
    claimed = connection.execute(_claim_statement(tuple(kinds), share), {"now": now, "until": until})
    return sorted((Job(*row) for row in claimed), key=lambda job: job.due_at)


@cache
def _claim_statement(
    kinds: tuple[tuple[str, int], ...], share: ShardRange | None
) -> ReturningUpdate[*Fields]:
    """Build the statement that claims the oldest due jobs of each kind, at most as many as `kinds` says."""
    free = jobs.c.leased_until <= bindparam("now")
    found = select(*_KEY, jobs.c.due_at).where(_IS_DUE, free, *_served_by(share))
    # Without this SQLite scans all jobs in the order of another index.
    due = found.with_for_update(skip_locked=True).cte("due").prefix_with("MATERIALIZED")
    place = func.row_number().over(partition_by=due.c.kind, order_by=due.c.due_at).label("place")
    placed = select(*(due.c[name] for name in _KEY_NAMES), place).subquery("placed")
    most = case(dict(kinds), value=placed.c.kind, else_=0)
    oldest = select(*(placed.c[name] for name in _KEY_NAMES)).where(placed.c.place <= most)
    mine = tuple_(*_KEY).in_(oldest)
    return update(jobs).where(mine).values(leased_until=bindparam("until")).returning(*_COLUMNS)


def _served_by(share: ShardRange | None) -> list[ColumnElement[bool]]:
    """Return the condition for jobs of a share's servers or of none. Empty without a share."""
    return [] if share is None else [jobs.c.guild_id.is_(None) | share.serves(jobs.c.guild_id)]


def finish(connection: Connection, job: Job, again_at: int | None) -> None:
    """Record that a claimed job has run.

    Delete it (None), or store when it is due again. A job that was rescheduled while it ran, or claimed by
    another process, is left unchanged.
    """
    claimed = {**_key_parameters(job), "lease": job.leased_until}
    if again_at is None:
        connection.execute(_DONE, claimed)
    else:
        connection.execute(_AGAIN, {**claimed, "at": again_at})


def release_all(connection: Connection) -> None:
    """End all leases. For a database's only process as it starts: those that had leases are dead."""
    connection.execute(update(jobs).where(jobs.c.leased_until > 0).values(leased_until=0))


def record_attempt(connection: Connection, job: Job, moment: int) -> bool:
    """Record that a job's message for the due time `moment` is about to be sent.

    Return whether an attempt for the same moment was recorded before.
    """
    before = connection.scalar(_TRIED_FOR, _key_parameters(job))
    connection.execute(_TRY, {**_key_parameters(job), "moment": moment})
    return before == moment


def _key_parameters(job: Job) -> dict[str, object]:
    return {f"of_{name}": value for name, value in zip(_KEY_NAMES, job.key, strict=True)}
