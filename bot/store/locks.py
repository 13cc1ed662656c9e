"""Locks between writers: rows and advisory locks on PostgreSQL; SQLite has one writer anyway."""

from __future__ import annotations

from hashlib import blake2b

from sqlalchemy import Connection, func, select

from bot.store.schema import tables

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
