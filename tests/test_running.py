"""The plugins that run the tests."""

from __future__ import annotations

import pytest

from tests import few_reports, processor_time
from tests.quick_schedule import Names, QuickSchedule

GROUP = "together"


@pytest.mark.xdist_group(GROUP)
def test_id_of_a_test_in_a_group_ends_with_the_group(request: pytest.FixtureRequest) -> None:
    """The group is part of the test's id. Without it, every process plays and paints everything again."""
    if not getattr(request.config.option, "loadgroup", False):
        pytest.skip("all tests are in one process")
    assert request.node.nodeid.endswith(f"@{GROUP}")


def test_slow_test_without_the_mark_fails() -> None:
    too_much, usual = processor_time.MOST + 1, lambda: 1.0
    assert processor_time.is_too_slow(too_much, is_slow=False, slowness=usual)
    assert not processor_time.is_too_slow(too_much, is_slow=True, slowness=usual)
    assert not processor_time.is_too_slow(processor_time.MOST / 2, is_slow=False, slowness=usual)


def test_slow_machine_raises_the_limit_of_a_test() -> None:
    took = 1.5 * processor_time.MOST
    assert processor_time.is_too_slow(took, is_slow=False, slowness=lambda: 1.4)
    assert not processor_time.is_too_slow(took, is_slow=False, slowness=lambda: 1.6)


@pytest.mark.parametrize(("seconds", "factor"), [(0.5, 1), (2, 2), (100, processor_time.MOST_SLOWNESS)])
def test_slowness_is_the_time_of_a_piece_of_work_over_its_usual_time_from_1_to_a_limit(
    seconds: float, factor: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = iter((3.0, 3.0 + seconds * processor_time.USUAL_WORK))
    monkeypatch.setattr("tests.processor_time.time.process_time", lambda: next(moments))
    monkeypatch.setattr(processor_time, "work", lambda: None)
    found = processor_time.slowness()
    monkeypatch.undo()
    assert found == pytest.approx(factor)


def test_cpu_time_plugin_lists_the_slowest_tests_first(request: pytest.FixtureRequest) -> None:
    assert request.config.pluginmanager.has_plugin("tests.processor_time"), "pyproject.toml names it"
    assert processor_time.summed_up([(1.0, "one"), (2.5, "another")]) == (
        "4 s of processor time in tests; most in\n  2.5 s another\n  1.0 s one"
    )


@pytest.mark.parametrize(
    ("event", "about", "is_sent"),
    [
        ("logstart", {}, False),
        ("testreport", {"when": "setup", "outcome": "passed"}, False),
        ("testreport", {"when": "setup", "outcome": "skipped"}, True),
        ("testreport", {"when": "call", "outcome": "passed"}, True),
        ("testreport", {"when": "teardown", "outcome": "passed"}, False),
        ("testreport", {"when": "teardown", "outcome": "failed"}, True),
        ("runtest_protocol_complete", {}, True),
    ],
    ids=lambda value: " ".join(value.values()) if isinstance(value, dict) else None,
)
def test_reports_of_starts_setups_and_teardowns_that_pass_are_not_sent(
    event: str, about: dict[str, str], is_sent: bool
) -> None:
    sent: list[str] = []
    few_reports.telling_less(lambda event, **_: sent.append(event))(event, data=about)
    assert sent == [event] * is_sent


class Ending:
    """A worker that gets no more tests."""

    shutting_down = True


def test_schedule_of_tests_drops_a_group_when_its_last_test_has_run() -> None:
    node, schedule = Ending(), object.__new__(QuickSchedule)
    schedule.registered_collections = {node: Names(["one@both", "two@both", "three"])}
    schedule.assigned_work = {
        node: {"both": {"one@both": False, "two@both": False}, "three": {"three": False}}
    }
    left = []
    for done in (1, 2, 0):
        schedule.mark_test_complete(node, done)
        left.append([*schedule.assigned_work[node]])
    assert left == [["both", "three"], ["both"], []]
    assert [schedule.registered_collections[node].index(name) for name in ("three", "one@both")] == [2, 0]
