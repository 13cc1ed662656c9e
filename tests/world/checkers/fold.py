"""Every state is the fold of its log, and every result follows from its last state."""

from __future__ import annotations

from bot.ops import check_database
from bot.store import Store, connect
from tests.world.world import World


class Fold:
    """Runs the checks of `explorers check` at the end."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def at_end(self) -> None:
        """Check the whole database."""
        database = connect(self._world.url)
        store = Store(database)
        async for table, log, ending in check_database.dealt(store):
            fault = check_database._table_fault(table, log, ending)
            if fault is not None:
                self._world.history.find("fold", f"table {table.id} ({table.game}): {fault}")
        await database.close()
