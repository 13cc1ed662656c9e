"""Every rating, badge and record follows from the results."""

from __future__ import annotations

from bot.ratings import rating_updates
from bot.store import connect
from tests.world.world import World


class Ratings:
    """Runs the checks of `explorers ratings --check` at the end."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def at_end(self) -> None:
        """Replay all results."""
        database = connect(self._world.url)
        for difference in (await rating_updates.check_ratings(database)).differences:
            self._world.history.find("ratings", difference)
        await database.close()
