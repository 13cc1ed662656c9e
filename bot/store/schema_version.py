"""The version of the database's schema, and the migrations that bring it up to date."""

from __future__ import annotations

import logging
from enum import Enum
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, Select, String, bindparam, column, inspect, select, table, update

from bot.store.database import Database
from bot.store.dialects import MIGRATIONS, advisory_lock

log = logging.getLogger(__name__)

_MIGRATIONS = Path(__file__).with_name("migrations")
_VERSIONS = table("alembic_version", column("version_num", String))
_SEEN: Select[str] = select(_VERSIONS.c.version_num)


LAST_UNPUBLISHED = "0049"
"""The last migration before the first release. It led to the schema that `0001_schema` creates."""
LAST_UNPUBLISHED_COMMIT = "d6c82f362cd9"
"""The last commit that updates databases from before the first release."""
_RENAMED = update(_VERSIONS).values(version_num=bindparam("first"))


class NewerDatabase(Exception):
    """A newer version of the program wrote the database."""


class UnpublishedDatabase(Exception):
    """The database is older than the first release, and no migration starts from it."""


async def migrate(database: Database) -> None:
    """Apply all pending migrations in one transaction; concurrent calls wait for each other.

    Raises NewerDatabase, or UnpublishedDatabase if it is older than the first release.
    """
    standing = await age(database)
    if standing is Age.NEWER:
        raise NewerDatabase
    if standing is Age.UNPUBLISHED:
        raise UnpublishedDatabase
    if standing is not Age.CURRENT:
        await database.write(_migrate)
        log.info("The database was updated to %s", _known_migrations()[0])


def _migrate(connection: Connection) -> None:
    """Migrate to the newest schema, while other processes wait."""
    # Slow to import, and most starts have nothing to migrate.
    from alembic import command
    from alembic.config import Config

    advisory_lock(connection, MIGRATIONS)
    if _applied_migration(connection) == LAST_UNPUBLISHED:
        connection.execute(_RENAMED, {"first": _known_migrations()[-1]})
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Age(Enum):
    """How a database's schema compares to this version of the program."""

    CURRENT, OLDER, NEWER, UNKNOWN, UNPUBLISHED = range(5)
    """UNKNOWN: it has no tables of the bot. UNPUBLISHED: it is older than the first release."""


async def age(database: Database) -> Age:
    """Return how a database's schema compares to this version; UNKNOWN for an empty database."""
    return await database.read(_age)


def _age(connection: Connection) -> Age:
    """Return how a database's schema compares with that of this version; UNKNOWN for an empty database."""
    seen, known = _applied_migration(connection), _known_migrations()
    if seen is None:
        return Age.UNKNOWN
    if seen == LAST_UNPUBLISHED:
        return Age.OLDER
    if seen not in known:
        # Before the first release migrations were named by number.
        return Age.UNPUBLISHED if seen.isdecimal() and seen < LAST_UNPUBLISHED else Age.NEWER
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
