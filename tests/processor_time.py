"""A pytest plugin that measures the processor time of tests and fails quick tests that take long.

It counts processor time, since a busy machine makes a test wait. A long run ends with the sum and the most
expensive tests.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from typing import Any

import pytest

MOST = 8.0
"""Seconds that no quick test comes near, even on a slow machine."""
MANY = 1_000
"""The number of tests from which a run prints their sum."""
DEAREST = 5
_BEGUN = pytest.StashKey[float]()
_TOOK = pytest.StashKey[list[tuple[float, str]]]()
"""What each test took, and its name."""
_TOLD = "processor_time"
"""Under which name a process that ran some of them tells it."""


def pytest_configure(config: pytest.Config) -> None:
    """Nothing has taken anything yet."""
    config.stash[_TOOK] = []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Looks at the clock before a test is set up."""
    item.stash[_BEGUN] = time.process_time()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Notes what a test took, and fails one that took too much."""
    report = yield
    if call.when == "teardown":
        took = time.process_time() - item.stash[_BEGUN]
        item.config.stash[_TOOK].append((took, item.nodeid))
        if report.passed and is_too_slow(took, is_slow=item.get_closest_marker("slow") is not None):
            report.outcome = "failed"
            report.longrepr = f"{took:.1f} s of processor time: make the test smaller, or mark it slow"
    return report


def is_too_slow(took: float, *, is_slow: bool) -> bool:
    """Return whether a test took longer than a quick one may."""
    return took > MOST and not is_slow


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Tells the process that prints it all."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output[_TOLD] = session.config.stash[_TOOK]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Hears it."""
    node.config.stash[_TOOK] += getattr(node, "workeroutput", {}).get(_TOLD, ())


@pytest.hookimpl
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Says what all tests of a long run took."""
    took = config.stash[_TOOK]
    if len(took) >= MANY:
        terminalreporter.write_line(summed_up(took))


def summed_up(took: Sequence[tuple[float, str]]) -> str:
    """The sum of all tests, and which cost most."""
    most = sorted(took, reverse=True)[:DEAREST]
    lines = [f"  {seconds:.1f} s {name}" for seconds, name in most]
    return "\n".join(
        [f"{sum(seconds for seconds, _ in took):.0f} s of processor time in tests; most in", *lines]
    )
