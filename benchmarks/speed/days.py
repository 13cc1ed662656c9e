"""The cost of a turn, and of an idle minute, with 100,000 running tables in the database.

    uv run python -m benchmarks.speed.days [turns [live tables]]

Turns (300 by default) are played alternately in two databases: a small one with ten running games, and one
with 100,000 live tables, 500,000 finished ones and a million results. Then the large one runs the sweep of an
idle minute. Exit code 1: a turn in the large database takes more than 1.2 times as long as in the small one,
or the sweep more than 5 milliseconds.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from benchmarks.loopback import many_tables
from bot.store import Store, Table, backlog, connect, heartbeats, migrate
from bot.store import database as stored_database
from bot.tables import moves, positions
from bot.tables.clock import DAY
from bot.tables.manager import Manager
from bot.tables.positions import Position
from bot.tables.proposal import Person, Proposal
from engine.games.lost_cities import GAME

TURNS, MINUTES, FEW = 300, 60, 10
MOST_TIMES, MOST_MILLISECONDS = 1.2, 5.0
NOW = 2_000_000_000
SILENCE = 300
FIRST_FREE = 10**7
"""Channels with this id or a higher one have no tables yet."""
out = sys.stdout.write


class Games:
    """A database in which games are played one after another."""

    def __init__(self, file: Path) -> None:
        self.store = Store(connect(f"sqlite:///{file}"))
        self._manager = Manager(self.store, now=lambda: NOW)
        self._random = Random(1)
        self._channel = FIRST_FREE
        self.times: list[float] = []

    async def begin(self) -> Table:
        """Start a game of two people in its own channel."""
        self._channel += 1
        ada, boris = Person(2 * self._channel, "ada"), Person(2 * self._channel + 1, "boris")
        wish = Proposal(GAME.key, GAME.Options(), 1, self._channel, ada, (boris,), clock="3d")
        table = await self._manager.lobbies.open(wish)
        await self._manager.lobbies.join(table.id, boris)
        return await self._manager.lobbies.start(table.id, ada.id)

    def position(self, table: Table) -> Position:
        return positions.committed(table)

    async def turn(self, table: Table) -> Table:
        """Take a random turn, in a new game if the last is over. Return its milliseconds."""
        position = positions.committed(table if table.is_playing else await self.begin())
        (mover,) = position.to_move
        action = self._random.choice(position.legal_actions(mover))
        user_id = position.table.players[mover].user_id
        begun = perf_counter()
        done = await self._manager.run(moves.play, position.table.id, user_id, action)
        self.times.append((perf_counter() - begun) * 1000)
        return done.table


async def measure(folder: Path, turns: int, live: int) -> bool:
    """Print the costs of turns and sweeps. Return whether both meet their targets."""
    few, many = await _few(folder / "few.db"), await many_games(folder / "many.db", live)
    quiet = median([await quiet_minute(many.store, NOW + 60 * number) for number in range(MINUTES)])
    tables = [await few.begin(), await many.begin()]
    for _ in range(turns):
        tables = [await few.turn(tables[0]), await many.turn(tables[1])]
    among_few, among_many = median(few.times), median(many.times)
    times = among_many / among_few
    out(f"a turn among {FEW}: {among_few:.2f} ms, among {live}: {among_many:.2f} ms ")
    out(f"({times:.2f} times, at most {MOST_TIMES})\n")
    out(f"a minute in which nothing is due: {quiet:.2f} ms (at most {MOST_MILLISECONDS})\n")
    await few.store.close()
    await many.store.close()
    return times <= MOST_TIMES and quiet <= MOST_MILLISECONDS


async def _few(file: Path) -> Games:
    await migrate(connect(f"sqlite:///{file}"))
    games = Games(file)
    for _ in range(FEW):
        await games.begin()
    return games


async def many_games(file: Path, live: int = many_tables.LIVE) -> Games:
    """Create a database of this many live tables with running clocks, where nothing is due."""
    await many_tables.fill(file, live)
    with closing(sqlite3.connect(file)) as connection:
        # Nothing is pending. All clocks run, and the first is due in a day.
        connection.execute("UPDATE tables SET published_version = version, dm_version = version")
        connection.execute("UPDATE tables SET clock = '3d' WHERE status = 'playing'")
        connection.execute(
            "INSERT INTO jobs (kind, user_id, table_id, message_id, guild_id, due_at) "
            "SELECT 'clock', 0, id, 0, guild_id, :now + :day + id FROM tables WHERE status = 'playing'",
            {"now": NOW, "day": DAY},
        )
        connection.execute(
            "UPDATE seats SET bank = :bank, turn_started_at = :now WHERE playing",
            {"bank": 3 * DAY, "now": NOW},
        )
        connection.execute("UPDATE tables SET created_at = :now WHERE status = 'lobby'", {"now": NOW})
        connection.commit()
    games = Games(file)
    await games.store.write(stored_database.analyze)
    return games


async def quiet_minute(store: Store, now: int) -> float:
    """Return the milliseconds of one sweep: the heartbeat and the query for due jobs."""
    begun = perf_counter()
    await store.write(heartbeats.record_heartbeat, store.share, now, SILENCE)
    pending = await store.read(backlog.count, now)
    taken = (perf_counter() - begun) * 1000
    assert pending.is_empty, "nothing is due"
    return taken


def main() -> None:
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else TURNS
    live = int(sys.argv[2]) if len(sys.argv) > 2 else many_tables.LIVE
    with tempfile.TemporaryDirectory(prefix="days-") as folder:
        met = asyncio.run(measure(Path(folder), turns, live))
    out("met\n" if met else "MISSED\n")
    sys.exit(0 if met else 1)


if __name__ == "__main__":
    main()
