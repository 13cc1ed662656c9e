"""`explorers backup FILE`: a copy of the database, taken while the bot runs."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from bot.ops.open_database import FAILED, OK, say, with_address

_PAGES = 1000
"""How many pages are copied before others may write again."""


def run(copy: Path) -> int:
    """Copies the database of the settings to a new file; the exit code."""
    return with_address(lambda address: _back_up(address, copy))


def _back_up(address: URL, copy: Path) -> int:
    if copy.exists():
        say(f"{copy} already exists. Name another file.")
        return FAILED
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    try:
        if address.get_backend_name() == "sqlite":
            _copy(Path(address.database or ""), unfinished)
        else:
            _dump(address, unfinished)
        unfinished.rename(copy)
    except (OSError, sqlite3.Error, _NotDumped) as error:
        unfinished.unlink(missing_ok=True)
        say(f"Couldn't make the copy: {error}.")
        return FAILED
    say(f"{copy}: {copy.stat().st_size / 1e6:.1f} MB. To check a database, run `explorers check`.")
    return OK


def _copy(original: Path, copy: Path) -> None:
    """Copies every page by SQLite itself: what is not in the file yet, but in its log, comes along."""
    copy.unlink(missing_ok=True)
    with closing(sqlite3.connect(original)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target, pages=_PAGES)


class _NotDumped(Exception):
    """PostgreSQL's own tool made no copy; its text says why."""


def _dump(address: URL, copy: Path) -> None:
    """Copies a server's database by the server's own tool, which sees one moment of it."""
    tool = shutil.which("pg_dump")
    if tool is None:
        raise _NotDumped("pg_dump isn't installed here; it comes with PostgreSQL's client programs")
    # What may be secret goes by the environment: everybody on the machine can read arguments.
    done = subprocess.run(
        [tool, "--format=custom", "--no-password", f"--file={copy}"],
        env={**os.environ, **_environment(address)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise _NotDumped(done.stderr.strip().removesuffix(".") or "pg_dump failed")


def _environment(address: URL) -> dict[str, str]:
    """Where PostgreSQL's tools find a database."""
    host = address.host or address.query.get("host")
    about = {
        "PGHOST": host,
        "PGPORT": address.port,
        "PGUSER": address.username,
        "PGPASSWORD": address.password,
        "PGDATABASE": address.database,
    }
    return {name: str(value) for name, value in about.items() if value}
