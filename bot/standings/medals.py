"""How rare a feat is, and what shows it: data/feats.toml, which has the rarest first."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.core.facts import facts


class Medal(NamedTuple):
    """What a feat is shown by: its metal, its drawing among the icons, its sign in a message."""

    metal: str
    mark: str
    sign: str


GOLD = "gold"
"""The metal of the rarest."""
UNKNOWN = Medal("bronze", "star", "🏅")
"""For a feat nobody has drawn."""


@cache
def medals() -> dict[str, Medal]:
    """Every medal by its feat, the rarest first."""
    return {
        feat: Medal(metal, *shown) for metal, own in facts("feats").items() for feat, shown in own.items()
    }


def medal(feat: str) -> Medal:
    """What a feat is shown by."""
    return medals().get(feat, UNKNOWN)


def commonness(feat: str) -> int:
    """A number that is the smaller the rarer a feat is."""
    return list(medals()).index(feat) if feat in medals() else len(medals())
