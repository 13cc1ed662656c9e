"""Reading rows as records: a table with its players in one statement, and its log.

Statements are built once with parameters, which takes longer than running them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from itertools import groupby
from operator import itemgetter

from sqlalchemy import Connection, ScalarSelect, bindparam, cast, func, select
from sqlalchemy import String as Text
from sqlalchemy import Table as Rows

from bot.store.records import DEFAULT_PREFERENCES, Interval, Logged, Player, Preferences, Progress, Table
from bot.store.schema import (
    AnyRow,
    AnySelect,
    Condition,
    Fields,
    absences,
    clock_stops,
    moves,
    seats,
    tables,
    user_preferences,
)
from engine.core.game_log import Entry


def _intervals_query(rows: Rows, condition: Condition) -> ScalarSelect[str]:
    """Select all intervals that belong to a row in one text, in no order, such as `100-200,300-400`."""
    one = cast(rows.c.begins, Text) + "-" + cast(rows.c.ends, Text)
    return select(func.aggregate_strings(one, ",")).where(condition).scalar_subquery()


_STOPS = _intervals_query(clock_stops, clock_stops.c.table_id == tables.c.id)
_ABSENCES = _intervals_query(absences, absences.c.user_id == seats.c.user_id)
_FIELDS = [field.name for field in fields(Table) if field.name not in ("players", "clock_stops")]
_TABLE = [*(tables.c[name] for name in _FIELDS), _STOPS]
_SEAT = [seats.c[field.name] for field in fields(Player) if field.name != "preferences"]
_WISHES = [user_preferences.c[field.name] for field in fields(Preferences) if field.name != "absences"]
TABLES = (
    select(*_TABLE, *_SEAT, *_WISHES, _ABSENCES)
    .select_from(
        tables.outerjoin(seats).outerjoin(user_preferences, user_preferences.c.user_id == seats.c.user_id)
    )
    .order_by(tables.c.id, seats.c.seat)
)
"""A query for tables with one row per player, oldest table first."""
_ONE_TABLE = TABLES.where(tables.c.id == bindparam("of_table"))
_PROGRESS = select(*(tables.c[name] for name in Progress._fields)).where(tables.c.id == bindparam("of_table"))
_OWN_WISHES = select(
    user_preferences.c.user_id,
    *_WISHES,
    _intervals_query(absences, absences.c.user_id == user_preferences.c.user_id),
).where(user_preferences.c.user_id.in_(bindparam("of_users", expanding=True)))
_LOG = (
    select(moves.c.version, moves.c.seat, moves.c.text)
    .where(moves.c.table_id == bindparam("of_table"), moves.c.version > bindparam("after"))
    .order_by(moves.c.version)
)


def table(connection: Connection, table_id: int) -> Table | None:
    """Return a table with its players by its id, or None."""
    rows = connection.execute(_ONE_TABLE, {"of_table": table_id}).all()
    return _read_table(rows) if rows else None


def progress(connection: Connection, table_id: int) -> Progress | None:
    """Return what shows whether a copy of a table is current; None if there is no such table."""
    row = connection.execute(_PROGRESS, {"of_table": table_id}).first()
    return None if row is None else Progress(*row)


def found(connection: Connection, /, query: AnySelect, **given: int) -> tuple[Table, ...]:
    """Return the tables of a query (`TABLES` with a condition), oldest first. `given` are its parameters."""
    answered = connection.execute(query, given).all()
    return tuple(_read_table(list(own)) for _, own in groupby(answered, itemgetter(0)))


def _read_table(rows: Sequence[AnyRow]) -> Table:
    """Return the table in `rows` of `TABLES`, one per player; without players there is one row."""
    width = len(_TABLE)
    seated = [row[width:] for row in rows if row[width] is not None]
    columns = dict(zip(_FIELDS, rows[0], strict=False))
    stops = _read_intervals(rows[0][width - 1])
    return Table(**columns, clock_stops=stops, players=tuple(map(_read_player, seated)))


def _read_player(row: Fields) -> Player:
    seat, preferences = row[: len(_SEAT)], row[len(_SEAT) :]
    # All columns are NULL if the player has no row of preferences.
    return Player(*(*seat, DEFAULT_PREFERENCES if preferences[0] is None else _read_preferences(preferences)))


def _read_preferences(row: Fields) -> Preferences:
    columns = (*row[:-1], _read_intervals(row[-1]))
    return Preferences(*columns)


def _read_intervals(text: str | None) -> tuple[Interval, ...]:
    """Parse stored intervals, such as `100-200,300-400`; none for None or an empty text."""
    if not text:
        return ()
    return tuple(Interval(*map(int, interval.split("-"))) for interval in text.split(","))


def preferences_by_user(connection: Connection, user_ids: Iterable[int]) -> dict[int, Preferences]:
    """Return users' preferences by user id; users who have set none are left out."""
    found = connection.execute(_OWN_WISHES, {"of_users": list(user_ids)})
    return {row[0]: _read_preferences(tuple(row[1:])) for row in found}


def preferences(connection: Connection, user_id: int) -> Preferences:
    """Return a user's preferences; the defaults if they have none."""
    return preferences_by_user(connection, [user_id]).get(user_id, DEFAULT_PREFERENCES)


def log(connection: Connection, table_id: int, after: int = 0) -> tuple[Logged, ...]:
    """Return a table's moves that led to a version above `after`, in order."""
    logged = connection.execute(_LOG, {"of_table": table_id, "after": after})
    return tuple(Logged(version, Entry(seat, text)) for version, seat, text in logged)
