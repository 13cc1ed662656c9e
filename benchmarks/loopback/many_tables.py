"""A large database: 100,000 live tables, 500,000 finished ones and a million results.

It is written in bulk. Some servers, channels and people are far busier than others: those with number 0
are the busiest, and benchmarks query them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.store import connect, migrate

LIVE = 100_000
"""The default number of live tables, each in its own channel."""
FINISHED_EACH, PEOPLE_EACH = 5, 0.5
"""Finished tables, and people, per live table."""
CHANNELS_EACH, LOBBY_OF, OWED_OF = 50, 20, 2_000
"""Channels per server. One live table in this many is a lobby, or has a pending delivery."""
RUNNING_EACH = 30
"""Running games of the busiest person."""
VERSION = 60
STATE = b"x" * 300
BATCH = 20_000
GAMES = ("lost_cities", "lost_cities", "lost_cities_board", "tikal")


class Written(NamedTuple):
    """A table's rows in `tables`, `seats` and `results`."""

    table: tuple[object, ...]
    seats: list[tuple[object, ...]]
    results: list[tuple[object, ...]]


def _insert(table: str, columns: str) -> str:
    values = ", ".join("?" for _ in columns.split(", "))
    return f"INSERT INTO {table} ({columns}) VALUES ({values})"


INSERTS = (
    _insert(
        "tables",
        "id, game, rules_version, options, guild_id, channel_id, host_id, status, state, version, "
        "published_version, dm_version, created_at, changed_at",
    ),
    _insert("seats", "table_id, seat, user_id, name, joined, dm_version, playing"),
    _insert(
        "results",
        "table_id, seat, user_id, name, game, guild_id, side, placing, score, why, rated, ended_at",
    ),
)


async def fill(file: Path, live: int = LIVE) -> None:
    """Create a database with this many live tables."""
    database = connect(f"sqlite:///{file}")
    await migrate(database)
    await database.close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        tables = Crowd(live).tables()
        while batch := list(islice(tables, BATCH)):
            connection.executemany(INSERTS[0], (written.table for written in batch))
            connection.executemany(INSERTS[1], (row for written in batch for row in written.seats))
            connection.executemany(INSERTS[2], (row for written in batch for row in written.results))
            connection.commit()


class Crowd:
    """The tables of a database, drawn at random with a fixed seed."""

    def __init__(self, live: int) -> None:
        self._live, self._people = live, max(int(PEOPLE_EACH * live), 2)
        self._random = Random(1)

    def tables(self) -> Iterator[Written]:
        """Return the finished tables, then the live ones, a channel each."""
        finished = FINISHED_EACH * self._live
        for number in range(1, finished + 1):
            yield self._finished(number, self._low(self._live))
        for channel in range(self._live):
            yield self._running(finished + 1 + channel, channel)

    def _low(self, end: int) -> int:
        """Return a number below `end`, far more often a low one."""
        return int(end * self._random.random() ** 3)

    def _pair(self) -> tuple[int, int]:
        one = self._low(self._people)
        return one, (one + 1 + self._random.randrange(self._people - 1)) % self._people

    def _finished(self, number: int, channel: int) -> Written:
        game, people, guild = self._random.choice(GAMES), self._pair(), _server(channel)
        about = (number, game, 1, "{}", guild, channel, people[0], "finished", STATE, VERSION)
        why = "abandoned" if self._random.random() < 0.05 else "played-out"
        seats: list[tuple[object, ...]] = []
        results: list[tuple[object, ...]] = []
        for seat, person in enumerate(people):
            seats.append((number, seat, person, f"Person {person}", 1, VERSION, 0))
            sums = (1 + (seat + number) % 2, self._random.randint(-50, 150), why, 0, number)
            results.append((number, seat, person, f"Person {person}", game, guild, seat, *sums))
        return Written((*about, VERSION, VERSION, number, number), seats, results)

    def _running(self, number: int, channel: int) -> Written:
        other = 1 + self._random.randrange(self._people - 1)
        people = (0, channel + 1) if channel < RUNNING_EACH else (other, self._people + channel)
        version = 0 if channel % LOBBY_OF == LOBBY_OF - 1 else VERSION
        delivered = version - 1 if version and channel % OWED_OF == 0 else version
        status = "playing" if version else "lobby"
        about = (number, self._random.choice(GAMES), 1, "{}", _server(channel), channel, people[0], status)
        seats: list[tuple[object, ...]] = [
            (number, seat, person, f"Person {person}", 1, version, 1) for seat, person in enumerate(people)
        ]
        return Written((*about, STATE, version, delivered, version, number, number), seats, [])


def _server(channel: int) -> int:
    # 0 means no server.
    return 1 + channel // CHANNELS_EACH
