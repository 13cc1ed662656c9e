"""The database: migrations and schema agree, and it refuses by itself what must never be."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError

import bot.store
from bot.store import (
    Age,
    Database,
    Player,
    Store,
    Table,
    age,
    connect,
    message_queries,
    migrate,
    outbox,
    schema_version,
    table_queries,
)
from bot.store.schema import metadata, moves, seats, tables
from bot.store.table_queries import TableReading
from bot.store.transaction import TableTransaction

FULL = 2
"""SQLite's number for `synchronous=FULL`."""
MIGRATIONS = Path(bot.store.__file__).with_name("migrations")


@pytest.fixture
async def new(new_url: str) -> AsyncIterator[Database]:
    """An empty database file."""
    new = connect(new_url)
    yield new
    await new.close()


def config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


INDEXES = {
    "sqlite": "SELECT sql FROM sqlite_master WHERE type = 'index' AND sql NOT NULL",
    "postgresql": "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' "
    "AND tablename <> 'alembic_version'",
}


def statements(connection: Connection) -> list[str]:
    """How the database itself describes its tables' indexes."""
    rows = connection.execute(text(INDEXES[connection.dialect.name])).scalars()
    return sorted(" ".join(row.split()) for row in rows)


async def check_schema(opened: Database, new: Database) -> None:
    """Check that a database has exactly the schema, of which an empty database gets a copy."""

    def differences(connection: Connection) -> list[Any]:
        options = {"compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))

    assert await opened.read(differences) == []
    await new.write(metadata.create_all)
    assert await opened.read(statements) == await new.read(statements), "also conditions of partial indexes"


# Migrations


async def test_migration_makes_a_new_database_current_and_a_second_changes_nothing(new: Database) -> None:
    assert await age(new) is Age.UNKNOWN
    await migrate(new)
    assert await age(new) is Age.CURRENT
    await migrate(new)
    assert await age(new) is Age.CURRENT, "and again changes nothing"


def test_migrations_are_ordered_by_file_name() -> None:
    """By the names the bot tells whether one is due, without the libraries that apply them."""
    scripts = ScriptDirectory(str(MIGRATIONS)).walk_revisions()
    assert [script.revision for script in scripts] == list(schema_version._known_migrations())


@pytest.mark.slow
def test_start_without_pending_migrations_does_not_import_alembic() -> None:
    code = "import sys, bot.app.client; print({'alembic', 'mako', 'sqlalchemy.orm'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


async def test_new_database_has_exactly_the_schema(opened: Database, new: Database) -> None:
    await check_schema(opened, new)


@pytest.mark.slow
async def test_all_migrations_can_be_reverted_and_lead_to_the_schema_again(
    opened: Database, new: Database
) -> None:
    await opened.write(lambda connection: command.downgrade(config(connection), "0001_schema"))
    await migrate(opened)
    assert await age(opened) is Age.CURRENT
    await check_schema(opened, new)


@pytest.mark.usefixtures("database", "on_the_disk")
async def test_connections_use_wal_full_synchronous_writes_and_foreign_keys(opened: Database) -> None:
    """In WAL mode anything less than FULL can lose the last commits with the power."""

    def pragma(connection: Connection, name: str) -> Any:
        return connection.scalar(text(f"PRAGMA {name}"))

    for ask in (opened.read, opened.write):
        assert await ask(lambda connection: pragma(connection, "journal_mode")) == "wal"
        assert await ask(lambda connection: pragma(connection, "synchronous")) == FULL
        assert await ask(lambda connection: pragma(connection, "foreign_keys")) == 1


# What the database refuses by itself


def a_table(**columns: Any) -> dict[str, Any]:
    about = {"game": "lost_cities", "rules_version": 1, "options": "{}", "guild_id": 1, "channel_id": 100}
    return {**about, "host_id": 11, "status": "playing", "created_at": 0, "changed_at": 0, **columns}


async def put(store: Store, **columns: Any) -> int:
    return (await store.create([], **a_table(**columns))).id


async def add(opened: Database, table: Any, row: dict[str, Any]) -> None:
    await opened.write(lambda connection: connection.execute(insert(table).values(**row)))


async def test_second_live_table_in_a_channel_is_rejected(store: Store, opened: Database) -> None:
    for status in ("finished", "cancelled", "offered", "lobby"):
        await put(store, status=status)
    for status in ("lobby", "playing"):
        with pytest.raises(bot.store.store.ChannelBusy):
            await put(store, status=status)
        with pytest.raises(IntegrityError):
            await add(opened, tables, a_table(status=status))
    await put(store, status="playing", channel_id=101)


async def test_solo_table_is_not_among_a_users_running_games_also_after_seating_again(store: Store) -> None:
    ada = Player(0, 11, "ada", joined=True)
    shared = await store.create([ada], **a_table())
    solo = await store.create([ada], **a_table(channel_id=101, day=9))
    for table in (shared, solo):
        await store.change(TableTransaction.seat, table.id, 7, table.players)
    assert [table.id for table in await store.read(table_queries.running_of_user, 11)] == [shared.id]


async def test_second_seat_of_a_user_or_move_of_a_version_at_a_table_is_rejected(
    store: Store, opened: Database
) -> None:
    table_id = await put(store)
    player = {"table_id": table_id, "user_id": 11, "name": "ada", "joined": True}
    move = {"table_id": table_id, "version": 2, "seat": 0, "text": "+Y7 D", "at": 0}
    for table, first, second in (
        (seats, {**player, "seat": 0}, {**player, "seat": 1}),
        (moves, move, {**move, "seat": 1}),
    ):
        await add(opened, table, first)
        with pytest.raises(IntegrityError):
            await add(opened, table, second)


async def test_move_of_an_unknown_table_is_rejected_by_the_database(opened: Database) -> None:
    with pytest.raises(IntegrityError):
        await add(opened, moves, {"table_id": 7, "version": 2, "seat": 0, "text": "+Y7 D", "at": 0})


async def test_deleting_a_table_deletes_its_seats(store: Store, opened: Database) -> None:
    table_id = (await store.create([Player(0, 11, "ada", joined=True)], **a_table())).id
    await opened.write(lambda connection: connection.execute(tables.delete().where(tables.c.id == table_id)))
    assert await opened.read(lambda connection: connection.execute(select(seats)).all()) == []


# What is asked of it


async def test_outbox_lists_tables_with_pending_posts_or_hands_oldest_change_first(store: Store) -> None:
    players = [Player(0, 11, "ada", joined=True), Player(1, 22, "boris", joined=True)]
    late = await store.create(players, **a_table(version=3, changed_at=9))
    early = await store.create(players, **a_table(channel_id=101, version=1, changed_at=5))
    await store.create(players, **a_table(channel_id=102, status="lobby"))
    assert await store.read(outbox.pending_tables, store.share) == (early.id, late.id), (
        "oldest first; a lobby owes nothing"
    )
    for table in (early, late):
        await store.write(outbox.record_post, table.id, message_id=5, version=table.version)
    assert await store.read(outbox.pending_tables, store.share) == (early.id, late.id), (
        "the hands are still pending"
    )
    for table in (early, late):
        for seat in (0, 1):
            await store.write(outbox.record_hand, table.id, seat, dm_version=table.version)
    assert await store.read(outbox.pending_tables, store.share) == ()


async def test_attempt_deleted_by_another_delivery_is_recorded_again_with_its_nonce(store: Store) -> None:
    """A step records its attempt; a delivery of the version before may delete that record."""
    table = await store.create([Player(0, 11, "ada", joined=True)], **a_table(version=1))
    await store.change(lambda change: change.record_attempts([0]), table.id, 5)
    assert (await read_for_delivery(store, table)).attempts == {}, "nobody has made it yet"
    await store.write(outbox.record_hand, table.id, 0, dm_version=1)
    assert await store.read(message_queries.open_attempts, table.id) == {}
    await read_for_delivery(store, table)
    attempt = await store.outbox.attempt(table.id, 0, at=6)
    noted = await store.read(message_queries.open_attempts, table.id)
    assert noted[0].nonce == attempt.nonce, "after a crash somebody looks for this message"


async def read_for_delivery(store: Store, table: Table) -> TableReading:
    reading = await store.outbox.read_table(table.id, None)
    assert reading is not None
    return reading


@pytest.mark.parametrize("number", [-1, 0, 2**31 - 1, 2**31, 10**17])
async def test_reading_a_table_of_an_unused_number_returns_none(store: Store, number: int) -> None:
    assert await store.table(number) is None


async def test_table_number_lost_by_a_restored_backup_is_not_reused(store: Store, new: Database) -> None:
    """Its buttons are still held by people, and must not be taken for another table's."""
    opened_at = 1_800_000_000
    forgotten = await put(store, channel_id=1, created_at=opened_at)
    await migrate(new)
    copy = Store(new)
    later = await put(copy, channel_id=2, created_at=opened_at + 60)
    assert later > forgotten


async def test_table_number_follows_its_second_of_creation_although_another_is_dated_decades_ahead(
    store: Store,
) -> None:
    first = await put(store, channel_id=1, created_at=1_800_000_000)
    ahead = await put(store, channel_id=2, created_at=4_070_908_800)  # 2099
    later = await put(store, channel_id=3, created_at=1_800_000_060)
    assert (ahead, later) == (first + 1, first + 60)


async def test_two_tables_of_one_second_have_different_numbers(store: Store) -> None:
    first, second = [await put(store, channel_id=channel, created_at=1_800_000_000) for channel in (1, 2)]
    assert second == first + 1


async def test_ids_and_seeds_of_up_to_128_bits_are_stored_exactly(store: Store) -> None:
    """Discord's ids fill 64 bits, seeds more."""
    big, seed = 2**63 - 1, format(2**128 - 1, "x")
    table = await store.create(
        [Player(0, big, "ada", joined=True)],
        **a_table(channel_id=big, guild_id=big, host_id=big, seed=seed, post_message_id=big),
    )
    stored = await store.table(table.id)
    assert stored == table
    assert (table.channel_id, table.seed, table.players[0].user_id) == (big, seed, big)
