"""Shutdown: on Ctrl-C, `kill`, systemd or Docker the bot ends within seconds, whatever it is doing.

It says goodbye to Discord and closes the database, as far as that takes no longer. Whatever was acknowledged
is committed, so nothing has to be waited for: no server that does not answer, no page that is open in a
browser, no processor with too much to do.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from threading import Thread
from types import FrameType
from typing import NoReturn

log = logging.getLogger(__name__)

SECONDS = 2.5
"""How long the bot has to end by itself."""
_A_MOMENT = 0.2


class Ending:
    """Ends the program when it is told to. `last` is called where it did not end by itself."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._is_told = False
        self._told = SimpleQueue[None]()  # the one kind that may be put to from within a signal's handler
        self._cancel: Callable[[], object] | None = None
        self.last: Callable[[], object] = int

    def heed_signals(self) -> None:
        """Makes SIGINT (even where a script started us, deaf to it) and SIGTERM end the program."""
        signal.signal(signal.SIGINT, self._hear)
        signal.signal(signal.SIGTERM, self._hear)
        Thread(target=self._end_in_time, name="ending", daemon=True).start()

    def run(self, main: Coroutine[object, None, None]) -> None:
        """Runs the program's one coroutine to its end, or cancels it when told to end."""
        try:
            asyncio.run(self._until_told(main))
        except asyncio.CancelledError:
            if not self._is_told:
                raise

    async def _until_told(self, main: Coroutine[object, None, None]) -> None:
        task, loop = asyncio.current_task(), asyncio.get_running_loop()
        assert task is not None
        self._cancel = lambda: loop.call_soon_threadsafe(task.cancel)
        try:
            with _woken_by_signals(loop):
                await main
        finally:
            self._cancel = None

    def _hear(self, _number: int, _frame: FrameType | None) -> None:
        if self._is_told:  # a terminal and whoever started us may both say so
            return
        self._is_told = True
        self._told.put(None)
        if self._cancel is None:
            raise KeyboardInterrupt
        self._cancel()

    def _end_in_time(self) -> None:
        self._told.get()
        time.sleep(self._seconds)
        end_now(0, logging.WARNING, "Something did not end in time, and is cut off", last=self.last)


def end_now(
    code: int, level: int, sentence: str, *given: object, last: Callable[[], object] = int
) -> NoReturn:
    """Log a sentence, end the worker processes, call `last`, and exit whatever the other threads do."""
    # The log may be what the others wait for.
    said = Thread(target=log.log, args=(level, sentence, *given), daemon=True)
    said.start()
    said.join(_A_MOMENT)
    for process in multiprocessing.active_children():
        process.kill()
    last()
    os._exit(code)


@contextmanager
def _woken_by_signals(loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Has the loop look up at each signal.

    Python calls a signal's handler in the main thread, which may be asleep until the next timer is due: where
    another thread took the signal, or where it came just before the loop went to sleep.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows, where asyncio's own loop sees to it
        yield
        return
    heard, told = socket.socketpair()
    for end in (heard, told):
        end.setblocking(False)
    loop.add_reader(heard, heard.recv, 4096)
    before = signal.set_wakeup_fd(told.fileno(), warn_on_full_buffer=False)
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        loop.remove_reader(heard)
        heard.close()
        told.close()


YOUNG = 20_000
"""When there are so many objects more than before, the newest are looked through."""


def tune_garbage_collection() -> None:
    """Leaves what is there at the start alone for good, and looks through the rest more rarely.

    Else that takes a twentieth of a turn.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
