"""What all tests share: two options, and how hypothesis behaves."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("guild", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("guild")


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
