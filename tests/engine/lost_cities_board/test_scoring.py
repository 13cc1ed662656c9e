"""Points of figures and artifacts, and whole games worked out by hand."""

from __future__ import annotations

import pytest

from engine.games.lost_cities_board import GAME, scoring
from engine.games.lost_cities_board.model import Options, State
from engine.games.lost_cities_board.scoring import artifact_points, figure_points
from tests.engine.lost_cities_board.board import (
    ADA,
    BORIS,
    CHEN,
    WORTH,
    Expedition,
    ended,
    places,
    play,
    position,
    take,
)

SHORT = Options(length="short")
LONG = Options()


def worth(text: str) -> int:
    return sum(figure_points(*places(text)))


def lines(state: State, seat: int) -> list[tuple[str, int]]:
    """Return a player's score lines as (id, points)."""
    result = scoring.result(state)
    assert result is not None
    return [
        (line.text.removeprefix("lost_cities_board-line-"), line.points) for line in result.score_sheets[seat]
    ]


# Figures


@pytest.mark.parametrize(("stone", "points"), list(enumerate(WORTH, start=1)))
def test_adventurer_scores_the_points_of_its_stone(stone: int, points: int) -> None:
    """The Board Game, "Scoring an expedition", 1."""
    assert worth(f"B{stone}") == points


@pytest.mark.parametrize(("stone", "points"), list(enumerate(WORTH, start=1)))
def test_researcher_scores_double_the_points_of_its_stone_losses_included(stone: int, points: int) -> None:
    """The Board Game, "Scoring an expedition", 1: −40 on the first stone, 100 in the city."""
    assert worth(f"*B{stone}") == 2 * points


def test_figures_not_sent_out_score_zero() -> None:
    """The Board Game, "Scoring an expedition", 1."""
    assert worth("") == 0


def test_only_the_researchers_stone_counts_double() -> None:
    """The Board Game, "Scoring an expedition", 1: 50 + 2 × 30 − 20 + 5 − 15."""
    assert worth("Y9 *B7 W1 G4 R2") == 80


# Artifacts


@pytest.mark.parametrize(
    ("found", "points"),
    list(enumerate((-50, -45, -40, -10, -5, 0, 30, 35, 40, 70, 75, 80, 110, 115, 120, 150))),
)
def test_artifacts_on_the_long_track_score_the_printed_points(found: int, points: int) -> None:
    """The Board Game, "The game": 0…15 artifacts."""
    assert artifact_points(found, LONG) == points


@pytest.mark.parametrize(("found", "points"), list(enumerate((-20, -15, 10, 15, 30, 50))))
def test_artifacts_on_the_short_track_score_the_printed_points(found: int, points: int) -> None:
    """The Board Game, "The game": 0…5 artifacts."""
    assert artifact_points(found, SHORT) == points


@pytest.mark.parametrize(("options", "found", "points"), [(LONG, 16, 150), (LONG, 27, 150), (SHORT, 9, 50)])
def test_artifacts_beyond_the_track_score_its_last_entry(options: Options, found: int, points: int) -> None:
    """The Board Game, "The game": 15+ and 5+."""
    assert artifact_points(found, options) == points


# The floor


def test_total_never_falls_below_zero() -> None:
    """The Board Game, "Scoring an expedition", 2: 35 − 20 − 40 is no −25."""
    earlier = (Expedition(figures=("Y8", "Y8")),)
    state = position("Y5", left=1, figures=("B1 *W1", "G1"), earlier=earlier)
    after = play(state, "-Y5", "draw D")
    assert after.totals == (0, 15)


def test_tile_points_reduce_a_loss_before_the_total_is_raised_to_zero() -> None:
    """The Board Game, "Scoring an expedition", 2: tile points included, 15 − 10."""
    state = position("Y5", left=1, figures=("R3",), tiles="R3=15")
    assert play(state, "-Y5", "draw D").totals == (5, 0)


def test_points_below_zero_are_not_carried_over_to_the_next_expedition() -> None:
    """The Board Game, "Scoring an expedition", 2: the next expedition counts from 0."""
    earlier = (Expedition(figures=("*Y1", "")), Expedition(figures=("B9", "")))
    assert position(earlier=earlier).totals == (50, 0)


def test_artifacts_do_not_lower_the_final_score_below_zero() -> None:
    """The Board Game, "The game" [R]: after the artifacts the total again never falls below 0."""
    state = play(position("Y5", left=1, figures=("B4",), options=SHORT), "-Y5", "draw D")
    result = scoring.result(state)
    assert result is not None
    assert result.scores == (0, 0)
    assert lines(state, ADA) == [("tiles", 0), ("figures", 5), ("artifacts", -20), ("floor", 15)]
    assert lines(state, BORIS) == [("tiles", 0), ("figures", 0), ("artifacts", -20), ("floor", 20)]


def test_loss_of_an_expedition_is_raised_to_zero_before_artifacts_are_added() -> None:
    """The Board Game, "Scoring an expedition", 2, and "The game" [R]: −20 is 0, and then 10 for two."""
    figures_ = ("R4 Y1 *B1",)
    state = play(position("Y5", left=1, figures=figures_, found=(2,), options=SHORT), "-Y5", "draw D")
    assert lines(state, ADA) == [("tiles", 0), ("figures", -55), ("floor", 55), ("artifacts", 10)]
    result = scoring.result(state)
    assert result is not None
    assert result.scores[ADA] == 10


# Worked examples


def test_short_game_for_two_matches_the_worked_example() -> None:
    """The Board Game, "Event tiles", "Scoring an expedition" and "The game".

    Ada: yellow 9 (50), blue 7 (30), the researcher on white 6 (2 × 15), green 2 (−15): 95.
    Her tiles: 5 (Y2), 10 (Y7), 15 (Y9), 10 (B6), 5 (W2), 15 (G2): 60; artifacts on Y6, B5 and W5: 15.
    Boris: the researcher on red 3 (2 × −10), yellow 1 (−20): −40, with 10 from the tile on R3: 0.
    No artifact, −20: 0 again.
    """
    tiles = (
        "Y2=5 Y4=arrow Y6=artifact Y7=10 Y9=15 B3=arrow B5=artifact B6=10 B7=arrow "
        "W2=5 W3=arrow W5=artifact G2=15 R3=10"
    )
    state = position("R5", left=1, figures=("Y9 B7 *W6 G2", "*R3 Y1"), tiles=tiles, options=SHORT)
    assert (state.totals, state.found) == ((60, 10), (3, 0))
    step = take(play(state, "-R5"), "draw D")
    assert ended(step).figures == (95, -40)
    assert ended(step).totals == (155, 0)
    assert lines(step.state, ADA) == [("tiles", 60), ("figures", 95), ("artifacts", 15)]
    assert lines(step.state, BORIS) == [
        ("tiles", 10),
        ("figures", -40),
        ("floor", 30),
        ("artifacts", -20),
        ("floor", 20),
    ]
    result = scoring.result(step.state)
    assert result is not None
    assert (result.scores, result.placings) == ((170, 0), (1, 2))


def test_expedition_for_three_ended_by_the_bridge_matches_the_worked_example() -> None:
    """The Board Game, all of "An expedition", turn by turn.

    Ada stands on Y5 and B6, Boris has W7 and the researcher on G8, Chen R7 and G9: four are over.
    1. Ada's yellow 5: Y6 (15), an arrow; blue on to B7 would be the fifth, so she stays.
    2. Boris' white 6: W8 (35), no tile there.
    3. Chen's green 9 on a finished path: red on to R8 (35), no tile there.
    4. Ada's yellow 6: Y7 (30), the fifth over; the 15 there is not gained, and nothing is drawn.
    Figures: Ada 30 + 15, Boris 35 + 2 × 35, Chen 35 + 50.
    """
    state = position(
        "Y5 Y6",
        "W6",
        "G9",
        seats=3,
        figures=("Y5 B6", "W7 *G8", "R7 G9"),
        columns=("Y2 B3", "W4 G1", "R0 G8"),
        tiles="Y6=arrow Y7=15 B7=10",
        pile="R9 R10 B10",
        options=SHORT,
    )
    tiles_before = state.gained
    state = play(state, "+Y5", "stay", "draw D", "+W6", "draw D", "+G9", "go R", "draw D")
    step = take(state, "+Y6")
    assert ended(step).bridge
    assert ended(step).figures == (45, 105, 85)
    assert step.state.gained == tiles_before
    assert len(step.state.hands[ADA]) == 7
    assert step.state.stones == ((7, 6, 0, 0, 0), (0, 0, 8, 8, 0), (0, 0, 0, 9, 8))


def test_points_by_land_list_every_figure_with_the_researcher_double() -> None:
    state = take(play(position("R5", left=1, figures=("Y9 *W6", "Y1"), options=SHORT), "-R5"), "draw D").state
    assert len(state.sheets) == 1
    assert list(GAME.points_by_land(state, ADA)) == [("yellow", WORTH[8]), ("white", 2 * WORTH[5])]
    assert list(GAME.points_by_land(state, BORIS)) == [("yellow", WORTH[0])]


def test_long_game_matches_the_worked_example() -> None:
    """The Board Game, "Scoring an expedition" and "The game", line by line.

    Ada: 10 of tiles − 60 (researcher on 1, another on 1), floor: 0. Then 15 + 50 + 2 × 30: 125. Then
    the last expedition: 5 (B4): 130. Artifacts 1 + 3 + 0: −5: 125.
    Boris: 5 + 35: 40. Then 0 − 20: 20. Then the researcher on R9: 120. Artifacts 5 + 4: 9: 70. 190.
    Chen never sends a figure out: 0, −50, 0.
    """
    earlier = (
        Expedition(figures=("*Y1 B1", "W8", ""), tiles=(10, 5, 0), found=(1, 5, 0)),
        Expedition(figures=("Y9 *B7", "G1", ""), tiles=(15, 0, 0), found=(3, 4, 0)),
    )
    state = position("Y5", seats=3, left=1, figures=("B4", "*R9", ""), earlier=earlier)
    assert state.totals == (125, 20, 0)
    state = play(state, "-Y5", "draw D")
    assert lines(state, ADA) == [
        ("tiles", 10),
        ("figures", -60),
        ("floor", 50),
        ("tiles", 15),
        ("figures", 110),
        ("tiles", 0),
        ("figures", 5),
        ("artifacts", -5),
    ]
    assert lines(state, BORIS)[-3:] == [("tiles", 0), ("figures", 100), ("artifacts", 70)]
    assert lines(state, CHEN)[-2:] == [("artifacts", -50), ("floor", 50)]
    result = scoring.result(state)
    assert result is not None
    assert result.scores == (125, 190, 0)
    assert result.placings == (2, 1, 3)
