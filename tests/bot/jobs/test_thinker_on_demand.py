"""The computers' worker process takes memory, so it starts only when a computer sits at a table."""

from __future__ import annotations

import pytest

from tests.bot.evening import Evening
from tests.bot.thinking import Judging


def is_running(evening: Evening) -> bool:
    thinker = evening.bot._thinker
    assert isinstance(thinker, Judging)
    return thinker.is_begun


@pytest.mark.slow
async def test_game_without_computers_starts_no_thinking_worker(evening: Evening) -> None:
    await evening.begin()
    await evening.turn(evening.ada, (await evening.legal())[0])
    assert not is_running(evening)


async def test_thinking_worker_starts_when_a_computer_sits_down(evening: Evening) -> None:
    lobby = await evening.open()
    assert not is_running(evening)
    await evening.choose(evening.ada, "Add a computer: beginner", lobby)
    assert (await evening.table()).has_computers
    assert is_running(evening)


async def test_thinking_worker_starts_with_the_bot_if_a_game_has_a_computer(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.choose(evening.ada, "Add a computer: beginner", lobby)
    await evening.press(evening.ada, "Start", lobby)
    await evening.restart()
    await evening.env.settle()
    assert is_running(evening)
