"""A turn on the panel takes few taps: every button is one, and so is each *More…* before it."""

from __future__ import annotations

from statistics import mean, quantiles

import pytest

from benchmarks.computers.taps import computers_turns, counted, greedy_turns, taps
from engine.games.tikal import notation
from tests.engine.tikal.jungle import jungle


@pytest.mark.slow
def test_greedy_turn_takes_at_most_twelve_taps() -> None:
    taken = counted(288, greedy_turns)
    assert mean(taken) <= 7.5
    assert quantiles(taken, n=20)[-1] <= 10
    assert max(taken) <= 12


def test_greedy_turn_early_in_a_game_takes_at_most_twelve_taps() -> None:
    taken = counted(15, greedy_turns)
    assert mean(taken) <= 7.5
    assert max(taken) <= 12


@pytest.mark.slow
@pytest.mark.parametrize("turns", [20, 5])
def test_turn_with_much_walking_takes_at_most_21_taps(turns: int) -> None:
    """Late in a game pieces stand on up to fourteen hexes: they don't all have room on the first page."""
    taken = counted(turns, computers_turns)
    assert mean(taken) <= 11
    assert max(taken) <= 21


def test_explorers_come_in_by_one_tap_and_the_last_point_ends_the_turn() -> None:
    """Nine explorers are five, three and one; the leader takes the last point."""
    turn = [*["new A5"] * 9, "leader A5", "end"]
    assert taps(jungle(), [notation.read(text) for text in turn]) == 4
