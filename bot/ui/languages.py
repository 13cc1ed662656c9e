"""In which language a server talks, as Discord tells it."""

from __future__ import annotations

import discord

COMMUNITY = "COMMUNITY"


def community_language(guild: discord.Guild | None) -> str | None:
    """What Discord says a server speaks: only communities choose that, the others' is always English."""
    if guild is None or COMMUNITY not in guild.features:
        return None
    return str(guild.preferred_locale.value)
