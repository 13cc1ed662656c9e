"""How much is owed and due, read from the partial indexes."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, TextClause, func, select

from bot.store.schema import AWAITING, LIVE, LOBBY, OFFERED, OPENING, OWED, PLAYING, WAITING, tables

Condition = ColumnElement[bool] | TextClause


@dataclass(frozen=True)
class Backlog:
    """What is owed and due: numbers of tables, and for how many seconds something has been owed at most."""

    posts: int
    hands: int
    oldest: int
    clocks: int
    computers: int
    tables: dict[str, int]


def count(connection: Connection, now: int) -> Backlog:
    """Counts what is owed and due. Tables that are over are not counted: nothing has an index of them all."""
    behind = tables.c.published_version < tables.c.version
    hands = tables.c.dm_version < tables.c.version
    owed = select(
        func.count().filter(behind), func.count().filter(hands), func.min(tables.c.changed_at)
    ).where(OWED)
    posts, dealing, since = connection.execute(owed).one()
    return Backlog(
        posts=posts,
        hands=dealing,
        oldest=0 if since is None else max(0, now - since),
        clocks=_number(connection, tables.c.next_due_at <= now),
        computers=_number(connection, AWAITING),
        tables=_states(connection),
    )


def _number(connection: Connection, condition: Condition) -> int:
    return connection.scalar(select(func.count()).select_from(tables).where(condition)) or 0


def _states(connection: Connection) -> dict[str, int]:
    """Tables by state: those that wait are few, and whatever else is live is being played."""
    waiting = select(tables.c.status, func.count()).where(WAITING).group_by(tables.c.status)
    found: dict[str, int] = dict(connection.execute(waiting).all())
    playing = _number(connection, LIVE) - found.get(LOBBY, 0)
    return {**dict.fromkeys((OFFERED, OPENING, LOBBY), 0), **found, PLAYING: playing}
