"""A pytest plugin that makes pytest itself cheaper, which would take a quarter of the time of a small test.

pytest looks up the hooks of a test's folder about twenty times per test, and inspects the signature of
`request` for each fixture that asks for it. For each dot, it measures the width of the whole line. hypothesis
looks for the folder of each imported module.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from _pytest import fixtures
from _pytest._io import terminalwriter
from hypothesis.internal.conjecture import providers

HERE = str(Path(__file__).parents[1])
_names = fixtures.getfuncargnames
_width = terminalwriter.wcswidth
_is_local = providers.is_local_module_file


def pytest_configure() -> None:
    """Replace functions that are called for each fixture, test or module."""
    fixtures.getfuncargnames = _names_unless_request
    terminalwriter.wcswidth = _quick_width
    providers.is_local_module_file = _is_ours


def pytest_collection_finish(session: pytest.Session) -> None:
    """Look up the hooks of each file once. All `conftest.py` are loaded by now."""
    session.gethookproxy = cache(session.gethookproxy)  # type: ignore[method-assign]


def _names_unless_request(function: Any, *, name: str = "", **given: Any) -> tuple[str, ...]:
    return () if name == "request" else _names(function, name=name, **given)


def _quick_width(text: str) -> int:
    """Return the columns that a text takes in a terminal: one for each printable letter of ASCII."""
    return len(text) if text.isascii() and text.isprintable() else _width(text)


def _is_ours(path: str) -> bool:
    """Return whether hypothesis takes a module for a part of this project."""
    return path.startswith(HERE) and _is_local(path)
