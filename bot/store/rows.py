"""Turns rows into records: a table with its players in one statement, and its log.

What is asked at every turn is put together once, with parameters: that takes longer than to ask it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from itertools import groupby
from operator import itemgetter

from sqlalchemy import Connection, bindparam, select

from bot.store.records import USUAL_WISHES, Logged, Player, Preferences, Progress, Table
from bot.store.schema import AnyRow, AnySelect, Fields, moves, seats, tables, user_preferences
from engine.core.replay import Entry

_FIELDS = [field.name for field in fields(Table) if field.name != "players"]
_TABLE = [tables.c[name] for name in _FIELDS]
_SEAT = [seats.c[field.name] for field in fields(Player) if field.name != "wishes"]
_WISHES = [user_preferences.c[field.name] for field in fields(Preferences)]
TABLES = (
    select(*_TABLE, *_SEAT, *_WISHES)
    .select_from(
        tables.outerjoin(seats).outerjoin(user_preferences, user_preferences.c.user_id == seats.c.user_id)
    )
    .order_by(tables.c.id, seats.c.seat)
)
"""Tables, a row for each player (or one without), oldest first."""
_ONE_TABLE = TABLES.where(tables.c.id == bindparam("of_table"))
_PROGRESS = select(*(tables.c[name] for name in Progress._fields)).where(tables.c.id == bindparam("of_table"))
_OWN_WISHES = select(user_preferences.c.user_id, *_WISHES).where(
    user_preferences.c.user_id.in_(bindparam("of_users", expanding=True))
)
_LOG = (
    select(moves.c.version, moves.c.seat, moves.c.text)
    .where(moves.c.table_id == bindparam("of_table"), moves.c.version > bindparam("after"))
    .order_by(moves.c.version)
)


def table(connection: Connection, table_id: int) -> Table | None:
    """A table by its number."""
    rows = connection.execute(_ONE_TABLE, {"of_table": table_id}).all()
    return _table(rows) if rows else None


def progress(connection: Connection, table_id: int) -> Progress | None:
    """How far a table has come."""
    row = connection.execute(_PROGRESS, {"of_table": table_id}).first()
    return None if row is None else Progress(*row)


def found(connection: Connection, /, query: AnySelect, **given: int) -> tuple[Table, ...]:
    """The tables of a query (`TABLES` with a condition) for some parameters, oldest first."""
    answered = connection.execute(query, given).all()
    return tuple(_table(list(own)) for _, own in groupby(answered, itemgetter(0)))


def _table(rows: Sequence[AnyRow]) -> Table:
    width = len(_TABLE)
    seated = [row[width:] for row in rows if row[width] is not None]
    return Table(**dict(zip(_FIELDS, rows[0], strict=False)), players=tuple(map(_player, seated)))


def _player(row: Fields) -> Player:
    seat, wishes = row[: len(_SEAT)], row[len(_SEAT) :]
    # Nobody wishes nothing: where there is no row, every column is empty.
    return Player(*(*seat, USUAL_WISHES if wishes[0] is None else Preferences(*wishes)))


def wishes(connection: Connection, user_ids: Iterable[int]) -> dict[int, Preferences]:
    """What people wish, by their numbers; those who never said are left out."""
    found = connection.execute(_OWN_WISHES, {"of_users": list(user_ids)})
    return {user_id: Preferences(*own) for user_id, *own in found}


def log(connection: Connection, table_id: int, after: int = 0) -> tuple[Logged, ...]:
    """The moves of a table after a version, in order, with the versions they led to."""
    logged = connection.execute(_LOG, {"of_table": table_id, "after": after})
    return tuple(Logged(version, Entry(seat, text)) for version, seat, text in logged)
