"""The form for a game's options."""

from __future__ import annotations

from typing import Literal, get_args, get_origin, get_type_hints

import discord
from discord.ui.view import BaseView

from bot.store import Table
from bot.tables import duplicate_matches
from bot.tables.game import game_of, options_of
from bot.ui.custom_id import CustomId, InteractionData
from bot.ui.message import MAX_LABEL, MAX_TITLE, clipped
from engine.core.catalogue import Say, capitalized
from engine.core.types import GameOptions, Value, option_values

Answer = str | bool | None
"""An answer in a submitted form."""


def options_form(table: Table, say: Say) -> discord.ui.Modal:
    """Return a form with one question per option, filled in with the agreed values.

    Options that are fixed in matches are left out in one. Raises Refused: rules-gone.
    """
    game, agreed = game_of(table), options_of(table)
    title = say("form-options", game=say(f"game-{table.game}"))
    settled = duplicate_matches.match_settings().games[table.game] if table.is_match else ()
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
    """Return the options from a submitted form. A missing or forged answer keeps the agreed value."""
    given = submitted_answers(data)
    now: GameOptions = options_of(table)
    kinds = get_type_hints(type(now))
    answers = {(name, str(value)): value for name, kind in kinds.items() for value in option_values(kind)}
    chosen = {name: answers.get((name, str(given.get(name))), getattr(now, name)) for name in kinds}
    return type(now)(**chosen)


def submitted_answers(data: InteractionData | None) -> dict[str, Answer]:
    """Return a submitted form's answers by custom id; of several chosen values the first."""
    rows = (data or {}).get("components", ())
    parts: list[InteractionData] = [row["component"] for row in rows if "component" in row]
    answers = ((part.get("custom_id"), part.get("values") or [part.get("value")]) for part in parts)
    return {str(custom_id): values[0] for custom_id, values in answers}
