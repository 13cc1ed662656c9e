"""A pytest plugin that measures the CPU time of tests and fails slow quick tests.

It measures CPU time, since a busy machine makes a test wait. On a slow machine the limit grows with the time
that a fixed piece of work takes there. A long run ends with the sum and the most expensive tests.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from typing import Any

import pytest

MOST = 8.0
"""Maximum CPU seconds of a quick test on the machine for which it is set."""
USUAL_WORK = 0.05
"""CPU seconds of `work` on that machine when it is quiet."""
MOST_SLOWNESS = 4.0
"""The factor at which the limit stops growing."""
MANY = 1_000
"""Number of tests from which a run prints their sum."""
DEAREST = 5
_BEGUN = pytest.StashKey[float]()
_TOOK = pytest.StashKey[list[tuple[float, str]]]()
"""CPU seconds and name of each test."""
_TIMES = "processor_time"
"""The key under which a worker sends its times."""


def pytest_configure(config: pytest.Config) -> None:
    """Create the list of times."""
    config.stash[_TOOK] = []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Record the CPU time before a test is set up."""
    item.stash[_BEGUN] = time.process_time()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Record the CPU time of a test, and fail a test that took too much."""
    report = yield
    if call.when == "teardown":
        took = time.process_time() - item.stash[_BEGUN]
        item.config.stash[_TOOK].append((took, item.nodeid))
        is_slow = item.get_closest_marker("slow") is not None
        if report.passed and is_too_slow(took, is_slow=is_slow, slowness=slowness):
            report.outcome = "failed"
            report.longrepr = f"{took:.1f} s of processor time: make the test smaller, or mark it slow"
    return report


def is_too_slow(took: float, *, is_slow: bool, slowness: Callable[[], float]) -> bool:
    """Return whether a test took longer than a quick one may.

    The slowness of the machine is measured only if the test took more than `MOST`.
    """
    return not is_slow and took > MOST and took > MOST * slowness()


def slowness() -> float:
    """Return how many times the usual CPU time `work` takes now, from 1 to `MOST_SLOWNESS`."""
    begun = time.process_time()
    work()
    return min(MOST_SLOWNESS, max(1.0, (time.process_time() - begun) / USUAL_WORK))


def work() -> None:
    """Do a fixed piece of work such as tests do: strings, tuples, and a dict."""
    found = {}
    for number in range(200_000):
        found[str(number % 1_000)] = (number, number * number)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Send the times to the main process."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output[_TIMES] = session.config.stash[_TOOK]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Receive the times of a worker."""
    node.config.stash[_TOOK] += getattr(node, "workeroutput", {}).get(_TIMES, ())


@pytest.hookimpl
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print the sum of a long run."""
    took = config.stash[_TOOK]
    if len(took) >= MANY:
        terminalreporter.write_line(summed_up(took))


def summed_up(took: Sequence[tuple[float, str]]) -> str:
    """Return the sum of all tests, and the most expensive ones."""
    most = sorted(took, reverse=True)[:DEAREST]
    lines = [f"  {seconds:.1f} s {name}" for seconds, name in most]
    return "\n".join(
        [f"{sum(seconds for seconds, _ in took):.0f} s of processor time in tests; most in", *lines]
    )
