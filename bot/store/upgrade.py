"""Checks, before a migration that older processes cannot live with, that all of them have stopped."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import Connection, inspect, select

from bot.store.database import Database, pending
from bot.store.schema import processes

log = logging.getLogger(__name__)
ALONE = frozenset({"0038"})
"""Migrations after which an older version's processes cannot read the database any more."""
PATIENCE = 75.0
"""Seconds to wait for a sign of life; a process that runs gives one a minute."""
_PAUSE = 5.0
_SILENT = 300
"""Seconds after which a process that gave no sign is taken for stopped, whatever its clock says."""


class StillRunning(Exception):
    """A process of an older version uses the database; its message is the process's name."""


async def require_alone(database: Database) -> None:
    """Makes sure that no older process runs, where a due migration asks for that. Raises StillRunning."""
    if ALONE.isdisjoint(await pending(database)):
        return
    signs = await database.read(_signs)
    if max(signs.values(), default=0) < time.time() - _SILENT:
        return
    log.info(
        "The database is due for an upgrade: looking for up to %d s if another process uses it", PATIENCE
    )
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        await asyncio.sleep(_PAUSE)
        for name, at in (await database.read(_signs)).items():
            if signs.get(name) != at and await pending(database):
                raise StillRunning(name)
        if not await pending(database):
            return  # another process of this version was quicker


def _signs(connection: Connection) -> dict[str, int]:
    if not inspect(connection).has_table(processes.name):
        return {}
    rows = connection.execute(select(processes.c.name, processes.c.alive_at))
    return {row.name: row.alive_at for row in rows}
