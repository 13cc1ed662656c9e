"""The estimate for an expedition that is not played out, with which playouts end."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from benchmarks.computers.expeditions import deal
from benchmarks.computers.prospects import Fit
from engine.games.lost_cities_board.computer.compact import OVER, PLAY
from engine.games.lost_cities_board.computer.estimate import apply_act
from engine.games.lost_cities_board.computer.prospect import FEATURES, points_now, seat_features, stage_of
from engine.games.lost_cities_board.judgement import estimate_for, prospect_for


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "expeditions"), [(2, 60), (4, 40)])
def test_estimated_lead_is_closer_to_the_final_lead_than_that_in_current_points(
    seats: int, expeditions: int
) -> None:
    now, guessed = list[float](), list[float]()
    for number in range(expeditions):
        expedition, leads = deal(Random(f"prospect {number}"), seats), []
        while expedition.phase != OVER:
            if expedition.phase == PLAY and len(expedition.pile) == 20:
                ends = prospect_for(seats).expected_points(expedition)
                leads.append((points_now(expedition, 0) - points_now(expedition, 1), ends[0] - ends[1]))
            apply_act(expedition, estimate_for(seats).choose(expedition))
        lead = points_now(expedition, 0) - points_now(expedition, 1)
        now += [abs(lead - one) for one, _ in leads]
        guessed += [abs(lead - one) for _, one in leads]
    assert mean(guessed) < 0.85 * mean(now)


def test_seat_has_one_feature_per_weight() -> None:
    assert len(seat_features(deal(Random(1), 2), 0, 10.0)) == len(FEATURES)


def test_stage_of_the_estimate_rises_with_the_number_of_turns_left() -> None:
    assert [stage_of(turns) for turns in (0.5, 2, 3.9, 4, 30)] == [0, 1, 1, 2, 5]


def test_fit_recovers_the_weights_that_its_samples_were_made_with() -> None:
    random, fit, true = Random(1), Fit(), [float(place) for place in range(len(FEATURES))]
    for _ in range(200):
        seen = [random.gauss(0, 1) for _ in FEATURES]
        fit.add(seen, sum(one * number for one, number in zip(seen, true, strict=True)))
    assert fit.numbers() == pytest.approx(true, abs=1e-3)
