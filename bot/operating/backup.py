"""`explorers backup FILE`: a copy of the database, taken while the bot runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from bot.operating.stored import FAILED, OK, say, with_address

_PAGES = 1000
"""How many pages are copied before others may write again."""


def run(copy: Path) -> int:
    """Copies the database of the settings to a new file; the exit code."""
    return with_address(lambda address: _back_up(address, copy))


def _back_up(address: URL, copy: Path) -> int:
    if address.get_backend_name() != "sqlite":
        say("This database is a server's. Its own tool makes the copy: pg_dump.")
        return FAILED
    if copy.exists():
        say(f"{copy} exists already, and is left alone. Name another file.")
        return FAILED
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    try:
        _copy(Path(address.database or ""), unfinished)
        unfinished.rename(copy)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        say(f"The copy could not be made: {error}.")
        return FAILED
    say(f"{copy}: {copy.stat().st_size / 1e6:.1f} MB. `explorers check` looks a database through.")
    return OK


def _copy(original: Path, copy: Path) -> None:
    """Copies every page by SQLite itself: what is not in the file yet, but in its log, comes along."""
    copy.unlink(missing_ok=True)
    with closing(sqlite3.connect(original)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target, pages=_PAGES)
