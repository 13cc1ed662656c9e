"""Queries about messages of the bot that will be edited once what they ask for is over."""

from __future__ import annotations

from dataclasses import astuple, fields

from sqlalchemy import Connection, bindparam, delete, select

from bot.store.claiming import claim
from bot.store.records import Kind, OpenMessage
from bot.store.schema import open_messages
from bot.store.upsert import upsert

_FIELDS = [field.name for field in fields(OpenMessage)]
_COLUMNS = [open_messages.c[name] for name in _FIELDS]
_AT_TABLE = select(*_COLUMNS).where(open_messages.c.table_id == bindparam("of_table"))
_CLAIM = claim(open_messages.c.message_id, open_messages.c.due_at, _COLUMNS, most=50)


def at_table(connection: Connection, table_id: int) -> tuple[OpenMessage, ...]:
    """Return the messages about a table that will be edited."""
    found = connection.execute(_AT_TABLE, {"of_table": table_id})
    return tuple(OpenMessage(*row) for row in found)


def add(connection: Connection, message: OpenMessage, *, due_at: int | None = None) -> None:
    """Store a message that will be edited: at a time, or once what it asks for is over (None)."""
    row = dict(zip(_FIELDS, astuple(message), strict=True))
    connection.execute(upsert(connection, open_messages), {**row, "due_at": due_at})


def remove(connection: Connection, message_id: int) -> None:
    """Forget a message that needs no further edit."""
    connection.execute(delete(open_messages).where(open_messages.c.message_id == message_id))


def remove_stale_panel(connection: Connection, message_id: int) -> None:
    """Forget that a message may show the panel of a turn that is over; a pending edit stays."""
    panel = (open_messages.c.message_id == message_id, open_messages.c.kind == Kind.PANEL)
    connection.execute(delete(open_messages).where(*panel))


def claim_due(connection: Connection, now: int, until: int) -> tuple[OpenMessage, ...]:
    """Lease some of the edits that are due until a time, and return them."""
    claimed = connection.execute(_CLAIM, {"now": now, "until": until})
    return tuple(OpenMessage(*row) for row in claimed)
