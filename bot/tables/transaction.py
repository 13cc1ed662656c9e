"""Runs a change of one table in one transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bot.errors import Refused
from bot.store import Store
from bot.store.store import NoSuchTable
from bot.store.transaction import TableTransaction

_Result = TypeVar("_Result")


async def change_table(store: Store, table_id: int, work: Callable[[TableTransaction], _Result]) -> _Result:
    """Does work on a table; nothing has changed if it raises. Raises Refused: no-such-table."""
    try:
        return await store.change(table_id, work)
    except NoSuchTable:
        raise Refused("no-such-table") from None
