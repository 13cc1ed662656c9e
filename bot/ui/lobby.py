"""The message in which players gather."""

from __future__ import annotations

import discord

from bot.links import mention
from bot.manager import game_of, options_of
from bot.store import Chair, Table
from bot.store.schema import CANCELLED
from bot.ui.message import Button, Message
from bot.ui.names import escaped
from bot.ui.press import Press
from engine.core.catalogue import Say


def lobby(table: Table, say: Say, *, inviting: bool = False) -> Message:
    """The seats, the options in words and the buttons; `inviting` notifies those invited."""
    game, options = game_of(table), options_of(table)
    _, most = game.seats_for(options)
    host = next(chair for chair in table.chairs if chair.user_id == table.host_id)
    invited = [chair.user_id for chair in table.chairs if not chair.joined] if inviting else []
    lines = [
        say("lobby", game=say(f"game-{game.key}"), options=game.words.options(options, say)),
        *(_seat(chair, table, say) for chair in table.chairs),
        *(say("lobby-free", number=seat + 1) for seat in range(len(table.chairs), most)),
        "",
        _state(table, host, most, say),
    ]
    if invited:
        mentions = " ".join(map(mention, invited))
        lines.append(say("lobby-invitation", mentions=mentions, host=escaped(host.name)))
    rows = [_buttons(table, say)] if table.in_lobby else []
    return Message("\n".join(lines), rows=rows, mentions=invited)


def _seat(chair: Chair, table: Table, say: Say) -> str:
    state = "host" if chair.user_id == table.host_id else "joined" if chair.joined else "invited"
    return say("lobby-seat", number=chair.seat + 1, name=escaped(chair.name), state=state)


def _state(table: Table, host: Chair, most: int, say: Say) -> str:
    if table.status == CANCELLED:
        return say("lobby-cancelled")
    if not table.in_lobby:
        return say("lobby-begun")
    if len(table.chairs) < most:
        return say("lobby-open", host=escaped(host.name))
    if not all(chair.joined for chair in table.chairs):
        return say("lobby-waiting")
    return say("lobby-full", host=escaped(host.name))


def _buttons(table: Table, say: Say) -> list[Button]:
    styles = {"join": discord.ButtonStyle.primary, "start": discord.ButtonStyle.success}
    return [
        Button(
            say(f"button-{verb}"),
            Press(verb, table.id),
            style=styles.get(verb, discord.ButtonStyle.secondary),
        )
        for verb in ("join", "start", "leave", "cancel")
    ]
