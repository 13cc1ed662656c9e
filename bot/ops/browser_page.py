"""Checks whether the playground can run: the browser page that needs no Discord.

The page uses internals of simcord, so it needs one exact version. The extra `playground` installs it.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec

SIMCORD = "3.2.1"
NEEDED = ("simcord", "markdown_it", "linkify_it", "regex")
"""The modules of simcord and of what its pages need."""


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why the page cannot run, and the remedy, a sentence each."""

    found: str
    remedy: str


def obstacle() -> Obstacle | None:
    """Return why the page cannot run; None if it can."""
    if absent := [name for name in NEEDED if find_spec(name) is None]:
        return Obstacle(f"The browser page is missing {', '.join(absent)}.", _INSTALL)
    if (found := _simcord()) != SIMCORD:
        return Obstacle(f"The browser page needs simcord {SIMCORD}, not {found}.", _INSTALL)
    return None


_INSTALL = "Run `uv run explorers` in the folder of the source, or: pip install 'explorers-guild[playground]'"


def _simcord() -> str:
    try:
        return version("simcord")
    except PackageNotFoundError:  # a copy that was never installed
        return "a copy without a version"
