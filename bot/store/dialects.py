"""What SQLite and PostgreSQL do differently: upserts, and locks between writers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import TypeAlias

from sqlalchemy import Connection, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

from bot.store.schema import tables

Insert: TypeAlias = sqlite.Insert | postgresql.Insert
"""An insert that may overwrite."""
INSERT: dict[str, Callable[[Table], Insert]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""What SQL has no common words for, by dialect."""


def insertion(connection: Connection, table: Table) -> Insert:
    """Return an insert to which `on_conflict_do_nothing` or `on_conflict_do_update` can be added."""
    return INSERT[connection.dialect.name](table)


def upsert(connection: Connection, table: Table) -> Insert:
    """An insert of whole rows that overwrites the row with the same key, if there is one."""
    return _upsert(connection.dialect.name, table)


@cache
def _upsert(dialect: str, table: Table) -> Insert:
    added = INSERT[dialect](table)
    key = table.primary_key.columns
    rest = {column.name: added.excluded[column.name] for column in table.columns if column.name not in key}
    return added.on_conflict_do_update(index_elements=list(key), set_=rest)


MIGRATIONS, RATINGS, PERSON, HOST, NUMBERS = "migrations", "ratings", "person", "host", "numbers"
"""What is done by one transaction at a time: bringing the schema up to date, rating, changing a person,
opening tables for one, numbering a table."""


def advisory_lock(connection: Connection, what: str, number: int = 0) -> None:
    """Waits until no other transaction does the same, where there are several writers; then others wait.

    For what has no row yet that could be locked.
    """
    if _has_one_writer(connection):
        return
    digest = blake2b(f"explorers {what} {number}".encode(), digest_size=8).digest()
    key = int.from_bytes(digest, "big", signed=True)
    connection.execute(select(func.pg_advisory_xact_lock(key)))


def lock_table(connection: Connection, table_id: int) -> None:
    """Puts the writers of a table and of what belongs to it in line, before any of them reads."""
    if not _has_one_writer(connection):
        # Rows that refer to the table may be added meanwhile.
        row = select(tables.c.id).where(tables.c.id == table_id)
        connection.execute(row.with_for_update(key_share=True))


def _has_one_writer(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"
