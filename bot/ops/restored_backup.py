"""`explorers restored`: marks every unfinished game as not counting, after a backup was restored."""

from __future__ import annotations

import time

from bot.errors import Refused
from bot.ops.check import dealt
from bot.ops.open_database import OK, say, with_database_alone
from bot.store import Database, Store
from bot.tables import restore


def run() -> int:
    """Marks every game that is not over, with the bot stopped; the exit code."""
    return with_database_alone(_mark)


async def _mark(database: Database) -> int:
    store, now, count = Store(database), int(time.time()), 0
    async for table, _ in dealt(store):
        if table.is_finished:
            continue
        try:
            await store.change(restore.mark, table.id, now)
        except Refused as refusal:
            say(f"Table {table.id} ({table.game}) was left as it is: {refusal}")
        else:
            count += 1
    say(f"{count} unfinished games no longer count. Their next posts say so.")
    return OK
