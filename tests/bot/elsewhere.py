"""Places where the bot takes no part, and only answers users who have installed it for themselves."""

from __future__ import annotations

from typing import Any

from tests.bot.evening import Evening

PRIVATE_CHANNEL = 2
"""Discord's number for a group chat or direct messages between other people."""


def leave_server(evening: Evening) -> None:
    """Remove the bot from the server. Its members' commands still reach it."""
    evening.env.backend.emit("GUILD_DELETE", {"id": str(evening.guild.id)})


def enter_group_chat(evening: Evening) -> None:
    """Let all direct messages to the bot count as a group chat from now on."""
    backend, emit = evening.env.backend, evening.env.backend.emit

    def telling(event: str, payload: Any, *more: Any, **about: Any) -> None:
        if event == "INTERACTION_CREATE" and "guild_id" not in payload:
            payload["context"] = PRIVATE_CHANNEL
        emit(event, payload, *more, **about)

    backend.emit = telling
