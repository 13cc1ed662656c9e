"""`explorers backup FILE`: a checked copy of the database, made while the bot runs."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import URL

from bot.ops.open_database import FAILED, OK, RESTORE, is_damage, say, with_address

UNFINISHED = ".unfinished"
"""The end of a copy's name until it is complete and checked."""


class BackupFailed(Exception):
    """No copy was made; the text says why, as part of a sentence."""


def run(copy: Path) -> int:
    """Copy the settings' database to the new file `copy`; return the exit code: FAILED if that fails."""
    return with_address(lambda address: _back_up_and_report(address, copy))


def _back_up_and_report(address: URL, copy: Path) -> int:
    """Make the copy and print the outcome.

    Returns an exit code: FAILED if the file exists or its folder does not.
    """
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
