"""Computers that choose any legal action.

Their playing strength is tested elsewhere; evaluating Tikal would dominate the cost of a world.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bot.jobs.computer_workers import Thought, advised
from engine.ai.choice import Advice
from engine.game_registry import editions


class Careless:
    """Answers for the computers; the same request always gets the same answer."""

    def __init__(self, hears: Callable[[Thought], None]) -> None:
        self._hears = hears

    async def decide(self, thought: Thought) -> str:
        """Return a legal action chosen by the seed of the request.

        In a duel of the daily deal both computers have one seed. Without the history they would pick the same
        index of each list, and some duels would never end.
        """
        self._hears(thought)
        game = editions()[thought.game, thought.version]
        actions = game.rules.legal_actions(game.load(thought.state), thought.seat)
        come = len(thought.events) if thought.playouts else 0
        return game.notation.write(Random(thought.seed + come).choice(actions))

    async def advise(self, thought: Thought) -> tuple[Advice, ...]:
        """Return the real heuristic's advice."""
        return advised(thought, 0)

    def start(self) -> None:
        pass

    def close(self) -> None:
        """Do nothing."""
