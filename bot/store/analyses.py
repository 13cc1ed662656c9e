"""What was found when finished games were looked back on."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from bot.store.schema import analyses
from bot.store.upsert import upsert
from engine.ai.game_analysis import Analysis


def of(connection: Connection, table_id: int) -> Analysis | None:
    """What was found of a game; None where nobody has looked, or an older version has."""
    found = connection.scalar(select(analyses.c.found).where(analyses.c.table_id == table_id))
    try:
        return None if found is None else msgspec.json.decode(found, type=Analysis)
    except msgspec.ValidationError:
        return None


def keep(connection: Connection, table_id: int, found: Analysis) -> None:
    """Keeps what was found, in place of what was found before."""
    row = {"table_id": table_id, "found": msgspec.json.encode(found).decode()}
    connection.execute(upsert(connection, analyses), row)
