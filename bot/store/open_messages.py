"""Messages that still have to be edited: what they asked for is over, or Discord refused the edit."""

from __future__ import annotations

from dataclasses import astuple, fields

from sqlalchemy import Connection, bindparam, delete, select

from bot.store.claiming import claim
from bot.store.database import Database
from bot.store.records import Kind, OpenMessage
from bot.store.schema import open_messages
from bot.store.upsert import upsert

_FIELDS = [field.name for field in fields(OpenMessage)]
_COLUMNS = [open_messages.c[name] for name in _FIELDS]
_AT_TABLE = select(*_COLUMNS).where(open_messages.c.table_id == bindparam("of_table"))
_CLAIM = claim(open_messages.c.message_id, open_messages.c.due_at, _COLUMNS, most=50)


class OpenMessages:
    """Which messages have to be edited, and when that is tried. Every method is a transaction of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def at(self, table_id: int) -> tuple[OpenMessage, ...]:
        """Those about a table."""
        return await self._database.read(at, table_id)

    async def add(self, message: OpenMessage, *, due_at: int | None = None) -> None:
        """Notes a message that has to be edited, or how its edit fares: when it is due, if that is known."""
        await self._database.write(add, message, due_at=due_at)

    async def remove(self, message_id: int) -> None:
        """Notes that nothing has to be done about a message any more."""
        done = delete(open_messages).where(open_messages.c.message_id == message_id)
        await self._database.write(lambda connection: connection.execute(done))

    async def looked_at(self, message_id: int) -> None:
        """Notes that a message has no panel of a turn which has gone on; an edit that is owed stays so."""
        mine = open_messages.c.message_id == message_id
        done = delete(open_messages).where(mine, open_messages.c.kind == Kind.PANEL)
        await self._database.write(lambda connection: connection.execute(done))

    async def claim(self, now: int, until: int) -> tuple[OpenMessage, ...]:
        """Some of those that are due; nobody else is told of them before the time `until`."""
        return await self._database.write(_claim, now, until)


def at(connection: Connection, table_id: int) -> tuple[OpenMessage, ...]:
    """Those about a table."""
    found = connection.execute(_AT_TABLE, {"of_table": table_id})
    return tuple(OpenMessage(*row) for row in found)


def add(connection: Connection, message: OpenMessage, *, due_at: int | None = None) -> None:
    """Notes a message that has to be edited, in place of what was noted of it before."""
    row = dict(zip(_FIELDS, astuple(message), strict=True))
    connection.execute(upsert(connection, open_messages), {**row, "due_at": due_at})


def _claim(connection: Connection, now: int, until: int) -> tuple[OpenMessage, ...]:
    claimed = connection.execute(_CLAIM, {"now": now, "until": until})
    return tuple(OpenMessage(*row) for row in claimed)
