"""Several processes share one database: each handles its servers, and no work is lost or done twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection

from bot.jobs import table_lock
from bot.jobs.table_lock import TableLock
from bot.ops.settings import Settings, SettingsError, load
from bot.store import Player, ShardRange, Store, Table, connect, heartbeats, outbox, table_queries
from bot.store.records import Interval
from bot.store.schema import PLAYING
from bot.store.sharding import GONE_AFTER
from tests.bot.due_jobs import claim_clocks
from tests.bot.evening import Evening
from tests.bot.store.test_store import a_table

SHARD = 1 << 22
HOUR = 60 * 60
Processes = Callable[..., Store]


@pytest.fixture
async def processes(url: str) -> AsyncIterator[Processes]:
    """Return a function that starts a process for some of three shards."""
    async with AsyncExitStack() as stack:

        def make(*ids: int, count: int = 3) -> Store:
            store = Store(connect(url), ShardRange(ids, count) if ids else None)
            stack.push_async_callback(store.close)
            return store

        yield make


async def open_one(store: Store, shard: int, *, due_at: int | None = None, **columns: Any) -> Table:
    """Open a table with due work on a server of a shard."""
    players = [Player(0, 11, "ada", joined=True), Player(1, 22, "boris", joined=True)]
    about = a_table(guild_id=shard * SHARD, channel_id=100 + shard)
    return await store.create(players, lambda change: change.wake_at(due_at), **{**about, **columns})


# Assignment of servers


async def test_process_handles_only_servers_of_its_shards_and_shard_0_handles_dms(
    processes: Processes,
) -> None:
    """DMs have server 0, which belongs to shard 0."""
    first, others = processes(0), processes(1, 2)
    opened = [await open_one(first, shard, due_at=5, version=1) for shard in range(4)]
    here = (opened[0].id, opened[3].id)
    there = (opened[1].id, opened[2].id)
    for store in (first, others):
        await store.write(heartbeats.record_heartbeat, store.share, 10, HOUR)
    assert set(await first.read(outbox.pending_tables, first.share, 10)) == set(here)
    assert set(await others.read(outbox.pending_tables, others.share, 10)) == set(there)
    assert set(await claim_clocks(first, 10, 20)) == set(here)
    assert set(await claim_clocks(others, 10, 20)) == set(there)


async def test_posts_of_a_silent_process_go_to_others_until_it_is_back(processes: Processes) -> None:
    first, second = processes(0), processes(1)
    table = await open_one(first, 1, version=1)
    await second.write(heartbeats.record_heartbeat, second.share, 0, HOUR)
    await first.write(heartbeats.record_heartbeat, first.share, GONE_AFTER - 1, HOUR)
    assert await first.read(outbox.pending_tables, first.share, GONE_AFTER - 1) == ()
    await first.write(heartbeats.record_heartbeat, first.share, GONE_AFTER, HOUR)
    assert await first.read(outbox.pending_tables, first.share, GONE_AFTER) == (table.id,)
    await second.write(heartbeats.record_heartbeat, second.share, GONE_AFTER + 1, HOUR)
    assert await first.read(outbox.pending_tables, first.share, GONE_AFTER + 1) == (), "it is back"


async def test_heartbeat_of_a_process_with_another_shard_count_is_ignored(
    processes: Processes,
) -> None:
    """Shard 1 of four is not shard 1 of three: no live process handles the latter's servers."""
    first, of_four = processes(0), processes(1, count=4)
    table = await open_one(first, 1, version=1)
    await first.write(heartbeats.record_heartbeat, first.share, GONE_AFTER, HOUR)
    await of_four.write(heartbeats.record_heartbeat, of_four.share, GONE_AFTER, HOUR)
    assert await first.read(outbox.pending_tables, first.share, GONE_AFTER) == (table.id,)


async def test_clocks_of_servers_whose_process_is_dead_are_claimed_by_no_other(processes: Processes) -> None:
    """Its users cannot press anything, so the time does not count."""
    first, second = processes(0), processes(1)
    table = await open_one(first, 1, due_at=5)
    await first.write(heartbeats.record_heartbeat, first.share, GONE_AFTER, HOUR)
    assert await claim_clocks(first, GONE_AFTER, GONE_AFTER + 10) == []
    assert await claim_clocks(second, GONE_AFTER, GONE_AFTER + 10) == [table.id]


async def test_downtime_is_added_only_to_tables_of_servers_without_a_process(processes: Processes) -> None:
    first, second = processes(0), processes(1)
    clock = {"status": PLAYING, "due_at": 10 * HOUR}
    tables = [await open_one(first, shard, **clock) for shard in (0, 1)]
    for store in (first, second):
        await store.write(heartbeats.record_heartbeat, store.share, 0, HOUR)
    await first.write(heartbeats.record_heartbeat, first.share, HOUR, HOUR)
    assert await second.write(heartbeats.record_heartbeat, second.share, HOUR + 60, HOUR) == HOUR + 60
    assert await first.write(heartbeats.record_heartbeat, first.share, HOUR + 60, HOUR) == 0
    stored = [await first.table(table.id) for table in tables]
    assert [table and table.clock_stops for table in stored] == [(), (Interval(0, HOUR + 60),)]


async def test_change_of_the_shard_count_counts_no_downtime_twice(
    processes: Processes,
) -> None:
    alone, first, four = processes(), processes(0), processes(3, count=4)
    await alone.write(heartbeats.record_heartbeat, alone.share, 0, HOUR)
    assert await first.write(heartbeats.record_heartbeat, first.share, 60, 30) == 60
    assert await four.write(heartbeats.record_heartbeat, four.share, 70, 30) == 0, (
        "somebody looked after them ten seconds ago"
    )
    assert await alone.write(heartbeats.record_heartbeat, alone.share, 90, 30) == 0


# Leases of tables


async def test_lease_of_a_table_excludes_other_processes_until_it_expires(processes: Processes) -> None:
    first, second = processes(0), processes(1)
    table = await open_one(first, 0)
    claimed = await asyncio.gather(
        first.write(table_queries.claim_table, table.id, "a", 0, 60),
        second.write(table_queries.claim_table, table.id, "b", 0, 60),
    )
    assert sorted(claimed) == [False, True]
    holder, other = ("a", "b") if claimed[0] else ("b", "a")
    assert await first.write(table_queries.claim_table, table.id, holder, 30, 90), "it is renewed"
    assert not await first.write(table_queries.claim_table, table.id, other, 60, 120)
    assert await first.write(table_queries.claim_table, table.id, other, 90, 150), "nobody renewed it"
    await second.write(table_queries.release_table, table.id, holder)
    assert not await second.write(table_queries.claim_table, table.id, holder, 100, 160), (
        "one gives up only what one has"
    )
    await first.write(table_queries.release_table, table.id, other)
    assert await second.write(table_queries.claim_table, table.id, holder, 100, 160)


async def test_six_tasks_of_two_processes_work_at_a_table_one_after_another(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_lock, "PAUSE", 0.01)
    monkeypatch.setattr(table_lock, "TRIES", 4000)
    stores = processes(0), processes(1)
    table = await open_one(stores[0], 0)
    at_work, most = 0, 0

    async def work(turns: TableLock) -> None:
        nonlocal at_work, most
        async with turns.hold(table.id) as mine:
            assert mine
            at_work += 1
            most = max(most, at_work)
            await asyncio.sleep(0.01)
            at_work -= 1

    await asyncio.gather(*(work(TableLock(stores[number % 2], now=lambda: 0)) for number in range(6)))
    assert most == 1


async def test_lock_of_a_table_leased_by_another_process_is_refused_until_it_expires(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_lock, "PAUSE", 0.001)
    store = processes(0)
    table = await open_one(store, 0)
    await store.write(table_queries.claim_table, table.id, "somebody", 0, 60)
    async with TableLock(store, now=lambda: 59).hold(table.id) as mine:
        assert not mine
    async with TableLock(store, now=lambda: 60).hold(table.id) as mine:
        assert mine, "whoever kept it is dead"


async def test_long_work_at_a_table_renews_its_lease(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first lease would expire before the work ends."""
    monkeypatch.setattr(table_lock, "PAUSE", 0.001)
    monkeypatch.setattr(table_lock, "TRIES", 2)
    store, other = processes(0), processes(1)
    table, claim, claims, renewed = (
        await open_one(store, 0),
        table_queries.claim_table,
        iter((0, 50)),
        asyncio.Event(),
    )

    loop = asyncio.get_running_loop()

    def claimed(connection: Connection, table_id: int, process: str, now: int, until: int) -> bool:
        done = claim(connection, table_id, process, now, until)
        if now == 50:
            loop.call_soon_threadsafe(renewed.set)
        return done

    monkeypatch.setattr(table_queries, "claim_table", claimed)
    working = TableLock(store, now=lambda: next(claims, 50))
    working.lease = 1
    async with working.hold(table.id) as mine:
        assert mine
        await asyncio.sleep(0)  # it is to be renewed in a third of a second
        working.lease = 60
        await asyncio.wait_for(renewed.wait(), 30)
        async with TableLock(other, now=lambda: 100).hold(table.id) as theirs:
            assert not theirs, "the claim made at 50 holds until 110"


async def test_late_record_of_an_older_post_or_dm_does_not_replace_a_newer_one(processes: Processes) -> None:
    """A delayed process records its post after another has posted a newer version."""
    store = processes()
    table = await open_one(store, 0, version=7)
    for version in (7, 5):
        post = partial(outbox.record_post, message_id=version * 10, version=version, name=f"post {version}")
        await store.write(post, table_id=table.id, mentioned_seats=[0])
    await store.write(outbox.record_hand, table.id, 0, dm_version=7, dm_message_id=71, dm_channel_id=1)
    await store.write(outbox.record_hand, table.id, 0, dm_version=6, dm_message_id=61, dm_channel_id=1)
    noted = await store.table(table.id)
    assert noted is not None
    assert (noted.published_version, noted.post_message_id) == (7, 70)
    assert noted.players[0].last_mention == "post 7", "a later reminder of the turn would ping them again"
    assert (noted.players[0].dm_version, noted.players[0].dm_message_id) == (7, 71)


# Settings


def settings(monkeypatch: pytest.MonkeyPatch, **given: str) -> Settings:
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    return load()


POSTGRES = "postgresql+asyncpg://somebody@localhost/games"


def test_shard_ids_and_count_are_read_from_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    given = settings(monkeypatch, DATABASE_URL=POSTGRES, SHARD_COUNT="4", SHARD_IDS="2, 0")
    assert (given.shard_ids, given.shard_count) == ((0, 2), 4)


@pytest.mark.parametrize(
    "given",
    [
        {"DATABASE_URL": POSTGRES, "SHARD_IDS": "0"},
        {"DATABASE_URL": POSTGRES, "SHARD_IDS": "0,2", "SHARD_COUNT": "2"},
        {"DATABASE_URL": POSTGRES, "SHARD_IDS": "one", "SHARD_COUNT": "2"},
        {"DATABASE_URL": "sqlite:///games.db", "SHARD_IDS": "0", "SHARD_COUNT": "2"},
    ],
)
def test_shard_ids_without_a_count_beyond_it_not_numeric_or_with_sqlite_are_rejected(
    monkeypatch: pytest.MonkeyPatch, given: dict[str, str]
) -> None:
    with pytest.raises(SettingsError, match=r"^SHARD_IDS must be"):
        settings(monkeypatch, **given)


async def test_failed_heartbeat_is_logged_and_raises_nothing(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise ValueError("not today")

    monkeypatch.setattr(evening.bot.scheduler, "record_heartbeat", fail)
    await evening.bot._renew_sign_of_life()
    assert evening.errors == ["The sign of life was not renewed; it is retried in some seconds"]
    evening.errors.clear()
