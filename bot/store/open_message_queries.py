"""Queries about messages that must be edited once they no longer apply."""

from __future__ import annotations

from dataclasses import astuple, fields

from sqlalchemy import Connection, bindparam, delete, select

from bot.store import jobs
from bot.store.dialects import upsert
from bot.store.jobs import Job
from bot.store.records import Kind, OpenMessage
from bot.store.schema import open_messages

_FIELDS = [field.name for field in fields(OpenMessage)]
_COLUMNS = [open_messages.c[name] for name in _FIELDS]
_AT_TABLE = select(*_COLUMNS).where(open_messages.c.table_id == bindparam("of_table"))
_BY_ID = select(*_COLUMNS).where(open_messages.c.message_id == bindparam("of_message"))
JOB = "old message"
"""The kind of job that edits one at a stored time."""


def at_table(connection: Connection, table_id: int) -> tuple[OpenMessage, ...]:
    """Return a table's messages that must be edited."""
    found = connection.execute(_AT_TABLE, {"of_table": table_id})
    return tuple(OpenMessage(*row) for row in found)


def of(connection: Connection, message_id: int) -> OpenMessage | None:
    """Return a message that must be edited by its id, or None."""
    row = connection.execute(_BY_ID, {"of_message": message_id}).first()
    return None if row is None else OpenMessage(*row)


def add(connection: Connection, message: OpenMessage, *, due_at: int | None = None) -> None:
    """Store a message to be edited at a time, or once it no longer applies (None)."""
    row = dict(zip(_FIELDS, astuple(message), strict=True))
    connection.execute(upsert(connection, open_messages), row)
    if due_at is not None:
        about = {"table_id": message.table_id, "message_id": message.message_id}
        jobs.schedule(connection, Job(JOB, due_at=due_at, **about))


def remove(connection: Connection, message_id: int) -> None:
    """Delete the record of a message that needs no further edit."""
    connection.execute(delete(open_messages).where(open_messages.c.message_id == message_id))


def remove_stale_panel(connection: Connection, message_id: int) -> None:
    """Delete the record that a message may show an outdated panel; a pending edit stays."""
    panel = (open_messages.c.message_id == message_id, open_messages.c.kind == Kind.PANEL)
    connection.execute(delete(open_messages).where(*panel))
