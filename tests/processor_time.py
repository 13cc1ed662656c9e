"""A pytest plugin that watches what the tests cost: one that is not called slow may not take long.

Processor time, since a busy machine makes a test wait. At the end of a long run stands what all of them
took, and which took most.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence

import pytest

MOST = 8.0
"""Seconds that no quick test comes near, though every machine is as slow as it likes."""
MANY = 1_000
"""Tests whose sum somebody wants to know."""
DEAREST = 5
_BEGUN = pytest.StashKey[float]()
_TOOK = "processor_time"


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
        report.user_properties.append((_TOOK, took))
        if report.passed and is_too_slow(took, is_slow=item.get_closest_marker("slow") is not None):
            report.outcome = "failed"
            report.longrepr = f"{took:.1f} s of processor time: make the test smaller, or mark it slow"
    return report


def is_too_slow(took: float, *, is_slow: bool) -> bool:
    """Whether a test took longer than somebody who waits for the quick ones should wait."""
    return took > MOST and not is_slow


@pytest.hookimpl
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says what all tests of a long run took."""
    reports = [report for some in terminalreporter.stats.values() for report in some]
    noted = [(dict(getattr(report, "user_properties", ())), report) for report in reports]
    took = [(about[_TOOK], report.nodeid) for about, report in noted if _TOOK in about]
    if len(took) >= MANY:
        terminalreporter.write_line(summed_up(took))


def summed_up(took: Sequence[tuple[float, str]]) -> str:
    """The sum of all tests, and which cost most."""
    most = sorted(took, reverse=True)[:DEAREST]
    lines = [f"  {seconds:.1f} s {name}" for seconds, name in most]
    return "\n".join(
        [f"{sum(seconds for seconds, _ in took):.0f} s of processor time in tests; most in", *lines]
    )
