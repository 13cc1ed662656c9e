"""No task died, no error was logged except for faults, and no collection grows without bound."""

from __future__ import annotations

from tests.world.world import World

MOST_TASKS = 150


class Upkeep:
    """Checks the bot's process at the end; errors are reported as they are logged."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def at_end(self) -> None:
        """Check that the bot is healthy and idle."""
        bot, history = self._world.bot, self._world.history
        if bot is None or not bot.is_ready() or not bot.each_minute.is_running() or not bot.beat.is_running():
            history.find("upkeep", "the bot is not at work when all is well")
        for fault in self._world.loop.faults:
            if "Killed" not in fault:
                history.find("upkeep", f"unhandled failure: {fault}")
        left = len(self._world.run.living) if self._world.run is not None else 0
        if left > MOST_TASKS:
            history.find("upkeep", f"{left} tasks are left over")
