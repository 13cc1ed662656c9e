"""Worker processes: if one breaks, another does the work, and none outlives the bot."""

from __future__ import annotations

import os
import platform
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any, Protocol, cast

import psutil
import pytest

from bot import process_pool
from bot.process_pool import Full, Lost, ProcessPool
from tests.bot import errands

SLOW_MACHINE = SOON = 300.0
"""Seconds: more than a busy machine needs, and far less than `errands.hangs` takes."""


@pytest.fixture(scope="module")
def _processes() -> Iterator[ProcessPool]:
    processes = ProcessPool(1, timeout=SLOW_MACHINE, capacity=8)
    yield processes
    processes.close()


@pytest.fixture
def processes(_processes: ProcessPool) -> ProcessPool:
    """Provide a shared pool of one process, since starting one takes long."""
    _processes.timeout = SLOW_MACHINE
    return _processes


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
        # It may end between these two lines, while its status is read.
        if Path("/proc/self").exists():
            return "State:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except (ProcessLookupError, FileNotFoundError):
        return False
    return True


def is_gone_soon(process: int) -> bool:
    end = time.monotonic() + SOON
    while is_there(process) and time.monotonic() < end:
        time.sleep(0.02)
    return not is_there(process)


def test_two_jobs_run_one_after_another_in_the_same_worker_process(processes: ProcessPool) -> None:
    first = processes.submit(errands.says_where).result()
    assert first != os.getpid()
    assert processes.submit(errands.says_where).result() == first


def test_pool_of_zero_processes_runs_jobs_in_the_calling_process() -> None:
    here = ProcessPool(0, timeout=SLOW_MACHINE, capacity=8)
    assert here.submit(errands.says_where).result() == os.getpid()


def test_error_of_a_job_has_the_workers_traceback(processes: ProcessPool) -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        processes.submit(errands.raises).result()
    assert any("errands.py" in note for note in raised.value.__notes__)


def test_error_that_cannot_be_pickled_is_reported_and_the_worker_goes_on(processes: ProcessPool) -> None:
    with pytest.raises(RuntimeError, match="Unsendable: odd here"):
        processes.submit(errands.raises_something_odd).result()
    assert processes.submit(errands.says_where).result(), "and the process goes on"


def test_job_that_cannot_be_pickled_raises_an_error(processes: ProcessPool) -> None:
    with pytest.raises((AttributeError, TypeError)):
        processes.submit(lambda: None).result()


def test_idle_worker_that_was_killed_is_replaced_for_the_next_job(processes: ProcessPool) -> None:
    """The cause may be a machine that is short of memory."""
    first = processes.submit(errands.says_where).result()
    os.kill(first, signal.SIGKILL)
    assert processes.submit(errands.says_where).result() not in (first, os.getpid())


def test_job_whose_worker_was_killed_is_done_by_another(processes: ProcessPool, tmp_path: Path) -> None:
    first = processes.submit(errands.says_where).result()
    after = processes.submit(errands.crashes_at_first, str(tmp_path / "been here")).result()
    assert after not in (first, os.getpid())


def test_job_that_kills_every_worker_fails_and_the_next_one_is_done(processes: ProcessPool) -> None:
    with pytest.raises(Lost):
        processes.submit(errands.crashes).result()
    assert processes.submit(errands.says_where).result(), "the next is done all the same"


def test_job_that_hangs_fails_and_its_worker_is_ended_and_replaced(processes: ProcessPool) -> None:
    first = processes.submit(errands.says_where).result()
    processes.timeout = 0.2
    with pytest.raises(Lost):
        processes.submit(errands.hangs).result(SOON)
    assert not is_there(first)
    processes.timeout = SLOW_MACHINE
    assert processes.submit(errands.says_where).result() != first


def test_job_that_reports_progress_may_take_longer_than_the_timeout(processes: ProcessPool) -> None:
    """Else a slow machine would end the analysis of a long game shortly before it is done."""
    processes.submit(errands.says_where).result()
    processes.timeout = 1.0
    assert processes.submit(errands.reports_slowly, 5, 0.3).result(SOON) == "done"


def test_job_fails_at_once_when_no_worker_can_start(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object, **__: object) -> None:
        raise BlockingIOError("too many processes")

    none = ProcessPool(1, timeout=SLOW_MACHINE, capacity=8)
    monkeypatch.setattr("subprocess.Popen", fails)
    with pytest.raises(Lost, match="too many processes"):
        none.submit(errands.says_where).result(SOON)
    none.close()


def test_full_or_closed_queue_rejects_jobs_and_has_room_again_later(tmp_path: Path) -> None:
    busy = ProcessPool(1, timeout=SLOW_MACHINE, capacity=2)
    try:
        waiting = [busy.submit(errands.waits_for, str(tmp_path / "go on")) for _ in range(2)]
        with pytest.raises(Full):
            busy.submit(errands.says_where)
        (tmp_path / "go on").touch()
        for one in waiting:
            one.result()
        assert busy.submit(errands.says_where).result(), "then there is room again"
    finally:
        busy.close()
    with pytest.raises(Full):
        busy.submit(errands.says_where)


def test_job_is_done_although_the_workers_preparation_never_ends() -> None:
    processes = ProcessPool(1, timeout=SLOW_MACHINE, capacity=8, prepare=errands.never_ready)
    try:
        first = processes.submit(errands.says_where).result(SOON)
        assert processes.submit(errands.says_where).result(SOON) == first
    finally:
        processes.close()


def test_worker_that_starts_slower_than_the_timeout_is_not_replaced() -> None:
    """On a busy machine a start takes seconds, and a replacement would have to start again."""
    slow = errands.SlowToBegin()
    processes = ProcessPool(1, timeout=errands.SLOW / 2, capacity=8, niceness=slow)
    try:
        assert processes.submit(errands.says_where).result() != os.getpid()
    finally:
        processes.close()


def test_closing_the_pool_ends_a_hanging_worker_and_cancels_waiting_jobs() -> None:
    processes = ProcessPool(1, timeout=SLOW_MACHINE, capacity=8)
    first = processes.submit(errands.says_where).result()
    hanging, waiting = processes.submit(errands.hangs), processes.submit(errands.says_where)
    while not hanging.running():
        time.sleep(0.01)
    processes.close()
    assert not is_there(first)
    with pytest.raises((Lost, CancelledError)):
        hanging.result(SOON)
    with pytest.raises(CancelledError):
        waiting.result(SOON)


def test_process_that_starts_while_the_pool_is_closed_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    starts, started = threading.Event(), list[subprocess.Popen[bytes]]()

    def start_slowly(*given: Any, **named: Any) -> subprocess.Popen[bytes]:
        starts.set()
        time.sleep(0.1)
        started.append(subprocess.Popen(*given, **named))
        return started[-1]

    monkeypatch.setattr(process_pool, "subprocess", SimpleNamespace(Popen=start_slowly, PIPE=subprocess.PIPE))
    processes = ProcessPool(1, timeout=SLOW_MACHINE, capacity=8)
    processes.submit(errands.says_where)
    starts.wait(SOON)
    processes.close()
    assert [process.poll() for process in started] == [-signal.SIGKILL]


def test_idle_process_ends_and_the_next_job_starts_another() -> None:
    processes = ProcessPool(1, timeout=SLOW_MACHINE, capacity=8, idle=0.05)
    try:
        first = processes.submit(errands.says_where).result()
        assert is_gone_soon(first)
        assert processes.submit(errands.says_where).result() not in (first, os.getpid())
    finally:
        processes.close()


def test_free_memory_is_returned_to_the_system_after_the_last_idle_worker_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    returned = threading.Event()
    monkeypatch.setattr(process_pool, "return_free_memory", returned.set)
    processes = ProcessPool(1, timeout=SLOW_MACHINE, capacity=8, idle=0.05)
    try:
        processes.submit(errands.says_where).result()
        assert returned.wait(SOON)
    finally:
        processes.close()


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries return nothing on demand")
def test_memory_freed_between_used_blocks_is_returned_to_the_system() -> None:
    blocks = [bytes(50_000) for _ in range(1000)]
    full = psutil.Process().memory_info().rss
    del blocks[::2]
    process_pool.return_free_memory()
    assert full - psutil.Process().memory_info().rss > 10_000_000


def test_on_idle_is_called_once_the_last_worker_has_ended() -> None:
    idle = threading.Event()
    processes = ProcessPool(1, timeout=SLOW_MACHINE, capacity=8, idle=0.05, on_idle=idle.set)
    try:
        worker = processes.submit(errands.says_where).result()
        assert idle.wait(SOON)
        assert is_gone_soon(worker)
    finally:
        processes.close()


def test_worker_without_idle_time_ends_after_its_job() -> None:
    processes = ProcessPool(1, timeout=SLOW_MACHINE, capacity=8, idle=0)
    try:
        assert is_gone_soon(processes.submit(errands.says_where).result())
    finally:
        processes.close()


def test_last_used_worker_gets_the_next_job_and_others_end_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    processes = ProcessPool(2, timeout=SLOW_MACHINE, capacity=8, idle=0.5)
    try:
        processes.start()
        used = {processes.submit(errands.says_where).result() for _ in range(5)}
        assert len(used) == 1
        end = time.monotonic() + SOON
        while len(processes._workers) > 1 and time.monotonic() < end:
            used.add(processes.submit(errands.says_where).result())
            time.sleep(0.1)
        assert used == {worker.pid for worker in processes._workers}
    finally:
        processes.close()


def test_listener_gets_the_progress_reports_of_a_job_in_order(processes: ProcessPool) -> None:
    progress = list[int]()
    assert processes.submit(errands.reports, 3, listener=progress.append).result() == "done"
    assert progress == [1, 2, 3]


def test_failing_listener_fails_its_job_and_the_next_is_done(processes: ProcessPool) -> None:
    def fails(_: int) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        processes.submit(errands.reports, 3, listener=fails).result()
    assert processes.submit(errands.says_where).result() != os.getpid()


@pytest.fixture
def prefetching() -> Iterator[ProcessPool]:
    """Provide a pool whose one worker is sent its next job while it runs one."""
    pool = ProcessPool(1, timeout=SLOW_MACHINE, capacity=8, prefetch=True)
    yield pool
    pool.close()


def is_sent_soon(job: Future[Any]) -> bool:
    end = time.monotonic() + SOON
    while not job.running() and time.monotonic() < end:
        time.sleep(0.01)
    return job.running()


def test_busy_worker_is_sent_one_job_in_advance_and_each_job_gets_its_own_result(
    prefetching: ProcessPool, tmp_path: Path
) -> None:
    first = prefetching.submit(errands.waits_for, str(tmp_path / "go on"))
    others = [prefetching.submit(pow, number, 2) for number in (3, 4, 5)]
    assert is_sent_soon(others[0])
    assert not others[1].running(), "a worker is sent one job in advance"
    (tmp_path / "go on").touch()
    first.result(SOON)
    assert [job.result(SOON) for job in others] == [9, 16, 25]


def test_prefetched_job_is_done_although_the_job_before_it_kills_every_worker(
    prefetching: ProcessPool, tmp_path: Path
) -> None:
    first = prefetching.submit(errands.crashes_on, str(tmp_path / "go on"))
    second = prefetching.submit(errands.says_where)
    assert is_sent_soon(second)
    (tmp_path / "go on").touch()
    assert second.result(SOON) != os.getpid()
    with pytest.raises(Lost):
        first.result(SOON)


def test_prefetched_job_is_done_although_the_job_before_it_hangs(prefetching: ProcessPool) -> None:
    prefetching.submit(errands.says_where).result()
    prefetching.timeout = 0.5
    hanging = prefetching.submit(errands.hangs)
    assert is_sent_soon(hanging)
    prefetching.timeout = SLOW_MACHINE
    second = prefetching.submit(errands.says_where)
    assert second.result(SOON) != os.getpid()
    with pytest.raises(Lost):
        hanging.result(SOON)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux counts what a process allocates")
def test_job_that_allocates_too_much_memory_fails_and_its_worker_is_replaced() -> None:
    processes = ProcessPool(1, timeout=SLOW_MACHINE, capacity=8, memory=100_000_000)
    try:
        first = processes.submit(errands.says_where).result()
        with pytest.raises(Lost):
            processes.submit(bytes, 200_000_000).result()
        assert not is_there(first)
        assert processes.submit(errands.says_where).result() != first
    finally:
        processes.close()


def test_what_a_job_prints_is_not_taken_for_its_result(processes: ProcessPool) -> None:
    assert processes.submit(errands.prints).result() == "done"


def test_memory_is_limited_on_a_system_without_process_priorities(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    limits = list[tuple[int, int]]()
    monkeypatch.delattr(os, "nice")
    monkeypatch.setattr("resource.setrlimit", lambda _, limit: limits.append(limit))
    monkeypatch.setattr(process_pool, "_OUT_OF_MEMORY", tmp_path / "missing" / "oom_score_adj")
    process_pool._limit_process(5, 1000)
    assert limits == [(1000, 1000)]


def test_worker_has_a_higher_oom_score_adjustment_than_the_bot_on_linux(processes: ProcessPool) -> None:
    own = Path("/proc/self/oom_score_adj")
    if not own.is_file():
        pytest.skip("only on Linux")
    assert int(processes.submit(own.read_text).result()) > int(own.read_text())


class Running(Protocol):
    """A running program whose output is read."""

    stdout: IO[bytes]
    stderr: IO[bytes]

    def send_signal(self, how: int) -> None: ...
    def kill(self) -> None: ...
    def wait(self, timeout: float) -> int: ...


@contextmanager
def running(program: str, *arguments: str) -> Iterator[Running]:
    """Return a running Python program, which is killed at the end of the test."""
    with subprocess.Popen(
        [sys.executable, "-c", program, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as bot:
        try:
            yield cast(Running, bot)
        finally:
            bot.kill()


ASKS = """
import signal, sys, time
from bot.process_pool import ProcessPool
from tests.bot import errands

def say(what):
    print(what, flush=True)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # who is started by a script may be deaf to it
    processes = ProcessPool(1, timeout=3600, capacity=8)
    say(processes.submit(errands.says_where).result())
    processes.submit(errands.hangs)
    if "closed" not in sys.argv:
        say("waits")
        while True:
            time.sleep(0.1)  # a signal just before a long sleep does not end it
    try:
        say("waits")
        while True:
            time.sleep(0.1)
    finally:
        processes.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="about signals")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT], ids=["killed", "interrupted"])
@pytest.mark.parametrize("where", ["closed", "before anybody would close them"])
def test_workers_end_when_the_bot_is_killed_or_interrupted(how: signal.Signals, where: str) -> None:
    """This includes a hanging worker and a bot that is killed before it closes its workers."""
    with running(ASKS, where) as bot:
        process = int(bot.stdout.readline())
        bot.stdout.readline()
        assert is_there(process)
        bot.send_signal(how)
        bot.wait(SOON)
        assert is_gone_soon(process)


STARTS = """
import time
from bot.process_pool import ProcessPool
from tests.bot import errands
if __name__ == "__main__":
    processes = ProcessPool(1, timeout=3600, capacity=8, prepare=errands.never_ready)
    processes.start()
    while not processes._workers:
        time.sleep(0.001)
    print(next(iter(processes._workers)).pid, flush=True)
    time.sleep(3600)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="about signals")
def test_starting_worker_does_not_get_ctrl_c_from_the_terminal_and_ends_silently_with_the_bot() -> None:
    """A terminal sends it to the processes of its session."""
    with running(STARTS) as bot:
        process = int(bot.stdout.readline())
        assert os.getsid(process) == process
        bot.kill()
        assert bot.stderr.read() == b""
        assert is_gone_soon(process)


@pytest.mark.parametrize(
    "own", ["0::/\n", "4:memory:/x\n0::/system.slice/explorers.service\n"], ids=["container", "unit"]
)
@pytest.mark.parametrize(("limit", "expected"), [("64000000", 64_000_000), ("max", None), (None, None)])
def test_memory_limit_is_that_of_the_container_or_unit_or_else_the_machines_memory(
    limit: str | None, expected: int | None, own: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = tmp_path / own.rpartition("0::/")[2].strip()
    group.mkdir(parents=True, exist_ok=True)
    if limit is not None:
        (group / "memory.max").write_text(f"{limit}\n")
    (tmp_path / "cgroup").write_text(own)
    monkeypatch.setattr(process_pool, "_CONTROL_GROUPS", tmp_path)
    monkeypatch.setattr(process_pool, "_OWN_GROUP", tmp_path / "cgroup")
    assert process_pool.memory_limit() == (expected or psutil.virtual_memory().total)


def test_memory_limit_is_unknown_where_the_system_does_not_say_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process_pool, "_CONTROL_GROUPS", tmp_path)
    monkeypatch.delattr(process_pool.os, "sysconf")
    assert process_pool.memory_limit() is None
