"""Rows as records: a table with its players in one statement, and its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, select

from bot.store.records import Logged, Player, Table
from bot.store.schema import moves, seats, tables
from engine.core.replay import Entry

_FIELDS = [field.name for field in fields(Table) if field.name != "players"]
_TABLE = [tables.c[name] for name in _FIELDS]
_PLAYER = [seats.c[field.name] for field in fields(Player)]
TABLES: Select[Any] = (
    select(*_TABLE, *_PLAYER).select_from(tables.outerjoin(seats)).order_by(tables.c.id, seats.c.seat)
)
"""Tables, a row for each player (or one without), oldest first."""


def found(connection: Connection, *conditions: ColumnElement[bool]) -> tuple[Table, ...]:
    """The tables for which the conditions hold, oldest first."""
    rows = connection.execute(TABLES.where(*conditions)).all()
    return tuple(_table(list(own)) for _, own in groupby(rows, itemgetter(0)))


def first(connection: Connection, *conditions: ColumnElement[bool]) -> Table | None:
    """The oldest table for which the conditions hold."""
    return next(iter(found(connection, *conditions)), None)


def _table(rows: Sequence[Row[Any]]) -> Table:
    width = len(_TABLE)
    players = (Player(*row[width:]) for row in rows if row[width] is not None)
    return Table(**dict(zip(_FIELDS, rows[0], strict=False)), players=tuple(players))


def log(connection: Connection, table_id: int) -> tuple[Logged, ...]:
    """All moves of a table, in order, with the versions they led to."""
    query = (
        select(moves.c.version, moves.c.seat, moves.c.text)
        .where(moves.c.table_id == table_id)
        .order_by(moves.c.version)
    )
    return tuple(Logged(version, Entry(seat, text)) for version, seat, text in connection.execute(query))
