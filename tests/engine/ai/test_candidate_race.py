"""Playouts overrule the favourite only where they are sure."""

from __future__ import annotations

from random import Random

import pytest

from engine.ai.candidate_race import Playout, compare_candidates, first_of_the_best, mean_difference
from engine.ai.choice import limited

EQUAL = (0.0, 0.0, 0.0)
"""Estimates that prefer no candidate."""


def noisy(gains: tuple[float, ...], common: float = 30.0, own: float = 2.0) -> Playout:
    """Playouts whose outcomes depend mostly on the deal, and a little on the candidate."""

    def play_out(candidate: int, deal: int) -> float:
        luck = Random(f"{deal}").gauss(0, common)
        return luck + Random(f"{deal} {candidate}").gauss(0, own) + gains[candidate]

    return play_out


def test_candidate_with_better_outcomes_on_the_same_noisy_deals_beats_the_favourite() -> None:
    verdicts = compare_candidates(EQUAL, noisy((0.0, 3.0, -1.0)), limited(120))
    assert verdicts[1] > 0 >= max(verdicts[0], verdicts[2])


def test_equally_good_candidate_overrules_the_favourite_in_under_a_fifth_of_races() -> None:
    def alike(case: int) -> Playout:
        return lambda candidate, deal: Random(f"{case} {deal} {candidate}").gauss(0, 1)

    overruled = sum(max(compare_candidates(EQUAL[:2], alike(case), limited(40))) > 0 for case in range(200))
    assert overruled < 40, "about one in fifteen is what chance makes sure"


def test_candidates_without_playouts_are_compared_by_their_estimates() -> None:
    assert compare_candidates((5.0, 4.0, 2.0), noisy((0.0, 9.0, 9.0)), limited(0)) == [0.0, -1.0, -3.0]


@pytest.mark.parametrize(
    ("second", "low", "high"),
    [
        ((6.0, 6.0, 6.5, 5.5), 5.0, 6.0),
        ((4.0, -4.0, 4.0, -4.0), -8.0, -8.0),
        ((5.0, -4.0, 5.0, -4.0), -7.9, -0.1),
        ((-3.0, 1.1, -3.0, 1.1), -7.9, -1.0),
        ((-6.0, -6.0, -6.5, -5.5), -6.0, -6.0),
    ],
    ids=("surely better", "equal on average", "perhaps better", "perhaps worse", "surely worse"),
)
def test_verdict_lies_between_estimate_and_mean_of_playouts_and_nearer_the_mean_the_surer_it_is(
    second: tuple[float, ...], low: float, high: float
) -> None:
    """The second candidate is estimated 8 points worse. Certain playouts alone make it better."""
    outcomes = ((0.0,) * 4, second)
    (_, verdict) = compare_candidates(
        (3.0, -5.0), lambda candidate, deal: outcomes[candidate][deal], limited(2 * len(second))
    )
    assert low <= verdict <= high


def test_clearly_worse_candidate_gets_under_a_third_of_the_playouts_of_the_favourite() -> None:
    asked = [0, 0, 0]

    def play_out(candidate: int, deal: int) -> float:
        asked[candidate] += 1
        return noisy((0.0, 0.5, -20.0))(candidate, deal)

    compare_candidates(EQUAL, play_out, limited(600))
    assert asked[2] < asked[0] / 3


def test_mean_difference_and_its_standard_error_cover_only_deals_played_by_both_candidates() -> None:
    mean, error = mean_difference((1.0, 3.0, 5.0, 9.0), (0.0, 1.0, 2.0))
    assert (mean, round(error, 3)) == (2.0, 0.577)


@pytest.mark.parametrize(
    ("outcomes", "best"),
    [
        (((0, 0, 0, 0), (2, 6, 2, 6), (5, 3, 5, 3.5)), 1),
        (((0, 0, 0, 0), (1, 2, 1, 2), (5, 6, 5, 6)), 2),
        (((5, 6, 5, 6), (5, 6, 5, 5), (0, 0, 0, 0)), 0),
        (((4, 0, 4, 0), (0, 0, 0, 0), (0, 4, 0, 4.1)), 2),
    ],
    ids=("two about equal", "one best", "favourite best", "favourite slightly behind"),
)
def test_first_candidate_within_a_standard_error_of_the_best_wins_but_the_favourite_only_if_best(
    outcomes: tuple[tuple[float, ...], ...], best: int
) -> None:
    """One that is a standard error behind is worse, and the first needs the highest mean."""
    assert first_of_the_best(outcomes) == best
