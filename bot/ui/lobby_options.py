"""A lobby's private options: clock, seats and game options for its host, words for others."""

from __future__ import annotations

import discord
from msgspec.structs import fields

from bot.store import Table
from bot.store.records import Kind
from bot.store.schema import CANCELLED
from bot.tables.clock import expected_clock
from bot.tables.game import game_of, options_of
from bot.tables.lobby_auto_start import lobby_stage
from bot.tables.rematch import is_rematch
from bot.ui import clock_text, rules_pages
from bot.ui.button_rows import fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.labels import level_details
from bot.ui.lobby_message import agreed_line, free_seats, host_name
from bot.ui.markup import link, unmarked
from bot.ui.message import Button, Choice, Menu, Message, Row
from engine.ai.character import Level
from engine.core.catalogue import Say

PANEL = "panel"
"""Path of a button on this message, whose answer shows the message again."""
DANGER = discord.ButtonStyle.danger


def options_panel(
    table: Table, user_id: int, say: Say, *, may_put_off: bool, may_cancel: bool, has_changed: bool = False
) -> Message:
    """Return what a lobby has agreed on, with the menus and buttons that a user may use.

    `may_put_off`: the user may put off this rematch; `may_cancel`: they may close the lobby. `has_changed`
    confirms a choice. Raises Refused: rules-gone.
    """
    is_host = user_id == table.host_id
    title = say("options-host") if is_host else say("options-guest", host=host_name(table))
    title = say("options-rematch") if is_rematch(table) else title
    changed = [say("options-changed")] if has_changed else []
    unrated = [say("options-computers")] if is_host and not table.is_match else []
    menus = [_clock_menu(table, say), *_seat_menu_rows(table, say)] if is_host else []
    agreed = agreed_line(table, say, game=f"**{say(f'game-{table.game}')}**")
    later = Button(say("button-rematch-later"), CustomId("later", table.id))
    buttons = [
        *_option_buttons(table, say, is_host=is_host, may_cancel=may_cancel),
        *([later, Button(say("button-pings"), CustomId("notify"))] if may_put_off else []),
    ]
    rows = [*menus, *fitting_rows(buttons)]
    return Message("\n".join([title, *changed, agreed, *unrated]), rows=rows)


def _clock_menu(table: Table, say: Say) -> Menu:
    _, most = game_of(table).rules.seats_for(options_of(table))
    chosen = expected_clock(table, most)
    return Menu(CustomId("clock", table.id), say("clock-off"), clock_text.choices(chosen, say))


def _seat_menu_rows(table: Table, say: Say) -> list[Row]:
    """Return a menu that adds a computer of a level or removes another player.

    Empty if there is no choice.
    """
    levels = Level if free_seats(table) and not table.is_match else ()
    computers = [
        Choice(say("computer-add", **level_details("level", level, say)), level.value) for level in levels
    ]
    others = [
        Choice(say("seats-free", name=unmarked(player.name)), str(player.user_id))
        for player in table.players
        if player.user_id != table.host_id
    ]
    choices = [*computers, *others]
    # Discord keeps a menu's choice, so that it cannot be made twice. A new id resets it.
    press = CustomId("seat", table.id, path=(str(len(table.players)),))
    return [Menu(press, say("seats-menu"), choices)] if choices else []


def _option_buttons(table: Table, say: Say, *, is_host: bool, may_cancel: bool) -> list[Button]:
    """Return the buttons below the options: rules for all; for the host also options and a hold.

    *Game options…* only if the game has some; *Don’t start by itself* only before an automatic start;
    *Cancel lobby*, or *Withdraw* for a rematch, only if `may_cancel`.
    """
    has_options = is_host and fields(game_of(table).Options)
    waits = is_host and lobby_stage(table) == Kind.FULL and table.starts_at is not None
    options = Button(say("button-game-options"), CustomId("form", table.id))
    hold = Button(say("button-hold-start"), CustomId("hold", table.id, path=(PANEL,)))
    verb = "withdraw" if is_rematch(table) else "ask-cancel"
    cancel = Button(say(f"button-{verb}"), CustomId("askcancel", table.id), style=DANGER)
    return [
        *([options] if has_options else []),
        rules_pages.rules_button(table.game, 0, say("button-rules")),
        *([hold] if waits else []),
        *([cancel] if may_cancel else []),
    ]


def cancel_question(table: Table, say: Say, *, verb: str = "cancel") -> Message:
    """Return the question whether to close the lobby for all players; `verb` is its button's."""
    asked, answer = (
        ("rematch-ask-withdraw", "withdraw") if is_rematch(table) else ("options-ask-cancel", "cancel")
    )
    button = Button(say(f"button-{answer}"), CustomId(verb, table.id), style=DANGER)
    return Message(say(asked), rows=[[button]])


def cancelled(table: Table, say: Say) -> Message:
    """Return the answer to the user who has closed a lobby, or withdrawn a rematch."""
    if is_rematch(table):
        return Message(say("rematch-closed", why="withdrawn", names=""))
    return Message(say("options-cancelled"))


def closed_panel(table: Table, say: Say) -> Message:
    """Return what the options show once the game has begun, with a link to it, or the lobby is cancelled."""
    if table.status == CANCELLED:
        return cancelled(table, say)
    return Message(say("options-started"), rows=[[Button(say("button-table"), url=link(table))]])
