"""A pytest plugin that makes pytest itself cheaper, which would take a quarter of the time of a small test.

pytest looks up the hooks of a test's folder about twenty times per test, and inspects the signature of
`request` for each fixture that asks for it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from _pytest import fixtures

_names = fixtures.getfuncargnames


def pytest_configure() -> None:
    """Skip the inspection of `request`, which takes no arguments."""
    fixtures.getfuncargnames = _names_unless_request


def pytest_collection_finish(session: pytest.Session) -> None:
    """Look up the hooks of each file once. All `conftest.py` are loaded by now."""
    session.gethookproxy = cache(session.gethookproxy)  # type: ignore[method-assign]


def _names_unless_request(function: Any, *, name: str = "", **given: Any) -> tuple[str, ...]:
    return () if name == "request" else _names(function, name=name, **given)
