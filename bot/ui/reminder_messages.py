"""Reminders that a turn's time runs out or is over, in the channel and by direct message."""

from __future__ import annotations

from dataclasses import replace

from bot.store import Player, Table
from bot.tables import time_outs
from bot.tables.clock import NOT_REMINDED
from bot.tables.positions import Position
from bot.tables.quiet_hours import quiet_hours_length
from bot.tables.time_outs import WIN
from bot.ui import clock_text
from bot.ui.button_rows import MOST_IN_A_ROW, fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.markup import bold, display_name, mention
from bot.ui.message import Button, Message
from bot.ui.panel_message import back_buttons
from bot.ui.player_dms import panel_dm
from bot.ui.posts import running_buttons
from engine.core.catalogue import Say
from engine.core.phrasing import join_names
from engine.core.types import Seat


async def direct_reminder(position: Position, seat: Seat, say: Say) -> Message:
    """Return the direct message that time runs out, with the panel and, if it fits, the settings' button."""
    title = "direct-match-reminder" if position.table.is_match else "direct-reminder"
    message = await panel_dm(title, position, seat, (), say)
    *rows, last = message.rows
    if not isinstance(last, list) or len(last) >= MOST_IN_A_ROW:
        return message
    settings = _settings_button(position.table.players[seat], say)
    return replace(message, rows=[*rows, *fitting_rows([*last, settings])])


def channel_reminder(position: Position, player: Player, say: Say) -> Message:
    """Return the channel message that a player's time runs out. It notifies them."""
    what = "match-reminder" if position.table.is_match else "reminder"
    notice = say(what, mention=mention(player.user_id))
    text = " ".join(filter(None, [notice, clock_text.remaining(position, say, player.seat)]))
    rows = fitting_rows([*running_buttons(position, say), _settings_button(player, say)])
    return Message(text, rows=rows, mentions=[player.user_id])


def overdue_notice(
    position: Position, late_player: Player, opponent: Player, say: Say, *, has_left: bool = False
) -> Message:
    """Return the notice to `opponent` that the time of `late_player` is up, with their choices.

    It notifies `opponent`. `has_left`: the late player has left the server.
    """
    key = "overdue-left" if has_left else "overdue"
    text = say(key, name=display_name(late_player), mention=mention(opponent.user_id))
    return Message(text, rows=[overdue_choices(position.table, say)], mentions=[opponent.user_id])


def with_title(notice: Message, table: Table, reader: Seat, say: Say) -> Message:
    """Return a channel's notice as a direct message to a seat.

    The game and the others stand above it, the link to the table below.
    """
    others = join_names([name for seat, name in enumerate(bold(table)) if seat != reader], say)
    title = say("direct-last", game=say(f"game-{table.game}"), names=others)
    rows = [*notice.rows, back_buttons(table, say)]
    return replace(notice, text=f"{title}\n{notice.text}", rows=rows)


def overdue_choices(table: Table, say: Say) -> list[Button]:
    """Return the opponent's buttons for a turn whose time is up.

    The last one ends the game, and says so if it is too early for a win.
    """
    labels = {WIN: "button-win" if time_outs.would_win(table) else "button-win-early"}
    return [
        Button(say(labels.get(verb, f"button-{verb}")), CustomId(verb, table.id, table.version))
        for verb in time_outs.OVERDUE_CHOICES
    ]


def _settings_button(player: Player, say: Say) -> Button:
    """Return the button to the notification settings.

    It suggests quiet hours at the first reminder of a player without any, else fewer pings.
    """
    is_first = player.reminded == NOT_REMINDED and not quiet_hours_length(player.preferences)
    return Button(say("button-quiet-hours" if is_first else "button-fewer-pings"), CustomId("notify"))
