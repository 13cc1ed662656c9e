"""The lock on an SQLite file: one bot at a time, or both would answer each press.

It is an operating system lock, so a crash releases it. The lock file stays and is empty.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import gettempdir

from filelock import FileLock, Timeout
from sqlalchemy import make_url

from bot.log_context import describe

log = logging.getLogger(__name__)

SUFFIX = "-lock"


class InUse(Exception):
    """Another bot uses the database. The message is a sentence that names it."""

    def __init__(self, database: Path | str) -> None:
        super().__init__(
            f"A bot is already running on the database {database}. Stop it first, or name another database."
        )


@contextmanager
def file_locked(url: str) -> Iterator[None]:
    """Hold the lock on a SQLite file during the context.

    Does nothing for a server, or if the file's folder does not exist. Raises InUse if another process holds
    it. Where files cannot be locked, a warning is logged.
    """
    file = file_of(url)
    if file is None or not file.parent.is_dir():
        yield
        return
    with ExitStack() as locks:
        for carrier in _carriers(file):
            locks.enter_context(_locked(carrier, file))
        yield


def _carriers(file: Path) -> Iterator[Path]:
    """Yield the lock files: one beside the database, and one that all its hard links share."""
    yield file.with_name(f"{file.name}{SUFFIX}")
    if file.exists():
        identity = file.stat()
        yield Path(gettempdir()) / f"explorers-{identity.st_dev}-{identity.st_ino}{SUFFIX}"


@contextmanager
def _locked(carrier: Path, file: Path) -> Iterator[None]:
    """Hold the lock that the file `carrier` carries for the database `file`. Raises InUse.

    Where it cannot be locked, log a warning and go on.
    """
    lock = FileLock(carrier, blocking=False, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        raise InUse(file) from None
    except OSError as error:
        # Some network disks have no locks. If the folder is read-only, opening the database reports it.
        log.warning("Cannot lock %s, so a second bot on it would not be noticed: %s", file, describe(error))
    try:
        yield
    finally:
        lock.release()


def file_of(url: str) -> Path | None:
    """Return the resolved path of the SQLite file in a URL; None for a server, or if it names no file."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        return None
    return Path(address.database).resolve()
