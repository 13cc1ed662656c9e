"""Tables and people within Discord's markup: addresses, mentions, and names that cannot play tricks on it."""

from __future__ import annotations

import discord

from bot.store import Table


def link(table: Table) -> str:
    """The address of a table's newest post, or of its channel while there is none."""
    channel = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return channel if table.post_id is None else f"{channel}/{table.post_id}"


def mention(user_id: int) -> str:
    """A person, so that Discord shows (and, where allowed, notifies) them."""
    return f"<@{user_id}>"


def escaped(name: str) -> str:
    """A name that cannot play tricks on the markup or mention anybody."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(name))


def bold(table: Table) -> tuple[str, ...]:
    """The players' names by seat, as posts show them."""
    return tuple(f"**{escaped(name)}**" for name in table.names)
