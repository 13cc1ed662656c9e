"""A turn on the panel takes few taps: every button is one, and so is each *More…* before it."""

from __future__ import annotations

from statistics import mean, quantiles

import pytest

from benchmarks.computers.taps import computers_turns, counted, greedy_turns, taps
from engine.games.tikal import notation
from tests.engine.tikal.jungle import jungle


@pytest.mark.slow
def test_greedy_turn_of_tikal_takes_at_most_twelve_taps_and_seven_and_a_half_on_average() -> None:
    taken = counted(288, greedy_turns)
    assert mean(taken) <= 7.5
    assert quantiles(taken, n=20)[-1] <= 10
    assert max(taken) <= 12


def test_greedy_early_turn_of_tikal_takes_at_most_twelve_taps_and_seven_and_a_half_on_average() -> None:
    taken = counted(15, greedy_turns)
    assert mean(taken) <= 7.5
    assert max(taken) <= 12


@pytest.mark.slow
@pytest.mark.parametrize("turns", [20, 5])
def test_computers_turn_of_tikal_takes_at_most_21_taps_and_eleven_on_average(turns: int) -> None:
    """Late in a game pieces stand on up to fourteen hexes: they don't all have room on the first page."""
    taken = counted(turns, computers_turns)
    assert mean(taken) <= 11
    assert max(taken) <= 21


def test_ten_pieces_come_in_by_four_taps_and_the_last_ends_the_turn() -> None:
    """Nine explorers are five, three and one; the leader takes the last point."""
    turn = [*["new A5"] * 9, "leader A5", "end"]
    assert taps(jungle(), [notation.read(text) for text in turn]) == 4
