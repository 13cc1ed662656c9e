"""Worker processes that choose the computers' actions, within a budget of processor time.

What is sent there is what the seat may see, and nothing else: a state in which everything hidden has been
dealt anew, and the events the seat has heard of.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from bot import metrics
from bot.log_context import describe
from bot.process_pool import Full, ProcessPool, spare
from engine.ai import choice
from engine.ai.character import Character
from engine.ai.situation import judgement_of
from engine.core.types import Event, Seat
from engine.registry import editions

_Answer = TypeVar("_Answer")
log = logging.getLogger(__name__)

SECONDS = 0.15
"""How much processor time an expert has for an action: as much on a busy machine as on an idle one."""
LONGEST = 1.5
"""Seconds after which it stops thinking all the same."""
NICENESS = 5
"""How much presses come before thoughts."""
PATIENCE = 10.0
"""Seconds a thought may take, waiting included, before the judgement decides in its place."""
WAITING = 64
"""Thoughts on their way at most; whoever comes then is answered by judgement alone."""
MOST_ADVICE = 8
"""Requests for advice at most, waiting ones included."""
FULL, FAILED, SLOW = "full", "failed", "slow"
"""Why a search was cut short: too many were waiting, no process answered, or the processors were busy."""
LAST, LAST_PATIENCE = 19, 60.0
"""How much all else comes before the thoughts of tables at which nobody plays: as much as there is. So they
may take long while others play."""


class Thought(Struct, frozen=True):
    """What a computer is asked: by which game, as which seat, and all that it may know."""

    game: str
    version: int
    state: bytes
    seat: Seat
    heard: tuple[Event, ...]
    seed: int
    character: Character
    is_last: bool = False
    """Whether no person plays at the table, so that it comes after all others."""
    playouts: int = 0
    """How many an expert has, however long they take; 0: as many as there is time for."""


class Thinker(Protocol):
    """Whoever answers for the computers."""

    async def decide(self, thought: Thought) -> str:
        """An action in the game's notation."""

    async def advise(self, thought: Thought) -> tuple[choice.Advice, ...]:
        """The best actions, best first, with reasons."""

    def begin(self) -> None:
        """Makes itself ready before it is asked; once is enough."""

    def close(self) -> None:
        """Stops thinking."""


@dataclass(frozen=True)
class _Found(Generic[_Answer]):
    """An answer, and why its search was cut short, if it was."""

    answer: _Answer
    cut_short: str | None = None


def _counted(found: _Found[str]) -> str:
    """The answer; a search that was cut short is counted."""
    if found.cut_short is not None:
        metrics.cut_short.labels(found.cut_short).inc()
    return found.answer


def _timed(think: Callable[[Thought, float], _Answer], thought: Thought, seconds: float) -> _Found[_Answer]:
    """Run a search in a worker process; it was cut short if it did not get its processor time."""
    used, begun = time.thread_time(), time.monotonic()
    answer = think(thought, seconds)
    was_slow = time.monotonic() - begun >= LONGEST and time.thread_time() - used < seconds
    return _Found(answer, SLOW if was_slow and not thought.playouts else None)


class ComputerWorkers:
    """Processes that think, as many as there are processors to spare.

    Whatever becomes of them, there is an answer: where none comes from a process in time, the judgement
    decides here. Tables at which nobody plays have a process of their own, which gets what processor time the
    others leave, and think one after another there.
    """

    def __init__(
        self, workers: int | None = None, *, patience: float = PATIENCE, waiting: int = WAITING
    ) -> None:
        self.processes = ProcessPool(
            workers or spare(), limit=patience, waiting=waiting, niceness=NICENESS, ready=read_all
        )
        self.last = ProcessPool(1, limit=LAST_PATIENCE, waiting=2, niceness=LAST)
        self._turn_of_the_last = asyncio.Lock()
        # Advice leaves half of the processes to computers; with one process they take turns.
        self._advising = asyncio.Semaphore(max(1, self.processes.most // 2))
        self._advice_count = 0
        self._is_begun = False

    def begin(self) -> None:
        """Begins one process, so that nobody waits for the first; others follow as they are needed."""
        if not self._is_begun:
            self._is_begun = True
            self.processes.begin(1)

    async def decide(self, thought: Thought) -> str:
        """An action in the game's notation; by judgement alone where no process answers."""
        if not thought.is_last:
            return _counted(await self._ask(decided, thought, self.processes))
        async with self._turn_of_the_last:
            return _counted(await self._ask(decided, thought, self.last))

    async def advise(self, thought: Thought) -> tuple[choice.Advice, ...]:
        """The best actions, best first, with reasons. Raises Full if too many people are asking."""
        if self._advice_count >= MOST_ADVICE:
            raise Full
        self._advice_count += 1
        try:
            async with self._advising:
                return (await self._ask(advised, thought, self.processes)).answer
        finally:
            self._advice_count -= 1

    async def _ask(
        self, think: Callable[[Thought, float], _Answer], thought: Thought, processes: ProcessPool
    ) -> _Found[_Answer]:
        try:
            async with asyncio.timeout(processes.limit):
                return await asyncio.wrap_future(processes.submit(_timed, think, thought, SECONDS))
        except Exception as error:
            log.warning("A computer's process failed: %s", describe(error))
            why = FULL if isinstance(error, Full) else FAILED
        return _Found(await asyncio.to_thread(think, thought, 0), why)

    def close(self) -> None:
        """Ends the processes."""
        self.processes.close()
        self.last.close()


def read_all() -> Iterator[None]:
    """Reads what is needed to think, game by game."""
    for game in editions().values():
        judgement_of(game)
        yield


def decided(thought: Thought, seconds: float) -> str:
    """An action in the game's notation, after so many seconds of thought; 0: by judgement alone."""
    game = editions()[thought.game, thought.version]
    state, budget = game.load(thought.state), thought.playouts or thinking_for(seconds)
    action = choice.choose(game, state, thought.seat, thought.heard, thought.seed, thought.character, budget)
    return game.write(action)


def advised(thought: Thought, seconds: float) -> tuple[choice.Advice, ...]:
    """The best actions, best first, after so many seconds of thought."""
    game = editions()[thought.game, thought.version]
    state = game.load(thought.state)
    return choice.advise(game, state, thought.seat, thought.heard, thought.seed, thinking_for(seconds))


def thinking_for(seconds: float) -> choice.Budget:
    """So much processor time, or as much of it as there is to be had before long."""
    if not seconds:
        return 0
    used, longest = time.thread_time() + seconds, time.monotonic() + LONGEST
    return lambda: time.thread_time() >= used or time.monotonic() >= longest
