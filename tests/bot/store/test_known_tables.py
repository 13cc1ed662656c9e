"""A table is not read twice for one turn, and never taken for what it was: another process may write, too."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.store import Player, ShardRange, Store, Table, connect, message_queries
from bot.store.schema import CHANNEL
from bot.store.store import MOST_KEPT, KnownTables
from bot.store.transaction import TableTransaction
from bot.tables import moves, positions
from bot.tables.manager import Manager
from tests.bot.evening import Evening
from tests.bot.store.test_store import a_table


@pytest.fixture
async def stores(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two that write to the same database: processes on a server, or a command beside the bot."""
    both = Store(connect(url)), Store(connect(url))
    yield both
    for store in both:
        await store.close()


async def running(store: Store) -> Table:
    players = [Player(0, 11, "ada", joined=True), Player(1, 22, "boris", joined=True)]
    return await store.create(players, **a_table(version=3, state=b"a state"))


def step(change: TableTransaction) -> None:
    change.write_step(state=b"the next", status="playing", at=change.now)


async def test_table_unchanged_or_changed_by_the_same_process_comes_from_the_cache(
    stores: tuple[Store, Store],
) -> None:
    store, _ = stores
    table = await store.table((await running(store)).id)
    assert table is not None
    assert await store.cached_table(table.id) is table
    await store.change(step, table.id, 7)
    handed_along = await store.cached_table(table.id)
    assert handed_along is not None
    assert (handed_along.version, handed_along.state) == (4, b"the next")
    assert handed_along == await store.table(table.id)


async def test_table_changed_by_another_process_is_read_again(stores: tuple[Store, Store]) -> None:
    store, other = stores
    table = await store.table((await running(store)).id)
    assert table is not None
    await other.change(step, table.id, 7)
    unchanged = await store.cached_table(table.id)
    assert unchanged is not None
    assert (unchanged.version, unchanged.state) == (4, b"the next")


async def test_outdated_table_is_noticed_by_one_of_several_processes_but_not_by_a_single_one(
    url: str,
) -> None:
    """A single process knows all steps itself; the sweep finds those of a second writer."""
    alone, first, second = (
        Store(connect(url)),
        *(Store(connect(url), ShardRange((ids,), 2)) for ids in (0, 1)),
    )
    table = await running(first)
    assert await first.is_newest(table)
    await second.change(step, table.id, 7)
    assert not await first.is_newest(table)
    assert not await second.is_newest(table)
    assert await alone.is_newest(table)
    for store in (alone, first, second):
        await store.close()


def step_to_tell(change: TableTransaction) -> None:
    step(change)
    change.record_attempts([CHANNEL, 0])


async def test_delivery_stored_with_a_step_counts_as_tried_in_other_processes_and_here_after_a_try(
    stores: tuple[Store, Store],
) -> None:
    """Another process searches for the message first; after a try, so does the process of the step."""
    store, other = stores
    table = await running(store)
    await store.change(step_to_tell, table.id, 7)
    mine, theirs = (
        await store.outbox.read_table(table.id, None),
        await other.outbox.read_table(table.id, None),
    )
    assert mine is not None and theirs is not None
    assert (mine.attempts.keys(), theirs.attempts.keys()) == (set(), {CHANNEL, 0})
    assert (await store.outbox.attempt(table.id, 0, at=8)).before is None
    assert (await store.outbox.attempt(table.id, 0, at=8)).before == 7, "it has been tried now"
    assert (await other.outbox.attempt(table.id, CHANNEL, at=9)).before == 7
    await other.write(message_queries.renew_attempt, table.id, CHANNEL, at=9)
    again = await store.outbox.read_table(table.id, None)
    assert again is not None
    assert again.attempts.keys() == {CHANNEL, 0}
    assert (await store.outbox.attempt(table.id, CHANNEL, at=9)).before == 9


async def test_cached_table_of_an_unknown_number_is_none(stores: tuple[Store, Store]) -> None:
    store, _ = stores
    assert await store.cached_table(404) is None


def test_cache_keeps_the_newest_version_of_a_limited_number_of_tables(store_free: Table) -> None:
    known = KnownTables()
    for number in range(MOST_KEPT + 5):
        known.keep(_as(store_free, id=number))
    assert known.of(0) is None
    known.keep(_as(store_free, id=9, version=8))
    known.keep(_as(store_free, id=9, version=7))
    kept = known.of(9)
    assert kept is not None
    assert kept.version == 8, "an older reading that comes late changes nothing"


@pytest.fixture
async def store_free(stores: tuple[Store, Store]) -> Table:
    return await running(stores[0])


def _as(table: Table, **columns: int) -> Table:
    return replace(table, **columns)


async def test_panel_question_is_outdated_after_a_turn_in_another_process(
    evening: Evening,
) -> None:
    await evening.begin()
    mover, table = await evening.mover(), await evening.table()
    panel = await evening.panel(mover)
    shown = await evening.press(mover, panel.labels[0], panel)
    position = positions.committed(table)
    store = Store(connect(evening.url))
    other = Manager(store, now=lambda: table.turn_at + 1)
    action = position.legal_actions(position.to_move[0])[0]
    await other.run(moves.play, table.id, mover.id, action)
    await store.close()
    answer = await evening.press(mover, shown.labels[0], shown)
    assert answer.text.startswith("The game has moved on, so nothing was played.")
    assert len(await evening.log()) == 1, "nothing is played twice"
