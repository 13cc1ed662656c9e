"""The page in the browser makes its database at once: whoever tries the bot does not wait for migrations."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from bot.store import Database, Store, connect, is_current, throwaway
from bot.store.schema import metadata


@pytest.fixture
async def new(tmp_path: Path) -> AsyncIterator[Database]:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    throwaway.create(url)
    database = connect(url)
    yield database
    await database.close()


async def test_nothing_is_left_to_migrate(new: Database) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await is_current(new)
    assert await new.read(differences) == []


async def test_it_is_a_database_like_any_other(new: Database) -> None:
    store = Store(new)
    await store.write_server(1, "{}")
    assert await store.server(1) == "{}"
    assert await store.outbox.behind() == ()
