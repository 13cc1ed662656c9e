"""Who can read a table's channel: one user, or all readers of another channel.

Members are not in Discord's cache, so a user is fetched, and channels are compared by their permission
overwrites. If it is unclear whether every reader sees a table, it is left out.
"""

from __future__ import annotations

from typing import Protocol

import discord

from bot.jobs.dm_rate_limit import NotNow
from bot.store import Table

NO_MEMBER = (10007, 10013)
"""Discord's error codes: unknown member, unknown user."""


class TablePlace(Protocol):
    """Where a table is: its server, its channel or thread, and the channel of a public thread."""

    @property
    def guild_id(self) -> int: ...
    @property
    def channel_id(self) -> int: ...
    @property
    def parent_id(self) -> int | None: ...


def is_seen_by_readers(shown_in: discord.abc.GuildChannel, table: TablePlace) -> bool:
    """Return whether all members who see the channel `shown_in` also see a table's channel.

    False for private threads, unknown channels, and tables of other servers.
    """
    channel = readable_channel(shown_in.guild, table)
    return channel is not None and (
        channel.id == shown_in.id or _is_seen_by_everyone(channel) or _is_as_open(channel, shown_in)
    )


def readable_channel(guild: discord.Guild, table: TablePlace) -> discord.abc.GuildChannel | None:
    """Return the channel whose readers see the table: its own, or that of its public thread.

    None for private threads, unknown channels, and tables of other servers.
    """
    if table.guild_id != guild.id:
        return None
    thread = guild.get_thread(table.channel_id)
    if thread is not None:
        return None if thread.is_private() else guild.get_channel(thread.parent_id)
    # Archived threads are not cached. Only those of public threads have a `parent_id`.
    return guild.get_channel(table.channel_id) or guild.get_channel(table.parent_id or 0)


def _is_seen_by_everyone(channel: discord.abc.GuildChannel) -> bool:
    """Return whether the role @everyone sees a channel, and no role or member is denied it."""
    views, everyone = _views_by_target(channel), channel.guild.default_role
    others = (seen for target, seen in views.items() if target != everyone.id)
    return views.get(everyone.id, everyone.permissions.view_channel) and all(others)


def _is_as_open(channel: discord.abc.GuildChannel, hall: discord.abc.GuildChannel) -> bool:
    """Return whether a channel is at least as open as the hall, for each role and member with an overwrite.

    The order is denied, unset, allowed.
    """
    views, needed = _views_by_target(channel), _views_by_target(hall)
    return all(
        _rank_hidden_unknown_seen(views.get(target)) >= _rank_hidden_unknown_seen(needed.get(target))
        for target in views.keys() | needed
    )


def _views_by_target(channel: discord.abc.GuildChannel) -> dict[int, bool]:
    """Return which roles and members (by id) are allowed or denied to view a channel by its overwrites.

    Those without a say are left out, and so is the bot.
    """
    guild = channel.guild
    bots = {guild.me.id, guild.self_role.id if guild.self_role is not None else 0}
    views = {target.id: overwrite.view_channel for target, overwrite in channel.overwrites.items()}
    return {target: seen for target, seen in views.items() if seen is not None and target not in bots}


def _rank_hidden_unknown_seen(seen: bool | None) -> int:
    return {False: 0, None: 1, True: 2}[seen]


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
