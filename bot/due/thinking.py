"""Where computers think: in processes of their own, for so long and no longer.

What is sent there is what the seat may see, and nothing else: a state in which everything hidden has been
dealt anew, and the events the seat has heard of.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol

from msgspec import Struct
from pebble import ProcessPool

from engine.ai import choosing
from engine.ai.judging import Level
from engine.core.types import Event, Seat
from engine.registry import editions

log = logging.getLogger(__name__)

SECONDS = 0.15
"""How long an expert thinks about an action."""
PATIENCE = 10.0
"""Seconds a thought may take, waiting included, before the judgement decides in its place."""
WAITING = 64
"""Thoughts on their way at most; whoever comes then is answered by judgement alone."""


class Thought(Struct, frozen=True):
    """What a computer is asked: by which game, as which seat, and all that it may know."""

    game: str
    version: int
    state: bytes
    seat: Seat
    heard: tuple[Event, ...]
    seed: int
    level: Level


class Thinker(Protocol):
    """Whoever answers for the computers."""

    async def decide(self, thought: Thought) -> str:
        """An action in the game's notation."""

    async def advise(self, thought: Thought) -> tuple[choosing.Advice, ...]:
        """The best actions, best first, with reasons."""

    def close(self) -> None:
        """Stops thinking."""


class Thinkers:
    """Processes that think, as many as there are processors to spare.

    Whatever becomes of them, there is an answer: where none comes from a process in time, the judgement
    decides here. A process that crashed or hung is replaced.
    """

    def __init__(
        self, workers: int | None = None, *, patience: float = PATIENCE, waiting: int = WAITING
    ) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.patience = patience
        self._room = waiting
        # Thoughts wait here and not in the pool, which would end a process for each that was given up.
        self._free = asyncio.Semaphore(self._workers)
        self._pool: ProcessPool | None = None

    async def decide(self, thought: Thought) -> str:
        """An action in the game's notation; by judgement alone where no process answers."""
        return str(await self._ask(decided, thought))

    async def advise(self, thought: Thought) -> tuple[choosing.Advice, ...]:
        """The best actions, best first, with reasons."""
        advice: tuple[choosing.Advice, ...] = await self._ask(advised, thought)
        return advice

    async def _ask(self, think: Callable[[Thought, float], Any], thought: Thought) -> Any:
        if self._room > 0:
            self._room -= 1
            try:
                # What is given up is cancelled, and the pool ends the process that was at it.
                async with asyncio.timeout(self.patience), self._free:
                    return await asyncio.wrap_future(self._sent(think, thought))
            except Exception as error:
                log.warning("A computer's process failed: %r", error)
            finally:
                self._room += 1
        return await asyncio.to_thread(think, thought, 0)

    def _sent(self, think: Callable[[Thought, float], Any], thought: Thought) -> Future[Any]:
        if self._pool is not None and not self._pool.active:
            # The pool gives up for good when a process is killed while it has nothing to do.
            asyncio.get_running_loop().run_in_executor(None, _end, self._pool)
            self._pool = None
        if self._pool is None:
            # Begun anew rather than forked: this process has threads and an event loop.
            self._pool = ProcessPool(self._workers, context=multiprocessing.get_context("spawn"))
        sent: Future[Any] = self._pool.schedule(think, (thought, SECONDS))
        return sent

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            _end(self._pool)


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


def decided(thought: Thought, seconds: float) -> str:
    """An action in the game's notation, after so many seconds at most; 0: by judgement alone."""
    game = editions()[thought.game, thought.version]
    state, budget = game.load(thought.state), _for(seconds)
    action = choosing.choose(game, state, thought.seat, thought.heard, thought.seed, thought.level, budget)
    return game.write(action)


def advised(thought: Thought, seconds: float) -> tuple[choosing.Advice, ...]:
    """The best actions, best first, after so many seconds at most."""
    game = editions()[thought.game, thought.version]
    state = game.load(thought.state)
    return choosing.advise(game, state, thought.seat, thought.heard, thought.seed, _for(seconds))


def _for(seconds: float) -> choosing.Budget:
    if not seconds:
        return 0
    end = time.perf_counter() + seconds
    return lambda: time.perf_counter() >= end
