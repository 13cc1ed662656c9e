"""Addresses within Discord, and names that cannot play tricks on its markup."""

from __future__ import annotations

from bot.store import Table


def link(table: Table) -> str:
    """The address of a table's newest post, or of its channel while there is none."""
    channel = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return channel if table.post_id is None else f"{channel}/{table.post_id}"


def mention(user_id: int) -> str:
    """A person, so that Discord shows (and, where allowed, notifies) them."""
    return f"<@{user_id}>"
