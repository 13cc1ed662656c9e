"""A thinker for tests: judgement only, in this process, so that a seed gives the same game."""

from __future__ import annotations

from msgspec.structs import replace

from bot.jobs.computer_workers import Thought, advised, decided
from engine.ai.choice import Advice


class Judging:
    """Choose without looking ahead, and record the requests."""

    def __init__(self) -> None:
        self.thoughts: list[Thought] = []
        self.is_begun = False

    async def decide(self, thought: Thought) -> str:
        self.thoughts.append(thought)
        return decided(replace(thought, playouts=0), 0)

    async def advise(self, thought: Thought) -> tuple[Advice, ...]:
        self.thoughts.append(thought)
        return advised(thought, 0)

    def start(self) -> None:
        self.is_begun = True

    def close(self) -> None:
        pass
