"""A cached history is extended by new moves, and always equals a replay of the whole log."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.store import Store, Table, connect, table_queries
from bot.tables import consent, game, moves, positions
from bot.tables.game import GameHistory, Histories
from bot.tables.manager import Manager
from bot.tables.proposal import Proposal
from engine.game_registry import games
from tests.bot.tables.test_manager import ADA, BORIS, CHANNEL, GUILD, Clock

USERS = (ADA.id, BORIS.id)


@pytest.fixture
async def manager(url: str) -> AsyncIterator[Manager]:
    manager = Manager(Store(connect(url)), now=Clock(), seed=lambda: 2)
    yield manager
    await manager.store.close()


@pytest.fixture
async def elsewhere(url: str) -> AsyncIterator[Manager]:
    """Another process with the same database."""
    manager = Manager(Store(connect(url)), now=Clock(), seed=lambda: 2)
    yield manager
    await manager.store.close()


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A number for every move that is applied to make a history of it."""
    applied, advance = list[int](), game.apply_entry

    def counting(*given: Any) -> Any:
        applied.append(1)
        return advance(*given)

    monkeypatch.setattr(game, "apply_entry", counting)
    return applied


async def begin(manager: Manager, key: str, channel: int = CHANNEL) -> Table:
    game = games()[key]
    table = await manager.lobbies.open(Proposal(key, game.Options(), GUILD, channel, ADA, ()))
    await manager.lobbies.join(table.id, BORIS)
    return await manager.lobbies.start(table.id, ADA.id)


async def step(manager: Manager, table: Table, luck: random.Random) -> Table:
    """Take a random legal action."""
    position = positions.committed(table)
    seat = position.to_move[0]
    played = await manager.run(
        moves.play, table.id, position.table.players[seat].user_id, luck.choice(position.legal_actions(seat))
    )
    return played.table


async def agrees(manager: Manager, table: Table) -> None:
    """Holds the history that is kept against one made of the whole log."""
    whole = GameHistory(table)
    whole.follow(await manager.store.read(table_queries.read_log, table.id), table.version)
    kept = await manager._histories.of(table)
    assert (kept.entries, kept.state) == (whole.entries, whole.state)
    assert (kept.complete_state, kept.complete_version) == (whole.complete_state, whole.complete_version)


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(games()))
async def test_history_and_views_after_a_step_apply_only_the_newest_move(
    manager: Manager, applied: list[int], key: str
) -> None:
    table, luck = await begin(manager, key), random.Random(5)
    for _ in range(40):
        if not positions.committed(table).to_move:
            break  # a short game
        table = await step(manager, table, luck)
        applied.clear()
        for user in (None, *USERS):
            await manager.history(table, user)
            await manager.view(table, user)
        assert len(applied) <= 1
    await agrees(manager, table)


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(games()))
async def test_cached_history_equals_a_replay_of_the_log_after_random_steps_and_undos(
    manager: Manager, key: str
) -> None:
    table, luck = await begin(manager, key), random.Random(6)
    for _ in range(30):
        if not positions.committed(table).to_move:
            break  # a short game
        mover = positions.committed(table).to_move[0]
        table = await step(manager, table, luck)
        await agrees(manager, table)
        if luck.random() < 0.3 and not positions.committed(table).turn_complete:
            try:
                table = await manager.run(consent.undo_step, table.id, table.players[mover].user_id)
            except Exception:  # what revealed something stays
                continue
            await agrees(manager, table)


async def test_cached_history_equals_a_replay_of_the_log_after_a_turn_undone_by_agreement(
    manager: Manager,
) -> None:
    table, luck = await begin(manager, "lost_cities"), random.Random(7)
    for _ in range(6):
        table = await step(manager, table, luck)
        await agrees(manager, table)
    mover = 1 - positions.committed(table).to_move[0]
    await manager.run(consent.ask_for_undo, table.id, table.players[mover].user_id)
    after = await manager.run(consent.answer_undo, table.id, table.players[1 - mover].user_id, agrees=True)
    await agrees(manager, after)
    assert len(await manager.history(after)) < 8


@pytest.mark.slow
async def test_cached_history_is_continued_with_only_the_new_moves_of_another_process(
    manager: Manager, elsewhere: Manager, applied: list[int]
) -> None:
    table, luck = await begin(manager, "lost_cities_board"), random.Random(8)
    await manager.history(table)
    for _ in range(20):
        table = await step(elsewhere, await elsewhere.table(table.id), luck)
    applied.clear()
    await manager.history(table)
    assert len(applied) == 20
    await agrees(manager, table)


async def test_history_of_an_earlier_reading_of_a_table_ends_at_its_version(manager: Manager) -> None:
    table, luck = await begin(manager, "tikal"), random.Random(9)
    former = table
    for _ in range(8):
        table = await step(manager, table, luck)
    now = await manager.history(table)
    before = await manager.history(former)
    assert len(before) == 1
    assert await manager.history(table) == now


async def test_step_undone_by_another_process_is_not_in_a_cached_history(
    manager: Manager, elsewhere: Manager
) -> None:
    table, luck = await begin(manager, "lost_cities_board"), random.Random(10)
    mover = table.players[positions.committed(table).to_move[0]].user_id
    for _ in range(4):  # until the mover could take something back
        table = await step(manager, table, luck)
        await manager.history(table)
        if not positions.committed(table).turn_complete:
            break
        mover = table.players[positions.committed(table).to_move[0]].user_id
    taken_back = await elsewhere.run(consent.undo_step, table.id, mover)
    after = await step(elsewhere, taken_back, luck)
    await agrees(manager, after)
    assert len(await manager.history(after, mover)) == len(await elsewhere.history(after, mover))


async def test_full_cache_drops_the_history_read_longest_ago(
    manager: Manager, applied: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "MOST_STEPS", 12)
    first, second = [await begin(manager, "lost_cities", CHANNEL + number) for number in range(2)]
    luck = random.Random(11)
    for _ in range(8):
        first, second = await step(manager, first, luck), await step(manager, second, luck)
    kept = Histories(manager.store)
    await kept.of(first)
    await kept.of(second)
    applied.clear()
    await kept.of(second)
    assert not applied, "it was looked at last"
    await kept.of(first)
    assert len(applied) == 8, "it had to make room"
