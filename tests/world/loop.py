"""An event loop in which time is a number and the order of things is drawn from the seed.

asyncio promises no order between tasks that are ready at the same moment, so each is as likely as any other
here. Where nothing is ready, the clock jumps to whatever is due next: a quiet week takes no time at all.

What belongs to one run of the bot carries that run in a context variable, which asyncio hands on to every
task and callback that comes of it. So a run that is killed is gone at once, as when the power fails: no
`finally` of it is run, and nothing it waited for wakes it.
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
    """Unwinds what a run was at when it was killed in the midst of a callback of its own."""


class Run:
    """One life of the bot's process, from its start until it ends or is killed.

    `steps_left` counts its callbacks down where it is to be killed soon, `statements_left` its statements.
    """

    def __init__(self, number: int, killed: Callable[[Run], None]) -> None:
        self.number = number
        self.is_alive = True
        self.steps_left: int | None = None
        self.statements_left: int | None = None
        self._killed = killed
        # What is collected would be closed, and its `finally` run: the dead stay where they lie.
        self._tasks: list[asyncio.Task[Any]] = []
        self._dead: list[Handle] = []

    def kill(self) -> None:
        """Ends it here and now."""
        if self.is_alive:
            self.is_alive = False
            self._killed(self)

    def bury(self, callback: Handle) -> None:
        """Keeps a callback that is never run."""
        self._dead.append(callback)

    def adopt(self, task: asyncio.Task[Any]) -> None:
        """Keeps a task of its own until that is done."""
        if len(self._tasks) % 256 == 255:
            self._tasks = self.living
        self._tasks.append(task)

    @property
    def living(self) -> list[asyncio.Task[Any]]:
        """Its tasks that are not done."""
        return [task for task in self._tasks if not task.done()]

    def begin(self, main: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Starts it: whatever comes of this task is the run's own."""
        context = copy_context()
        context.run(_RUN.set, self)
        return asyncio.get_running_loop().create_task(main, context=context)


def current() -> Run | None:
    """The run to which what is running now belongs; None: the world around it."""
    return _RUN.get()


class WorldLoop(asyncio.BaseEventLoop):
    """Runs callbacks in an order drawn from the seed, at moments of its own clock."""

    _ready: list[Handle]  # type: ignore[assignment]
    _scheduled: list[asyncio.TimerHandle]

    def __init__(self, random: Random) -> None:
        super().__init__()
        self._random = random
        self._now = 0.0
        self._ready = []  # type: ignore[assignment]
        self.callbacks = 0
        self.faults: list[str] = []
        """What went wrong in a callback or a task, and nobody heard of."""
        self.excuses: Callable[[BaseException], bool] = lambda _: False
        """Whether an error is none of the bot's."""
        self.set_exception_handler(self._note)

    def time(self) -> float:
        """Seconds since the world began."""
        return self._now

    def create_task(self, coro: Any, *, name: Any = None, context: Context | None = None) -> Any:
        """asyncio's own; a run keeps what it has begun."""
        task = super().create_task(coro, name=name, context=context)
        run = _RUN.get() if context is None else context.get(_RUN)
        if run is not None:
            run.adopt(task)
        return task

    def outside(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Runs something in the world around the bot, whoever asks for it."""
        return self.create_task(coroutine, context=Context())

    def _run_once(self) -> None:
        """The one method asyncio asks of a loop: the next callback, or the next moment."""
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
        """asyncio counts these to sweep them up; here they are dropped when their time comes."""

    def _write_to_self(self) -> None:
        """asyncio wakes a loop that sleeps; this one never does."""

    def _process_events(self, event_list: object) -> None:
        """There are no sockets in this world."""

    def _note(self, _loop: object, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error is not None and self.excuses(error):
            return
        frames = traceback.extract_tb(error.__traceback__) if error is not None else []
        where = " < ".join(frame.name for frame in reversed(frames) if "/bot/" in frame.filename)
        self.faults.append(f"{context.get('message')}: {error!r} in {where}")
