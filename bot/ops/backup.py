"""`explorers backup FILE`, a checked copy of the database, and daily backups to BACKUP_FOLDER.

A copy is made while the bot runs. The process that has the first shard makes the daily ones.
"""

from __future__ import annotations

import logging
import os
import re
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from sqlalchemy import URL, make_url

from bot.log_context import describe
from bot.ops.open_database import FAILED, OK, RESTORE, is_damage, is_there, say, with_address
from bot.ops.settings import Settings

UNFINISHED = ".unfinished"
"""The end of a copy's name until it is complete and checked."""


class BackupFailed(Exception):
    """No copy was made; the text says why, as part of a sentence."""


def run(copy: Path) -> int:
    """Copy the settings' database to the new file `copy`; return the exit code: FAILED if that fails."""
    return with_address(lambda address: _back_up_and_report(address, copy))


def _back_up_and_report(address: URL, copy: Path) -> int:
    """Make the copy and print the outcome; return the exit code: FAILED if there is no copy."""
    if copy.exists():
        say(f"{copy} already exists. Name another file.")
        return FAILED
    if not copy.absolute().parent.is_dir():
        say(f"There's no folder {copy.parent}. Make it, or name another file.")
        return FAILED
    try:
        back_up(address, copy)
    except BackupFailed as error:
        say(f"Couldn't make the copy: {error}.")
        return FAILED
    say(f"{copy}: {copy.stat().st_size / 1e6:.1f} MB. To check a database, run `explorers check`.")
    return OK


def back_up(address: URL, copy: Path) -> None:
    """Copy a database to the new file `copy`, and check it.

    The caller ensures that there is no such file: it may be replaced. Raises BackupFailed, and leaves no new
    file then.
    """
    unfinished = copy.with_name(f"{copy.name}{UNFINISHED}")
    try:
        if address.get_backend_name() == "sqlite":
            _copy_sqlite(Path(address.database or ""), unfinished)
            _check_copy(unfinished)
        else:
            _dump_server(address, unfinished)
        unfinished.rename(copy)
    except sqlite3.Error as error:
        raise BackupFailed(f"{error}. {RESTORE.removesuffix('.')}" if is_damage(error) else error) from error
    except OSError as error:
        raise BackupFailed(error) from error
    finally:
        with suppress(OSError):
            unfinished.unlink()


def _copy_sqlite(original: Path, copy: Path) -> None:
    """Copy a SQLite database with its log, in one step: a write in between would begin the copy again.

    Raises sqlite3.Error and OSError.
    """
    copy.unlink(missing_ok=True)
    with closing(sqlite3.connect(original)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def _check_copy(copy: Path) -> None:
    """Check that a copy is an intact database of the bot. Raises BackupFailed or sqlite3.Error."""
    # Immutable: SQLite creates no files beside the copy.
    with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?immutable=1", uri=True)) as opened:
        (found,) = opened.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise BackupFailed(f"the copy is damaged ({' '.join(found.split())})")
        has_version = opened.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        if not has_version or not opened.execute("SELECT version_num FROM alembic_version").fetchone():
            raise BackupFailed("the database holds no games yet, or isn't the bot's")


def _dump_server(address: URL, copy: Path) -> None:
    """Copy a PostgreSQL database to `copy` with `pg_dump`, and check with `pg_restore` that it is readable.

    Raises BackupFailed if a program is missing or fails.
    """
    # Secrets go by the environment: all users of the machine can read arguments.
    _run_program(
        "pg_dump", "--format=custom", "--no-password", f"--file={copy}", **_connection_variables(address)
    )
    _run_program("pg_restore", "--list", str(copy))


def _run_program(program: str, *arguments: str, **environment: str) -> None:
    """Run one of PostgreSQL's client programs, with `environment` added to the process's own.

    Raises BackupFailed if it is missing or fails.
    """
    found = shutil.which(program)
    if found is None:
        raise BackupFailed(f"{program} isn't installed here; it comes with PostgreSQL's client programs")
    done = subprocess.run(
        [found, *arguments],
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise BackupFailed(done.stderr.strip().removesuffix(".") or f"{program} failed")


_VARIABLES = {
    "host": "PGHOST",
    "port": "PGPORT",
    "user": "PGUSER",
    "password": "PGPASSWORD",
    "database": "PGDATABASE",
    "ssl": "PGSSLMODE",
    "target_session_attrs": "PGTARGETSESSIONATTRS",
}
"""PostgreSQL's environment variables by the driver's arguments."""


def _connection_variables(address: URL) -> dict[str, str]:
    """Return the environment variables with which PostgreSQL's programs connect as the bot does."""
    _, about = address.get_dialect()().create_connect_args(address)
    return {
        variable: ",".join(map(str, value)) if isinstance(value, list) else str(value)
        for name, variable in _VARIABLES.items()
        if (value := about.get(name)) is not None
    }


log = logging.getLogger(__name__)

FIRST_CHECK, CHECK_EVERY = 60.0, 3600.0
"""Seconds from the start to the first check for a due backup, and between two checks."""
DAILY = timedelta(days=1)
_TIME = "%Y%m%d-%H%M%SZ"
_NAME = re.compile(r"explorers-(\d{8}-\d{6}Z)\.(?:db|dump)")


class Backup(NamedTuple):
    """A complete backup and the time it was made."""

    file: Path
    made_at: datetime


def makes_daily_backups(settings: Settings) -> bool:
    """Return whether this process makes backups: BACKUP_FOLDER is set, and it has shard 0 or all shards."""
    is_first = settings.shard_ids is None or 0 in settings.shard_ids
    return settings.backup_folder is not None and is_first


def start_daily_backups(settings: Settings) -> Thread:
    """Make backups in a daemon thread until the process ends. Return the thread."""
    thread = Thread(target=_make_backups_forever, args=(settings,), name="backups", daemon=True)
    thread.start()
    return thread


def _make_backups_forever(settings: Settings) -> None:
    """Check every CHECK_EVERY seconds, first after FIRST_CHECK, whether a backup is due, and make it."""
    time.sleep(FIRST_CHECK)
    while True:
        run_daily_backup(settings)
        time.sleep(CHECK_EVERY)


def run_daily_backup(settings: Settings) -> None:
    """Make a backup if one is due, and log the outcome, a failure too."""
    try:
        made = make_daily_backup(settings, datetime.now(UTC))
    except (BackupFailed, OSError) as error:
        log.error("The daily backup failed and is retried in an hour: %s", describe(error))
    except Exception:
        log.exception("The daily backup failed and is retried in an hour")
    else:
        if made is not None:
            log.info("Backed up to %s (%.1f MB)", made, made.stat().st_size / 1e6)


def make_daily_backup(settings: Settings, now: datetime) -> Path | None:
    """Make a backup if the newest is a day old, then delete all but the newest `backup_keep`.

    Create the folder if needed. Return the backup's file; None if none is due, or without database or folder.
    Raises BackupFailed and OSError. If the backup fails, no older one is deleted. One that cannot be deleted
    is logged, and tried again after the next backup.
    """
    folder, address = settings.backup_folder, make_url(settings.database_url)
    if folder is None or not is_there(address):
        return None
    folder.mkdir(exist_ok=True)
    newest = next(iter(daily_backups(folder, now)), None)
    if newest is not None and now - newest.made_at < DAILY:
        return None
    _delete_unfinished(folder)
    kind = "db" if address.get_backend_name() == "sqlite" else "dump"
    made = folder / f"explorers-{now.strftime(_TIME)}.{kind}"
    back_up(address, made)
    for old in daily_backups(folder, now)[settings.backup_keep :]:
        _delete_or_log(old.file)
    return made


def _delete_or_log(file: Path) -> None:
    try:
        file.unlink()
    except OSError as error:
        log.error("The old backup %s can't be deleted: %s", file, describe(error))


def daily_backups(folder: Path, now: datetime) -> list[Backup]:
    """List the daily backups in a folder that were made by `now`, the newest first. Raises OSError.

    One of a later time is left out: the machine's clock was wrong when it was made.
    """
    named = ((file, _made_at(file)) for file in folder.iterdir())
    made = [Backup(file, made_at) for file, made_at in named if made_at is not None and made_at <= now]
    return sorted(made, key=lambda backup: backup.made_at, reverse=True)


def _made_at(file: Path) -> datetime | None:
    """Return the time in a daily backup's name; None for other files, and for a time that does not exist."""
    found = _NAME.fullmatch(file.name)
    if found is None:
        return None
    with suppress(ValueError):
        return datetime.strptime(found[1], _TIME).replace(tzinfo=UTC)
    return None


def _delete_unfinished(folder: Path) -> None:
    """Delete the files of unfinished backups in a folder. Raises OSError."""
    for file in folder.glob(f"explorers-*{UNFINISHED}"):
        file.unlink()
