"""A question to the players of a table is settled once none of them has to answer any more."""

from __future__ import annotations

from tests.world.world import World

_UNDO = """SELECT id, undo_version FROM tables
    WHERE status = 'playing' AND undo_seat IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM seats WHERE table_id = id AND seat != undo_seat AND computer IS NULL AND user_id > 0
    AND NOT agrees)"""
_PAUSE = """SELECT id, NULL FROM tables WHERE status = 'playing' AND paused_at IS NULL AND EXISTS (
    SELECT 1 FROM seats WHERE table_id = id AND wants_pause AND computer IS NULL AND user_id > 0
) AND NOT EXISTS (
    SELECT 1 FROM seats WHERE table_id = id AND NOT wants_pause AND computer IS NULL AND user_id > 0)"""


class Questions:
    """Looks after every commit for an undo or a pause that all players accepted but that did not happen."""

    def __init__(self, world: World) -> None:
        self._world = world
        world.record.on_look.append(self._look)

    def _look(self) -> None:
        for what, pending in (("undo", _UNDO), ("pause", _PAUSE)):
            for table, version in self._world.ask(pending):
                if version is not None and self._has_gone_on(table, version):
                    continue
                found = f"table {table}: no player has to agree to the {what} any more"
                self._world.history.find("questions", found)

    def _has_gone_on(self, table: int, version: int) -> bool:
        """Return whether a later turn was completed, which ends the question."""
        game = self._world.record.games.get(table)
        return game is None or any(
            taken.version > version and game.rules.rules.turn_complete(taken.step.state)
            for taken in game.steps
        )

    async def at_end(self) -> None:
        """Do nothing: each commit was checked."""
