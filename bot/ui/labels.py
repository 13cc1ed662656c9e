"""Labels outside one table: users' names, computers' levels, line-ups, hours."""

from __future__ import annotations

import discord

from bot.store.names import DisplayName
from bot.store.records import Preferences
from bot.tables.computer_players import persona_of
from bot.ui.sentences import COMMANDS
from engine.ai.character import EVEN_TEMPERAMENT
from engine.core.catalogue import Catalogue, Say


def name_of(name: DisplayName, say: Say) -> str:
    """Return a user's stored name, or a label made from their code if they have none."""
    return name.name or say("unnamed", code=name.code)


def level_details(name: str, level: str | None, say: Say) -> dict[str, str | int]:
    """Return a computer's level as arguments: `name` has its words, and `NAME_id` its id.

    Both are `none` for None.
    """
    words = "none" if level is None else say(f"level-{level}")
    return {name: words, f"{name}_id": level or "none"}


def computer_level(user_id: int, level: str, say: Say) -> str:
    """Return a computer's level, with its temperament if it has one."""
    persona = persona_of(user_id)
    temperament = EVEN_TEMPERAMENT if persona is None else persona.temperament
    return say("computer-kind", level=say(f"level-{level}"), temperament=temperament)


def lineup_name(lineup: str, say: Catalogue) -> str:
    """Return a line-up such as `1v1` in words, or as it is if it has no sentence."""
    return say(f"lineup-{lineup}") if f"lineup-{lineup}" in say else lineup


COMMUNITY = "COMMUNITY"


def community_language(guild: discord.Guild | None) -> str | None:
    """Return a community server's Discord locale. None for other servers."""
    if guild is None or COMMUNITY not in guild.features:
        return None
    return str(guild.preferred_locale.value)


def yes_or_no(value: object) -> str:
    """Return `yes` for a true value, else `no`, as sentences and custom ids have it."""
    return "yes" if value else "no"


def clock_hour(number: int) -> str:
    """Return hour `number` (24 is 0) as a clock shows it: `09:00`."""
    return f"{number % 24:02}:00"


def unknown_zone_hint(preferences: Preferences, say: Say) -> str:
    """Return the hint that the stored time zone is unknown, so that hours are in UTC."""
    return say("notify-zone-unknown", zone=preferences.time_zone, **COMMANDS)
