"""Values the bot stores for itself, by key."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, bindparam, select

from bot.store.database import Database
from bot.store.schema import key_values
from bot.store.upsert import upsert

_TEXT = select(key_values.c.text).where(key_values.c.name == bindparam("of_name"))
_LOCKED_TEXT = _TEXT.with_for_update()


class KeyValues:
    """Texts by name. Every method is a transaction of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, name: str) -> str | None:
        """What was written down under a name."""
        return await self._database.read(lambda connection: connection.scalar(_TEXT, {"of_name": name}))

    async def beginning(self, start: str) -> dict[str, str]:
        """What was written down under names that begin so."""
        query = select(key_values.c.name, key_values.c.text).where(
            key_values.c.name.startswith(start, autoescape=True)
        )
        return await self._database.read(lambda connection: dict(connection.execute(query).all()))

    async def write(self, name: str, text: str) -> None:
        """Writes something down under a name, in place of what stood there."""
        await self._database.write(_write, name, text)

    async def change(self, name: str, work: Callable[[str | None], str]) -> None:
        """Writes down under a name what work makes of what stands there."""
        await self._database.write(_change, name, work)


def _write(connection: Connection, name: str, text: str) -> None:
    connection.execute(upsert(connection, key_values), {"name": name, "text": text})


def _change(connection: Connection, name: str, work: Callable[[str | None], str]) -> None:
    _write(connection, name, work(connection.scalar(_LOCKED_TEXT, {"of_name": name})))
