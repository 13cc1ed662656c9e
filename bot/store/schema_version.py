"""The version of the database's schema, and the migrations that bring it up to date."""

from __future__ import annotations

import logging
from enum import Enum
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, Select, String, column, inspect, select, table

from bot.store.database import Database
from bot.store.dialects import MIGRATIONS, advisory_lock
from bot.store.schema import metadata

log = logging.getLogger(__name__)

_MIGRATIONS = Path(__file__).with_name("migrations")
_SEEN: Select[str] = select(column("version_num", String)).select_from(table("alembic_version"))


class NewerDatabase(Exception):
    """A newer version of the program wrote the database."""


async def migrate(database: Database) -> None:
    """Create the tables of a new database, or apply all pending migrations to an older one.

    It is one transaction; concurrent calls wait for each other. Raises NewerDatabase.
    """
    standing = await age(database)
    if standing is Age.NEWER:
        raise NewerDatabase
    if standing is not Age.CURRENT:
        await database.write(_migrate)
        log.info("The database was updated to %s", _known_migrations()[0])


def _migrate(connection: Connection) -> None:
    """Create the newest schema or migrate to it, while other processes wait."""
    # Slow to import, and most starts have nothing to migrate.
    from alembic import command
    from alembic.config import Config

    advisory_lock(connection, MIGRATIONS)
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    if _applied_migration(connection) is None:
        metadata.create_all(connection, checkfirst=False)
        command.stamp(config, "head")
    else:
        command.upgrade(config, "head")


class Age(Enum):
    """How a database's schema compares to this version of the program."""

    CURRENT, OLDER, NEWER, UNKNOWN = range(4)
    """UNKNOWN: it has no tables of the bot."""


async def age(database: Database) -> Age:
    """Return how a database's schema compares to this version; UNKNOWN for an empty database."""
    return await database.read(_age)


def _age(connection: Connection) -> Age:
    """Return how a database's schema compares with that of this version; UNKNOWN for an empty database."""
    seen, known = _applied_migration(connection), _known_migrations()
    if seen is None:
        return Age.UNKNOWN
    if seen not in known:
        return Age.NEWER
    return Age.CURRENT if seen == known[0] else Age.OLDER


def _applied_migration(connection: Connection) -> str | None:
    """Return the id of the migration that the database is at; None if it records none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.scalar(_SEEN)


@cache
def _known_migrations() -> tuple[str, ...]:
    """Return all migrations, latest first."""
    scripts = (_MIGRATIONS / "versions").glob("[0-9]*.py")
    return tuple(sorted((script.stem for script in scripts), reverse=True))
