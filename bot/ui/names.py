"""Players' names within Discord's markup."""

from __future__ import annotations

import discord

from bot.store import Table


def escaped(name: str) -> str:
    """A name that cannot play tricks on the markup or mention anybody."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(name))


def bold(table: Table) -> tuple[str, ...]:
    """The players' names by seat, as posts show them."""
    return tuple(f"**{escaped(name)}**" for name in table.names)
