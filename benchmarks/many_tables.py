"""A database in which a great deal has been played: 100,000 live tables, 500,000 finished, a million results.

Some servers, channels and people are far busier than others: those with the number 0 are the busiest, and are
the ones to ask about.
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

LIVE, FINISHED = 100_000, 500_000
PEOPLE, CHANNELS, SERVERS = 50_000, 100_000, 2_000
OWED, LOBBIES = 50, 5_000
"""Live tables with something to tell, and live tables that gather players."""
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
        "published_version, created_at, changed_at",
    ),
    _insert("seats", "table_id, seat, user_id, name, joined, dm_version"),
    _insert(
        "results",
        "table_id, seat, user_id, name, game, guild_id, side, placing, score, why, rated, ended_at",
    ),
)


async def fill(file: Path) -> None:
    """Write the database."""
    database = connect(f"sqlite:///{file}")
    await migrate(database)
    await database.close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        tables = _tables(Random(1))
        while batch := list(islice(tables, BATCH)):
            connection.executemany(INSERTS[0], (written.table for written in batch))
            connection.executemany(INSERTS[1], (row for written in batch for row in written.seats))
            connection.executemany(INSERTS[2], (row for written in batch for row in written.results))
            connection.commit()
        playing = "SELECT id FROM tables WHERE status = 'playing'"
        connection.execute(f"UPDATE seats SET playing = 1 WHERE table_id IN ({playing})")
        connection.commit()


def _tables(random: Random) -> Iterator[Written]:
    """The finished tables, then the live ones, a channel each."""
    for number in range(1, FINISHED + 1):
        yield _finished(number, _low(CHANNELS, random), random)
    for channel in range(LIVE):
        yield _live(FINISHED + 1 + channel, channel, random)


def _low(end: int, random: Random) -> int:
    """A number below `end`, far more often a low one."""
    return int(end * random.random() ** 3)


def _people(random: Random) -> tuple[int, int]:
    one = _low(PEOPLE, random)
    return one, (one + 1 + random.randrange(PEOPLE - 1)) % PEOPLE


def _server(channel: int) -> int:
    # 0 stands for no server.
    return 1 + channel * SERVERS // CHANNELS


def _finished(number: int, channel: int, random: Random) -> Written:
    game, people, guild = random.choice(GAMES), _people(random), _server(channel)
    about = (number, game, 1, "{}", guild, channel, people[0], "finished", STATE, VERSION, VERSION)
    why = "abandoned" if random.random() < 0.05 else "played-out"
    seats: list[tuple[object, ...]] = []
    results: list[tuple[object, ...]] = []
    for seat, person in enumerate(people):
        seats.append((number, seat, person, f"Person {person}", 1, VERSION))
        sums = (1 + (seat + number) % 2, random.randint(-50, 150), why, 0, number)
        results.append((number, seat, person, f"Person {person}", game, guild, seat, *sums))
    return Written((*about, number, number), seats, results)


def _live(number: int, channel: int, random: Random) -> Written:
    people = (
        (0, channel + 1) if channel < RUNNING_EACH else (1 + random.randrange(PEOPLE - 1), PEOPLE + channel)
    )
    lobby = channel >= LIVE - LOBBIES
    version = 0 if lobby else VERSION
    told = version - 1 if version and channel % (LIVE // OWED) == 0 else version
    status = "lobby" if lobby else "playing"
    about = (number, random.choice(GAMES), 1, "{}", _server(channel), channel, people[0], status)
    seats: list[tuple[object, ...]] = [
        (number, seat, person, f"Person {person}", 1, version) for seat, person in enumerate(people)
    ]
    return Written((*about, STATE, version, told, number, number), seats, [])
