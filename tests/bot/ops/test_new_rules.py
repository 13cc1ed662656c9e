"""`explorers check --against-new-rules` lists running games that newer rules would change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.ops import check_database
from bot.ops.check_database import dealt
from bot.ops.settings import load
from bot.store import Store, Table, connect
from bot.store.records import Logged
from bot.tables.game import newest
from engine.core.game_errors import GameError
from engine.core.plugin import AnyGame
from tests.bot.ops.test_backup import change, kept, said
from tests.variants import variant

__all__ = ["kept"]

Change = Callable[[AnyGame], dict[str, Any]]


def running() -> list[tuple[Table, tuple[Logged, ...]]]:
    """Return the running tables of the database, with their logs."""

    async def read() -> list[tuple[Table, tuple[Logged, ...]]]:
        database = connect(load().database_url)
        try:
            return [(table, log) async for table, log, _ in dealt(Store(database)) if table.is_playing]
        finally:
            await database.close()

    return asyncio.run(read())


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> Callable[[Change], None]:
    """Return a function that releases a changed, newer version of every game's rules."""

    def released(change: Change) -> None:
        def newer(key: str) -> AnyGame:
            game = newest(key)
            return variant(game, version=game.version + 1, **change(game))

        monkeypatch.setattr(check_database, "newest", newer)

    return released


def test_check_against_new_rules_counts_no_games_if_no_table_has_older_rules(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = said(capsys, "check", "--against-new-rules")
    assert code == 0
    assert text == "0 running games use older rules; newer ones would change 0 of them.\n"


@pytest.mark.slow
def test_check_against_new_rules_counts_games_that_newer_rules_do_not_change(
    kept: Path, capsys: pytest.CaptureFixture[str], release: Callable[[Change], None]
) -> None:
    count = len(running())
    assert count > 0
    release(lambda game: {})
    code, text = said(capsys, "check", "--against-new-rules")
    assert code == 0
    assert text == f"{count} running games use older rules; newer ones would change 0 of them.\n"


@pytest.mark.slow
def test_check_against_new_rules_names_tables_with_other_legal_moves(
    kept: Path, capsys: pytest.CaptureFixture[str], release: Callable[[Change], None]
) -> None:
    """The difference comes with the move after which it appears."""
    release(lambda game: {"legal_actions": lambda state, seat: [*game.rules.legal_actions(state, seat)][1:]})
    code, text = said(capsys, "check", "--against-new-rules")
    assert code == 1
    for table, _ in running():
        assert f"Table {table.id} ({table.game}): after the deal other moves would be allowed" in text
    count = len(running())
    assert text.endswith(f"{count} of them.\n")


def test_check_against_new_rules_names_the_move_that_would_be_illegal(
    kept: Path, capsys: pytest.CaptureFixture[str], release: Callable[[Change], None]
) -> None:
    def forbidden(*_: object) -> None:
        raise GameError

    release(lambda game: {"apply": forbidden})
    code, text = said(capsys, "check", "--against-new-rules")
    assert code == 1
    for table, log in running():
        if log:
            first = log[0].entry.text
            assert f"Table {table.id} ({table.game}): move 1 ({first}) wouldn't be allowed (" in text


@pytest.mark.parametrize("lost", ["rules_version = 999", "game = 'removed'"])
def test_check_against_new_rules_names_running_games_whose_rules_are_gone(
    kept: Path, capsys: pytest.CaptureFixture[str], lost: str
) -> None:
    table, *_ = running()[0]
    change(kept, f"UPDATE tables SET {lost} WHERE id = ?", table.id)
    code, text = said(capsys, "check", "--against-new-rules")
    assert code == 1
    assert f"Table {table.id} (" in text
    assert "its moves can't be replayed (rules-gone)" in text
    assert text.endswith("1 running games use older rules; newer ones would change 1 of them.\n")
