"""Messages to a lobby's host: the game can start, or the lobby is full."""

from __future__ import annotations

import discord

from bot.store import Table
from bot.store.records import Kind
from bot.store.schema import CANCELLED
from bot.ui.button_rows import fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.markup import escaped, link, mention
from bot.ui.message import Button, Message
from engine.core.catalogue import Say
from engine.core.phrasing import join_names


def host_can_start(table: Table, kind: str, say: Say) -> Message:
    """Return the notice to the host: enough have joined (`kind` READY) or every seat is taken (FULL).

    A host who has chosen that the lobby waits for them gets `host_waiting` when it is full.
    """
    if table.host_waits and kind == Kind.FULL:
        return host_waiting(table, kind, say)
    return Message(
        say(f"host-{kind}", **_game_and_other_names(table, say)),
        rows=fitting_rows(_start_hold_and_link_buttons(table, say)),
    )


def host_ping(table: Table, kind: str, say: Say) -> Message:
    """Return the notice of `host_can_start` for the channel, which mentions and notifies the host."""
    message = host_can_start(table, kind, say)
    text = f"{mention(table.host_id)} {message.text}"
    return Message(text, rows=message.rows, mentions=[table.host_id])


def host_waiting(table: Table, kind: str, say: Say) -> Message:
    """Return the confirmation that the lobby does not start by itself. `kind` is that of the notice."""
    start, _, way = _start_hold_and_link_buttons(table, say)
    return Message(say(f"host-{kind}-waits", **_game_and_other_names(table, say)), rows=[[start, way]])


def closed_host_notice(table: Table, say: Say) -> Message:
    """Return the closed notice: the game has started, was cancelled, or the seats have changed."""
    how = "off" if table.status == CANCELLED else "changed" if table.in_lobby else "started"
    text = say("host-over", how=how, **_game_and_other_names(table, say))
    return Message(text, rows=[[_table_link(table, say)]])


def _game_and_other_names(table: Table, say: Say) -> dict[str, str]:
    """Return the arguments `game` and `names`: all players but the host, in bold."""
    others = [escaped(player.name) for player in table.players if player.user_id != table.host_id]
    return {"game": say(f"game-{table.game}"), "names": join_names([f"**{name}**" for name in others], say)}


def _start_hold_and_link_buttons(table: Table, say: Say) -> list[Button]:
    """Return *Start now*, *Wait* (until more players join) and the link to the table."""
    green = discord.ButtonStyle.success
    start = Button(say("button-start", count="all"), CustomId("start", table.id), style=green)
    return [start, Button(say("button-hold"), CustomId("hold", table.id)), _table_link(table, say)]


def _table_link(table: Table, say: Say) -> Button:
    """Return the link to a lobby or to a running table; its label says which."""
    return Button(say("button-lobby" if table.in_lobby else "button-table"), url=link(table))


def host_notice_kind(table: Table) -> str:
    """Return the kind of the host's pending notice, else of the newest; READY without either."""
    return table.host_due or table.host_notified or Kind.READY
