"""Explorers' Guild on Discord: the only package that uses Discord or a database."""

from __future__ import annotations

from functools import cache


@cache
def installed_version() -> str:
    """Return the installed version, or "(not installed)" for a bare copy of the source."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("explorers-guild")
    except PackageNotFoundError:  # run from a copy of the source that was never installed
        return "(not installed)"
