"""The message of a hall: open seats, running games, and the sections of other features."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import blake2b

import discord
import msgspec

from bot.store import Table
from bot.store.schema import LOBBY
from bot.tables.clock import expected_clock
from bot.tables.game import game_of, options_of
from bot.tables.positions import committed
from bot.ui import clock_text
from bot.ui.clock_text import moment
from bot.ui.custom_id import CustomId
from bot.ui.lobby_message import free_seats
from bot.ui.markup import bold, escaped, link
from bot.ui.message import (
    MOST_COMPONENTS,
    SECTION_COMPONENTS,
    Button,
    Divider,
    Layout,
    Part,
    Section,
    component_count,
)
from bot.ui.sentences import COMMANDS
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, join_names

GREEN = discord.ButtonStyle.success
MOST_SEATS = 5
"""Lobbies with a button, if there is room."""
MOST_GAMES = 4
"""Running games with a line of their own."""
COUNTED_BY_GAME = 30
"""The number of running games from which the others are counted by game."""
HALL = "hall"
"""Last element of the path of a press, by which the message is recognized."""
SEAT = "hallseat"
"""Verb of *Join*. The table is in the path, so that the hall is not taken for a message of the table."""


def hall_layout(tables: Sequence[Table], sections: Sequence[Sequence[Part]], say: Say) -> Layout:
    """Return a hall with the lobbies that have a free seat and the running games among `tables`.

    The `sections` of other features follow, without empty ones. Lobbies without room are only counted. Raises
    Refused: rules-gone.
    """
    lobbies = [table for table in tables if table.status == LOBBY and free_seats(table)]
    running = [table for table in tables if table.is_playing]
    parts: list[Part] = [Divider(), *_running_game_parts(running, say)]
    for section in filter(None, sections):
        parts += [Divider(), *section]
    room = MOST_COMPONENTS - component_count([*parts, *_WITHOUT_SEATS])
    shown = max(0, min(MOST_SEATS, room // SECTION_COMPONENTS))
    return Layout(parts=[*_open_seat_parts(lobbies, shown, say), *parts])


_WITHOUT_SEATS = ("title", "more", "last change")
"""The lines that a hall has besides its sections and seats."""


def content_hash(layout: Layout) -> str:
    """Return a hash of all that a message shows, in 32 hexadecimal digits."""
    return blake2b(msgspec.json.encode(layout.view().to_components()), digest_size=16).hexdigest()


def with_time(layout: Layout, now: int, say: Say) -> Layout:
    """Return the message with a last line that says when (`now`, Unix time) it changed."""
    return replace(layout, parts=[*layout.parts, say("hall-changed", when=moment(now))])


def _open_seat_parts(lobbies: Sequence[Table], most: int, say: Say) -> Iterator[Part]:
    """Yield at most `most` lobbies with *Join*, fewest missing players first, and count the others.

    Without lobbies, say how to open one.
    """
    yield say("hall-seats") if lobbies else say("hall-seats-none", **COMMANDS)
    ordered = sorted(lobbies, key=lambda table: (_missing_players(table), table.created_at, table.id))
    for table in ordered[:most]:
        press = CustomId(SEAT, path=(str(table.id), HALL))
        join = Button(say("button-join"), press, style=GREEN)
        yield Section(_open_seat_line(table, say), join)
    if more := len(ordered[most:]):
        yield say("hall-more", count=more)


def _missing_players(table: Table) -> int:
    """Return how many more players a lobby needs before its game can start."""
    fewest, _ = game_of(table).rules.seats_for(options_of(table))
    return max(0, fewest - len(table.players))


def _open_seat_line(table: Table, say: Say) -> str:
    """Return a lobby's line: game, link, players, free seats, clock, and since when it is open."""
    clock = expected_clock(table, game_of(table).rules.seats_for(options_of(table))[1])
    return say(
        "hall-seat",
        game=say(f"game-{table.game}"),
        link=link(table),
        names=join_commas([escaped(name) for name in table.names], say),
        free=free_seats(table),
        clock=clock_text.setting(clock, say, match=table.is_match),
        when=moment(table.created_at),
    )


def _running_game_parts(running: Sequence[Table], say: Say) -> Iterator[Part]:
    """Yield the `MOST_GAMES` games with the newest turns, how many others there are, and buttons to lists.

    Without games, offer lessons.
    """
    if not running:
        yield say("hall-games-none")
        yield [Button(say("button-learn"), CustomId("courses", path=(HALL,)), style=GREEN)]
        return
    ordered = sorted(running, key=lambda table: (-table.turn_at, table.id))
    lines = [
        say("hall-games", count=len(running)),
        *(_running_game_line(table, say) for table in ordered[:MOST_GAMES]),
        *_other_games_line(ordered[MOST_GAMES:], len(running), say),
    ]
    yield "\n".join(lines)
    yield [
        Button(say("button-hall-moves"), CustomId("games", path=("0", HALL))),
        Button(say("button-hall-tables"), CustomId("tables", path=("0", HALL))),
    ]


def _running_game_line(table: Table, say: Say) -> str:
    """Return a game's line: who is to move, and since when."""
    names = bold(table)
    return say(
        "hall-game",
        game=say(f"game-{table.game}"),
        link=link(table),
        names=join_names([names[seat] for seat in committed(table).to_move], say),
        when=moment(table.turn_at),
    )


def _other_games_line(others: Sequence[Table], count: int, say: Say) -> Iterator[str]:
    """Yield how many `others` there are, if any.

    They are counted by game if all games are `COUNTED_BY_GAME` or more (`count`).
    """
    if not others:
        return
    if count < COUNTED_BY_GAME:
        yield say("hall-more", count=len(others))
        return
    counted = Counter(table.game for table in others).most_common()
    by_game = [say("hall-count", count=number, game=say(f"game-{key}")) for key, number in counted]
    yield say("hall-more-games", games=join_commas(by_game, say))
