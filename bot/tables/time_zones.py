"""Time zones by name: only those of the `tzdata` package, which are the same on every machine."""

from __future__ import annotations

from functools import cache
from importlib import resources
from zoneinfo import ZoneInfo

UTC = "UTC"
_NO_PLACE = frozenset({"Factory", "localtime"})
"""Names that say nothing about where a player is."""


@cache
def known() -> frozenset[str]:
    """The names of all time zones that a player can choose."""
    listed = resources.files("tzdata").joinpath("zones").read_text("utf-8").split()
    return frozenset(listed) - _NO_PLACE


def is_known(name: str) -> bool:
    """Whether a time zone can be chosen. A stored one may not be: an older version accepted more."""
    return name in known()


def zone(name: str) -> ZoneInfo:
    """The time zone of a name; UTC for a name that is not known."""
    return ZoneInfo(name if is_known(name) else UTC)
