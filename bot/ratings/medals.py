"""How rare an achievement is, and its medal (data/achievements.toml, the rarest first)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.core.data_files import load_data


class Medal(NamedTuple):
    """What an achievement is shown by: its metal, its drawing among the icons, its sign in a message."""

    metal: str
    mark: str
    sign: str


GOLD = "gold"
"""The metal of the rarest."""
UNKNOWN = Medal("bronze", "star", "🏅")
"""For an achievement nobody has drawn."""


@cache
def medals() -> dict[str, Medal]:
    """Every medal by its achievement, the rarest first."""
    return {
        achievement: Medal(metal, *shown)
        for metal, own in load_data("achievements").items()
        for achievement, shown in own.items()
    }


def medal(achievement: str) -> Medal:
    """What an achievement is shown by."""
    return medals().get(achievement, UNKNOWN)


def commonness(achievement: str) -> int:
    """A number that is the smaller the rarer an achievement is."""
    return list(medals()).index(achievement) if achievement in medals() else len(medals())
