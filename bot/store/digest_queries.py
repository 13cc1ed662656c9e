"""Queries about daily digests: when each is due, and for which moment one may have been sent."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from bot.store.claiming import claim, noted_before
from bot.store.schema import digests
from bot.store.upsert import INSERT

_CLAIM = claim(digests.c.user_id, digests.c.due_at, [digests.c.user_id], most=200)


def claim_due(connection: Connection, now: int, until: int) -> tuple[int, ...]:
    """Lease the digests that are due until a time; return whose they are."""
    return tuple(connection.scalars(_CLAIM, {"now": now, "until": until}))


def record_attempt(connection: Connection, user_id: int, due_at: int) -> bool:
    """Record that the digest due at a time is about to be sent; return whether that was recorded before."""
    return noted_before(connection, digests.c.tried, digests.c.user_id == user_id, due_at)


def postpone(connection: Connection, user_id: int, due_at: int) -> None:
    """Set when a user's next digest is due, unless they have turned it off."""
    connection.execute(update(digests).where(digests.c.user_id == user_id).values(due_at=due_at))


def schedule(connection: Connection, user_id: int, due_at: int | None) -> None:
    """Turn a user's digest on, due at a time, or off (None)."""
    if due_at is None:
        connection.execute(delete(digests).where(digests.c.user_id == user_id))
    else:
        added = INSERT[connection.dialect.name](digests).values(user_id=user_id, due_at=due_at)
        kept = added.on_conflict_do_update(index_elements=[digests.c.user_id], set_={"due_at": due_at})
        connection.execute(kept)


def last_attempt(connection: Connection, user_id: int) -> int | None:
    """Return for which moment the last digest was sent, or tried; None since it was turned on."""
    return connection.scalar(select(digests.c.tried).where(digests.c.user_id == user_id))
