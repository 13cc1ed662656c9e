"""The program's version."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError, version


@cache
def installed() -> str:
    """Return the installed version, or "(not installed)" for a bare copy of the source."""
    try:
        return version("explorers-guild")
    except PackageNotFoundError:  # run from a copy of the source that was never installed
        return "(not installed)"
