"""Time zones by the cities they are named after, as a language calls these."""

from __future__ import annotations

from functools import cache

from bot.tables import time_zones
from engine.core.catalogue import Say, babel_locale


def city(zone: str, say: Say) -> str:
    """The city of a time zone: *Moskau* in German."""
    known = babel_locale(say.language).time_zones.get(zone, {}).get("city")
    return str(known or zone.rpartition("/")[2].replace("_", " "))


def named(typed: str, say: Say) -> list[tuple[str, str]]:
    """Time zones whose name or city has what was typed: how each is called, and the zone."""
    words = typed.casefold().replace("_", " ")
    return [(name, zone) for name, zone in _names(say) if words in name.casefold().replace("_", " ")]


@cache
def _names(say: Say) -> list[tuple[str, str]]:
    return [(_name(zone, say), zone) for zone in sorted(time_zones.known())]


def _name(zone: str, say: Say) -> str:
    called = city(zone, say)
    return zone if called in zone.replace("_", " ") else f"{called} ({zone})"
