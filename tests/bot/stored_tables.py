"""A database with running tables of each game: at the start, mid-game, and within a turn."""

from __future__ import annotations

import asyncio
import atexit
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import Random

from bot.store import Store, connect, migrate
from bot.tables import moves as table_moves
from bot.tables import positions
from bot.tables.manager import Manager
from bot.tables.proposal import Person, Proposal
from engine.core.plugin import AnyGame
from engine.game_registry import games

MOVES = (0, 9, 60)


@cache
def stored_tables() -> Path:
    """Return a SQLite file to copy; it is made once for each test process."""
    folder = tempfile.mkdtemp(prefix="stored-tables-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    file = Path(folder) / "tables.db"
    with ThreadPoolExecutor(1) as thread:  # the caller's thread may run an event loop
        thread.submit(asyncio.run, _fill(file)).result()
    return file


async def _fill(file: Path) -> None:
    database = connect(f"sqlite:///{file}")
    await migrate(database)
    manager = Manager(Store(database), now=lambda: 1_000_000, seed=lambda: 1)
    tables = [(game, moves) for game in games().values() for moves in MOVES]
    for channel, (game, moves) in enumerate(tables, start=1):
        await _play(manager, game, channel, moves)
    await manager.store.close()


async def _play(manager: Manager, game: AnyGame, channel: int, moves: int) -> None:
    """Play random moves, then continue until a turn is half taken, if the game has such turns."""
    options = game.Options()
    fewest, _ = game.rules.seats_for(options)
    people = [Person(100 * channel + seat, f"Player {seat + 1}") for seat in range(fewest)]
    table = await manager.lobbies.open(Proposal(game.key, options, 1, channel, people[0]))
    for person in people[1:]:
        await manager.lobbies.join(table.id, person)
    await manager.lobbies.start(table.id, people[0].id)
    random = Random(channel)
    for number in range(moves + 9):
        position = positions.committed(await manager.table(table.id))
        if not position.to_move or (number >= moves and (not moves or not position.turn_complete)):
            return
        seat = position.to_move[0]
        action = random.choice(list(position.game.rules.legal_actions(position.state, seat)))
        await manager.run(table_moves.play, table.id, people[seat].id, action)
