"""The lock on an SQLite file: one bot at a time.

Two bots on one file would both answer every press and post every turn. The lock is the system's own, so a
crash releases it, however sudden; the file that carries it stays where it is and holds nothing.
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
    """Another bot runs on the database; the text is a sentence that names the file."""

    def __init__(self, file: Path) -> None:
        super().__init__(
            f"A bot is already running on the database {file}. Stop it first, or name another database."
        )


@contextmanager
def held(url: str) -> Iterator[None]:
    """Keeps other bots from a database for as long as this lasts. Raises InUse.

    A database server needs no such lock: several processes may share it.
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
    """The files that carry the lock: one beside the database, and one for all of its hard links.

    The latter is named by device and inode, in the folder for temporary files. It is not enough alone: each
    container has a folder of its own.
    """
    yield file.with_name(f"{file.name}{SUFFIX}")
    if file.exists():
        identity = file.stat()
        yield Path(gettempdir()) / f"explorers-{identity.st_dev}-{identity.st_ino}{SUFFIX}"


@contextmanager
def _locked(carrier: Path, file: Path) -> Iterator[None]:
    """Hold the lock that a file carries. Raises InUse, which names the database file."""
    lock = FileLock(carrier, blocking=False, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        raise InUse(file) from None
    except OSError as error:
        # Some network disks know no locks. A place that cannot be written is the database's to complain of.
        log.warning("Nothing keeps a second bot from %s: %s", file, describe(error))
    try:
        yield
    finally:
        lock.release()


def file_of(url: str) -> Path | None:
    """The SQLite file of a URL, by the one name that all its names lead to; None for a server's database."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        return None
    return Path(address.database).resolve()
