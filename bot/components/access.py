"""Who may see a table: its players, and everybody who sees its channel.

The bot knows of channels and roles, and Discord says with every press which roles somebody has: that is
enough without a list of members. Nothing is asked over the network, so what cannot be known is not shown: a
channel that is gone, and a private thread unless somebody asks from within.
"""

from __future__ import annotations

import discord

from bot.store import Table
from bot.ui.responder import Interaction


def reaches(interaction: Interaction, table: Table) -> bool:
    """Whether somebody may press anything about a table: they see it, in direct messages too if they play.

    Discord lets nobody press what is not there; this does not rest on it.
    """
    if table.is_solo:
        return table.player_of(interaction.user.id) is not None
    if interaction.guild_id not in (None, table.guild_id):
        return False
    return sees(interaction, table)


def sees(interaction: Interaction, table: Table) -> bool:
    """Whether somebody plays at a table or has played there, or may see its channel from where they ask."""
    if table.player_of(interaction.user.id) is not None:
        return True
    if not table.guild_id and interaction.guild_id is None:
        return interaction.channel_id == table.channel_id  # their own conversation with the bot
    if interaction.guild_id is None or interaction.guild_id != table.guild_id:
        return False
    if interaction.channel_id == table.channel_id:
        return interaction.permissions.view_channel
    return table.channel_id in visible(interaction) or table.parent_id in visible(interaction)


def visible(interaction: Interaction) -> frozenset[int]:
    """The channels and open threads of the server that somebody may see, and where they ask themselves."""
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return frozenset()
    here = [interaction.channel_id or 0] if interaction.permissions.view_channel else []
    channels = (channel.id for channel in guild.channels if channel.permissions_for(person).view_channel)
    threads = (thread.id for thread in guild.threads if _sees_thread(thread, person))
    return frozenset([*here, *channels, *threads])


def _sees_thread(thread: discord.Thread, person: discord.Member) -> bool:
    if thread.parent is None:
        return False
    may = thread.permissions_for(person)
    return may.view_channel and (not thread.is_private() or may.manage_threads)


def parent_of(channel: object) -> int | None:
    """The channel of a public thread: whoever sees that may read the thread, also once it is archived."""
    if not isinstance(channel, discord.Thread) or channel.is_private():
        return None
    return channel.parent_id
