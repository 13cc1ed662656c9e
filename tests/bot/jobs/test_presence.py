"""Presence at tables: stored in batches, a few seconds later, and always before it is needed."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.jobs.late_notifications import Presence
from bot.store import Player, Store, Table, connect, message_queries
from bot.store.transaction import TableTransaction
from tests.bot.store.test_store import a_table

pytestmark = pytest.mark.usefixtures("pauses")


def spawn(work: Coroutine[object, None, None]) -> None:
    """Run nothing in the background: these tests write by themselves."""
    work.close()


class Clock:
    now = 1000

    def __call__(self) -> int:
        return self.now


async def seated(store: Store) -> tuple[Table, Player]:
    players = [Player(0, 11, "ada", joined=True), Player(1, 22, "boris", joined=True)]
    table = await store.create(players, **a_table(version=3, status="playing"))
    return table, table.players[0]


async def test_recorded_presence_is_stored_only_once_written_and_only_for_its_player(url: str) -> None:

    store = Store(connect(url))
    table, ada = await seated(store)
    presence = Presence(store, Clock(), spawn)
    presence.record(table, ada)
    stored = await store.table(table.id)
    assert stored is not None
    assert stored.players[0].seen_at is None, "not yet"
    await presence.write(table.id)
    stored = await store.table(table.id)
    assert stored is not None
    assert [player.seen_at for player in stored.players] == [1000, None]
    await store.close()


async def test_presence_stored_with_a_move_is_not_written_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:

    store, written = Store(connect(url)), list[object]()
    table, ada = await seated(store)
    presence = Presence(store, Clock(), spawn)
    presence.record(table, ada)

    def step(change: TableTransaction) -> None:
        change.update_players([replace(ada, seen_at=change.now)])
        change.write_step(state=b"the next", status="playing", at=change.now)

    await store.change(step, table.id, 1000)

    def record_seen(_: object, seen: object) -> None:
        written.append(seen)

    monkeypatch.setattr(message_queries, "record_seen", record_seen)
    await presence.write()
    assert not written
    await store.close()


async def test_presence_is_kept_while_the_database_is_unavailable(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a player who is at the table would be notified of a turn they have seen."""
    store = Store(connect(url))
    table, ada = await seated(store)
    presence = Presence(store, Clock(), spawn)
    presence.record(table, ada)

    async def fail(*_: object) -> None:
        raise PoolTimeout

    with monkeypatch.context() as unavailable:
        unavailable.setattr(store, "write", fail)
        with pytest.raises(PoolTimeout):
            await presence.write(table.id)
    await presence.write(table.id)
    stored = await store.table(table.id)
    assert stored is not None
    assert stored.players[0].seen_at == 1000
    await store.close()


async def test_presence_whose_storing_raises_an_unexpected_error_is_dropped_and_not_retried(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise its table could never be published."""
    store = Store(connect(url))
    table, ada = await seated(store)
    presence = Presence(store, Clock(), spawn)
    presence.record(table, ada)

    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(store, "write", fail)
    with pytest.raises(ZeroDivisionError):
        await presence.write(table.id)
    await presence.write(table.id)
    await store.close()


async def test_presence_is_stored_when_write_returns_even_if_another_write_of_it_is_unfinished(
    url: str,
) -> None:
    store = Store(connect(url))
    table, ada = await seated(store)
    presence = Presence(store, Clock(), spawn)
    presence.record(table, ada)
    begun, may_end = asyncio.Event(), asyncio.Event()
    write = store.write

    async def slow(*given: Any) -> None:
        begun.set()
        await may_end.wait()
        await write(*given)

    store.write = slow  # type: ignore[method-assign, assignment]
    first = asyncio.create_task(presence.write())
    await begun.wait()
    store.write = write  # type: ignore[method-assign]
    await presence.write(table.id)
    stored = await store.table(table.id)
    assert stored is not None
    assert stored.players[0].seen_at == 1000
    may_end.set()
    await first
    await store.close()


async def test_presence_of_a_user_without_a_seat_is_not_stored(url: str) -> None:

    store = Store(connect(url))
    table, ada = await seated(store)
    presence = Presence(store, Clock(), spawn)
    presence.record(replace(table, id=table.id), replace(ada, user_id=99))
    await presence.write()
    stored = await store.table(table.id)
    assert stored is not None
    assert stored.players[0].seen_at is None
    await store.close()
