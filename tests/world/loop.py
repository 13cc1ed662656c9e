"""An event loop with a simulated clock and an execution order drawn from the seed.

asyncio promises no order between tasks that are ready at the same moment, so each is equally likely here. If
none is ready, the clock jumps to the next timer: a quiet week takes no time at all.

Code of one run of the bot carries that run in a context variable, which asyncio passes on to every task and
callback it starts. A killed run therefore ends at once, as in a power failure: no `finally` runs, and no
pending wait resumes.
"""

from __future__ import annotations

import asyncio
import heapq
import traceback
from asyncio import Handle
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any

_RUN: ContextVar[Run | None] = ContextVar("run", default=None)


class Killed(BaseException):
    """Unwinds the call stack of a run that was killed during one of its own callbacks."""


class Run:
    """One life of the bot's process, from its start until it ends or is killed.

    `steps_left` counts callbacks down to a kill, and `statements_left` counts database statements.
    """

    def __init__(self, number: int, killed: Callable[[Run], None]) -> None:
        self.number = number
        self.is_alive = True
        self.steps_left: int | None = None
        self.statements_left: int | None = None
        self._killed = killed
        # Collected coroutines would be closed and run their `finally`, so the dead ones are kept.
        self._tasks: list[asyncio.Task[Any]] = []
        self._dead: list[Handle] = []

    def kill(self) -> None:
        """End the run immediately."""
        if self.is_alive:
            self.is_alive = False
            self._killed(self)

    def bury(self, callback: Handle) -> None:
        """Keep a callback that never runs."""
        self._dead.append(callback)

    def adopt(self, task: asyncio.Task[Any]) -> None:
        """Keep a task of the run until it is done."""
        if len(self._tasks) % 256 == 255:
            self._tasks = self.living
        self._tasks.append(task)

    @property
    def living(self) -> list[asyncio.Task[Any]]:
        """Return the run's tasks that are not done."""
        return [task for task in self._tasks if not task.done()]

    def begin(self, main: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start the run: all tasks that come from this one belong to it."""
        context = copy_context()
        context.run(_RUN.set, self)
        return asyncio.get_running_loop().create_task(main, context=context)


def current() -> Run | None:
    """Return the run that the current code belongs to, or `None` for the surrounding world."""
    return _RUN.get()


class WorldLoop(asyncio.BaseEventLoop):
    """An event loop that runs callbacks in an order drawn from the seed, on a simulated clock."""

    _ready: list[Handle]  # type: ignore[assignment]
    _scheduled: list[asyncio.TimerHandle]

    def __init__(self, random: Random) -> None:
        super().__init__()
        self._random = random
        self._now = 0.0
        self._ready = []  # type: ignore[assignment]
        self.callbacks = 0
        self.faults: list[str] = []
        """Unhandled errors of callbacks and tasks."""
        self.excuses: Callable[[BaseException], bool] = lambda _: False
        """Whether an error is expected, because a fault of the world caused it."""
        self.set_exception_handler(self._note)

    def time(self) -> float:
        """Return the seconds since the world began."""
        return self._now

    def create_task(self, coro: Any, *, name: Any = None, context: Context | None = None) -> Any:
        """Create a task as asyncio does, and keep it in its run."""
        task = super().create_task(coro, name=name, context=context)
        run = _RUN.get() if context is None else context.get(_RUN)
        if run is not None:
            run.adopt(task)
        return task

    def outside(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a coroutine in the surrounding world, even if a run calls this."""
        return self.create_task(coroutine, context=Context())

    def _run_once(self) -> None:
        """Run the next callback, or jump to the next timer. This is the only method that asyncio needs."""
        if not self._ready:
            self._jump()
        while self._scheduled and self._scheduled[0]._when <= self._now:
            due = heapq.heappop(self._scheduled)
            due._scheduled = False
            self._ready.append(due)
        if not self._ready:
            return
        drawn = int(self._random.random() * len(self._ready))
        self._ready[drawn], self._ready[-1] = self._ready[-1], self._ready[drawn]
        callback = self._ready.pop()
        if not callback._cancelled:
            self._call(callback)

    def _jump(self) -> None:
        while self._scheduled and self._scheduled[0]._cancelled:
            heapq.heappop(self._scheduled)._scheduled = False
        if self._scheduled:
            self._now = max(self._now, self._scheduled[0]._when)
        elif not self._stopping:
            raise RuntimeError("the world has come to a standstill: nothing is due any more")

    def _call(self, callback: Handle) -> None:
        run = callback._context.get(_RUN)
        if run is None:
            callback._run()
        elif not run.is_alive:
            run.bury(callback)
            return
        else:
            if run.steps_left is not None:
                run.steps_left -= 1
                if run.steps_left < 0:
                    run.bury(callback)
                    run.kill()
                    return
            try:
                callback._run()
            except Killed:
                run.bury(callback)
        self.callbacks += 1

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Do nothing: asyncio counts cancelled timers; this loop drops them when they are due."""

    def _write_to_self(self) -> None:
        """Do nothing: this loop never sleeps, so it needs no wake-up."""

    def _process_events(self, event_list: object) -> None:
        """Do nothing: this world has no sockets."""

    def _note(self, _loop: object, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error is not None and self.excuses(error):
            return
        frames = traceback.extract_tb(error.__traceback__) if error is not None else []
        where = " < ".join(frame.name for frame in reversed(frames) if "/bot/" in frame.filename)
        self.faults.append(f"{context.get('message')}: {error!r} in {where}")
