"""Cost of hall, cup and alerts on a server of 10,000 members and 1,000 running games.

    uv run python -m benchmarks.speed.clubs [members [running games]]

All members take part in the cup, have played its three deals, want to be notified of new tables and follow
one game. Exit code 1: something takes longer than its target.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from time import process_time
from types import SimpleNamespace
from typing import Any

import discord
from sqlalchemy import Engine, event

from bot.app.dispatch import features
from bot.features import follow, table_alerts
from bot.features.cup import cups
from bot.features.hall import HallJob, content_hash
from bot.features.table_alerts import TablePings
from bot.store import Store, connect, migrate
from bot.store import database as stored_database
from bot.tables import weeks
from bot.tables.manager import Manager
from bot.tables.proposal import Person, Proposal
from engine.core.catalogue import catalogue
from engine.games.lost_cities import GAME

MEMBERS, GAMES, LOBBIES, DEALS = 10_000, 1_000, 20, 3
SERVER, CHANNEL, WEEK = 1, 7, 3
NOW = weeks.opens_at(WEEK) + 1_000
ROUNDS = 5
TARGETS = {
    "a hall": 150.0,
    "a cup’s close": 1_000.0,
    "alerts of a table": 300.0,
    "whether one alert is wanted": 20.0,
    "ends for followers": 300.0,
}
"""Most milliseconds of processor time of each."""
out = sys.stdout.write
_COPIES = {"tables": ("id", "channel_id"), "seats": ("table_id",)}
"""Columns that get another number in a copy. The first finds the rows."""


class Statements:
    """Counts the statements of all databases."""

    def __init__(self) -> None:
        self.count = 0
        event.listen(Engine, "before_cursor_execute", self._note)

    def _note(self, *_: object) -> None:
        self.count += 1


async def fill(file: Path, members: int, games: int) -> Store:
    """Return a database with one server, on which all members use everything."""
    await migrate(connect(f"sqlite:///{file}"))
    store = Store(connect(f"sqlite:///{file}"))
    manager = Manager(store, now=lambda: NOW)
    ada, boris = Person(1, "ada"), Person(2, "boris")
    lobby = await manager.lobbies.open(Proposal(GAME.key, GAME.Options(), SERVER, CHANNEL, ada, clock="3d"))
    opened = await manager.lobbies.open(
        Proposal(GAME.key, GAME.Options(), SERVER, CHANNEL + 1, ada, (boris,), clock="3d")
    )
    await manager.lobbies.join(opened.id, boris)
    game = await manager.lobbies.start(opened.id, ada.id)
    with closing(sqlite3.connect(file)) as connection:
        for number in range(1, LOBBIES):
            _copy(connection, lobby.id, lobby.id + 100_000 + number)
        for number in range(1, games):
            _copy(connection, game.id, game.id + 200_000 + number)
        _join(connection, members, game.id)
        connection.execute("DELETE FROM jobs")
        connection.commit()
    await store.write(stored_database.analyze)
    return store


def _copy(connection: sqlite3.Connection, source: int, target: int) -> None:
    """Copy a table and its seats under another id."""
    for name, numbered in _COPIES.items():
        names = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
        columns = ", ".join(str(target) if one in numbered else one for one in names)
        where = f"{numbered[0]} = {source}"
        connection.execute(f"INSERT INTO {name} SELECT {columns} FROM {name} WHERE {where}")


def _join(connection: sqlite3.Connection, members: int, game: int) -> None:
    """Let all members take part in the cup, play its deals, choose alerts and follow a game."""
    connection.execute("INSERT INTO servers VALUES (?, ?)", (SERVER, f'{{"hall": {CHANNEL}, "cup": true}}'))
    everyone = range(1_000, 1_000 + members)
    connection.executemany(
        "INSERT INTO cup_members VALUES (?, ?, ?, 1)", ((SERVER, one, f"Person {one}") for one in everyone)
    )
    connection.executemany(
        "INSERT INTO cup_games VALUES (?, ?, ?, ?, ?, ?)",
        (
            (WEEK, deal, one, one * DEALS + deal, one % 90, NOW)
            for one in everyone
            for deal in range(1, DEALS + 1)
        ),
    )
    connection.executemany(
        "INSERT INTO table_alerts (user_id, guild_id, game) VALUES (?, ?, ?)",
        ((one, SERVER, GAME.key) for one in everyone),
    )
    connection.executemany("INSERT INTO follows VALUES (?, ?)", ((one, game) for one in everyone))


def channel_of_all() -> Any:
    """Return a stand-in for the hall's channel, which everyone sees, with its server."""
    everyone = SimpleNamespace(id=SERVER, permissions=discord.Permissions(view_channel=True))
    guild = SimpleNamespace(id=SERVER, default_role=everyone, me=SimpleNamespace(id=1), self_role=None)
    channel = SimpleNamespace(id=CHANNEL, guild=guild, overwrites={})
    guild.get_thread, guild.get_channel = (lambda _: None), (lambda _: channel)
    return channel


async def measure(file: Path, members: int, games: int) -> bool:
    """Print what each takes; return whether all are fast enough."""
    store = await fill(file, members, games)
    manager = Manager(store, now=lambda: NOW)
    delivery: Any = SimpleNamespace(manager=manager, store=store, now=lambda: NOW)
    job, pings, channel, say = HallJob(delivery), TablePings(delivery), channel_of_all(), catalogue("en")
    tables = await store.read(_ids)
    lobby, game = await manager.table(tables[0]), await manager.table(tables[1])

    async def hall() -> None:
        content_hash(await job._hall_without_time(channel, say))

    async def close() -> None:
        await store.write(_forget_results)
        places = await store.write(cups.close, SERVER, WEEK, NOW)
        assert len(places) == members

    works: dict[str, Callable[[], Awaitable[object]]] = {
        "a hall": hall,
        "a cup’s close": close,
        "alerts of a table": lambda: store.write(table_alerts.schedule_pings, lobby, NOW),
        "whether one alert is wanted": lambda: pings._is_wanted(lobby, 1_000),
        "ends for followers": lambda: store.write(follow._schedule_for_followers, game, NOW),
    }
    assert features(), "they add their sections to the hall"
    statements, is_met = Statements(), True
    for name, work in works.items():
        took, asked = [], statements.count
        for _ in range(ROUNDS):
            begun = process_time()
            await work()
            took.append((process_time() - begun) * 1000)
        each = (statements.count - asked) / ROUNDS
        out(f"{name}: {min(took):.0f} ms in {each:.0f} statements (at most {TARGETS[name]:.0f} ms)\n")
        is_met &= min(took) <= TARGETS[name]
    await store.close()
    return is_met


def _ids(connection: Any) -> list[int]:
    return [row[0] for row in connection.exec_driver_sql("SELECT id FROM tables ORDER BY id LIMIT 2")]


def _forget_results(connection: Any) -> None:
    connection.exec_driver_sql("DELETE FROM cup_results")


def main() -> None:
    members = int(sys.argv[1]) if len(sys.argv) > 1 else MEMBERS
    games = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    with tempfile.TemporaryDirectory(prefix="clubs-") as folder:
        is_met = asyncio.run(measure(Path(folder, "clubs.db"), members, games))
    out("met\n" if is_met else "MISSED\n")
    sys.exit(0 if is_met else 1)


if __name__ == "__main__":
    main()
