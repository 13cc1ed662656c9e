"""How much is owed and due, and if anything is at all, read from the partial indexes."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import BindParameter, Connection, ScalarSelect, bindparam, exists, func, or_, select

from bot.store.schema import (
    AWAITING,
    LIVE,
    LOBBY,
    OFFERED,
    OPENING,
    OWED,
    PLAYING,
    UNTOLD,
    WAITING,
    Condition,
    invitations,
    jobs,
    tables,
)

_WAITING = (OFFERED, OPENING, LOBBY)
_NOW: BindParameter[int] = bindparam("now")


def _number(*conditions: Condition) -> ScalarSelect[int]:
    """How many tables there are of some kind."""
    return select(func.count()).select_from(tables).where(*conditions).correlate(None).scalar_subquery()


_ALL = select(
    func.count().filter(tables.c.published_version < tables.c.version),
    func.count().filter(tables.c.dm_version < tables.c.version),
    func.min(tables.c.changed_at),
    select(func.count()).select_from(jobs).where(jobs.c.due_at <= _NOW).scalar_subquery(),
    _number(AWAITING),
    _number(LIVE),
    # Those that wait are few.
    *(_number(WAITING, tables.c.status == status) for status in _WAITING),
).where(OWED)
_ANY = select(
    or_(
        exists().where(OWED).select_from(tables),
        exists().where(AWAITING).select_from(tables),
        exists().where(UNTOLD).select_from(invitations),
        exists().where(jobs.c.due_at <= _NOW),
    )
)


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
    posts, hands, since, clocks, computers, live, *waiting = connection.execute(_ALL, {"now": now}).one()
    states = dict(zip(_WAITING, waiting, strict=True))
    return Backlog(
        posts=posts,
        hands=hands,
        oldest=0 if since is None else max(0, now - since),
        clocks=clocks,
        computers=computers,
        tables={**states, PLAYING: live - states[LOBBY]},
    )


def is_anything_due(connection: Connection, now: int) -> bool:
    """Whether a round finds anything to do on any server; most minutes nothing is, and nothing is claimed."""
    return bool(connection.scalar(_ANY, {"now": now}))
