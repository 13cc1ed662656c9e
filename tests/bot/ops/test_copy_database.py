"""`explorers copy-database` copies everything from one database to another, or changes nothing."""

from __future__ import annotations

import asyncio
import io
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert, update

from bot.ops import copy_database
from bot.store import Database, ShardRange, Store, connect, migrate, names, schema_version
from bot.store.schema import metadata, seats, tables
from tests.bot.ops.test_backup import said
from tests.bot.store.test_store import a_table
from tests.bot.stored_tables import stored_tables

pytestmark = pytest.mark.xdist_group("stored tables")  # one process, which plays them once


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Provide a database with running and finished tables of every game."""
    path = Path(shutil.copy(stored_tables(), tmp_path / "kept.db"))
    with_database(f"sqlite:///{path}", migrate)
    with_database(
        f"sqlite:///{path}",
        lambda database: Store(database).write(names.write_value, "a memo", "ä\n\U0001f0cf"),
    )
    return path


def with_database(url: str, work: Any) -> Any:
    async def working() -> Any:
        database = connect(url)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(working())


def contents(url: str) -> dict[str, tuple[int, int]]:
    async def all_of_it(database: Database) -> dict[str, tuple[int, int]]:
        return {table.name: await copy_database.content(database, table) for table in metadata.sorted_tables}

    found: dict[str, tuple[int, int]] = with_database(url, all_of_it)
    return found


@pytest.mark.slow
def test_copy_to_a_server_and_back_is_identical_and_passes_the_check(
    kept: Path,
    new_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    original = contents(f"sqlite:///{kept}")
    assert all(original[name][0] for name in ("tables", "seats", "moves", "key_values"))
    code, text = said(capsys, "copy-database", str(kept), new_url)
    assert code == 0
    assert f"moves: {original['moves'][0]}\n" in text
    assert contents(new_url) == original
    back = tmp_path / "back.db"
    assert said(capsys, "copy-database", new_url, str(back))[0] == 0
    assert contents(f"sqlite:///{back}") == original
    monkeypatch.setenv("DATABASE_URL", new_url)
    code, text = said(capsys, "check")
    assert code == 0
    assert text.startswith("All is well")


@pytest.mark.slow
def test_first_new_table_in_a_copied_database_gets_the_next_id(
    kept: Path, new_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "copy-database", str(kept), new_url)
    with closing(sqlite3.connect(kept)) as connection:
        (last,) = connection.execute("SELECT max(id) FROM tables").fetchone()
    new = with_database(new_url, lambda database: Store(database).create([], **a_table(channel_id=999)))
    assert new.id == last + 1


@pytest.mark.slow
def test_copy_into_a_database_with_rows_is_refused_and_changes_nothing(
    kept: Path, new_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with_database(new_url, migrate)
    with_database(new_url, lambda database: Store(database).create([], **a_table()))
    before = contents(new_url)
    code, text = said(capsys, "copy-database", str(kept), new_url)
    assert (code, text) == (1, "The target database isn't empty: there are rows in tables.\n")
    assert contents(new_url) == before


def test_copy_of_a_server_on_which_a_bot_runs_is_refused(
    new_url: str, on_postgres: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if not on_postgres:
        pytest.skip("a running bot locks its SQLite file")
    with_database(new_url, migrate)

    async def copy_while_a_bot_runs(database: Database) -> None:
        await database.reserve(ShardRange((1,), 2))
        code, text = await asyncio.to_thread(
            said, capsys, "copy-database", new_url, str(tmp_path / "copy.db")
        )
        assert (code, "A bot is already running on the database" in text) == (1, True)

    with_database(new_url, copy_while_a_bot_runs)


def test_copy_of_a_database_of_an_older_version_is_refused(
    new_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    old = Path(shutil.copy(stored_tables(), tmp_path / "old.db"))
    monkeypatch.setattr(schema_version, "_known_migrations", lambda: ("0002_next", "0001_schema"))
    code, text = said(capsys, "copy-database", str(old), new_url)
    assert (code, "older than this version" in text, "start the bot once" in text) == (1, True, True)


def test_copy_of_a_database_onto_itself_is_refused(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = said(capsys, "copy-database", str(kept), f"sqlite:///{kept}")
    assert (code, text) == (2, "The source and the target are the same database. Name another.\n")


def test_copy_from_a_missing_file_or_another_database_system_is_refused(
    new_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = said(capsys, "copy-database", str(tmp_path / "none.db"), new_url)
    assert (code, "There's no database at" in text) == (1, True)
    for address in ("mysql://somewhere", "postgresql://bot@host:port/games"):
        code, text = said(capsys, "copy-database", address, new_url)
        assert (code, "The source isn't a database" in text) == (2, True)


@pytest.mark.slow
def test_failed_copy_leaves_the_target_empty(
    kept: Path, new_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = copy_database._insert_rows

    def failing(connection: Any, table: Any, rows: Any) -> None:
        if table is seats:
            rows = [*rows, rows[0]]  # the same key twice
        real(connection, table, rows)

    monkeypatch.setattr(copy_database, "_insert_rows", failing)
    code, text = said(capsys, "copy-database", str(kept), new_url)
    assert code == 1
    assert "Can't use a database" in text
    assert set(contents(new_url).values()) == {(0, 0)}


@pytest.mark.slow
def test_copy_that_differs_from_its_source_fails_and_leaves_the_target_empty(
    kept: Path, new_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The source may change while it is copied, for example by a move."""

    def changed_copy(connection: Any, table: Any, rows: Any) -> None:
        connection.execute(insert(table), rows)
        if table is tables:
            connection.execute(update(tables).where(tables.c.id == rows[0]["id"]).values(version=999))

    monkeypatch.setattr(copy_database, "_insert_rows", changed_copy)
    code, text = said(capsys, "copy-database", str(kept), new_url)
    assert (code, "The copy differs in tables" in text) == (1, True)
    assert set(contents(new_url).values()) == {(0, 0)}


# Addresses with passwords, which other users could read in the process list


@pytest.mark.slow
def test_copy_reads_the_addresses_from_standard_input_for_dashes(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"sqlite:///{kept}\n{tmp_path / 'copy.db'}\n"))
    assert said(capsys, "copy-database", "-", "-")[0] == 0
    assert contents(f"sqlite:///{tmp_path / 'copy.db'}") == contents(f"sqlite:///{kept}")


@pytest.mark.slow
def test_address_typed_at_a_terminal_is_not_echoed(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = list[str]()
    monkeypatch.setattr("sys.stdin", SimpleNamespace(isatty=lambda: True))
    monkeypatch.setattr(copy_database, "getpass", lambda prompt: asked.append(prompt) or str(kept))
    assert said(capsys, "copy-database", "-", str(tmp_path / "copy.db"))[0] == 0
    assert asked == ["Address of the source (not shown): "]


@pytest.mark.slow
def test_copy_goes_to_the_database_of_the_settings_by_default_and_fails_if_that_is_invalid(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'copy.db'}")
    assert said(capsys, "copy-database", str(kept))[0] == 0
    assert contents(f"sqlite:///{tmp_path / 'copy.db'}") == contents(f"sqlite:///{kept}")
    monkeypatch.setenv("DATABASE_URL", "nonsense")
    assert said(capsys, "copy-database", str(kept))[0] == 2


@pytest.mark.parametrize(
    "arguments", [("mysql://ada:hunter2@host/games", "copy.db"), ("a.db", "ftp://ada:hunter2@b")]
)
def test_password_of_an_unusable_address_is_not_printed(
    arguments: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = said(capsys, "copy-database", *arguments)
    assert code == 2
    assert "hunter2" not in text
