"""What a database server needs besides what SQLite needs; runs with `--database postgres`."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import Connection, make_url, select, text
from sqlalchemy.exc import DBAPIError, OperationalError

from bot import network_errors
from bot.store import (
    Age,
    Database,
    Player,
    ShardRange,
    Store,
    Table,
    age,
    archive,
    connect,
    migrate,
    names,
    schema,
    table_queries,
)
from bot.store.file_lock import InUse
from bot.store.transaction import TableTransaction
from bot.tables import servers
from tests.bot.evening import Evening

SLOWLY = text("SELECT pg_sleep(0.3)")


@pytest.fixture(autouse=True)
def _on_postgres(on_postgres: bool) -> None:
    if not on_postgres:
        pytest.skip("about PostgreSQL")


async def a_table(store: Store, channel: int = 100) -> Table:
    about: dict[str, Any] = {"game": "lost_cities", "rules_version": 1, "options": "{}", "guild_id": 1}
    players = [Player(0, 11, "ada", joined=True), Player(1, 22, "boris", joined=True)]
    return await store.create(
        players, **about, channel_id=channel, host_id=11, status="playing", created_at=0, changed_at=0
    )


async def test_processes_that_start_at_once_migrate_the_database_once(new_url: str) -> None:
    databases = [connect(new_url) for _ in range(3)]
    await asyncio.gather(*map(migrate, databases))
    assert [await age(database) for database in databases] == [Age.CURRENT] * 3
    for database in databases:
        await database.close()


async def test_write_completes_after_its_caller_is_cancelled(
    opened: Database, store: Store, url: str
) -> None:
    table = await a_table(store)

    begun = asyncio.Event()

    def slow(change: TableTransaction) -> None:
        begun.set()
        change.append_move(seat=0, text="+Y7 D", at=0)
        change.within(lambda connection: connection.execute(SLOWLY))
        change.write_step(state=b"a state", status="playing", at=0)

    writing = asyncio.create_task(store.change(slow, table.id, 0))
    await begun.wait()
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await opened.close()
    again = Store(connect(url))
    changed = await again.table(table.id)
    assert changed is not None
    assert (changed.version, len(await again.read(table_queries.read_log, table.id))) == (1, 1)
    await again.close()


async def test_transaction_ended_by_the_server_for_a_deadlock_is_retried_once(
    opened: Database, store: Store
) -> None:
    """Two who want the same two rows in opposite order: the server ends one of them."""
    await asyncio.gather(*(store.write(names.write_value, name, "") for name in "ab"))

    def write(connection: Connection, first: str, second: str) -> None:
        for name in (first, second):
            row = schema.key_values.c.name == name
            connection.execute(
                schema.key_values.update().where(row).values(text=schema.key_values.c.text + first)
            )
            connection.execute(SLOWLY)

    await asyncio.gather(
        opened.write(lambda connection: write(connection, "a", "b")),
        opened.write(lambda connection: write(connection, "b", "a")),
    )
    texts = await opened.read(lambda connection: connection.scalars(select(schema.key_values.c.text)).all())
    assert [sorted(each) for each in texts] == [["a", "b"]] * 2, "both are written, each once"


async def test_simultaneous_upserts_of_one_row_raise_no_error_and_keep_one_of_the_values(
    store: Store,
) -> None:
    await asyncio.gather(*(store.write(names.write_value, "alive", str(number)) for number in range(8)))
    await asyncio.gather(*(store.write(servers.write_settings, 1, str(number)) for number in range(8)))
    assert await store.read(names.read_value, "alive") in map(str, range(8))


async def test_simultaneous_first_changes_of_a_value_are_all_kept(store: Store) -> None:
    def add_one(connection: Connection) -> None:
        names.change_value(connection, "new", lambda text: f"{text or ''}x")
        connection.execute(SLOWLY)

    await asyncio.gather(*(store.write(add_one) for _ in range(3)))
    assert await store.read(names.read_value, "new") == "xxx"


async def test_processes_that_start_at_once_create_one_secret_key(store: Store) -> None:
    def forget_key(connection: Connection) -> None:
        connection.execute(schema.key_values.delete())

    def draw(connection: Connection) -> str:
        key = names.draw_key(connection)
        connection.execute(SLOWLY)
        return key

    await store.write(forget_key)
    assert len({*await asyncio.gather(*(store.write(draw) for _ in range(3)))}) == 1


async def test_lessons_completed_at_the_same_time_lower_no_progress(store: Store) -> None:
    begun = asyncio.Event()

    def learn_slowly(connection: Connection) -> None:
        archive.learn(connection, 11, "tikal", 4)
        begun.set()
        connection.execute(SLOWLY)

    further = asyncio.create_task(store.write(learn_slowly))
    await begun.wait()
    await store.write(archive.learn, 11, "tikal", 3)
    await further
    assert await store.read(archive.learned, 11) == {"tikal": 4}


async def test_query_succeeds_after_the_server_ended_all_connections(store: Store, opened: Database) -> None:
    table = await a_table(store)
    await opened.write(
        lambda connection: connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        )
    )
    assert await store.table(table.id) == table


class Cable:
    """A connection to the server that can hang: then it accepts everything and passes on nothing."""

    def __init__(self, url: str) -> None:
        """Lead to the server of a URL, from `self.url` once the cable is plugged in."""
        self._address = make_url(url)
        self._passes = asyncio.Event()
        self._passes.set()
        self._ends = list[asyncio.StreamWriter]()

    async def __aenter__(self) -> Cable:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1")
        _, port = self._server.sockets[0].getsockname()
        here = self._address.difference_update_query(["host"]).set(host="127.0.0.1", port=port)
        self.url = here.render_as_string(hide_password=False)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for end in self._ends:
            end.close()

    def hang(self) -> None:
        self._passes.clear()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        folder, port = self._address.query.get("host"), self._address.port or 5432
        there, back = await (
            asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{port}")
            if folder
            else asyncio.open_connection(self._address.host, port)
        )
        self._ends += [writer, back]
        with suppress(ConnectionError):
            await asyncio.gather(self._pass_on(reader, back), self._pass_on(there, writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(4096):
            await self._passes.wait()
            writer.write(data)
        writer.close()


async def test_work_on_a_hanging_server_fails_in_time_as_an_outage(url: str) -> None:
    async with Cable(url) as cable:
        opened = connect(cable.url, pool=1)
        store = Store(opened)
        table = await a_table(store)
        opened.timeout = 0.3
        cable.hang()
        for working in (store.table(table.id), store.write(names.write_value, "a", "")):
            with pytest.raises(OperationalError) as failed:
                async with asyncio.timeout(20):
                    await working
            assert network_errors.is_database_outage(failed.value)
        await opened.close()


# One bot on each shard


async def test_second_bot_with_the_same_shards_is_refused_until_the_first_ends(new_url: str) -> None:
    first, beside, second = connect(new_url, pool=1), connect(new_url), connect(new_url)
    await first.reserve(ShardRange((0,), 2))
    await beside.reserve(ShardRange((1,), 2))
    for share in (ShardRange((0,), 2), None):
        with pytest.raises(InUse, match=f"already running on the database {make_url(new_url).database}"):
            await second.reserve(share)
    assert await first.read(lambda connection: connection.scalar(text("SELECT 1"))) == 1
    await first.close()
    await second.reserve(ShardRange((0,), 2))
    for database in (beside, second):
        await database.close()


async def end_session_of_locks(database: Database) -> None:
    """End it as a restart of the server does."""
    holders = text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
    await database.read(lambda connection: connection.execute(holders).all())


async def test_lock_that_a_restarted_server_has_lost_is_renewed(new_url: str) -> None:
    first, second = connect(new_url), connect(new_url)
    await first.reserve()
    await end_session_of_locks(second)
    with pytest.raises(DBAPIError) as lost:
        await first.reserve()
    assert network_errors.is_temporary(lost.value)
    await first.reserve()
    with pytest.raises(InUse):
        await second.reserve()
    for database in (first, second):
        await database.close()


async def test_bot_stops_if_another_one_has_taken_its_lock(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = connect(evening.url)
    await end_session_of_locks(other)
    await other.reserve()
    await evening.bot._renew_lock()
    await evening.bot._renew_lock()
    assert evening.errors[-1].startswith("The bot stops: A bot is already running on the database")
    await evening.bot._stopping
    assert evening.bot.is_closed()
    evening.errors.clear()
    await other.close()
