"""Databases of other versions: migrated with everything in them, or refused and left as they are."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from bot.store import Age, Store, age, connect, migrate, schema_version
from bot.store.schema_version import NewerDatabase
from bot.tables import servers

SECOND = """
import sqlalchemy as sa
from alembic import op

revision = "0002_a_second_version"
down_revision = "0001_schema"


def upgrade():
    op.add_column("servers", sa.Column("added", sa.Integer(), server_default="7", nullable=False))


def downgrade():
    op.drop_column("servers", "added")
"""


@pytest.fixture
def second_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the program have one migration more."""
    folder = tmp_path / "migrations"
    shutil.copytree(schema_version._MIGRATIONS, folder)
    (folder / "versions" / "0002_a_second_version.py").write_text(SECOND)
    schema_version._known_migrations.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(schema_version, "_MIGRATIONS", folder)
        yield
    schema_version._known_migrations.cache_clear()


def stamped(connection: Connection) -> str:
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


async def test_database_of_an_older_version_is_migrated_with_its_rows(url: str, second_version: None) -> None:
    database = connect(url)
    await Store(database).write(servers.write_settings, 1, "{}")
    assert await age(database) is Age.OLDER
    await migrate(database)
    assert await age(database) is Age.CURRENT
    rows = await database.read(lambda one: one.execute(text("SELECT guild_id, added FROM servers")).all())
    assert [tuple(row) for row in rows] == [(1, 7)]
    await database.close()


@pytest.mark.parametrize("revision", ["0002_a_second_version", "0049"])
async def test_database_of_a_newer_or_unreleased_version_is_refused_and_unchanged(
    new_url: str, revision: str
) -> None:
    database = connect(new_url)

    def make(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
        connection.execute(text("INSERT INTO alembic_version VALUES (:revision)"), {"revision": revision})

    await database.write(make)
    assert await age(database) is Age.NEWER
    with pytest.raises(NewerDatabase):
        await migrate(database)
    assert await database.read(stamped) == revision
    assert await database.read(_tables) == ["alembic_version"]
    await database.close()


def _tables(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()


def test_alembic_command_continues_the_programs_migrations_and_names_files_by_revision() -> None:
    script = ScriptDirectory.from_config(Config(toml_file=Path(__file__).parents[3] / "pyproject.toml"))
    assert script.get_current_head() == schema_version._known_migrations()[0]
    assert script.file_template == "%(rev)s"
