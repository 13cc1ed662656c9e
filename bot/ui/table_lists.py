"""Lists of tables: one's own on every server, or those of one server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

import discord

from bot.store import Table
from bot.tables.clock import deadline
from bot.tables.positions import committed
from bot.ui.clock_text import moment
from bot.ui.custom_id import CustomId
from bot.ui.markup import bold, link
from bot.ui.message import Button, Message
from bot.ui.sentences import COMMANDS
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, join_names

_Thing = TypeVar("_Thing")
A_PAGE = 8
MOST_BUTTONS = 5


class Listed(NamedTuple):
    """A table in a list, and whether it waits for whoever reads the list."""

    table: Table
    is_waiting: bool


def mine(tables: Sequence[Table], user_id: int) -> list[Listed]:
    """Somebody's running games, those that wait for them first; what has waited longest comes first."""
    listed = [Listed(table, _waits_for(table, user_id)) for table in tables]
    return sorted(listed, key=lambda game: (not game.is_waiting, game.table.turn_at))


def _waits_for(table: Table, user_id: int) -> bool:
    return any(table.players[seat].user_id == user_id for seat in committed(table).to_move)


def games_page(
    listed: Sequence[Listed], page: int, user_id: int, within_reach: Callable[[Table], bool], say: Say
) -> Message:
    """One page (from 0) of somebody's games, with *Play* for those whose buttons work where it is read."""
    if not listed:
        return Message(say("games-none", **COMMANDS))
    shown, first, turning = _cut(listed, page, "games", say)
    title = say("games-title", count=len(listed), waiting=sum(game.is_waiting for game in listed))
    lines = [_game(number, game.table, user_id, say) for number, game in enumerate(shown, start=first)]
    buttons = [
        Button(
            say("button-play-number", number=number),
            CustomId("play", table.id, table.version),
            style=discord.ButtonStyle.primary,
        )
        for number, (table, is_waiting) in enumerate(shown, start=first)
        if is_waiting and within_reach(table)
    ]
    rows = [row for row in (buttons[:MOST_BUTTONS], turning) if row]
    return Message("\n".join([title, *lines]), rows=rows)


def digest(waiting: Sequence[Table], user_id: int, due_at: int, say: Say) -> Message:
    """The one message of a day: the tables that wait for somebody, with *Play*; its button names the day."""
    shown = waiting[:MOST_BUTTONS]
    lines = [_waiting(number, table, user_id, say) for number, table in enumerate(shown, start=1)]
    more = [say("digest-more", count=len(waiting) - len(shown), **COMMANDS)] if waiting[len(shown) :] else []
    play = [
        Button(
            say("button-play-number", number=number),
            CustomId("play", table.id, table.version),
            style=discord.ButtonStyle.primary,
        )
        for number, table in enumerate(shown, start=1)
    ]
    games = Button(say("button-games"), CustomId("games", path=("0", str(due_at))))
    text = "\n".join([say("digest-title", day=f"<t:{due_at}:D>", count=len(waiting)), *lines, *more])
    return Message(text, rows=[play, [games]])


def _waiting(number: int, table: Table, user_id: int, say: Say) -> str:
    player = table.player_of(user_id)
    until = None if player is None or table.paused_at is not None else deadline(table, player.seat)
    line = say(
        "digest-line",
        number=number,
        game=say(f"game-{table.game}"),
        link=link(table),
        names=join_commas(_others(table, user_id), say),
    )
    return line if until is None else f"{line} {say('clock-ends', when=moment(until))}"


def tables_page(tables: Sequence[Table], page: int, user_id: int, say: Say) -> Message:
    """One page (from 0) of the lobbies and running games of a server, as somebody reads it."""
    if not tables:
        return Message(say("tables-none", **COMMANDS))
    shown, first, turning = _cut(tables, page, "tables", say)
    lines = [
        _lobby(number, table, user_id, say) if table.in_lobby else _game(number, table, user_id, say)
        for number, table in enumerate(shown, start=first)
    ]
    title = say("tables-title", count=len(tables))
    return Message("\n".join([title, *lines]), rows=[turning] if turning else [])


def _cut(
    things: Sequence[_Thing], page: int, verb: str, say: Say
) -> tuple[Sequence[_Thing], int, list[Button]]:
    """What stands on a page, the number of its first, and the buttons to the pages beside it."""
    page = max(0, min(page, (len(things) - 1) // A_PAGE))
    first = page * A_PAGE
    beside = [(page - 1, "previous"), (page + 1, "next")]
    turning = [
        Button(say(f"button-{name}"), CustomId(verb, path=(str(to),)))
        for to, name in beside
        if 0 <= to * A_PAGE < len(things)
    ]
    return things[first : first + A_PAGE], first + 1, turning


def _others(table: Table, user_id: int) -> list[str]:
    """The names of all players but one: nobody plays with themselves."""
    return [name for seat, name in enumerate(bold(table)) if table.players[seat].user_id != user_id]


def _game(number: int, table: Table, user_id: int, say: Say) -> str:
    movers = [table.players[seat] for seat in committed(table).to_move]
    names = bold(table)
    return say(
        "games-line",
        number=number,
        game=say(f"game-{table.game}"),
        link=link(table),
        names=join_commas(_others(table, user_id), say),
        who="of" if table.player_of(user_id) is None else "with",
        turn="yours" if _waits_for(table, user_id) else "another",
        mover=join_names([names[player.seat] for player in movers], say),
        since=f"<t:{table.turn_at}:R>",
    )


def _lobby(number: int, table: Table, user_id: int, say: Say) -> str:
    others = _others(table, user_id)
    mine = "with" if others else "alone"
    return say(
        "tables-lobby",
        number=number,
        game=say(f"game-{table.game}"),
        link=link(table),
        names=join_commas(others, say),
        count=len(others),
        you="without" if table.player_of(user_id) is None else mine,
    )
