"""The button to the next game that waits, after a turn: in the panel and in the direct message."""

from __future__ import annotations

import pytest

from bot.store import table_queries
from tests.bot.evening import Evening, Seen


async def two_games(evening: Evening) -> Seen:
    """Let Ada be to move at two tables; return the first post of the game in #jungle."""
    jungle = evening.guild.create_text_channel("jungle")
    lobby = await evening.say(evening.ada, "play tikal", where=jungle)
    await evening.start(lobby, evening.boris)
    await evening.begin()
    return evening.posts_in(jungle)[-1]


@pytest.mark.slow
async def test_panel_after_a_turn_links_the_next_game_waiting_for_the_player(evening: Evening) -> None:
    there = await two_games(evening)
    *_, panel = await evening.turn(evening.ada, (await evening.legal())[0])
    assert panel.buttons["Next: Tikal in #jungle"] == there.link


async def test_direct_message_after_a_turn_links_the_next_game_waiting_for_the_player(
    evening: Evening,
) -> None:
    there = await two_games(evening)
    message = evening.direct_messages(evening.ada)[-1]
    await evening.turn(evening.ada, (await evening.legal())[0], message)
    assert message.buttons["Next: Tikal in #jungle"] == there.link


async def test_panel_links_no_next_game_if_none_waits(evening: Evening) -> None:
    await evening.begin()
    *_, panel = await evening.turn(evening.ada, (await evening.legal())[0])
    assert not any(label.startswith("Next") for label in panel.labels)


@pytest.mark.slow
async def test_game_in_a_deleted_channel_is_not_linked_as_next(evening: Evening) -> None:
    there = await two_games(evening)
    jungle = await evening.bot.manager.store.read(table_queries.live_in_channel, there.channel_id)
    assert jungle is not None
    await evening.bot.publisher.channel_deleted(jungle.id)
    *_, panel = await evening.turn(evening.ada, (await evening.legal())[0])
    assert not any(label.startswith("Next") for label in panel.labels)


@pytest.mark.slow
async def test_paused_game_does_not_count_as_next(evening: Evening) -> None:
    await two_games(evening)
    table = await evening.table()
    store = evening.bot.manager.store
    found = await store.read(table_queries.next_game_of, evening.ada.id, table.id)
    assert found is not None and found.game == "tikal"
    jungle = await store.read(table_queries.live_in_channel, found.channel_id)
    assert jungle is not None
    await evening.bot.manager.run(lambda change: change.set_columns(paused_at=1), jungle.id)
    assert await store.read(table_queries.next_game_of, evening.ada.id, table.id) is None
