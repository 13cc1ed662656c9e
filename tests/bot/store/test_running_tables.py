"""Tables that earlier releases have stored go on in this one."""

from __future__ import annotations

import asyncio
import lzma
from collections import Counter
from pathlib import Path

import pytest

from bot.ops import check_database
from bot.store import Store, connect, migrate
from bot.tables import moves, positions
from bot.tables.manager import Manager
from scripts import running_tables
from scripts.running_tables import FOLDER, KINDS, NOW
from tests.bot.store.test_store import check_schema

STORED = sorted(FOLDER.glob("tables-*.db.xz"))


@pytest.mark.parametrize("stored", STORED, ids=lambda file: file.name)
def test_games_stored_by_a_release_can_be_continued(
    stored: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.db"
    file.write_bytes(lzma.decompress(stored.read_bytes()))
    check_and_go_on(file, monkeypatch)


@pytest.mark.slow
def test_games_stored_by_this_version_can_be_checked_and_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_tables, "STEPS", (1, 3))
    asyncio.run(running_tables.write_tables(tmp_path / "games.db"))
    check_and_go_on(tmp_path / "games.db", monkeypatch)


def check_and_go_on(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Update a database as the bot does, check it, and take a step at every running game."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{file}")
    played = asyncio.run(go_on(f"sqlite:///{file}"))
    assert set(played) == {key for key, *_ in KINDS}
    assert check_database.check_command() == 0


async def go_on(url: str) -> Counter[str]:
    """Take a step at every running game of a database. Return the number of these by game."""
    database, new = connect(url), connect(f"{url}.new")
    await migrate(database)
    await check_schema(database, new)
    await new.close()
    store, played = Store(database), Counter[str]()
    manager = Manager(store, now=lambda: NOW + 60)
    running = [table async for table, *_ in check_database.dealt(store) if table.is_playing]
    for table in running:
        position = positions.committed(table)
        action = position.game.rules.legal_actions(position.state, position.to_move[0])[0]
        await manager.run(moves.play, table.id, table.players[position.to_move[0]].user_id, action)
        played[table.game] += 1
    await database.close()
    return played
