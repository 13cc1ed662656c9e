"""Whether a player is still on the server.

Discord tells only bots with a privileged intent who leaves. So it is asked when it matters: when somebody's
time runs out, and when somebody who is to move cannot be written to.
"""

from __future__ import annotations

import discord

from bot.store import Player, Table

NOT_HERE = (10007, 10013)
"""Discord's codes: no member of this server; no such person (any more)."""


async def is_gone(client: discord.Client, table: Table, player: Player) -> bool:
    """Whether a player has left the table's server, or has no account any more; False if nobody knows."""
    if not table.guild_id or player.user_id < 0:
        return False
    try:
        # Not by way of the guild: another process may have its shard.
        await client.http.get_member(table.guild_id, player.user_id)
    except discord.HTTPException as error:
        return error.code in NOT_HERE
    return False
