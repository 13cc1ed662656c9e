"""Daily habits of people in a long world."""

from __future__ import annotations

from random import Random

import pytest

from tests.world import habits, swarm
from tests.world.habits import AWAKE, LONG
from tests.world.history import DAY, HOUR, MINUTE
from tests.world.test_world import SHORT


@pytest.mark.parametrize("seed", range(20))
def test_no_player_looks_at_night_and_turns_wait_one_to_twelve_hours_on_average(seed: int) -> None:
    random = Random(seed)
    days = habits.drawn(random, Random(seed + 1), least=MINUTE)
    now, waits = 0.0, list[float]()
    for _ in range(200):
        waits.append(days.gone(random, now, busy=False))
        now += waits[-1]
        asleep = (now - days.rises) % DAY - AWAKE
        assert asleep < 0
    assert 1 * HOUR < sum(waits) / len(waits) < 12 * HOUR


def test_player_who_stays_after_a_turn_is_back_within_minutes() -> None:
    random = Random(1)
    days = habits.Days(rises=0, evening=12 * HOUR, between=6 * HOUR, stays=0.85)
    waits = [days.gone(random, 13 * HOUR, busy=True) for _ in range(200)]
    assert sum(wait < 10 * MINUTE for wait in waits) > 140


@pytest.mark.slow
def test_world_of_several_days_has_no_findings_and_under_40_presses_an_hour() -> None:
    hours = LONG + 6
    outcome = swarm.outcome(SHORT._replace(seed=1, hours=hours))
    assert not outcome.findings, "\n".join(map(str, outcome.findings))
    assert 1 < outcome.counts["press"] / hours < 40, "an evening of two tables has hundreds"
