"""Upserts: insert or replace in one statement, so that no two writers collide."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert: TypeAlias = sqlite.Insert | postgresql.Insert
"""An insert that may overwrite."""
INSERT: dict[str, Callable[[Table], Insert]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""What SQL has no common words for, by dialect."""


def upsert(connection: Connection, table: Table) -> Insert:
    """An insert of whole rows that overwrites the row with the same key, if there is one."""
    return _upsert(connection.dialect.name, table)


@cache
def _upsert(dialect: str, table: Table) -> Insert:
    added = INSERT[dialect](table)
    key = table.primary_key.columns
    rest = {column.name: added.excluded[column.name] for column in table.columns if column.name not in key}
    return added.on_conflict_do_update(index_elements=list(key), set_=rest)
