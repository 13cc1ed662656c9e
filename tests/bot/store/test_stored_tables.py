"""Tables that earlier versions kept are opened, looked at and played to their end by this one.

A new database for each release: `scripts/stored_tables.py` makes it.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from bot.store import Store, Table
from bot.store.database import connect, migrate
from bot.tables import moves, positions
from bot.tables.manager import Manager
from engine.core.catalogue import catalogue
from engine.registry import games

KEPT = sorted((Path(__file__).parents[2] / "fixtures").glob("tables-*.sqlite"))
MOST_MOVES = 3_000


@pytest.mark.slow
@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.stem)
async def test_tables_of_an_earlier_version_are_played_to_their_end(kept: Path, tmp_path: Path) -> None:
    database = connect(f"sqlite:///{shutil.copy(kept, tmp_path / 'explorers.db')}")
    await migrate(database)
    manager = Manager(Store(database), now=lambda: 2_000_000)
    tables = [table for table in [await manager.store.table(number) for number in range(1, 100)] if table]
    assert {table.game for table in tables} <= set(games()), "no game is dropped while tables are played"
    assert len(tables) >= 3
    half_taken = [not positions.committed(table).turn_complete for table in tables]
    assert any(half_taken)
    for table in tables:
        await looked_at(manager, table)
        await played_out(manager, table)
    await manager.store.close()


def test_there_is_a_database_of_stored_tables() -> None:
    assert KEPT


async def looked_at(manager: Manager, table: Table) -> None:
    position = positions.committed(table)
    movers = [table.players[seat].user_id for seat in position.to_move]
    assert (await manager.history(table, *movers))[-1].version == table.version
    for viewer in (*range(len(table.players)), None):
        view = position.view(viewer)
        assert position.game.words.position(view, table.names, catalogue())


async def played_out(manager: Manager, table: Table) -> None:
    """Random moves, of which the first few go through the store and the rest through the same rules."""
    random, position = Random(table.id), positions.committed(table)
    for _ in range(3):
        if not position.to_move:
            return
        seat = position.to_move[0]
        action = random.choice(list(position.game.legal_actions(position.state, seat)))
        user = table.players[seat].user_id
        position = positions.committed((await manager.run(moves.play, table.id, user, action)).table)
    game, state = position.game, position.state
    for _ in range(MOST_MOVES):
        movers = game.to_move(state)
        if not movers:
            assert game.result(state) is not None
            return
        legal = list(game.legal_actions(state, movers[0]))
        state = game.load(game.dump(game.apply(state, movers[0], random.choice(legal)).state))
    pytest.fail(f"{table.game} does not end")
