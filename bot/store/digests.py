"""Digests: when each is due, and whether one may have been sent without being noted."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from bot.store.claiming import claim, noted_before
from bot.store.database import Database
from bot.store.schema import digests
from bot.store.upsert import INSERT

_CLAIM = claim(digests.c.user_id, digests.c.due_at, [digests.c.user_id], most=200)


class Digests:
    """Whose digest is due. Every method is a transaction of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def claim(self, now: int, until: int) -> tuple[int, ...]:
        """Whose digest is due; nobody else is told of them before the time `until`."""
        return await self._database.write(_claim, now, until)

    async def attempt(self, user_id: int, due_at: int) -> bool:
        """Notes that the digest due at a time is about to be sent; whether that was noted before."""
        return await self._database.write(_attempt, user_id, due_at)

    async def next(self, user_id: int, due_at: int) -> None:
        """Writes down when somebody's next digest is due, if they still want any."""
        mine = digests.c.user_id == user_id
        await self._database.write(
            lambda connection: connection.execute(update(digests).where(mine).values(due_at=due_at))
        )


def schedule(connection: Connection, user_id: int, due_at: int | None) -> None:
    """Writes down when somebody's next digest is due; None: they want none."""
    if due_at is None:
        connection.execute(delete(digests).where(digests.c.user_id == user_id))
    else:
        added = INSERT[connection.dialect.name](digests).values(user_id=user_id, due_at=due_at)
        kept = added.on_conflict_do_update(index_elements=[digests.c.user_id], set_={"due_at": due_at})
        connection.execute(kept)


def last(connection: Connection, user_id: int) -> int | None:
    """For which moment the last digest was sent, or tried; None: there was none since it was turned on."""
    return connection.scalar(select(digests.c.tried).where(digests.c.user_id == user_id))


def _claim(connection: Connection, now: int, until: int) -> tuple[int, ...]:
    return tuple(connection.scalars(_CLAIM, {"now": now, "until": until}))


def _attempt(connection: Connection, user_id: int, due_at: int) -> bool:
    return noted_before(connection, digests.c.tried, digests.c.user_id == user_id, due_at)
