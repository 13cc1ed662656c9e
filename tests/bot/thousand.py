"""A thousand finished games by computers, stored as if people had played them."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select

from bot.store import table_queries
from bot.store.rating_queries import Achievement
from bot.store.records import Player
from bot.store.schema import PLAYING, achievements, moves, tables
from bot.store.transaction import TableTransaction
from bot.tables.moves import Played, play
from engine.core.game_log import Entry, replay_log
from engine.game_registry import games

FILE = Path(__file__).parents[1] / "fixtures" / "thousand-games.xz"
GUILDS = (5, 6)
PEOPLE = 60
BEGUN, APART = 1_783_000_000, 3 * 60 * 60
"""Unix time of the first end, and seconds between ends. They span four months."""


class Kept(NamedTuple):
    """A finished game: its players (numbers from 1), seed and moves."""

    number: int
    key: str
    options: dict[str, Any]
    people: list[int]
    seed: str
    moves: list[Entry]

    @property
    def ended_at(self) -> int:
        return BEGUN + self.number * APART

    @property
    def guild(self) -> int:
        return GUILDS[self.number % len(GUILDS)]


def kept(most: int = 1000) -> list[Kept]:
    lines = lzma.decompress(FILE.read_bytes()).split(b"\n")
    return [_kept(number, *msgspec.json.decode(line)) for number, line in enumerate(lines[:most], start=1)]


def _kept(number: int, key: str, options: dict[str, Any], people: list[int], seed: str, log: str) -> Kept:
    entries = [Entry(int(line[0]), line[1:]) for line in log.split("\n")]
    return Kept(number, key, options, people, seed, entries)


def fill(connection: Connection, played: list[Kept]) -> None:
    """Store games up to their last move, then play it, which records the results."""
    for one in played:
        finish(connection, one)


def finish(connection: Connection, one: Kept) -> Played:
    """Store a game up to its last move, then play it."""
    game, last = games()[one.key], one.moves[-1]
    options = game.Options(**one.options)
    *_, step = replay_log(game, options, len(one.people), int(one.seed, 16), one.moves[:-1])
    about = {"game": one.key, "rules_version": game.version, "guild_id": one.guild, "channel_id": one.number}
    begun = {"host_id": one.people[0], "status": PLAYING, "created_at": one.ended_at, "changed_at": 0}
    connection.execute(
        insert(tables).values(
            id=one.number,
            **about,
            **begun,
            options=msgspec.json.encode(options).decode(),
            seed=one.seed,
            state=game.dump(step.state),
            version=len(one.moves),
        )
    )
    table = table_queries.read_table(connection, one.number)
    assert table is not None
    change = TableTransaction(connection, table, 0)
    change.seat(
        Player(seat, user_id, f"Person {user_id}", joined=True) for seat, user_id in enumerate(one.people)
    )
    log = [
        {"table_id": one.number, "version": version, "seat": entry.seat, "text": entry.text, "at": 0}
        for version, entry in enumerate(one.moves[:-1], start=2)
    ]
    connection.execute(insert(moves), log)
    return play(change, one.people[last.seat], game.notation.read(last.text))


def achieved(connection: Connection, table_id: int) -> list[Achievement]:
    """Return the achievements of a game as (user, achievement)."""
    one = achievements.c
    query = select(one.user_id, one.achievement, one.table_id, one.at).where(one.table_id == table_id)
    return [Achievement(*row) for row in connection.execute(query.order_by(one.user_id, one.achievement))]
