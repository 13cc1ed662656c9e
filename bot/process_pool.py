"""Worker processes: they paint pictures and choose computers' actions, so that no press waits.

Each is driven by a thread here, which does nothing but wait for it. A process that comes to its end takes
nothing along: what it was at is done once more by another. One that takes too long is ended. Where this
process ends, however suddenly, so do they, and it waits for none of them.
"""

from __future__ import annotations

import atexit
import logging
import multiprocessing
import os
import pickle
import signal
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from threading import BoundedSemaphore, Lock, Thread
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

log = logging.getLogger(__name__)

# Threads of Python take turns, so more of them compute nothing sooner, and keep presses waiting for theirs.
THREADS = 2
"""How many threads compute where there are to be no processes."""

START = 120.0
"""Seconds a process may take until it listens: on a busy machine it waits for its turn to import all."""
TRIES = 2
"""How often a piece of work is begun whose process comes to its end."""

_Value = TypeVar("_Value")
_Arguments = TypeVarTuple("_Arguments")
Ready = Callable[[], Iterable[object]]


class Full(Exception):
    """No more is taken: so much is waiting already, or all is over."""


class Lost(Exception):
    """What was asked for came to nothing: its process crashed time and again, hung, or was not to be had."""


class _Ended(Exception):
    """A process has come to its end."""


def spare() -> int:
    """The processors there are besides one for this process, and never less than one."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, (allowed or 2) - 1)


class ProcessPool:
    """So many processes at most, begun when there is work for them; 0: threads of this process instead.

    `limit` is how many seconds a piece of work may take once its process listens, `waiting` how much may be
    on its way, `niceness` how much everything else comes before it. A new process goes through `ready` while
    it has nothing to do.
    """

    def __init__(
        self, most: int, *, limit: float, waiting: int, niceness: int = 0, ready: Ready = tuple
    ) -> None:
        self.most, self.limit = most, limit
        self._room, self._begun_with = BoundedSemaphore(waiting), (niceness, ready)
        self._drivers = _Drivers(most or THREADS)
        self._lock = Lock()
        self._all: set[_Process] = set()
        self._idle: list[_Process] = []
        self._closed = False
        # Whoever is told to end may not come to close this.
        atexit.register(self.close)

    def submit(self, function: Callable[[*_Arguments], _Value], *arguments: *_Arguments) -> Future[_Value]:
        """What the function, found by its name, makes of the arguments, which are pickled. Raises Full.

        The future raises what the function does, or Lost.
        """
        if self._closed or not self._room.acquire(blocking=False):
            raise Full
        done = self._drivers.submit(self._computed, function, arguments)
        done.add_done_callback(lambda _: self._room.release())
        return done

    def begin(self, number: int | None = None) -> None:
        """Begins so many processes (None: all) before there is work for them, and does not wait for them."""
        for _ in range(self.most if number is None else min(number, self.most)):
            self._drivers.submit(self._begin)

    def _begin(self) -> None:
        with self._lock:
            if len(self._all) < self.most:
                self._idle.append(self._new())

    def _computed(self, function: Callable[[*_Arguments], _Value], arguments: tuple[*_Arguments]) -> _Value:
        if not self.most:
            return function(*arguments)
        work = pickle.dumps((function, arguments))
        for _ in range(TRIES):
            process = self._taken()
            try:
                value: _Value = process.ask(work, self.limit)
                return value
            except _Ended:
                log.info("A process came to its end; another does its work")
            finally:
                self._put_back(process)
        raise Lost("its process came to its end, time and again")

    def _taken(self) -> _Process:
        """A process with nothing to do, else a new one."""
        with self._lock:
            while self._idle:
                if (idle := self._idle.pop()).is_alive:
                    return idle
                self._all.discard(idle)
            return self._new()

    def _new(self) -> _Process:
        if self._closed:
            raise Lost("all is over")
        try:
            process = _Process(*self._begun_with)
        except OSError as error:
            raise Lost(f"no process could be begun: {error}") from error
        self._all.add(process)
        return process

    def _put_back(self, process: _Process) -> None:
        with self._lock:
            if process.is_alive:
                self._idle.append(process)
            else:
                self._all.discard(process)

    def close(self) -> None:
        """Ends the processes, and gives up what they are at."""
        self._closed = True
        atexit.unregister(self.close)
        self._drivers.give_up()
        with self._lock:
            for process in self._all:
                process.end()


class _Job(NamedTuple):
    """What a thread is to do, whatever comes of it, and how to take it back."""

    do: Callable[[], None]
    cancel: Callable[[], bool]


class _Drivers:
    """Threads that do one thing after another; this process ends without waiting for any of them.

    An executor's threads would keep it from ending until they are done, however long they wait for a process.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._jobs = SimpleQueue[_Job | None]()
        self._threads = list[Thread]()

    def submit(self, function: Callable[[*_Arguments], _Value], *arguments: *_Arguments) -> Future[_Value]:
        """What the function makes of the arguments, once a thread comes to it."""
        done = Future[_Value]()
        self._jobs.put(_Job(partial(_do, done, partial(function, *arguments)), done.cancel))
        if len(self._threads) < self._most:
            self._threads.append(Thread(target=self._drive, name="process", daemon=True))
            self._threads[-1].start()
        return done

    def _drive(self) -> None:
        while job := self._jobs.get():
            job.do()
            del job  # or else what came of it is kept until the next

    def give_up(self) -> None:
        """Cancels what no thread has come to, and lets the threads go."""
        with suppress(Empty):
            while job := self._jobs.get_nowait():
                job.cancel()
        for _ in self._threads:
            self._jobs.put(None)


def _do(done: Future[_Value], job: Callable[[], _Value]) -> None:
    if not done.set_running_or_notify_cancel():
        return
    try:
        value = job()
    except BaseException as error:
        done.set_exception(error)
    else:
        done.set_result(value)


@contextmanager
def ignore_signals() -> Iterator[None]:
    """What is begun within never hears Ctrl-C, which reaches all processes: whoever has begun it ends it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # begun within, it would let the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Process:
    """A process, as the one that asks it sees it."""

    def __init__(self, niceness: int, ready: Ready) -> None:
        # Begun anew rather than forked: this process has threads and an event loop.
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        # What it makes itself ready with takes seconds to import: only once it hears whether we are there.
        told = pickle.dumps(ready)
        self._process = context.Process(target=serve, args=(theirs, niceness, told), daemon=True)
        with ignore_signals():
            self._process.start()
        theirs.close()
        self._listens = False

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    def ask(self, work: bytes, limit: float) -> Any:
        """Has work done. Raises what it does, Lost after so many seconds, or _Ended."""
        try:
            self._wait_until_it_listens()
            self._ours.send_bytes(work)
            came = self._ours.poll(limit)
            answer = self._ours.recv_bytes() if came else b""
        except (EOFError, OSError) as error:
            self.end()
            raise _Ended from error
        if not came:
            self.end()
            raise Lost(f"it took more than {limit} seconds")
        value, failure = pickle.loads(answer)
        if failure is not None:
            raise failure
        return value

    def _wait_until_it_listens(self) -> None:
        """However long that takes: ended meanwhile, the next would have to begin all over again."""
        if self._listens:
            return
        if not self._ours.poll(START):
            self.end()
            raise Lost(f"it did not listen within {START} seconds")
        self._ours.recv_bytes()
        self._listens = True

    def end(self) -> None:
        """Ends it, whatever it is at."""
        self._process.kill()
        self._process.join()


def serve(theirs: Connection, niceness: int, ready: bytes) -> None:
    """Does the work of a process until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_whoever_asks()
    give_way(niceness)
    with suppress(EOFError, OSError):
        theirs.send_bytes(b"")
        for _ in _unless_it_fails(ready):
            while theirs.poll():
                theirs.send_bytes(_answer(theirs.recv_bytes()))
        while True:
            theirs.send_bytes(_answer(theirs.recv_bytes()))


def give_way(niceness: int) -> None:
    """Lower this process's priority, where the system has priorities as Unix does."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def end_with_whoever_asks() -> None:
    """Has this process end as soon as the one that has begun it, whatever it is at."""
    Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    asks = multiprocessing.parent_process()
    assert asks is not None
    asks.join()
    os._exit(1)


def _unless_it_fails(ready: bytes) -> Iterable[object]:
    try:
        yield from pickle.loads(ready)()
    except Exception:
        log.exception("A process could not be made ready")


def _answer(work: bytes) -> bytes:
    try:
        function, arguments = pickle.loads(work)
        return pickle.dumps((function(*arguments), None))
    except Exception as error:
        return _told(error, traceback.format_exc())


def _told(error: Exception, where: str) -> bytes:
    """An error as it can be sent, with where it came from."""
    error.add_note(where)
    try:
        told = pickle.dumps((None, error))
        pickle.loads(told)
    except Exception:
        return pickle.dumps((None, RuntimeError(where)))
    return told


def timed(function: Callable[[*_Arguments], _Value], *arguments: *_Arguments) -> tuple[_Value, float]:
    """What a function gives, and the seconds that it took."""
    begun = time.perf_counter()
    value = function(*arguments)
    return value, time.perf_counter() - begun
