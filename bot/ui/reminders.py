"""Reminders: that a turn's time runs out, directly or in the channel, and what happens when it is up."""

from __future__ import annotations

from dataclasses import replace

from bot.store import Player, Table
from bot.tables.overdue import CHOICES
from bot.tables.positions import Position
from bot.ui import clock, notify
from bot.ui.custom_id import CustomId
from bot.ui.direct_messages import asking
from bot.ui.markup import mention, shown
from bot.ui.message import MOST_IN_A_ROW, Button, Message, Row
from bot.ui.posts import buttons
from engine.core.catalogue import Say
from engine.core.types import Seat


async def directly(position: Position, seat: Seat, say: Say) -> Message:
    """That time runs out, with the hand and the panel to move from at once."""
    title = "direct-match-reminder" if position.table.is_match else "direct-reminder"
    message = await asking(title, position, seat, (), say)
    *rows, last = message.rows
    return replace(message, rows=[*rows, _with_settings(last, say)])


def _with_settings(last: Row, say: Say) -> Row:
    """A reminder's last buttons, with the way to `/notify`."""
    return [*last, notify.button(say)] if isinstance(last, list) and len(last) < MOST_IN_A_ROW else last


def in_channel(position: Position, player: Player, say: Say) -> Message:
    """That somebody's time runs out, with the buttons to play from."""
    what = "match-reminder" if position.table.is_match else "reminder"
    told = say(what, mention=mention(player.user_id))
    text = " ".join(filter(None, [told, clock.remaining(position, say, player.seat)]))
    row = [*buttons(position, say), notify.button(say)]
    return Message(text, rows=[row], mentions=[player.user_id])


def overdue(position: Position, late: Player, opponent: Player, say: Say, *, left: bool = False) -> Message:
    """That somebody's time is up, or that they have left, and the opponent's choices."""
    text = say("overdue-left" if left else "overdue", name=shown(late), mention=mention(opponent.user_id))
    return Message(text, rows=[choices(position.table, say)], mentions=[opponent.user_id])


def choices(table: Table, say: Say) -> list[Button]:
    """What the opponent may choose for a turn whose time is up."""
    return [Button(say(f"button-{verb}"), CustomId(verb, table.id, table.version)) for verb in CHOICES]
