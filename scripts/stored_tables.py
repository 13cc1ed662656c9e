"""Keeps a database of running tables, so that every later version can show that it plays them to their end.

    uv run python scripts/stored_tables.py tests/fixtures/tables-NAME.sqlite

Run it once for each release and commit the file; `tests/bot/store/test_stored_tables.py` opens all there are.
Of each game there are tables at the beginning, in the middle, and where a turn is half taken.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random
from typing import Any

from bot.store import Store
from bot.store.database import connect, migrate
from bot.tables import moves as table_moves
from bot.tables import positions
from bot.tables.lobby_rules import Person, Proposal
from bot.tables.manager import Manager
from engine.registry import games

MOVES = (0, 9, 60)
SHORT = {"rounds": 1, "length": "short"}


async def main(path: Path) -> None:
    database = connect(f"sqlite:///{path}")
    await migrate(database)
    manager = Manager(Store(database), now=lambda: 1_000_000, seed=lambda: 1)
    channel = 0
    for game in games().values():
        for options in (game.Options(), _short(game)):
            for moves in MOVES:
                channel += 1
                await _play(manager, game, options, channel, moves)
    await manager.store.close()


def _short(game: Any) -> Any:
    chosen = {name: value for name, value in SHORT.items() if name in game.Options.__struct_fields__}
    return game.Options(**chosen)


async def _play(manager: Manager, game: Any, options: Any, channel: int, moves: int) -> None:
    """A table of random moves, and then on until a turn is half taken, where there is such a thing."""
    fewest, _ = game.seats_for(options)
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
        action = random.choice(list(position.game.legal_actions(position.state, seat)))
        await manager.run(table_moves.play, table.id, people[seat].id, action)


if __name__ == "__main__":
    Path(sys.argv[1]).unlink(missing_ok=True)
    asyncio.run(main(Path(sys.argv[1])))
