"""Differences between SQLite and PostgreSQL: upserts and locks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import TypeAlias

from sqlalchemy import Connection, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

from bot.store.schema import tables

Insert: TypeAlias = sqlite.Insert | postgresql.Insert
"""An insert that can handle conflicts."""
INSERT: dict[str, Callable[[Table], Insert]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""The insert of each dialect; standard SQL has no upsert."""


def insertion(connection: Connection, table: Table) -> Insert:
    """Return an insert to which `on_conflict_do_nothing` or `on_conflict_do_update` can be added."""
    return INSERT[connection.dialect.name](table)


def upsert(connection: Connection, table: Table) -> Insert:
    """Return an insert of whole rows that overwrites a row with the same key."""
    return _upsert(connection.dialect.name, table)


@cache
def _upsert(dialect: str, table: Table) -> Insert:
    added = INSERT[dialect](table)
    key = table.primary_key.columns
    rest = {column.name: added.excluded[column.name] for column in table.columns if column.name not in key}
    return added.on_conflict_do_update(index_elements=list(key), set_=rest)


MIGRATIONS, RATINGS, PERSON, HOST, NUMBERS = "migrations", "ratings", "person", "host", "numbers"
"""Names of advisory locks: schema migrations, ratings, one user, one host's tables, table numbers."""


def advisory_lock(connection: Connection, what: str, number: int = 0) -> None:
    """Wait for a lock with this name and number, and hold it until the transaction ends.

    It protects what has no row yet that could be locked. SQLite needs none: it has a single writer.
    """
    if _has_one_writer(connection):
        return
    digest = blake2b(f"explorers {what} {number}".encode(), digest_size=8).digest()
    key = int.from_bytes(digest, "big", signed=True)
    connection.execute(select(func.pg_advisory_xact_lock(key)))


def lock_table(connection: Connection, table_id: int) -> None:
    """Lock a table's row before reading it, so that writers of the table run one after another."""
    if not _has_one_writer(connection):
        # `key_share` still lets other transactions add rows that refer to the table.
        row = select(tables.c.id).where(tables.c.id == table_id)
        connection.execute(row.with_for_update(key_share=True))


def _has_one_writer(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"
