"""Concurrent writes: each waits for its turn, none fails, and reads never wait."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Event, Lock
from typing import Any

import pytest
from sqlalchemy import Connection, Transaction, insert, select

from bot.store import Player, Store, Table, connect, names, outbox, schema, table_queries
from bot.store import database as database_module
from bot.store.database import Database, DatabaseClosed, SqliteConnection
from bot.store.transaction import TableTransaction

WRITERS, TURNS = 20, 15


async def a_table(store: Store, channel: int) -> Table:
    about: dict[str, Any] = {"game": "lost_cities", "rules_version": 1, "options": "{}", "guild_id": 1}
    players = [Player(0, 11, "ada", joined=True), Player(1, 22, "boris", joined=True)]
    return await store.create(
        players, **about, channel_id=channel, host_id=11, status="playing", created_at=0, changed_at=0
    )


def step(change: TableTransaction) -> None:
    change.append_move(seat=0, text="+Y7 D", at=0)
    change.write_step(state=b"a state", status="playing", at=0)


async def busy(store: Store, channel: int) -> int:
    """Create a table, take a step, and record its delivery."""
    table = await a_table(store, channel)
    for version in range(1, TURNS + 1):
        await store.change(step, table.id, 0)
        await store.write(outbox.record_post, table.id, message_id=version, version=version)
        await asyncio.gather(
            *(store.write(outbox.record_hand, table.id, seat, dm_version=version) for seat in (0, 1)),
        )
    return table.id


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make SQLite fail at once if its lock is taken."""
    monkeypatch.setattr(database_module, "_BUSY_SECONDS", 0)


@pytest.mark.slow
@pytest.mark.usefixtures("impatient")
async def test_simultaneous_writes_never_find_the_database_locked(store: Store) -> None:
    tables = await asyncio.gather(*(busy(store, 100 + number) for number in range(WRITERS)))
    for table_id in tables:
        table = await store.table(table_id)
        assert table is not None
        assert (table.version, table.published_version) == (TURNS, TURNS)
        assert len(await store.read(table_queries.read_log, table_id)) == TURNS
    assert await store.read(outbox.pending_tables, store.share) == ()


@pytest.mark.usefixtures("database")  # held up in its thread
async def test_reads_see_the_former_state_while_a_write_is_running(store: Store) -> None:
    table = await a_table(store, 100)
    begun, released = Event(), Event()

    def slow(change: TableTransaction) -> None:
        step(change)
        begun.set()
        released.wait(60)

    writing = asyncio.create_task(store.change(slow, table.id, 0))
    await asyncio.to_thread(begun.wait, 60)
    try:
        assert await asyncio.wait_for(store.table(table.id), 30) == table, "as it was before"
    finally:
        released.set()
        await writing
    assert (await store.table(table.id) or table).version == 1


@pytest.mark.usefixtures("database")
async def test_threads_of_an_open_database_are_daemons(url: str) -> None:
    database, others = connect(url), set(threading.enumerate())
    await database.read(_nothing)
    assert all(thread.daemon for thread in set(threading.enumerate()) - others)
    await database.close()


@pytest.mark.usefixtures("database")
async def test_database_can_be_closed_twice(url: str) -> None:
    database = connect(url)
    await asyncio.gather(database.read(_nothing), database.write(_nothing))
    await asyncio.gather(database.close(), database.close())
    await database.close()


def _nothing(_: Connection) -> None: ...


async def test_connections_are_closed_one_at_a_time_and_leave_no_log_file(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the last two close at once, SQLite leaves the write-ahead log, and the file lacks what is in it."""
    opened, close, closing_now = connect(f"sqlite:///{database}"), SqliteConnection._close_connection, Lock()
    alone = list[bool]()

    def close_slowly(connection: SqliteConnection) -> None:
        is_alone = closing_now.acquire(blocking=False)
        alone.append(is_alone)
        time.sleep(0.01)
        close(connection)
        if is_alone:
            closing_now.release()

    monkeypatch.setattr(SqliteConnection, "_close_connection", close_slowly)
    await opened.write(names.write_value, "ada", "was here")
    await asyncio.gather(*(opened.read(names.read_value, "ada") for _ in range(4)))
    await opened.close()
    assert alone == [True] * 5
    assert not has_log(database)


def has_log(database: Path) -> bool:
    """Return whether there is a write-ahead log beside the file."""
    return Path(f"{database}-wal").exists()


async def test_write_transaction_locks_the_database_before_its_first_read(database: Path) -> None:
    """Taken with the first change, it could be refused after others have written what was read."""
    opened = connect(f"sqlite:///{database}")

    def others_may_write(connection: Connection) -> bool:
        connection.execute(select(schema.key_values)).all()
        with closing(sqlite3.connect(database, timeout=0)) as other:
            try:
                other.execute("INSERT INTO key_values VALUES ('other', '')")
            except sqlite3.OperationalError:
                return False
        return True

    assert not await opened.write(others_may_write)
    await opened.close()


class Refusal(Exception):
    """Of a piece of work that is not to be done."""


@pytest.mark.usefixtures("database")
async def test_writes_that_wait_for_another_share_one_transaction(url: str) -> None:
    database = connect(url)
    first, second, third = await _write_while_first_is_busy(
        database, partial(_noting, "second"), partial(_noting, "third")
    )
    assert second is third is not first
    await database.close()


@pytest.mark.usefixtures("database")
async def test_failing_write_is_undone_alone_in_a_shared_transaction(url: str) -> None:
    database = connect(url)
    _, second, refused, third = await _write_while_first_is_busy(
        database, partial(_noting, "second"), _refuse, partial(_noting, "third")
    )
    assert second is third is not None
    assert isinstance(refused, Refusal)
    noted = await database.read(names.values_starting_with, "")
    assert {"first", "second", "third", "refused"} & {*noted} == {"first", "second", "third"}
    await database.close()


async def _write_while_first_is_busy(
    database: Database, *works: Callable[[Connection], Transaction | None]
) -> list[Transaction | BaseException | None]:
    """Return the transactions, or the errors, of a slow write and of others that wait for it."""
    begun, released = Event(), Event()

    def slow(connection: Connection) -> Transaction | None:
        begun.set()
        released.wait(60)
        return _noting("first", connection)

    writing = [asyncio.create_task(database.write(slow))]
    await asyncio.to_thread(begun.wait, 60)
    writing += [asyncio.create_task(database.write(work)) for work in works]
    await asyncio.sleep(0)
    released.set()
    return await asyncio.gather(*writing, return_exceptions=True)


@pytest.mark.usefixtures("database")
async def test_one_failing_write_of_several_at_once_does_not_fail_the_others(url: str) -> None:
    database, store = connect(url), Store(connect(url))
    works = [partial(_noting, "one"), _refuse, partial(_noting, "other")]
    came = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    assert isinstance(came[1], Refusal)
    noted = {*await store.read(names.values_starting_with, "")}
    assert noted & {"one", "other", "refused"} == {"one", "other"}
    await asyncio.gather(database.close(), store.close())


def _refuse(connection: Connection) -> None:
    _noting("refused", connection)
    raise Refusal


def _noting(name: str, connection: Connection) -> Transaction | None:
    """Writes a memo down; in which transaction."""
    connection.execute(insert(schema.key_values).values(name=name, text=""))
    return connection.get_transaction()


# Closing


def _slowly_noting(name: str, connection: Connection) -> None:
    time.sleep(0.002)
    connection.execute(insert(schema.key_values).values(name=name, text=""))


async def test_closing_a_database_finishes_earlier_work_and_refuses_later_work(url: str) -> None:
    store, database = Store(connect(url)), connect(url)
    earlier = [
        asyncio.create_task(database.write(partial(_slowly_noting, f"close {number}"))) for number in range(8)
    ]
    reading = asyncio.create_task(database.read(lambda connection: connection.scalar(select(1))))
    await asyncio.sleep(0)
    closing = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    later = await asyncio.gather(
        database.write(partial(_slowly_noting, "close late")),
        database.read(lambda connection: connection.scalar(select(1))),
        return_exceptions=True,
    )
    await closing
    assert [type(error) for error in later] == [DatabaseClosed, DatabaseClosed]
    assert await asyncio.gather(*earlier, reading) == [*[None] * 8, 1]
    assert {*await store.read(names.values_starting_with, "close ")} == {
        f"close {number}" for number in range(8)
    }
    await store.close()


async def test_work_begun_while_a_database_closes_leaves_no_connection_open(
    url: str, on_postgres: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some of it is the first that a connection is needed for."""
    if on_postgres:
        pytest.skip("asyncpg warns of connections that are left open")
    connect_to, left = sqlite3.connect, list[sqlite3.Connection]()

    def connecting(*given: Any, **named: Any) -> sqlite3.Connection:
        left.append(connect_to(*given, **named))
        return left[-1]

    monkeypatch.setattr(sqlite3, "connect", connecting)
    monkeypatch.setattr(sqlite3.dbapi2, "connect", connecting)
    for rounds in range(6):
        database = connect(url)
        asking = [
            asyncio.create_task(database.read(lambda connection: connection.scalar(select(1))))
            for _ in range(rounds)
        ]
        for _ in range(rounds):
            await asyncio.sleep(0)
        await asyncio.gather(database.close(), *asking, return_exceptions=True)
    for connection in left:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("SELECT 1")
