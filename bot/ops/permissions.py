"""The permissions the bot needs in a channel, and the invite link that asks for them."""

from __future__ import annotations

import discord

NAMES = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "create_public_threads": "Create Public Threads",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
"""The permissions the bot asks for, by Discord's flags, as its English settings call them.

Messages made of components need no Embed Links.
"""

NEEDED = discord.Permissions(**dict.fromkeys(NAMES, True))
"""The permissions that the invite link asks for."""

_ANYWHERE: tuple[str, ...] = ("view_channel", "attach_files", "read_message_history")
IN_CHANNEL = (*_ANYWHERE, "send_messages")
IN_THREAD = (*_ANYWHERE, "send_messages_in_threads")
TO_OPEN_THREAD = (*IN_THREAD, "create_public_threads")


def invite_link(client_id: int | str) -> str:
    """Return the address at which a server manager invites the bot."""
    return discord.utils.oauth_url(client_id, permissions=NEEDED, scopes=("bot", "applications.commands"))


def missing_anywhere(have: discord.Permissions) -> list[str]:
    """Return the English names of the permissions that the bot lacks on a server.

    Empty if none; an administrator lacks none.
    """
    return [] if have.administrator else [name for flag, name in NAMES.items() if not getattr(have, flag)]


def missing_to_host(have: discord.Permissions) -> list[str]:
    """Return the flags of permissions the bot lacks to post and open threads in a channel; empty if none."""
    in_threads = missing(have, thread=True, opening=True)
    return list(dict.fromkeys([*missing(have, thread=False), *in_threads]))


def may_mention(guild: discord.Guild, role_id: int) -> bool:
    """Return whether the bot's messages can ping a server's role; False for @everyone or an unknown role."""
    role = guild.get_role(role_id)
    if role is None or role.is_default():
        return False
    return role.mentionable or guild.me.guild_permissions.mention_everyone


def missing(have: discord.Permissions, thread: bool, *, opening: bool = False) -> list[str]:
    """Return the flags of the permissions that the bot lacks at a table; empty if none.

    `thread`: the table is in a thread. `opening`: the bot must still open that thread.
    """
    if have.administrator:
        return []
    needed = TO_OPEN_THREAD if opening else IN_THREAD if thread else IN_CHANNEL
    return [flag for flag in needed if not getattr(have, flag)]
