"""Daily backups: made when due, checked, and deleted when there are enough newer ones."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.ops import backup, live_status
from bot.ops.settings import Settings, standard_url
from tests.bot.stored_tables import stored_tables

pytestmark = pytest.mark.xdist_group("stored tables")  # one process, which plays them once

NOON = datetime(2026, 3, 29, 12, 0, 5, tzinfo=UTC)
SERVER = "postgresql+asyncpg://somebody:hunter2@localhost/games"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """The settings of a bot that backs its games up to a folder that does not exist yet."""
    database = tmp_path / "explorers.db"
    shutil.copy(stored_tables(), database)
    folder = tmp_path / "backups"
    return Settings(database_url=f"sqlite+aiosqlite:///{database}", backup_folder=folder, backup_keep=3)


def names(settings: Settings) -> list[str]:
    assert settings.backup_folder is not None
    return sorted(path.name for path in settings.backup_folder.glob("*"))


def make_daily(settings: Settings, days: int) -> None:
    for day in range(days):
        backup.make_daily_backup(settings, NOON + timedelta(days=day))


def test_backup_is_a_whole_database_named_by_its_time_in_utc(settings: Settings) -> None:
    made = backup.make_daily_backup(settings, NOON)
    assert made is not None and names(settings) == [made.name] == ["explorers-20260329-120005Z.db"]
    with closing(sqlite3.connect(made)) as copy:
        (count,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    assert count > 0


def test_next_backup_is_made_a_day_after_the_last_and_not_earlier(settings: Settings) -> None:
    backup.make_daily_backup(settings, NOON)
    assert backup.make_daily_backup(settings, NOON + timedelta(hours=23, minutes=58)) is None
    assert backup.make_daily_backup(settings, NOON + timedelta(days=1)) is not None
    assert len(names(settings)) == 2


def test_backup_dated_in_the_future_counts_neither_as_the_newest_nor_among_those_kept(
    settings: Settings,
) -> None:
    """It neither counts as the newest nor takes the place of one."""
    backup.make_daily_backup(settings, NOON + timedelta(days=300))
    assert not live_status.check_backups(settings, NOON).is_ok
    make_daily(settings, 5)
    assert names(settings) == [
        "explorers-20260331-120005Z.db",
        "explorers-20260401-120005Z.db",
        "explorers-20260402-120005Z.db",
        "explorers-20270123-120005Z.db",
    ]
    assert backup.make_daily_backup(settings, NOON + timedelta(days=4, hours=23)) is None
    found = live_status.check_backups(settings, NOON + timedelta(days=4, hours=5)).found
    assert found.startswith("newest 5 hours ago, ") and found.endswith(" MB; 3 kept")


def test_oldest_backups_beyond_the_limit_are_deleted_and_other_files_are_kept(settings: Settings) -> None:
    assert settings.backup_folder is not None
    settings.backup_folder.mkdir()
    for name in ("explorers-before-upgrade.db", "notes.txt"):
        (settings.backup_folder / name).touch()
    make_daily(settings, 5)
    assert names(settings) == [
        "explorers-20260331-120005Z.db",
        "explorers-20260401-120005Z.db",
        "explorers-20260402-120005Z.db",
        "explorers-before-upgrade.db",
        "notes.txt",
    ]


def test_file_named_like_a_backup_of_no_date_is_ignored_and_kept(settings: Settings) -> None:
    assert settings.backup_folder is not None
    settings.backup_folder.mkdir()
    strange = "explorers-20261399-000000Z.db"
    (settings.backup_folder / strange).touch()
    make_daily(settings, 4)
    assert live_status.check_backups(settings, NOON + timedelta(days=3)).is_ok
    assert strange in names(settings)
    assert len(names(settings)) == 1 + settings.backup_keep


def test_old_backup_that_cannot_be_deleted_is_logged_and_the_new_one_is_still_made(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    assert settings.backup_folder is not None
    undeletable = settings.backup_folder / "explorers-20260101-120005Z.db"
    undeletable.mkdir(parents=True)
    make_daily(settings, 2)
    with caplog.at_level(logging.INFO):
        backup.run_daily_backup(settings)
    kept, made = caplog.records
    assert kept.levelno == logging.ERROR
    assert kept.getMessage().startswith(f"The old backup {undeletable} can't be deleted: ")
    assert made.getMessage().startswith("Backed up to ")


def full_disk(_original: Path, copy: Path) -> None:
    copy.write_bytes(b"SQLite format 3\0")
    raise OSError(28, "No space left on device")


def half_copy(original: Path, copy: Path) -> None:
    whole = original.read_bytes()
    copy.write_bytes(whole[: len(whole) // 2])


def garbled_copy(original: Path, copy: Path) -> None:
    whole = bytearray(original.read_bytes())
    whole[8192:40960] = os.urandom(32768)
    copy.write_bytes(whole)


def empty_copy(_original: Path, copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("CREATE TABLE nothing (id)")


@pytest.mark.parametrize("fault", [full_disk, half_copy, garbled_copy, empty_copy])
def test_failed_or_broken_backup_deletes_no_earlier_one_and_leaves_no_file(
    fault: Callable[[Path, Path], None], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_daily(settings, 3)
    before = names(settings)
    monkeypatch.setattr(backup, "_copy_sqlite", fault)
    with pytest.raises(backup.BackupFailed):
        backup.make_daily_backup(settings, NOON + timedelta(days=9))
    assert names(settings) == before


def test_daily_backup_logs_an_error_if_a_file_has_the_name_of_the_backup_folder(
    settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "backups").touch()  # A file has the folder's name.
    backup.run_daily_backup(settings)
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert record.getMessage().startswith("The daily backup failed and is retried in an hour: ")


def test_missing_database_makes_no_backup_and_no_error(
    settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "explorers.db").unlink()
    backup.run_daily_backup(settings)
    assert caplog.records == []
    assert not (tmp_path / "explorers.db").exists()


def test_remains_of_an_interrupted_backup_are_deleted(settings: Settings) -> None:
    assert settings.backup_folder is not None
    settings.backup_folder.mkdir()
    (settings.backup_folder / "explorers-20260328-120005Z.db.unfinished").touch()
    make_daily(settings, 1)
    assert names(settings) == ["explorers-20260329-120005Z.db"]


def test_daily_backups_are_made_only_with_a_folder_and_by_the_process_of_the_first_shard(
    settings: Settings,
) -> None:
    assert backup.makes_daily_backups(settings)
    assert not backup.makes_daily_backups(replace(settings, backup_folder=None))
    assert backup.makes_daily_backups(replace(settings, shard_ids=(0, 1)))
    assert not backup.makes_daily_backups(replace(settings, shard_ids=(1,)))


def test_backup_thread_makes_a_backup_soon_after_it_starts(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "FIRST_CHECK", 0.0)
    made = backup.start_daily_backups(settings)
    for _ in range(1000):
        if names(settings) and not names(settings)[0].endswith("unfinished"):
            break
        made.join(0.01)
    assert len(names(settings)) == 1


# PostgreSQL


def put_program(folder: Path, name: str, body: str) -> None:
    program = folder / name
    program.write_text(f"#!{sys.executable}\nimport os, sys\n{body}\n")
    program.chmod(0o755)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """The settings of a bot on a PostgreSQL server; PATH holds only programs of the test."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return Settings(database_url=SERVER, backup_folder=tmp_path / "backups", backup_keep=3)


def test_daily_backup_without_pg_dump_logs_an_error_and_leaves_no_file(
    server: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    backup.run_daily_backup(server)
    assert "pg_dump isn't installed here" in caplog.text
    assert names(server) == []


@pytest.mark.skipif(os.name == "nt", reason="the programs are scripts")
def test_password_of_a_backed_up_server_is_in_the_environment_of_pg_dump_alone(
    server: Settings, tmp_path: Path
) -> None:
    seen = tmp_path / "seen"
    note = f"open({str(seen)!r}, 'a').write(repr((sys.argv, os.environ.get('PGPASSWORD'))))"
    put_program(tmp_path / "bin", "pg_dump", f"{note}\nopen(sys.argv[-1].split('=')[1], 'w').write('dump')")
    put_program(tmp_path / "bin", "pg_restore", note)
    backup.make_daily_backup(server, NOON)
    assert names(server) == ["explorers-20260329-120005Z.dump"]
    assert seen.read_text().count("hunter2") == 1, "in the environment of pg_dump"
    assert "hunter2" not in "".join(seen.read_text().split("], 'hunter2'"))
    assert "--list" in seen.read_text()


@pytest.mark.skipif(os.name == "nt", reason="the programs are scripts")
@pytest.mark.parametrize(
    ("url", "expected"),
    (
        ("postgresql://ada@/games?host=/run/postgres&port=5433", "/run/postgres 5433 None None"),
        ("postgresql://ada@example.org/games?sslmode=verify-full", "example.org None verify-full None"),
        (
            "postgresql://ada@/games?host=one:1&host=two:2&target_session_attrs=primary",
            "one,two 1,2 None primary",
        ),
    ),
)
def test_pg_dump_connects_to_a_server_as_the_bot_does(
    url: str, expected: str, server: Settings, tmp_path: Path
) -> None:
    wanted = ("PGHOST", "PGPORT", "PGSSLMODE", "PGTARGETSESSIONATTRS")
    note = f"open(sys.argv[-1].split('=')[1], 'w').write(' '.join(str(os.environ.get(n)) for n in {wanted}))"
    put_program(tmp_path / "bin", "pg_dump", note)
    put_program(tmp_path / "bin", "pg_restore", "")
    backup.back_up(make_url(standard_url(url)), tmp_path / "copy.dump")
    assert (tmp_path / "copy.dump").read_text() == expected


@pytest.mark.skipif(os.name == "nt", reason="the programs are scripts")
def test_dump_that_pg_restore_cannot_read_is_no_backup(server: Settings, tmp_path: Path) -> None:
    put_program(tmp_path / "bin", "pg_dump", "open(sys.argv[-1].split('=')[1], 'w').write('dump')")
    put_program(tmp_path / "bin", "pg_restore", "sys.exit('input file is too short')")
    with pytest.raises(backup.BackupFailed, match="input file is too short"):
        backup.make_daily_backup(server, NOON)
    assert names(server) == []


def test_backup_of_a_postgresql_server_writes_a_dump(
    url: str, tmp_path: Path, on_postgres: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not on_postgres:
        pytest.skip("about PostgreSQL")
    from tests.postgres import programs

    monkeypatch.setenv("PATH", str(programs()), prepend=os.pathsep)
    backup.back_up(make_url(url), tmp_path / "copy.dump")
    assert (tmp_path / "copy.dump").stat().st_size > 0


# `explorers doctor --live`


def test_doctor_tells_the_age_and_size_of_the_newest_backup_and_rejects_an_old_one(
    settings: Settings,
) -> None:
    make_daily(settings, 2)
    found = live_status.check_backups(settings, NOON + timedelta(days=1, hours=5))
    assert found.is_ok
    assert found.found.startswith("newest 5 hours ago, ") and found.found.endswith(" MB; 2 kept")
    assert not live_status.check_backups(settings, NOON + timedelta(days=4)).is_ok


def test_doctor_rejects_a_backup_folder_without_backups(settings: Settings) -> None:
    assert not live_status.check_backups(settings, NOON).is_ok
