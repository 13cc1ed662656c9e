"""Every press is acknowledged within three seconds while the network works and the bot runs."""

from __future__ import annotations

import asyncio

from tests.world.discord_world import IN_TIME, Interaction
from tests.world.world import World

EXCUSE = 60.0
"""Seconds after a fault in which a late response is excused."""


class Answers:
    """Checks each press when its time is up."""

    def __init__(self, world: World) -> None:
        self._world = world
        world.discord.on_interaction.append(self._made)

    def _made(self, interaction: Interaction) -> None:
        if self._world.gateway.is_connected:
            self._world.loop.outside(self._look(interaction))

    async def _look(self, made: Interaction) -> None:
        await asyncio.sleep(IN_TIME + 0.001)
        was_well = made.sent - self._world.weather.last > EXCUSE and not self._world.weather.is_outage
        lives = made.run is not None and made.run.is_alive
        if was_well and lives and made.acknowledged is None:
            self._world.history.find("answers", f"{made.person.name} was not answered in time: {made.what}")

    async def at_end(self) -> None:
        """Do nothing: each press has been checked."""
