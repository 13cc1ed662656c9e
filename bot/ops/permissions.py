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
"""Every permission the bot asks for, as Discord's English settings call it. People read it in their language.

Slash commands come with the `applications.commands` part of the invitation, and messages made of
components need no Embed Links.
"""

NEEDED = discord.Permissions(**dict.fromkeys(NAMES, True))
"""What an invitation asks for."""

_ANYWHERE: tuple[str, ...] = ("view_channel", "attach_files", "read_message_history")
IN_CHANNEL = (*_ANYWHERE, "send_messages")
IN_THREAD = (*_ANYWHERE, "send_messages_in_threads")
TO_OPEN_THREAD = (*IN_THREAD, "create_public_threads")


def invite_link(client_id: int | str) -> str:
    """The address at which a server's manager invites the bot."""
    return discord.utils.oauth_url(client_id, permissions=NEEDED, scopes=("bot", "applications.commands"))


def missing_anywhere(have: discord.Permissions) -> list[str]:
    """What the bot asks for and lacks on a server, in English words, for operators."""
    return [] if have.administrator else [name for flag, name in NAMES.items() if not getattr(have, flag)]


def missing(have: discord.Permissions, thread: bool, *, opening: bool = False) -> list[str]:
    """What the bot lacks for a table, by Discord's flags; empty if all is well.

    `thread`: the table is in a thread; `opening`: the bot still has to open that thread.
    """
    if have.administrator:
        return []
    needed = TO_OPEN_THREAD if opening else IN_THREAD if thread else IN_CHANNEL
    return [flag for flag in needed if not getattr(have, flag)]
