"""Finds out what keeps the bot from posting in a channel."""

from __future__ import annotations

import discord

from bot.ops.permissions import missing
from bot.store import Table
from bot.store.schema import BETWEEN, SERVER

NO_ACCESS, NO_SUCH_SERVER = 50001, 10004
"""Discord's codes for a server the bot is not on."""


async def obstacle(client: discord.Client, table: Table) -> str | None:
    """Why nothing can be posted at a table: SERVER, or the flags that the bot lacks; None if nobody knows."""
    if not client.is_ready() or not table.guild_id:
        return None
    guild = client.get_guild(table.guild_id)
    if guild is None:
        return SERVER if await _is_sent_away(client, table.guild_id) else None
    if guild.unavailable:
        return None
    try:
        channel = guild.get_channel_or_thread(table.channel_id) or await guild.fetch_channel(table.channel_id)
        lacking = missing(channel.permissions_for(guild.me), isinstance(channel, discord.Thread))
    except discord.Forbidden:
        lacking = ["view_channel"]
    except discord.HTTPException:
        return None
    # Without these the others count for nothing, so they are not lacked yet.
    first = next((flag for flag in lacking if flag in _FIRST), None)
    return first or BETWEEN.join(lacking) or None


async def _is_sent_away(client: discord.Client, guild_id: int) -> bool:
    """Whether the bot is not on a server; one that is not known here may be another process's."""
    try:
        await client.http.get_guild(guild_id)
    except discord.HTTPException as error:
        return error.code in (NO_ACCESS, NO_SUCH_SERVER)
    return False


_FIRST = ("view_channel", "send_messages", "send_messages_in_threads")
