"""`explorers backup` copies a database in use; `explorers check` finds faults in one."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.__main__ import main
from bot.ops import backup
from bot.store import schema_version
from tests.bot.evening import Evening
from tests.bot.stored_tables import stored_tables

pytestmark = pytest.mark.xdist_group("stored tables")  # one process, which plays them once


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provide a database with tables of every game."""
    path = tmp_path / "kept.db"
    shutil.copy(stored_tables(), path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    return path


def change(database: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement, values)


def beside(copy: Path) -> list[str]:
    return sorted(path.name for path in copy.parent.glob("copy*"))


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str]:
    """Return the exit code of a command and its output."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    return ended.value.code, capsys.readouterr().out


@pytest.mark.slow
def test_check_of_an_undamaged_database_succeeds_and_says_how_many_tables_match(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = said(capsys, "check")
    assert code == 0
    with closing(sqlite3.connect(kept)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM tables WHERE state IS NOT NULL").fetchone()
    assert count > 0
    assert text == (f"All is well: {count} tables match their moves, and every rating matches the games.\n")


def test_check_reports_a_table_with_a_move_replaced_by_nonsense(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(kept, "UPDATE moves SET text = 'nonsense' WHERE rowid = (SELECT min(rowid) FROM moves)")
    code, text = said(capsys, "check")
    assert code == 1
    assert "its moves can't be replayed" in text
    assert "1 problems in" in text


def test_check_of_wrong_ratings_says_how_to_recalculate_them_and_not_to_restore_a_backup(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    columns = "guild_id, game, lineup, season, user_id, mu, sigma, rating, games, wins, form, changed_at"
    values = "1, 'tikal', '1v1', '', 9, 25, 8, 1000, 1, 1, '1', 0"
    change(kept, f"INSERT INTO ratings ({columns}) VALUES ({values})")
    code, text = said(capsys, "check")
    assert code == 1
    assert "explorers ratings --rebuild" in text
    assert "backup" not in text


def test_check_reports_a_table_whose_last_move_is_missing(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    last = "SELECT rowid FROM moves ORDER BY table_id, version DESC LIMIT 1"
    change(kept, f"DELETE FROM moves WHERE rowid = ({last})")
    code, text = said(capsys, "check")
    assert code == 1
    assert "a different position from the stored one" in text


@pytest.mark.slow
def test_check_and_ratings_commands_reject_a_file_that_is_no_database(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept.write_bytes(b"no database at all" * 100)
    code, text = said(capsys, "check")
    assert code == 1
    assert text.startswith("The file is damaged: file is not a database\nStop the bot.")
    code, text = said(capsys, "ratings")
    assert code == 1
    advice = "`explorers check` says how to restore a backup."
    assert text == f"Can't use the database: file is not a database. {advice}\n"


async def test_backup_during_a_game_is_a_complete_database_that_passes_the_check(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await evening.begin()
    await evening.move((await evening.legal())[0])
    copy = tmp_path / "copy.db"
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{evening.database}")
    code, text = await asyncio.to_thread(said, capsys, "backup", str(copy))
    assert (code, str(copy) in text) == (0, True)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{copy}")
    code, text = await asyncio.to_thread(said, capsys, "check")
    assert code == 0
    assert text.startswith("All is well: 1 tables")
    assert beside(copy) == ["copy.db"], "nothing is left beside it"


def test_backup_does_not_overwrite_a_file(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    precious = kept.with_name("precious.db")
    precious.write_text("precious")
    code, text = said(capsys, "backup", str(precious))
    assert code == 1
    assert "already exists" in text
    assert precious.read_text() == "precious"


@pytest.mark.parametrize(
    ("seen", "about"),
    [
        ("0001_schema", "is older than this version"),
        ("9999", "written by a newer version"),
    ],
)
def test_check_of_an_older_or_newer_database_fails_with_one_line_that_says_so(
    seen: str,
    about: str,
    kept: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(schema_version, "_known_migrations", lambda: ("0002_next", "0001_schema"))
    change(kept, "UPDATE alembic_version SET version_num = ?", seen)
    code, text = said(capsys, "check")
    assert (code, text.count("\n")) == (1, 1)
    assert about in text


def test_backup_to_a_missing_folder_fails_and_names_the_folder(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = said(capsys, "backup", str(kept.parent / "nowhere" / "copy.db"))
    assert code == 1
    assert text == f"There's no folder {kept.parent / 'nowhere'}. Make it, or name another file.\n"


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "the database holds no games yet, or isn't the bot's."),
        (b"no database" * 100, "file is not a database. `explorers check` says how to restore a backup."),
    ],
)
def test_backup_of_an_empty_or_foreign_file_fails_with_the_reason_and_makes_no_copy(
    kept: Path, capsys: pytest.CaptureFixture[str], content: bytes, why: str
) -> None:
    kept.write_bytes(content)
    code, text = said(capsys, "backup", str(kept.parent / "copy.db"))
    assert (code, text) == (1, f"Couldn't make the copy: {why}\n")
    assert beside(kept.parent / "copy.db") == []


@pytest.mark.parametrize("command", [["check"], ["backup", "copy.db"]])
def test_backup_and_check_without_a_database_fail_and_create_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'none.db'}")
    code, text = said(capsys, *command)
    assert (code, "There's no database" in text) == (1, True)
    assert not (tmp_path / "none.db").exists()


def test_backup_of_postgresql_without_pg_dump_says_so_and_makes_no_copy(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = make_url("postgresql+asyncpg://somebody@localhost/games")
    monkeypatch.setattr(backup, "with_address", lambda work: work(address))
    monkeypatch.setenv("PATH", str(tmp_path))
    code, text = said(capsys, "backup", str(tmp_path / "copy.db"))
    assert (code, "pg_dump isn't installed here" in text) == (1, True)
    assert beside(tmp_path / "copy.db") == []
