"""Who can read a table's channel, for messages to people who have no seat there."""

from __future__ import annotations

import discord

from bot.jobs.dm_rate_limit import NotNow
from bot.store import Table

NO_MEMBER = (10007, 10013)
"""Discord's error codes: unknown member, unknown user."""


async def can_read(client: discord.Client, table: Table, user_id: int) -> bool:
    """Return whether a user is a member of a table's server and may see its channel.

    A private thread counts as seen only by those who manage threads. Raises NotNow while Discord's state is
    not known yet, and Discord's errors.
    """
    guild = client.get_guild(table.guild_id)
    if not client.is_ready() or (guild is not None and guild.unavailable):
        raise NotNow
    if guild is None:
        return False
    channel = guild.get_channel_or_thread(table.channel_id) or guild.get_channel(table.parent_id or 0)
    member = await member_of(guild, user_id)
    if channel is None or member is None:
        return False
    may = channel.permissions_for(member)
    is_private = isinstance(channel, discord.Thread) and channel.is_private()
    return may.view_channel and (may.manage_threads or not is_private)


async def member_of(guild: discord.Guild, user_id: int) -> discord.Member | None:
    """Return a member of a server; None if they are none. Raises Discord's other errors."""
    try:
        return guild.get_member(user_id) or await guild.fetch_member(user_id)
    except discord.NotFound as error:
        if error.code not in NO_MEMBER:
            raise
        return None
