"""What all tests share: two options, and how hypothesis behaves."""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("guild", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("guild")


def pytest_collection_finish() -> None:
    """What there is before the first test stays: the garbage collector need not look it through for ever."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than cores: where one waits for a thread of its own, another computes."""
    return (os.cpu_count() or 1) + 1


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
        help="write playthroughs and golden pictures anew instead of comparing with them; read the diff",
    )


@pytest.fixture(scope="session")
def record(request: pytest.FixtureRequest) -> bool:
    """Whether recordings are to be written anew: `uv run pytest --record`."""
    return bool(request.config.getoption("--record"))
