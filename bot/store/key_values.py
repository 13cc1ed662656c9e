"""The bot's own values, by name."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, bindparam, select

from bot.store.dialects import upsert
from bot.store.schema import key_values

_TEXT = select(key_values.c.text).where(key_values.c.name == bindparam("of_name"))
_LOCKED_TEXT = _TEXT.with_for_update()


def read_value(connection: Connection, name: str) -> str | None:
    """Return the value of a name, or None."""
    return connection.scalar(_TEXT, {"of_name": name})


def values_starting_with(connection: Connection, prefix: str) -> dict[str, str]:
    """Return the values whose names start with a prefix, by name."""
    query = select(key_values.c.name, key_values.c.text).where(
        key_values.c.name.startswith(prefix, autoescape=True)
    )
    return dict(connection.execute(query).all())


def write_value(connection: Connection, name: str, value: str) -> None:
    """Set the value of a name."""
    connection.execute(upsert(connection, key_values), {"name": name, "text": value})


def change_value(connection: Connection, name: str, work: Callable[[str | None], str]) -> None:
    """Replace the value of a name by `work(value)`, with the row locked. A missing value is None."""
    write_value(connection, name, work(connection.scalar(_LOCKED_TEXT, {"of_name": name})))
