"""The benchmarks' simulated people and Discord on a slow machine: late posts, late answers, placeholders."""

from __future__ import annotations

from random import Random
from time import perf_counter
from unittest.mock import AsyncMock

import aiohttp
import pytest

from benchmarks.loopback import people
from benchmarks.loopback.bots import GUILD_BOT
from benchmarks.loopback.discord import DEFER_SEND, Posted, StandIn
from benchmarks.loopback.kinds import KINDS
from benchmarks.loopback.payloads import CHANNELS, FIRST_PERSON, Json
from benchmarks.loopback.people import Seen, Table
from bot.ui.custom_id import CustomId

CHANNEL = CHANNELS[0]


def message(*presses: CustomId) -> Json:
    buttons = [{"type": 2, "custom_id": press.write()} for press in presses]
    return {"content": "A post", "channel_id": str(CHANNEL), "components": [{"components": buttons}]}


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table whose game 2 is at version 5. No bot is connected: a press or a command raises KeyError."""
    monkeypatch.setattr(people, "STUCK", 0.0)
    return Table(StandIn(), CHANNEL, KINDS[0], Random(1), Seen(), message(CustomId("play", 2, 5)), game=2)


def deliver(table: Table, post: Json) -> None:
    table.discord.posts[CHANNEL].put_nowait(Posted(post, perf_counter()))


async def test_benchmark_waits_for_the_post_of_a_stuck_turn_before_it_presses_anything(table: Table) -> None:
    with pytest.raises(TimeoutError):
        await table.delivered(6)
    table.post["components"] = []
    await table.take_turn()
    assert table.seen.stuck == 1


async def test_turn_of_the_benchmark_is_no_longer_stuck_once_its_post_arrives(table: Table) -> None:
    with pytest.raises(TimeoutError):
        await table.delivered(6)
    late = message(CustomId("play", 2, 6))
    deliver(table, late)
    await table.delivered(6)
    assert (table.post, table.late) == (late, None)


async def test_late_edit_of_the_previous_games_end_is_not_taken_for_the_new_games_post(table: Table) -> None:
    deliver(table, message(CustomId("rematch", 1, 40)))
    first = message(CustomId("play", 2, 0))
    deliver(table, first)
    await table.delivered(0)
    assert table.post == first


async def test_lobby_without_a_seat_to_join_ends_the_benchmark_with_its_text(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "open", AsyncMock(return_value=message(CustomId("thread", 3))))
    with pytest.raises(SystemExit, match="Nothing to join below: A post"):
        await table.begin()


async def test_command_whose_placeholder_is_deleted_is_answered_by_the_next_message() -> None:
    async with StandIn.running() as stand_in, aiohttp.ClientSession(f"http://{stand_in.url}") as bot:
        stand_in._sockets[GUILD_BOT, 0] = AsyncMock()
        asked = await stand_in.command(GUILD_BOT, FIRST_PERSON, CHANNEL, "play")
        hook = f"/api/webhooks/{GUILD_BOT}/t{asked.id}"
        await bot.post(f"/api/interactions/{asked.id}/t{asked.id}/callback", json={"type": DEFER_SEND})
        placeholder = asked.original
        await bot.patch(f"{hook}/messages/@original", json={"content": "…"})
        await bot.delete(f"{hook}/messages/@original")
        assert not asked.answered.done()
        await bot.post(hook, json={"content": "This channel has a game"})
        answer = asked.answered.result()
        assert answer is not placeholder
        assert answer["content"] == "This channel has a game"
