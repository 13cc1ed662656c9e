"""Messages to a lobby's host: that the game could start, and what became of it."""

from __future__ import annotations

import discord

from bot.store import Table
from bot.store.records import Kind
from bot.store.schema import CANCELLED
from bot.ui.custom_id import CustomId
from bot.ui.markup import escaped, link, mention
from bot.ui.message import Button, Message
from engine.core.catalogue import Say
from engine.core.phrasing import join_names


def can_start(table: Table, kind: str, say: Say) -> Message:
    """That enough have joined, or that every seat is taken."""
    return Message(say(f"host-{kind}", **_about(table, say)), rows=[_buttons(table, say)])


def call(table: Table, kind: str, say: Say) -> Message:
    """The same for the channel, where the host cannot be written to."""
    message = can_start(table, kind, say)
    text = f"{mention(table.host_id)} {message.text}"
    return Message(text, rows=message.rows, mentions=[table.host_id])


def waiting(table: Table, kind: str, say: Say) -> Message:
    """That the host waits."""
    start, _, way = _buttons(table, say)
    return Message(say(f"host-{kind}-waits", **_about(table, say)), rows=[[start, way]])


def over(table: Table, say: Say) -> Message:
    """What is left of it once the game has begun or was called off, or others sit there."""
    how = "off" if table.status == CANCELLED else "changed" if table.in_lobby else "started"
    return Message(say("host-over", how=how, **_about(table, say)), rows=[[_way(table, say)]])


def _about(table: Table, say: Say) -> dict[str, str]:
    others = [escaped(player.name) for player in table.players if player.user_id != table.host_id]
    return {"game": say(f"game-{table.game}"), "names": join_names([f"**{name}**" for name in others], say)}


def _buttons(table: Table, say: Say) -> list[Button]:
    return [
        Button(
            say("button-start", count="all"), CustomId("start", table.id), style=discord.ButtonStyle.success
        ),
        Button(say("button-hold"), CustomId("hold", table.id)),
        _way(table, say),
    ]


def _way(table: Table, say: Say) -> Button:
    return Button(say("button-lobby" if table.in_lobby else "button-table"), url=link(table))


def kind_of(table: Table) -> str:
    """What a lobby's host has been told, or is to be told."""
    return table.host_due or table.host_told or Kind.READY
