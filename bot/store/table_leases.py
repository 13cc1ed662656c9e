"""Leases on tables: one process at a time works at a table (`bot.jobs.table_lock` asks for them)."""

from __future__ import annotations

from sqlalchemy import Connection, delete

from bot.store.dialects import insertion
from bot.store.schema import table_leases


def claim(connection: Connection, table_id: int, process: str, now: int, until: int) -> bool:
    """Claims a table for a process until a time, unless another has a claim that has not run out."""
    row = {"table_id": table_id, "process": process, "until": until}
    added = insertion(connection, table_leases).values(row)
    free = (table_leases.c.until <= now) | (table_leases.c.process == process)
    taken = added.on_conflict_do_update(
        index_elements=[table_leases.c.table_id], set_={"process": process, "until": until}, where=free
    )
    return connection.execute(taken.returning(table_leases.c.table_id)).first() is not None


def release(connection: Connection, table_id: int, process: str) -> None:
    """Gives a claim up."""
    connection.execute(
        delete(table_leases).where(table_leases.c.table_id == table_id, table_leases.c.process == process)
    )
