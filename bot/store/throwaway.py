"""A database that nobody keeps: made as the schema is now, without the steps that led there.

Migrations leave other names to some constraints, by which later ones find them: what is kept is migrated.
"""

from __future__ import annotations

from sqlalchemy import Connection, make_url, text

from bot.store.database import newest
from bot.store.schema import metadata
from bot.store.sqlite_executor import engine_of


def create(url: str) -> None:
    """Makes a SQLite file with all tables, which no later version will ever open."""
    engine = engine_of(make_url(url))
    with engine.begin() as connection:
        metadata.create_all(connection)
        _stamp(connection)
    engine.dispose()


def _stamp(connection: Connection) -> None:
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": newest()})
