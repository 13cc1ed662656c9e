"""Store tables of this release, so that the tests of later releases go on with them.

uv run python scripts/running_tables.py

Writes tests/fixtures/tables-VERSION.db.xz: an SQLite database with a lobby and running games of each kind, at
their start, in the middle, and over if they are short.
"""

from __future__ import annotations

import asyncio
import lzma
import sys
import tempfile
from itertools import count, product
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bot.store import Store, connect, migrate, names
from bot.tables import moves, positions
from bot.tables.manager import Manager
from bot.tables.proposal import Person, Proposal
from engine.game_registry import games
from scripts import version

FOLDER = version.ROOT / "tests" / "fixtures"
KINDS: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("lost_cities", {"rounds": 1}, 2),
    ("lost_cities", {"rounds": 3, "partners": True}, 4),
    ("lost_cities_board", {"length": "short"}, 3),
    ("tikal", {}, 3),
    ("tikal", {"auction": True}, 4),
)
"""Game, options and players of each kind."""
STEPS = (0, 1, 12, 90)
"""Steps after which the games are left."""
GUILD, NOW = 1, 1_790_000_000


def stored_file(name: str) -> Path:
    """Return the file with the tables of a version."""
    return FOLDER / f"tables-{name}.db.xz"


async def write_tables(file: Path) -> None:
    """Write a new database with a lobby and a game of each kind after each number of steps."""
    database = connect(f"sqlite:///{file}")
    await migrate(database)
    await database.write(names.draw_key)
    random, channels = Random(1), count(100)
    manager = Manager(Store(database), now=lambda: NOW, seed=lambda: random.getrandbits(64))
    for (key, options, seats), steps in product(KINDS, STEPS):
        await _play(manager, await _open(manager, key, options, seats, next(channels)), steps, random)
    await manager.lobbies.open(_proposal(KINDS[0][0], KINDS[0][1], 2, next(channels)))
    await database.close()


def _proposal(key: str, options: dict[str, Any], seats: int, channel: int) -> Proposal:
    host, *guests = (Person(1000 + seat, f"player {seat}") for seat in range(seats))
    return Proposal(key, games()[key].Options(**options), GUILD, channel, host, tuple(guests))


async def _open(manager: Manager, key: str, options: dict[str, Any], seats: int, channel: int) -> int:
    """Start a game, and return its table's number."""
    proposal = _proposal(key, options, seats, channel)
    table = await manager.lobbies.open(proposal)
    for guest in proposal.invited:
        await manager.lobbies.join(table.id, guest)
    return (await manager.lobbies.start(table.id, proposal.host.id)).id


async def _play(manager: Manager, table_id: int, steps: int, random: Random) -> None:
    """Take legal steps at random, until the game is over."""
    for _ in range(steps):
        table = await manager.table(table_id)
        if not table.is_playing:
            return
        position = positions.committed(table)
        seat = position.to_move[0]
        action = random.choice(position.game.rules.legal_actions(position.state, seat))
        await manager.run(moves.play, table_id, table.players[seat].user_id, action)


def main() -> None:
    """Store the tables of this version."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        asyncio.run(write_tables(file))
        stored_file(version.NEXT).write_bytes(lzma.compress(file.read_bytes(), preset=9))
    sys.stdout.write(f"{stored_file(version.NEXT)}\n")


if __name__ == "__main__":
    main()
