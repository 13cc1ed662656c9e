"""How much is owed and due, read from the partial indexes."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, ScalarSelect, TextClause, bindparam, func, select

from bot.store.schema import AWAITING, LIVE, LOBBY, OFFERED, OPENING, OWED, PLAYING, WAITING, tables

_WAITING = (OFFERED, OPENING, LOBBY)


def _number(*conditions: ColumnElement[bool] | TextClause) -> ScalarSelect[int]:
    """How many tables there are of some kind."""
    return select(func.count()).select_from(tables).where(*conditions).correlate(None).scalar_subquery()


_ALL = select(
    func.count().filter(tables.c.published_version < tables.c.version),
    func.count().filter(tables.c.dm_version < tables.c.version),
    func.min(tables.c.changed_at),
    _number(tables.c.next_due_at <= bindparam("now")),
    _number(AWAITING),
    _number(LIVE),
    # Those that wait are few.
    *(_number(WAITING, tables.c.status == status) for status in _WAITING),
).where(OWED)


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
