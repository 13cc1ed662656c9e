"""Shutdown: on Ctrl-C, `kill`, systemd or Docker the bot ends within seconds.

It disconnects and closes the database if there is time.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Thread
from types import FrameType
from typing import NoReturn

log = logging.getLogger(__name__)

NewLoop = Callable[[], asyncio.AbstractEventLoop]
SECONDS = 2.5
"""Seconds the bot has to end by itself."""
_A_MOMENT = 0.2


class Ending:
    """Ends the program on a signal. `last` is called if it does not end by itself in time."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """Prepare for signals. After the first, the program has `seconds` to end by itself."""
        self._seconds = seconds
        self._is_ending = False
        self._signals = SimpleQueue[None]()  # the only queue that is safe in a signal handler
        self._cancel: Callable[[], object] | None = None
        self.last: Callable[[], object] = int

    def handle_signals(self) -> None:
        """Handle SIGINT and SIGTERM by ending the program, even if SIGINT was ignored by the parent."""
        signal.signal(signal.SIGINT, self._on_signal)
        signal.signal(signal.SIGTERM, self._on_signal)
        Thread(target=self._end_in_time, name="ending", daemon=True).start()

    def run(self, main: Coroutine[object, None, None], new_loop: NewLoop = asyncio.new_event_loop) -> None:
        """Run the main coroutine; return once it ends or a signal has cancelled it. Raises its errors."""
        try:
            with asyncio.Runner(loop_factory=new_loop) as runner:
                runner.run(self._until_signal(main))
        except asyncio.CancelledError:
            if not self._is_ending:
                raise

    async def _until_signal(self, main: Coroutine[object, None, None]) -> None:
        """Run `main`. If `handle_signals` was called, a signal cancels it; then CancelledError is raised."""
        task, loop = asyncio.current_task(), asyncio.get_running_loop()
        assert task is not None
        self._cancel = lambda: loop.call_soon_threadsafe(task.cancel)
        try:
            with _woken_by_signals(loop):
                await main
        finally:
            self._cancel = None

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        """On the first signal cancel the main coroutine, or if it does not run, raise KeyboardInterrupt."""
        if self._is_ending:  # a terminal and the parent process may both send it
            return
        self._is_ending = True
        self._signals.put(None)
        if self._cancel is None:
            raise KeyboardInterrupt
        self._cancel()

    def _end_in_time(self) -> None:
        """Wait for the first signal, then exit the process after `seconds`. The body of a thread."""
        self._signals.get()
        time.sleep(self._seconds)
        end_now(0, logging.WARNING, "The bot did not end in time; it exits now", last=self.last)


def fast_event_loop() -> asyncio.AbstractEventLoop:
    """Return a new event loop: uvloop's where it is installed, else asyncio's.

    The simulated Discord runs only on asyncio's.
    """
    with suppress(ImportError):
        import uvloop

        return uvloop.new_event_loop()
    return asyncio.new_event_loop()


def end_now(
    code: int, level: int, sentence: str, *given: object, last: Callable[[], object] = int
) -> NoReturn:
    """Log a sentence at `level`, call `last`, and exit with `code`. Then worker processes end, too."""
    # The log may be what the others wait for.
    said = Thread(target=log.log, args=(level, sentence, *given), daemon=True)
    said.start()
    said.join(_A_MOMENT)
    last()
    os._exit(code)


@contextmanager
def _woken_by_signals(loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Wake the event loop at each signal: else its handler would wait for the loop's next timer."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows, where asyncio's own loop sees to it
        yield
        return
    reader, writer = socket.socketpair()
    for end in (reader, writer):
        end.setblocking(False)
    # uvloop runs a signal's handler only where a callback runs code in Python.
    loop.add_reader(reader, lambda: reader.recv(4096))
    before = signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        loop.remove_reader(reader)
        reader.close()
        writer.close()


YOUNG = 20_000
"""The number of new objects after which the youngest generation is collected."""
SWITCH_INTERVAL = 0.001
"""Seconds that a thread waits at most for another that computes. The default of 0.005 delays each answer of a
database or a worker process by as much."""


def tune_interpreter() -> None:
    """Tune garbage collection and the switching of threads for a bot that has just been built.

    Present objects are excluded from garbage collection, and newer ones are collected less often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
    sys.setswitchinterval(SWITCH_INTERVAL)
