"""Computers that do not care to win: what they are asked is answered with any legal action.

How well they play is tested elsewhere; judging Tikal would cost a world more time than all else together.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bot.jobs.computer_workers import Thought, advised
from engine.ai.choice import Advice
from engine.registry import editions


class Careless:
    """Answers for the computers, the same whenever it is asked the same."""

    def __init__(self, hears: Callable[[Thought], None]) -> None:
        self._hears = hears

    async def decide(self, thought: Thought) -> str:
        """Some action, by the seed of the question."""
        self._hears(thought)
        game = editions()[thought.game, thought.version]
        state = game.load(thought.state)
        return game.write(Random(thought.seed).choice(game.legal_actions(state, thought.seat)))

    async def advise(self, thought: Thought) -> tuple[Advice, ...]:
        """What the judgement says, as in earnest."""
        return advised(thought, 0)

    def begin(self) -> None:
        pass

    def close(self) -> None:
        """There is nothing to end."""
