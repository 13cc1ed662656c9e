"""Worker processes that compute for the bot, so that presses do not wait.

A pool starts a worker when it has a job, and ends it after some minutes without one. After its last worker,
it returns free memory to the system. If a worker dies, its job is retried on another. A job without progress
for too long is ended with its worker. Workers end with the bot.
"""

from __future__ import annotations

import atexit
import ctypes
import logging
import os
import pickle
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from math import inf
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import BoundedSemaphore, Lock, Thread
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple

if TYPE_CHECKING:
    import asyncio  # workers do without it

log = logging.getLogger(__name__)

THREADS = 2
"""Threads of a pool without processes. More of them compute no faster, and delay presses."""
IDLE = 300.0
"""Seconds without a job after which a worker ends."""
START = 120.0
"""Seconds a new worker may take to import what it needs on a busy machine."""
WATCH = 0.2
"""Seconds between two checks for workers without progress."""
BUFFER = 1 << 17
"""Bytes of a worker's buffers here, so that a picture is read at once. Each read waits for other threads."""
TRIES = 2
"""How often a job is started if its workers die."""
_CONTROL_GROUPS, _OWN_GROUP = Path("/sys/fs/cgroup"), Path("/proc/self/cgroup")
_OUT_OF_MEMORY = Path("/proc/self/oom_score_adj")
FIRST_TO_END = "500"
"""What is added to a worker's share of the memory, in thousandths, when Linux chooses what to end."""
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


class _NotStarted(_WorkerDied):
    """A worker was ended for an earlier job before it began this one."""


_CLOSED = EOFError, OSError, ValueError, pickle.UnpicklingError
"""What reading and writing raise after a process has ended, in the middle of a message too."""


def spare_processors() -> int:
    """Return the number of processors that this process may use, less one for itself; at least 1."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, (allowed or 2) - 1)


def memory_limit() -> int | None:
    """Return the least memory, in bytes, of this machine, its container and systemd unit; None if unknown."""
    found = list[int]()
    with suppress(AttributeError, OSError, ValueError):  # not on Windows
        found.append(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))
    groups = [""]  # in a container the root, under systemd the unit's
    with suppress(OSError):
        groups.append(_OWN_GROUP.read_text().rpartition("0::/")[2].strip())
    for group in groups:
        with suppress(OSError, ValueError):  # "max" without a limit
            found.append(int((_CONTROL_GROUPS / group / "memory.max").read_text()))
    return min(found, default=None)


class ProcessPool:
    """At most `size` worker processes, started on demand; 0: threads of this process."""

    def __init__(
        self,
        size: int,
        *,
        timeout: float,
        capacity: int,
        niceness: int = 0,
        memory: int = MEMORY,
        idle: float = IDLE,
        prefetch: bool = False,
        prepare: Prepare = tuple,
        on_idle: Callable[[], object] = tuple,
    ) -> None:
        """Set up the pool; nothing starts before `start` or `submit`. Its workers end with the interpreter.

        A job may take `timeout` seconds once its worker is ready, and again after each progress it reports.
        At most `capacity` jobs are pending or running. A worker may allocate `memory` bytes, and ends after
        `idle` seconds without a job; `niceness` is added to its own. `prepare` runs in a new worker, in steps
        between jobs. `on_idle` is called in a thread after the last worker has ended for that reason. With
        `prefetch`, a busy worker is sent its next job when no other worker is free: for short jobs of equal
        length.
        """
        self.size, self.timeout, self.idle, self._on_idle = size, timeout, idle, on_idle
        self._setup = niceness, memory, prepare
        self._most_threads = size * (2 if prefetch else 1) or THREADS
        self._room = BoundedSemaphore(capacity)
        self._jobs = SimpleQueue[tuple[Future[Any], Callable[[], Any]]]()
        self._threads = list[Thread]()
        self._lock = Lock()
        self._workers, self._idle = set[_Worker](), list[_Worker]()
        self._is_watched = self._is_closed = False
        atexit.register(self.close)

    def submit(
        self,
        function: Callable[[*_Arguments], _Value],
        *arguments: *_Arguments,
        listener: Report = _ignore_progress,
    ) -> Future[_Value]:
        """Run an importable function with arguments that can be pickled; return its future.

        Raises Full if `capacity` jobs are unfinished or the pool is closed. The future raises what the
        function raises, or Lost; it is cancelled if the pool closes before the job starts. `listener` is
        called in a thread with each progress that the job reports; never if `size` is 0.
        """
        if self._is_closed or not self._room.acquire(blocking=False):
            raise Full
        done = self._queue_job(partial(self._run_in_worker, function, arguments, listener))
        done.add_done_callback(lambda _: self._room.release())
        return done

    def start(self, number: int | None = None) -> None:
        """Start workers until there are `number` (by default `size`), without waiting for them."""
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
        if len(self._threads) < self._most_threads:
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
        request, tries = pickle.dumps((function, arguments)), 0
        while tries < TRIES:
            worker = self._take_worker()
            try:
                value, error = worker.ask(request, self.timeout, listener)
            except _WorkerDied as died:
                log.info("A worker process died; its job is retried")
                tries += not isinstance(died, _NotStarted)
                continue
            finally:
                self._return_worker(worker)
            if error is not None:
                raise error
            return value
        raise Lost("its worker died each time")

    def _take_worker(self) -> _Worker:
        """Return an idle worker, else a new one, else one that runs one job. Raises Lost."""
        with self._lock:
            self._workers = {worker for worker in self._workers if worker.is_alive}
            self._idle = [worker for worker in self._idle if worker in self._workers]
            if self._idle:
                worker = self._idle.pop()
            elif len(self._workers) < self.size:
                worker = self._start_worker()
            else:
                worker = min(self._workers, key=lambda busy: busy.jobs)
            worker.jobs += 1
            return worker

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
        except (OSError, _WorkerDied) as error:
            raise Lost(f"no process could be started: {error}") from error
        self._workers.add(worker)
        if not self._is_watched:
            self._is_watched = True
            Thread(target=self._end_late_workers, name="watchdog", daemon=True).start()
        return worker

    def _end_late_workers(self) -> None:
        """End workers without progress for too long, until there are no workers. Runs in a thread."""
        # Not a timer for each job: starting its thread would delay presses.
        while True:
            time.sleep(WATCH)
            with self._lock:
                late = [worker for worker in self._workers if worker.is_late]
                if self._is_closed or not self._workers:
                    self._is_watched = False  # the next worker gets another thread
                    return
            for worker in late:
                worker.end_late()

    def _return_worker(self, worker: _Worker) -> None:
        """Make a worker idle unless it has another job, also a dead one: `_take_worker` removes those."""
        with self._lock:
            worker.jobs -= 1
            if not worker.jobs:
                worker.idle_since = time.monotonic()
                self._idle.append(worker)

    def _retire_idle_workers(self) -> None:
        """End workers that were idle for `idle` seconds or more; after the last one call `on_idle`."""
        with self._lock:
            latest = time.monotonic() - self.idle
            old = [worker for worker in self._idle if worker.idle_since <= latest]
            self._idle = [worker for worker in self._idle if worker not in old]
            self._workers.difference_update(old)
        for worker in old:
            worker.end()
        if old and not self._workers:
            self._on_idle()
            return_free_memory()

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
    """The bot's end of a worker process, which reads and writes pickles at its standard streams."""

    def __init__(self, niceness: int, memory: int, prepare: Prepare) -> None:
        """Start a worker process without waiting until it is ready. Raises OSError and _WorkerDied."""
        self._process = subprocess.Popen(
            [sys.executable, "-c", _SERVE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=BUFFER,
            start_new_session=True,  # so that Ctrl-C in the bot's terminal does not reach it
        )
        # It imports `prepare` for seconds, so it reads it after it has begun to watch for the bot's end.
        for setup in (sys.path, (niceness, memory, pickle.dumps(prepare))):
            self._send(setup)
        self._is_ready = self._was_late = self._is_ended = False
        self._deadline = inf
        self._sending, self._receiving = Lock(), Lock()
        self.jobs = 0
        self.idle_since = time.monotonic()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    @property
    def is_late(self) -> bool:
        """Whether its job has made no progress for too long."""
        return time.monotonic() > self._deadline

    def end_late(self) -> None:
        """Kill the process, so that its job is lost."""
        self._was_late = True
        self._process.kill()

    def ask(self, request: bytes, timeout: float, listener: Report) -> _Outcome:
        """Run a pickled job in the process; return (value, error), and pass its progress to `listener`.

        While another thread's job runs, the job waits in the process. Raises _WorkerDied if the process has
        ended, and Lost after `timeout` seconds without progress, which do not include its start. Either ends
        the process.
        """
        with self._sending:
            with suppress(_WorkerDied):  # reading raises it
                self._send(request)
            self._receiving.acquire()  # outcomes are read in the order of the requests
        try:
            if self._is_ended:
                raise _NotStarted
            if not self._is_ready:
                # Not part of the timeout: a worker ended for it would have to start again.
                self._receive(START, _ignore_progress)
                self._is_ready = True
            return self._receive(timeout, listener)
        except BaseException:
            self.end()  # else it would answer the next job with this one's outcome
            raise
        finally:
            self._receiving.release()

    def _receive(self, timeout: float, listener: Report) -> _Outcome:
        """Return the next outcome from the process; pass progress on.

        Raises Lost after `timeout` seconds without progress, and _WorkerDied.
        """
        while isinstance(answer := self._next_answer(timeout), int):
            listener(answer)
        outcome: _Outcome = pickle.loads(answer)
        return outcome

    def _next_answer(self, timeout: float) -> int | bytes:
        """Return a job's progress or its pickled outcome; after `timeout` seconds the pool ends the process.

        Raises Lost then, and _WorkerDied if it has ended by itself.
        """
        self._deadline = time.monotonic() + timeout
        try:
            assert self._process.stdout is not None
            answer: int | bytes = pickle.load(self._process.stdout)
            return answer
        except _CLOSED as error:
            if self._was_late:
                raise Lost(f"no progress for {timeout} seconds") from error
            raise _WorkerDied from error
        finally:
            self._deadline = inf

    def _send(self, message: object) -> None:
        """Write a message to the process. Raises _WorkerDied."""
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(pickle.dumps(message))
            self._process.stdin.flush()
        except _CLOSED as error:
            raise _WorkerDied from error

    def end(self) -> None:
        """Kill the process and close its streams."""
        self._is_ended = True
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # what it has not read cannot be written
                stream.close()  # type: ignore[union-attr]


# In the worker process

report: Report = _ignore_progress
"""Send the running job's progress to the bot. Does nothing outside a worker process."""


_SERVE = f"""
import pickle, sys
sys.path[:] = pickle.load(sys.stdin.buffer)
from {__name__} import serve_jobs
serve_jobs()
"""
"""The program of a worker process."""


def serve_jobs() -> None:
    """Run the jobs from standard input in a worker process until the bot closes it or ends; then exit (1).

    Jobs that arrive while the worker prepares run between two steps of its preparation.
    """
    global report
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a print must not be taken for an answer

    def send(answer: int | bytes) -> None:
        answers.write(pickle.dumps(answer))
        answers.flush()

    report = send
    niceness, memory, prepare = pickle.load(sys.stdin.buffer)
    requests = SimpleQueue[bytes]()
    Thread(target=_read_requests, args=(requests,), daemon=True).start()
    _limit_process(niceness, memory)
    with suppress(OSError):
        send(pickle.dumps((None, None)))
        for _ in _prepare_steps(prepare):
            while not requests.empty():
                send(_run_pickled_job(requests.get()))
        while True:
            send(_run_pickled_job(requests.get()))
    os._exit(1)  # the interpreter would report the thread that still reads


def _read_requests(requests: SimpleQueue[bytes]) -> None:
    """Queue requests from standard input; when the bot ends or closes it, exit with code 1."""
    with suppress(EOFError, pickle.UnpicklingError):
        while True:
            requests.put(pickle.load(sys.stdin.buffer))
    os._exit(1)


def _limit_process(niceness: int, memory: int) -> None:
    """Lower this process's priority by `niceness` and limit its memory (bytes), where the system can.

    If the machine has no memory left, Linux then ends this process before the bot.
    """
    if hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(OSError):
        _OUT_OF_MEMORY.write_text(FIRST_TO_END)
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


def return_free_memory() -> None:
    """Return to the system the memory that this process has freed, where the C library can (glibc)."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def retrieve_failure(done: asyncio.Future[Any]) -> None:
    """Mark the error of a future or task as retrieved, so that asyncio does not log it."""
    # All callers may have stopped waiting for it.
    if not done.cancelled():
        done.exception()
