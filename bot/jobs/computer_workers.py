"""Chooses the computers' actions in worker processes, within a budget of processor time.

A worker is sent only what the seat may see: a state in which everything hidden has been dealt again, and the
events it knows of.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from typing import Protocol, TypeAlias, TypeVar

from msgspec import Struct

from bot import metrics
from bot.log_context import describe
from bot.process_pool import Full, ProcessPool, spare_processors
from engine.ai import choice
from engine.ai.character import Character
from engine.ai.situation import judgement_of
from engine.core.types import Event, Seat
from engine.game_registry import editions

_Answer = TypeVar("_Answer")
log = logging.getLogger(__name__)

SECONDS = 0.15
"""Seconds of processor time that an expert has for an action."""
LONGEST = 1.5
"""Seconds after which a search ends in any case."""
TIMEOUT = 10.0
"""Seconds a search may take, pending time included."""
CAPACITY = 64
"""Searches that are pending or running, at most. The judgement alone decides further ones."""
NICENESS = 5
"""How far thinking gives way to answering presses."""
LAST_NICENESS, LAST_TIMEOUT = 19, 60.0
"""The same for tables without people, which think when no other process needs the processor."""
MOST_ADVICE = 8
"""Requests for advice that are pending or running, at most."""
FULL, FAILED, SLOW = "full", "failed", "slow"
"""Why a search was cut short: too many pending, no answer, or busy processors."""


class Thought(Struct, frozen=True):
    """A question to a computer: the game, the seat, and the events that the seat knows of.

    In `state` everything hidden is dealt again.
    """

    game: str
    version: int
    state: bytes
    seat: Seat
    events: tuple[Event, ...]
    seed: int
    character: Character
    is_last: bool = False
    """Whether no person plays at the table, so that it comes after all others."""
    playouts: int = 0
    """The number of an expert's playouts; 0: as many as there is time for."""


class Thinker(Protocol):
    """Chooses actions for computers."""

    async def decide(self, thought: Thought) -> str:
        """Return an action in the game's notation."""

    async def advise(self, thought: Thought) -> tuple[choice.Advice, ...]:
        """Return the best actions with reasons, best first. Raises Full if too many people ask."""

    def start(self) -> None:
        """Prepare for the first thought. Calling this again has no effect."""

    def close(self) -> None:
        """Stop thinking. Pending thoughts may be cancelled."""


_Found: TypeAlias = tuple[_Answer, str | None]
"""An answer, and why its search was cut short, if it was."""


class ComputerWorkers:
    """Processes that think, `workers` of them (None: as many as there are processors to spare).

    Thoughts with `is_last` share one more. If none answers within `timeout` seconds, or `capacity` thoughts
    are pending, the judgement alone decides, in this process.
    """

    def __init__(
        self, workers: int | None = None, *, timeout: float = TIMEOUT, capacity: int = CAPACITY
    ) -> None:
        self.pool = ProcessPool(
            workers or spare_processors(),
            timeout=timeout,
            capacity=capacity,
            niceness=NICENESS,
            prepare=read_all,
        )
        self.last_pool = ProcessPool(1, timeout=LAST_TIMEOUT, capacity=2, niceness=LAST_NICENESS)
        self._one_of_the_last = asyncio.Lock()
        # Advice leaves half of the processes to computers; with one process they take turns.
        self._advising = asyncio.Semaphore(max(1, self.pool.size // 2))
        self._advice_count = 0

    def start(self) -> None:
        """Start one worker before the first thought."""
        self.pool.start(1)

    async def decide(self, thought: Thought) -> str:
        """Return an action in the game's notation; by judgement alone if no process answers."""
        if thought.is_last:
            async with self._one_of_the_last:
                answer, cut_short = await self._run_in_worker(decided, thought, self.last_pool)
        else:
            answer, cut_short = await self._run_in_worker(decided, thought, self.pool)
        if cut_short is not None:
            metrics.cut_short.labels(cut_short).inc()
        return answer

    async def advise(self, thought: Thought) -> tuple[choice.Advice, ...]:
        """Return the best actions with reasons, best first. Raises Full if too many people ask."""
        if self._advice_count >= MOST_ADVICE:
            raise Full
        self._advice_count += 1
        try:
            async with self._advising:
                return (await self._run_in_worker(advised, thought, self.pool))[0]
        finally:
            self._advice_count -= 1

    async def _run_in_worker(
        self, think: Callable[[Thought, float], _Answer], thought: Thought, pool: ProcessPool
    ) -> _Found[_Answer]:
        """Run `think(thought, SECONDS)` in a worker process, or if that fails `think(thought, 0)` here.

        Return the answer, and why its search was cut short: FULL, FAILED, SLOW or None.
        """
        try:
            async with asyncio.timeout(pool.timeout):
                return await asyncio.wrap_future(pool.submit(_timed_answer, think, thought, SECONDS))
        except Exception as error:
            log.warning("A computer decides without a search, as no process answers: %s", describe(error))
            why = FULL if isinstance(error, Full) else FAILED
        return await asyncio.to_thread(think, thought, 0), why

    def close(self) -> None:
        """End the worker processes. Queued thoughts are cancelled; others are answered by judgement alone."""
        self.pool.close()
        self.last_pool.close()


def _timed_answer(
    think: Callable[[Thought, float], _Answer], thought: Thought, seconds: float
) -> _Found[_Answer]:
    """Run `think` in a worker process; return its answer, and SLOW if it lacked processor time, else None."""
    used, start = time.thread_time(), time.monotonic()
    answer = think(thought, seconds)
    was_slow = time.monotonic() - start >= LONGEST and time.thread_time() - used < seconds
    return answer, SLOW if was_slow and not thought.playouts else None


def read_all() -> Iterator[None]:
    """Load what computers need to think, game by game; yield after each."""
    for game in editions().values():
        judgement_of(game)
        yield


def decided(thought: Thought, seconds: float) -> str:
    """Return an action in the game's notation after `seconds` of thought; 0: by judgement alone."""
    game = editions()[thought.game, thought.version]
    state, budget = game.load(thought.state), thought.playouts or thinking_for(seconds)
    action = choice.choose(game, state, thought.seat, thought.events, thought.seed, thought.character, budget)
    return game.notation.write(action)


def advised(thought: Thought, seconds: float) -> tuple[choice.Advice, ...]:
    """Return the best actions with reasons, best first, after `seconds` of thought; 0: by judgement alone."""
    game = editions()[thought.game, thought.version]
    state = game.load(thought.state)
    return choice.advise(game, state, thought.seat, thought.events, thought.seed, thinking_for(seconds))


def thinking_for(seconds: float) -> choice.Budget:
    """Return the budget of a search: 0 for 0 seconds, else a function that says whether the time is up.

    It is up after `seconds` of this thread's processor time, or after LONGEST.
    """
    if not seconds:
        return 0
    used, longest = time.thread_time() + seconds, time.monotonic() + LONGEST
    return lambda: time.thread_time() >= used or time.monotonic() >= longest
