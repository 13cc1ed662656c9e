"""Periodic jobs follow a monotonic clock."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.bot.evening import MINUTE, Evening


@pytest.fixture
def rounds(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """A list that grows with each sweep."""
    made: list[None] = []
    sweep = evening.bot.scheduler.sweep

    async def counted() -> None:
        made.append(None)
        await sweep()

    monkeypatch.setattr(evening.bot.scheduler, "sweep", counted)
    return made


@pytest.mark.parametrize("by", [timedelta(hours=-1), timedelta(days=1)])
async def test_sweeps_run_each_minute_although_the_system_clock_jumps(
    evening: Evening, rounds: list[None], by: timedelta
) -> None:
    """A wall clock set back would have paused the bot; set forward, it would have run missed sweeps at
    once."""
    await evening.pass_time(2 * MINUTE)
    evening.env.backend.clock._epoch += by
    before = len(rounds)
    await evening.pass_time(10 * MINUTE)
    assert len(rounds) - before == 10
    assert evening.bot.beat.is_running()
