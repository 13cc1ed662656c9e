"""Queries about delayed notifications, and about who was at the table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache

from sqlalchemy import Connection, Select, bindparam, case, select, update

from bot.store.records import Seen
from bot.store.schema import NOTIFYING, seats, tables
from bot.store.sharding import ShardRange, own

_CLAIMED_AT_ONCE = 500
_SEAT = (seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
_PUT_OFF = update(seats).where(*_SEAT).values(notify_at=bindparam("at"))
_TURN = select(tables.c.turn_version).where(tables.c.id == bindparam("of_table")).scalar_subquery()
_SEEN = (
    update(seats)
    .where(*_SEAT, seats.c.user_id == bindparam("of_user"))
    .values(
        seen_at=bindparam("at"), notify_at=case((bindparam("turn") == _TURN, None), else_=seats.c.notify_at)
    )
)


@cache
def _due(share: ShardRange | None) -> Select[int, int, int]:
    return (
        select(seats.c.user_id, seats.c.table_id, seats.c.seat)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(NOTIFYING, seats.c.notify_at <= bindparam("now"), *own(share))
        .order_by(seats.c.notify_at, seats.c.table_id)
        .limit(_CLAIMED_AT_ONCE)
        .with_for_update(skip_locked=True, of=seats)
    )


def claim_due(connection: Connection, share: ShardRange | None, now: int, until: int) -> dict[int, list[int]]:
    """Lease the notifications that are due until a time; return the tables of each user."""
    found = defaultdict[int, list[int]](list)
    taken: list[dict[str, int]] = []
    for user_id, table_id, seat in connection.execute(_due(share), {"now": now}):
        found[user_id].append(table_id)
        taken.append({"of_table": table_id, "of_seat": seat, "at": until})
    if taken:
        connection.execute(_PUT_OFF, taken)
    return dict(found)


def put_off(connection: Connection, table_id: int, seat: int, at: int | None) -> None:
    """Set when a player is to be notified; None: not at all."""
    connection.execute(_PUT_OFF, {"of_table": table_id, "of_seat": seat, "at": at})


def record_seen(connection: Connection, seen: Sequence[Seen]) -> None:
    """Record that players were at their tables. A player who has seen the turn is not notified of it."""
    rows = [
        {
            "of_table": one.table_id,
            "of_seat": one.seat,
            "of_user": one.user_id,
            "turn": one.turn,
            "at": one.at,
        }
        for one in seen
    ]
    connection.execute(_SEEN, rows)
