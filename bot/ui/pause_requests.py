"""A pause request as the others see it, and its outcome."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.store import Player, Table
from bot.ui.custom_id import CustomId
from bot.ui.markup import mention, shown
from bot.ui.message import Button, Message
from engine.core.catalogue import Say
from engine.core.phrasing import join_names

YES = "yes"
"""In the path of a button that agrees to a pause and never takes that back."""


def is_open(table: Table) -> bool:
    """Whether somebody wishes for a pause, or there is one."""
    return table.is_playing and (table.paused_at is not None or any(map(_wishes, table.players)))


def asked(table: Table) -> list[Player]:
    """The people who have not agreed to a pause yet."""
    return [player for player in table.players if player.is_present and not player.wants_pause]


def question(table: Table, asker: Player, say: Say, *, calling: Sequence[int] = ()) -> Message:
    """Who would like to pause, with a button for the others; that it is paused; or what is left of that."""
    if not is_open(table):
        return Message(say("past-pause", name=shown(asker)))
    if table.paused_at is not None:
        return Message(say("clock-paused"), rows=[[Button(say("button-goon"), CustomId("goon", table.id))]])
    text = say(
        "pause-question",
        mentions=" ".join(mention(player.user_id) for player in asked(table)),
        names=join_names([shown(player) for player in filter(_wishes, table.players)], say),
    )
    yes = Button(
        say("button-agree-pause"), CustomId("pause", table.id, path=(YES,)), style=discord.ButtonStyle.success
    )
    return Message(text, rows=[[yes]], mentions=calling)


def _wishes(player: Player) -> bool:
    return player.is_present and player.wants_pause
