"""A turn on the panel takes few taps: every button is one, every answer from a menu two."""

from __future__ import annotations

from statistics import mean

import pytest

from benchmarks.taps import computers_turns, counted, greedy_turns, taps
from engine.games.tikal import notation
from tests.engine.tikal.jungle import jungle


@pytest.mark.parametrize("games", [pytest.param(50, marks=pytest.mark.slow), 15])
def test_a_greedy_turn_takes_few_taps(games: int) -> None:
    taken = counted(games, greedy_turns)
    assert mean(taken) <= 8
    assert max(taken) <= 14


@pytest.mark.slow
@pytest.mark.parametrize("games", [pytest.param(20, marks=pytest.mark.slow), 5])
def test_a_turn_of_much_walking_takes_not_many_more(games: int) -> None:
    taken = counted(games, computers_turns)
    assert mean(taken) <= 10
    assert max(taken) <= 18


def test_explorers_come_in_by_one_tap_and_the_last_point_ends_the_turn() -> None:
    """Nine explorers are five, three and one; the leader takes the last point."""
    turn = [*["new A5"] * 9, "leader A5", "end"]
    assert taps(jungle(), [notation.read(text) for text in turn]) == 4
