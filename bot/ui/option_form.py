"""The form for a game's options: every option, with its present value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args, get_origin, get_type_hints

import discord
from discord.ui.view import BaseView

from bot.store import Table
from bot.tables import duplicate_matches
from bot.tables.game import game_of, options_of
from bot.ui.custom_id import CustomId
from bot.ui.message import MAX_LABEL, MAX_TITLE, clipped
from bot.ui.pressed_message import Sent
from engine.core.catalogue import Say, capitalized
from engine.core.types import GameOptions, Value, option_values

Answer = str | bool | None
"""To a question of a form, as Discord tells it."""


def options(table: Table, say: Say) -> discord.ui.Modal:
    """A question an option, answered as it is agreed on now."""
    game, agreed = game_of(table), options_of(table)
    title = say("form-options", game=say(f"game-{table.game}"))
    settled = duplicate_matches.settled(table.game) if table.is_match else ()
    form = discord.ui.Modal(title=clipped(title, MAX_TITLE), custom_id=CustomId("agree", table.id).write())
    for name, kind in get_type_hints(game.Options).items():
        if name in settled:
            continue
        text = f"option-{table.game}-{name}"
        form.add_item(
            discord.ui.Label(
                text=clipped(capitalized(say(text)), MAX_TITLE),
                description=clipped(say(f"{text}-about"), MAX_LABEL),
                component=_answers(text, name, kind, getattr(agreed, name), say),
            )
        )
    # Like a view, it is sent stopped, so that discord.py keeps nothing: the answer names its table itself.
    form.stop()
    return form


def _answers(text: str, name: str, kind: object, agreed: Value, say: Say) -> discord.ui.Item[BaseView]:
    """A box to tick, or one of several answers to choose."""
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
    """What an option can be set to: a word of the game's, or a number, which is the same everywhere."""
    return say(f"{text}-{value}") if isinstance(value, str) and value.isalpha() else str(value)


def agreed(table: Table, data: Sent | None) -> GameOptions:
    """The options as a form that was sent says; what it does not name stays as it is."""
    given = filled_in(data)
    now: GameOptions = options_of(table)
    kinds = get_type_hints(type(now))
    chosen = {name: _value(kind, given.get(name), getattr(now, name)) for name, kind in kinds.items()}
    return type(now)(**chosen)


def filled_in(data: Sent | None) -> dict[str, Answer]:
    """The answers of a form that was sent, by what they answer; of a menu, its first."""
    return {str(part.get("custom_id")): _answer(part) for part in _parts(data)}


def _answer(part: Sent) -> Answer:
    values: Sequence[str] = part.get("values") or ()
    answer: Answer = part.get("value")
    return values[0] if values else answer


def _parts(data: Sent | None) -> list[Sent]:
    return [row["component"] for row in (data or {}).get("components", ()) if "component" in row]


def _value(kind: object, given: Answer, now: Value) -> Value:
    """The value an answer stands for; nothing else is ever taken for one."""
    return next((value for value in option_values(kind) if str(value) == str(given)), now)
