"""What is stored about somebody, in plain words, with buttons to export and delete it."""

from __future__ import annotations

import gzip
from collections.abc import Mapping

import discord

from bot.store.retention import ABSENCES, DAY, LOBBIES, STATES
from bot.ui.custom_id import CustomId
from bot.ui.message import Attached, Button, Message
from bot.ui.sentences import COMMANDS
from engine.core.catalogue import Say

EXPORT, NAME, ASK, FORGET = "export", "publicname", "askforget", "forget"
"""The verbs of the buttons."""
LARGEST = 8_000_000
"""Bytes of a file that Discord takes anywhere."""
_LASTING = {"states": STATES // DAY, "lobbies": LOBBIES // DAY, "absences": ABSENCES // DAY}


def page(kept: Mapping[str, int], user_id: int, say: Say) -> Message:
    """All there is about somebody by kind, and for how long."""
    lines = [
        say("privacy-title"),
        say("privacy-games" if _plays(kept) else "privacy-no-games", **kept),
        say("privacy-ratings" if kept["standings"] else "privacy-no-ratings", **kept),
        say("privacy-wishes", **kept),
        *([say("privacy-language")] if kept["language"] else []),
        *([say("privacy-lessons")] if kept["lessons"] else []),
        *([say("privacy-dailies", **kept)] if kept["dailies"] else []),
        say("privacy-messages", **kept),
        say("privacy-name", shown="yes" if kept["named"] else "no"),
        "",
        say("privacy-lasting", **_LASTING),
        say("privacy-ways"),
    ]
    export = Button(say("button-export"), CustomId(EXPORT))
    ask = Button(say("button-forget"), CustomId(ASK, path=(str(user_id),)), style=discord.ButtonStyle.danger)
    verb = "hide" if kept["named"] else "show"
    name = Button(say(f"button-name-{verb}"), CustomId(NAME, path=(verb,)))
    return Message("\n".join(lines), rows=[[export, name, ask]])


def _plays(kept: Mapping[str, int]) -> bool:
    return any(kept[games] for games in ("finished", "running", "lobbies"))


def question(kept: Mapping[str, int], user_id: int, say: Say) -> Message:
    """Whether somebody really wants to be forgotten, and what follows."""
    press = CustomId(FORGET, path=(str(user_id),))
    yes = Button(say("button-forget-really"), press, style=discord.ButtonStyle.danger)
    return Message(say("privacy-ask", **kept), rows=[[yes]])


def forgotten(say: Say) -> Message:
    """That nothing is left."""
    return Message(say("privacy-forgotten", **COMMANDS))


def export(data: bytes, user_id: int, say: Say) -> Message:
    """All of it as a file, packed where it would be too large."""
    name = f"explorers-guild-{user_id}.json"
    file = Attached(data, name)
    if len(data) > LARGEST:
        file = Attached(gzip.compress(data, mtime=0), f"{name}.gz")
    return Message(say("privacy-export"), attached=[file])
