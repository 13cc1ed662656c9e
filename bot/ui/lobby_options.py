"""A lobby's private options: clock, seats, and a form for the game's options; words for other players."""

from __future__ import annotations

from typing import Literal, get_args, get_origin, get_type_hints

import discord
from discord.ui.view import BaseView
from msgspec.structs import fields

from bot.store import Table
from bot.store.records import Kind
from bot.store.schema import CANCELLED
from bot.tables import solo
from bot.tables.clock import expected_clock
from bot.tables.game import game_of, options_of
from bot.tables.invitations import is_rematch
from bot.tables.lobby_rules import lobby_stage
from bot.ui import clock_text, rules_pages
from bot.ui.button_rows import fitting_rows
from bot.ui.custom_id import CustomId, InteractionData, submitted_answers
from bot.ui.lobby_message import agreed_line, free_seats, host_name
from bot.ui.markup import level_details, link, unmarked
from bot.ui.message import MAX_LABEL, MAX_TITLE, Button, Choice, Menu, Message, Row, clipped
from engine.ai.character import Level
from engine.core.catalogue import Say, capitalized
from engine.core.types import GameOptions, Value, option_values

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
    """Return a menu that adds a computer of a level or removes another player; empty without a choice."""
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


def options_form(table: Table, say: Say) -> discord.ui.Modal:
    """Return a form with one question per option, filled in with the agreed values.

    Options that are fixed in matches are left out in one. Raises Refused: rules-gone.
    """
    game, agreed = game_of(table), options_of(table)
    title = say("form-options", game=say(f"game-{table.game}"))
    settled = solo.match_settings().games[table.game] if table.is_match else ()
    form = discord.ui.Modal(title=clipped(title, MAX_TITLE), custom_id=CustomId("agree", table.id).write())
    for name, kind in get_type_hints(game.Options).items():
        if name in settled:
            continue
        text = f"option-{table.game}-{name}"
        form.add_item(
            discord.ui.Label(
                text=clipped(capitalized(say(text)), MAX_TITLE),
                description=clipped(say(f"{text}-about"), MAX_LABEL),
                component=_answer_component(text, name, kind, getattr(agreed, name), say),
            )
        )
    # Stopped, so that discord.py does not keep it in memory: the custom id names the table.
    form.stop()
    return form


def _answer_component(
    text: str, name: str, kind: object, agreed: Value, say: Say
) -> discord.ui.Item[BaseView]:
    """Return the form's component for an option, set to `agreed`; `text` is the key of its sentences."""
    if kind is bool:
        return discord.ui.Checkbox(custom_id=name, default=bool(agreed))
    assert get_origin(kind) is Literal
    return discord.ui.RadioGroup(
        custom_id=name,
        options=[
            discord.RadioGroupOption(
                label=clipped(capitalized(value_in_words(text, value, say)), MAX_LABEL),
                value=str(value),
                default=value == agreed,
            )
            for value in get_args(kind)
        ],
    )


def value_in_words(text: str, value: Value, say: Say) -> str:
    """Return an option's value: a word by its sentence (`text` is the option's key), else as it is."""
    return say(f"{text}-{value}") if isinstance(value, str) and value.isalpha() else str(value)


def submitted_options(table: Table, data: InteractionData | None) -> GameOptions:
    """Return a form's options, agreed ones for missing or forged answers. Raises Refused: rules-gone."""
    given = submitted_answers(data)
    now: GameOptions = options_of(table)
    kinds = get_type_hints(type(now))
    answers = {(name, str(value)): value for name, kind in kinds.items() for value in option_values(kind)}
    chosen = {name: answers.get((name, str(given.get(name))), getattr(now, name)) for name in kinds}
    return type(now)(**chosen)
