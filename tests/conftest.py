"""Settings of all tests: options, groups of tests, and hypothesis."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.entropy import deterministic_PRNG

# The same examples in each run: a failing example fails at once, not in an unrelated change.
settings.register_profile(
    "every", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("quick", settings.get_profile("every"), max_examples=18)
HERE = Path(__file__).parent
QUICK = "not slow"
"""The value of `-m` in the quick run."""
GARBAGE = 5_000_000
"""Objects (some 800 MB) in all processes before garbage is collected."""
TOGETHER = ("contract", "engine", "playthroughs", "render")
"""Folders where all tests of a file run in one process, to share what was played or painted."""


def pytest_configure(config: pytest.Config) -> None:
    """Choose the number of examples before tests are imported, since some use a part of it."""
    usual = settings.get_profile("quick" if config.option.markexpr == QUICK else "every")
    settings.register_profile("chosen", usual, derandomize=not config.option.chance)
    settings.load_profile("chosen")


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Leave out slow examples in the quick run, which would make half of all tests only to deselect them."""
    asked = metafunc.config
    if asked.option.markexpr == QUICK and not any("::" in name for name in asked.args):
        metafunc.parametrize = partial(_parametrize_quick, metafunc.parametrize)  # type: ignore[method-assign]


def _parametrize_quick(
    parametrize: Callable[..., None], argnames: Any, argvalues: Iterable[Any], *given: Any, **named: Any
) -> None:
    """Parametrize a test with its quick examples, if it has some."""
    values, ids = list(argvalues), named.get("ids")
    quick = [place for place, value in enumerate(values) if not _is_slow(value)]
    if not quick:
        quick = [*range(len(values))]
    if ids is not None and not callable(ids):
        named["ids"] = [id_ for place, id_ in enumerate(ids) if place in quick]
    parametrize(argnames, [values[place] for place in quick], *given, **named)


def _is_slow(value: Any) -> bool:
    """Return whether an example is marked as slow."""
    return any(getattr(mark, "name", None) == "slow" for mark in getattr(value, "marks", ()))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put slow tests first, so that no process waits for them; keep the other tests of a file together."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    for item in items:
        group = _group(item.path)
        if group and not any(map(item.get_closest_marker, ("slow", "xdist_group"))):
            item.add_marker(pytest.mark.xdist_group(group))


@cache
def _group(path: Path) -> str:
    """Return the group of a file's tests, which run in one process; an empty string for no group."""
    within = path.relative_to(HERE) if path.is_relative_to(HERE) else path
    return str(within) if within.parts[0] in TOGETHER else ""


def pytest_collection_finish() -> None:
    """Keep collected tests out of the garbage collector, so that it never scans them."""
    gc.freeze()
    # Its first use collects garbage, of which there is little now.
    with deterministic_PRNG():
        pass
    # A test that makes many objects itself is not left without collections.
    gc.set_threshold(_garbage() + GARBAGE // 16, 20, 20)
    gc.enable()


def pytest_runtest_logfinish() -> None:
    """Collect garbage between two tests: it takes seconds, which would count as a test's."""
    if gc.get_count()[0] > _garbage():
        gc.collect()


@cache
def _garbage() -> int:
    """Return the number of objects that this process may make before a garbage collection."""
    return GARBAGE // max(2, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def pytest_unconfigure() -> None:
    """Skip the collection of garbage when the process ends."""
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return one process per core. Each process collects all tests, and fills its own caches."""
    return os.cpu_count() or 1


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--database",
        choices=("sqlite", "postgres"),
        default="sqlite",
        help="where the bot of the tests keeps its games; with postgres, what is about SQLite is skipped",
    )
    parser.addoption(
        "--record",
        action="store_true",
        help="write playthroughs and golden pictures instead of comparing with them; read the diff",
    )


@pytest.fixture(scope="session")
def record(request: pytest.FixtureRequest) -> bool:
    """Return whether to write recordings again: `uv run pytest --record`."""
    return bool(request.config.getoption("--record"))
