"""Users' languages are needed before each answer, so they are cached."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from sqlalchemy import Connection

from bot.store import ShardRange, Store, connect, table_queries
from bot.tables.languages import CACHE_SECONDS, Languages, choose_language

ADA = 1
SEVERAL = ShardRange((0,), 2)


class Clock:
    def __init__(self) -> None:
        self.now = 1_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
async def opened(url: str) -> AsyncIterator[Callable[[ShardRange | None], Store]]:
    """Stores of processes on one database."""
    stores = list[Store]()

    def open_store(share: ShardRange | None) -> Store:
        stores.append(Store(connect(url), share))
        return stores[-1]

    yield open_store
    for store in stores:
        await store.close()


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that receives the user of each query for preferences."""
    asked, read = list[int](), table_queries.read_preferences

    def preferences(connection: Connection, user_id: int) -> Any:
        asked.append(user_id)
        return read(connection, user_id)

    monkeypatch.setattr(table_queries, "read_preferences", preferences)
    return asked


async def test_language_of_a_user_is_read_once_by_a_single_process(
    opened: Callable[[ShardRange | None], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, clock = opened(None), Clock()
    languages, asked = Languages(store, now=clock), counted(monkeypatch)
    for _ in range(3):
        assert (await languages.of(ADA, "en-GB")).language == "en"
        clock.now += 10 * CACHE_SECONDS
    assert asked == [ADA]


async def test_language_chosen_in_this_process_applies_at_once(
    opened: Callable[[ShardRange | None], Store],
) -> None:
    store, clock = opened(None), Clock()
    languages = Languages(store, now=clock)
    assert (await languages.of(ADA, "en-GB")).language == "en"
    await store.change_person(choose_language, ADA, clock.now, "de")
    languages.forget(ADA)
    assert (await languages.of(ADA, "en-GB")).language == "de"


async def test_language_chosen_while_a_client_language_is_stored_applies_at_once(
    opened: Callable[[ShardRange | None], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, clock = opened(None), Clock()
    languages, change_person = Languages(store, now=clock), store.change_person

    async def change_and_choose(*given: Any) -> None:
        await change_person(*given)
        monkeypatch.undo()
        await change_person(choose_language, ADA, clock.now, "de")
        languages.forget(ADA)

    monkeypatch.setattr(store, "change_person", change_and_choose)
    await languages.of(ADA, "fr")
    assert (await languages.of(ADA, "fr")).language == "de"


async def test_language_chosen_in_another_process_applies_within_a_minute(
    opened: Callable[[ShardRange | None], Store],
) -> None:
    store, clock = opened(SEVERAL), Clock()
    languages = Languages(store, now=clock)
    assert (await languages.of(ADA, "en-GB")).language == "en"
    await opened(ShardRange((1,), 2)).change_person(choose_language, ADA, clock.now, "de")
    clock.now += CACHE_SECONDS
    assert (await languages.of(ADA, "en-GB")).language == "de"
