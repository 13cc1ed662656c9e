"""Computers that do not care to win: what they are asked is answered with any legal action.

How well they play is tested elsewhere; judging Tikal would cost a world more time than all else together.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bot.jobs.computer_workers import Thought, advised
from engine.ai.choice import Advice
from engine.game_registry import editions


class Careless:
    """Answers for the computers, the same whenever it is asked the same."""

    def __init__(self, hears: Callable[[Thought], None]) -> None:
        self._hears = hears

    async def decide(self, thought: Thought) -> str:
        """Some action, by the seed of the question.

        The two who play a day's deal to its end have one seed all along: by that alone they would take the
        same place of each list, and some duels never end.
        """
        self._hears(thought)
        game = editions()[thought.game, thought.version]
        actions = game.legal_actions(game.load(thought.state), thought.seat)
        come = len(thought.heard) if thought.playouts else 0
        return game.write(Random(thought.seed + come).choice(actions))

    async def advise(self, thought: Thought) -> tuple[Advice, ...]:
        """What the judgement says, as in earnest."""
        return advised(thought, 0)

    def start(self) -> None:
        pass

    def close(self) -> None:
        """There is nothing to end."""
