"""A backup is restored: the future it undoes has left posts, direct messages and buttons on Discord."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.bot.evening import MINUTE, Evening, Seen
from tests.bot.test_failures import messages_of


def copy(database: Path, to: Path) -> None:
    """A copy of a database in use."""
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)


async def undo_future(evening: Evening, tmp_path: Path, turns: int) -> Seen:
    """Two turns, a backup, more turns, and the backup restored; the newest post of the undone future."""
    await evening.begin()
    for _ in range(2):
        await evening.move((await evening.legal())[0])
    copy(evening.database, tmp_path / "backup.db")
    for _ in range(turns):
        await evening.move((await evening.legal())[-1])
    lost = evening.post
    await evening.bot.manager.store.close()
    for file in evening.database.parent.glob(f"{evening.database.name}-*"):
        file.unlink()
    copy(tmp_path / "backup.db", evening.database)
    await evening.restart()
    return lost


@pytest.mark.parametrize("label", ["Play", "As text", "Log", "My hand"])
async def test_a_press_from_the_future_shows_the_table_and_posts_anew(
    evening: Evening, tmp_path: Path, label: str
) -> None:
    lost = await undo_future(evening, tmp_path, turns=3)
    assert (await evening.table()).version == 3
    posts = len(evening.posts)
    answer = await evening.press(evening.ada, label, lost)
    assert answer.is_private
    assert answer.text.startswith("That message is from a time I no longer remember")
    assert "it is your turn" in answer.text
    assert len(evening.posts) == posts + 1
    mover = await evening.mover()
    assert evening.post.notified == {mover.id}
    assert evening.direct_message(mover).labels[0].startswith("1 · ")
    await evening.turn(mover, (await evening.legal())[0])
    await evening.pass_time(5 * MINUTE)
    assert len(evening.posts) == posts + 2, "and the game goes on"


async def test_the_old_future_is_left_behind_once(evening: Evening, tmp_path: Path) -> None:
    """Its buttons can never be taken for those of the same version to come."""
    lost = await undo_future(evening, tmp_path, turns=3)
    message = evening.direct_message(evening.boris)
    await evening.press(evening.ada, "Play", lost)
    posts = len(evening.posts)
    for person in (evening.ada, evening.boris):
        answer = await evening.press(person, "Play", lost)
        assert answer.text.startswith("The game has moved on")
    assert len(evening.posts) == posts
    assert (await evening.table()).version > 6
    version = (await evening.table()).version
    for card in message.presses[:1]:
        await evening.press(evening.boris, card, message)
    assert (await evening.table()).version == version


async def test_no_nonce_is_used_twice(evening: Evening, tmp_path: Path) -> None:
    """Discord would answer with the messages of the undone future."""
    lost = await undo_future(evening, tmp_path, turns=2)
    await evening.press(evening.ada, "Play", lost)
    for _ in range(3):
        await evening.move((await evening.legal())[0])
    nonces = [entry.json["nonce"] for entry in evening.http if "nonce" in (entry.json or {})]
    assert len(nonces) == len(set(nonces)) > 12
    assert sum(entry.path == messages_of(evening.channel) for entry in evening.http) > 6


async def test_a_game_that_was_over_goes_on_where_the_backup_stands(evening: Evening, tmp_path: Path) -> None:
    await evening.begin()
    copy(evening.database, tmp_path / "backup.db")
    await evening.bot.manager.resign((await evening.table()).id, evening.ada.id)
    await evening.pass_time(MINUTE)
    lost = evening.post
    await evening.bot.manager.store.close()
    for file in evening.database.parent.glob(f"{evening.database.name}-*"):
        file.unlink()
    copy(tmp_path / "backup.db", evening.database)
    await evening.restart()
    await evening.press(evening.boris, "As text", lost)
    assert evening.post.text.startswith("Round 1: **ada** begins.")
    await evening.turn(evening.ada, (await evening.legal())[0])
