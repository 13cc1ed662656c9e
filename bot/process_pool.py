"""Worker processes that compute for the bot, so that presses do not wait.

A pool starts a worker when it has a job, and ends it after some minutes without one. If a worker dies, its
job is retried on another. A job without progress for too long is ended with its worker. Workers end with the
bot.
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
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import BoundedSemaphore, Lock, Thread
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple

if TYPE_CHECKING:
    import asyncio  # workers do without it

log = logging.getLogger(__name__)

THREADS = 2
"""Threads of a pool without processes. More of them compute no faster, and delay presses."""
IDLE = 600.0
"""Seconds without a job after which a worker ends."""
START = 120.0
"""Seconds a new worker may take to import what it needs on a busy machine."""
TRIES = 2
"""How often a job is started if its workers die."""
_CONTAINER_LIMIT = Path("/sys/fs/cgroup/memory.max")
MEMORY = 1 << 30
"""Bytes that a worker may allocate. One that needs more is ended."""

_Value = TypeVar("_Value")
_Arguments = TypeVarTuple("_Arguments")
_Outcome = tuple[Any, Exception | None]
"""A job's value, or the error it raised."""
Report = Callable[[int], None]
"""Takes the progress of a job."""
Prepare = Callable[[], Iterable[object]]
"""Prepares a new worker in small steps."""


def _ignore_progress(_progress: int) -> None:
    """Ignore a job's progress."""


class Full(Exception):
    """The pool rejects a job: too many are pending, or it is closed."""


class Lost(Exception):
    """A job failed: its workers died, it made no progress, or no worker could be started."""


class _WorkerDied(Exception):
    """A worker's process has ended."""


def spare_processors() -> int:
    """Return the number of processors that this process may use, less one for itself; at least 1."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, (allowed or 2) - 1)


def memory_limit() -> int | None:
    """Return the bytes of memory that this machine or container has; None if that is unknown."""
    found = list[int]()
    with suppress(AttributeError, OSError, ValueError):  # not on Windows
        found.append(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))
    with suppress(OSError, ValueError):  # "max" without a limit
        found.append(int(_CONTAINER_LIMIT.read_text()))
    return min(found, default=None)


class ProcessPool:
    """At most `size` worker processes, started on demand; 0: threads of this process.

    A job may take `timeout` seconds once its worker is ready, and again after each progress it reports. At
    most `capacity` jobs are pending or running. A worker may allocate `memory` bytes, and ends after `idle`
    seconds without a job; `niceness` is added to its own. `prepare` runs in a new worker, in steps between
    jobs.
    """

    def __init__(
        self,
        size: int,
        *,
        timeout: float,
        capacity: int,
        niceness: int = 0,
        memory: int = MEMORY,
        idle: float = IDLE,
        prepare: Prepare = tuple,
    ) -> None:
        """Set up the pool; nothing starts before `start` or `submit`.

        Its workers end with the interpreter.
        """
        self.size, self.timeout, self.idle = size, timeout, idle
        self._setup = niceness, memory, prepare
        self._room = BoundedSemaphore(capacity)
        self._jobs = SimpleQueue[tuple[Future[Any], Callable[[], Any]]]()
        self._threads = list[Thread]()
        self._lock = Lock()
        self._workers, self._idle = set[_Worker](), list[_Worker]()
        self._is_closed = False
        atexit.register(self.close)

    def submit(
        self,
        function: Callable[[*_Arguments], _Value],
        *arguments: *_Arguments,
        listener: Report = _ignore_progress,
    ) -> Future[_Value]:
        """Run an importable function with arguments that can be pickled; return its future.

        Raises Full if `capacity` jobs are unfinished or the pool is closed. The future raises what the
        function raises, or Lost. `listener` is called in a thread with each progress that the job reports;
        never if `size` is 0.
        """
        if self._is_closed or not self._room.acquire(blocking=False):
            raise Full
        done = self._queue_job(partial(self._run_in_worker, function, arguments, listener))
        done.add_done_callback(lambda _: self._room.release())
        return done

    def start(self, number: int | None = None) -> None:
        """Start workers before there are jobs, until there are `number` (by default `size`).

        Does not wait for them.
        """
        wanted = self.size if number is None else min(number, self.size)
        for _ in range(len(self._workers), wanted):
            self._queue_job(partial(self._start_idle_worker, wanted))

    @property
    def has_backlog(self) -> bool:
        """Whether a job waits for a free worker."""
        return not self._jobs.empty()

    def _queue_job(self, job: Callable[[], _Value]) -> Future[_Value]:
        """Queue a job for the pool's threads, starting another if needed; return its future."""
        # Not an executor: the interpreter waits for its threads at exit.
        done = Future[_Value]()
        self._jobs.put((done, job))
        if len(self._threads) < (self.size or THREADS):
            self._threads.append(Thread(target=self._run_jobs_until_closed, name="process", daemon=True))
            self._threads[-1].start()
        return done

    def _run_jobs_until_closed(self) -> None:
        """Run queued jobs, and end workers that were idle for too long. Each thread of the pool runs this."""
        while not self._is_closed:
            with suppress(Empty):
                _run_job(*self._jobs.get(timeout=self.idle or None))
            self._retire_idle_workers()

    def _run_in_worker(
        self, function: Callable[..., Any], arguments: tuple[Any, ...], listener: Report
    ) -> Any:
        """Return a function's result from a worker, or from this thread if `size` is 0.

        If the worker dies, try `TRIES` times in all. Raises Lost, and what the function raises.
        """
        if not self.size:
            return function(*arguments)
        request = pickle.dumps((function, arguments))
        for _ in range(TRIES):
            worker = self._take_worker()
            try:
                value, error = worker.ask(request, self.timeout, listener)
            except _WorkerDied:
                log.info("A worker process died; its job is retried")
                continue
            finally:
                self._return_worker(worker)
            if error is not None:
                raise error
            return value
        raise Lost("its worker died each time")

    def _take_worker(self) -> _Worker:
        """Return an idle worker or a new one. Raises Lost."""
        with self._lock:
            while self._idle:
                if (worker := self._idle.pop()).is_alive:
                    return worker
                self._workers.discard(worker)
            return self._start_worker()

    def _start_idle_worker(self, wanted: int) -> None:
        """Start an idle worker if the pool has fewer than `wanted`. Raises Lost."""
        with self._lock:
            if len(self._workers) < wanted:
                self._idle.append(self._start_worker())

    def _start_worker(self) -> _Worker:
        """Start and return a worker; the lock must be held. Raises Lost."""
        if self._is_closed:
            raise Lost("the pool is closed")
        try:
            worker = _Worker(*self._setup)
        except OSError as error:
            raise Lost(f"no process could be started: {error}") from error
        self._workers.add(worker)
        return worker

    def _return_worker(self, worker: _Worker) -> None:
        """Make a worker idle, also a dead one: `_take_worker` removes those."""
        with self._lock:
            worker.idle_since = time.monotonic()
            self._idle.append(worker)

    def _retire_idle_workers(self) -> None:
        """End the workers that have been idle for `idle` seconds or more."""
        with self._lock:
            latest = time.monotonic() - self.idle
            old = [worker for worker in self._idle if worker.idle_since <= latest]
            self._idle = [worker for worker in self._idle if worker not in old]
            self._workers.difference_update(old)
        for worker in old:
            worker.end()

    def close(self) -> None:
        """End all workers with their jobs, and cancel pending jobs."""
        self._is_closed = True
        atexit.unregister(self.close)
        with suppress(Empty):
            while True:
                self._jobs.get_nowait()[0].cancel()
        for _ in self._threads:
            self._jobs.put((Future(), int))
        with self._lock:
            for worker in self._workers:
                worker.end()


def _run_job(done: Future[_Value], job: Callable[[], _Value]) -> None:
    """Run a job unless it was cancelled. Its value or exception becomes the result of `done`."""
    if not done.set_running_or_notify_cancel():
        return
    try:
        value = job()
    except BaseException as error:
        done.set_exception(error)
    else:
        done.set_result(value)


class _Worker:
    """The bot's end of a worker process."""

    def __init__(self, niceness: int, memory: int, prepare: Prepare) -> None:
        """Start a worker process without waiting until it is ready."""
        context = multiprocessing.get_context("spawn")  # the bot has threads, which forbid a fork
        self._pipe, theirs = context.Pipe()
        # It imports `prepare` for seconds, so it reads it after it has begun to watch for the bot's end.
        arguments = theirs, niceness, memory, pickle.dumps(prepare)
        self._process = context.Process(target=_serve_jobs, args=arguments, daemon=True)
        with _blocked_interrupts():
            self._process.start()
        theirs.close()
        self._is_ready = False
        self.idle_since = time.monotonic()

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    def ask(self, request: bytes, timeout: float, listener: Report) -> _Outcome:
        """Run a pickled job in the process; return its outcome, and pass its progress to `listener`.

        Raises _WorkerDied if the process has ended, and Lost after `timeout` seconds without progress, which
        do not include its start. Either ends the process.
        """
        try:
            if not self._is_ready:
                # Not part of the timeout: a worker ended for it would have to start again.
                self._receive(START, _ignore_progress)
                self._is_ready = True
            self._pipe.send_bytes(request)
            return self._receive(timeout, listener)
        except (EOFError, OSError) as error:
            self.end()
            raise _WorkerDied from error
        except BaseException:
            self.end()  # else it would answer the next job with this one's outcome
            raise

    def _receive(self, timeout: float, listener: Report) -> _Outcome:
        """Return the next outcome from the process; pass progress on.

        Raises Lost after `timeout` seconds without progress.
        """
        while self._pipe.poll(timeout):
            answer: int | _Outcome = pickle.loads(self._pipe.recv_bytes())
            if not isinstance(answer, int):
                return answer
            listener(answer)
        raise Lost(f"no progress for {timeout} seconds")

    def end(self) -> None:
        """Kill the process."""
        self._process.kill()
        self._process.join()


@contextmanager
def _blocked_interrupts() -> Iterator[None]:
    """Block SIGINT for processes started in this context, where the system can."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # started within, it would unblock the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the worker process

report: Report = _ignore_progress
"""Send the running job's progress to the bot. Does nothing outside a worker process."""


def _serve_jobs(pipe: Connection, niceness: int, memory: int, prepare: bytes) -> None:
    """Run jobs in a worker process until the bot closes the pipe or ends.

    Jobs that arrive while it prepares run between two steps of `prepare`.
    """
    global report
    report = pipe.send
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_bot, daemon=True).start()
    _limit_process(niceness, memory)
    with suppress(EOFError, OSError):
        pipe.send((None, None))
        for _ in _prepare_steps(prepare):
            while pipe.poll():
                pipe.send_bytes(_run_pickled_job(pipe.recv_bytes()))
        while True:
            pipe.send_bytes(_run_pickled_job(pipe.recv_bytes()))


def _end_with_bot() -> None:
    """Wait until the bot's process ends, then exit this one with code 1."""
    bot = multiprocessing.parent_process()
    assert bot is not None
    bot.join()
    os._exit(1)


def _limit_process(niceness: int, memory: int) -> None:
    """Lower this process's priority by `niceness` and limit its memory (bytes), where the system can."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(ImportError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


def _prepare_steps(prepare: bytes) -> Iterable[object]:
    """Unpickle and run a worker's preparation, step by step. An exception is logged and ends only that."""
    try:
        yield from pickle.loads(prepare)()
    except Exception:
        log.exception("A worker process failed to load its data in advance; its first job will be slower")


def _run_pickled_job(request: bytes) -> bytes:
    """Run a pickled job and return its outcome pickled.

    An error that cannot be pickled becomes a RuntimeError. Without memory, exit the process.
    """
    try:
        function, arguments = pickle.loads(request)
        return pickle.dumps((function(*arguments), None))
    except MemoryError:
        os._exit(1)  # what it has cached stays large
    except Exception as error:
        error.add_note(traceback.format_exc())
        with suppress(Exception):
            pickle.loads(answer := pickle.dumps((None, error)))
            return answer
        return pickle.dumps((None, RuntimeError(traceback.format_exc())))


def timed(function: Callable[[*_Arguments], _Value], *arguments: *_Arguments) -> tuple[_Value, float]:
    """Call a function. Return its result and the seconds it took."""
    start = time.perf_counter()
    value = function(*arguments)
    return value, time.perf_counter() - start


def retrieve_failure(done: asyncio.Future[Any]) -> None:
    """Mark the error of a future or task as retrieved, so that asyncio does not log it."""
    # All callers may have stopped waiting for it.
    if not done.cancelled():
        done.exception()
