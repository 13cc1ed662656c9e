"""The end of rounds, starters, and winners."""

from __future__ import annotations

import pytest

from engine.games.lost_cities import invariants, rules, scoring
from engine.games.lost_cities.model import Options, Received, Retired, RoundBegan, RoundEnded
from tests.engine.lost_cities.table import ADA, BORIS, board, play, position, take

SEVEN = "Y8 Y9 Y10"  # 27 − 20
TWO = "B4 B8 B10"  # 22 − 20


# The end of a round


def test_round_ends_at_once_when_the_last_card_of_the_pile_is_taken() -> None:
    """Lost Cities, "The duel", 4: the rival has no further turn."""
    step = take(position(ada="Y2", left=1, rounds=1), "-Y2 D")
    assert rules.to_move(step.state) == ()
    assert step.events[-1] == RoundEnded(1, scores=(0, 0), totals=(0, 0))


def test_round_continues_while_the_draw_pile_has_a_card() -> None:
    """Lost Cities, "The duel", 4."""
    state = play(position(ada="Y2", left=2, rounds=1), "-Y2 D")
    assert len(state.pile) == 1
    assert rules.to_move(state) == (BORIS,)


def test_drawing_discards_with_one_card_in_the_pile_delays_the_end() -> None:
    """Lost Cities, "The duel", 4: it is the draw pile that counts."""
    state = play(position(ada="Y2", boris="B2", discards="R5 G5", left=1, rounds=1), "-Y2 R", "-B2 G")
    assert len(state.pile) == 1
    assert rules.to_move(state) == (ADA,)


def test_card_played_before_the_last_draw_scores() -> None:
    """Lost Cities, "The duel", 4: the round ends with the draw, after the play."""
    state = play(position(ada="Y10", expeditions=("Y8 Y9", ""), left=1, rounds=1), "+Y10 D")
    assert scoring.result(state).scores == (7, 0)


def test_cards_left_in_hand_at_the_end_of_a_round_score_nothing() -> None:
    """Lost Cities, "The duel", 4."""
    state = play(position(ada="Y2 R2 R3 R4", boris="BW BW BW", left=1, rounds=1), "-Y2 D")
    assert scoring.result(state).scores == (0, 0)


def test_card_drawn_last_in_the_game_is_shown_to_its_drawer() -> None:
    """Lost Cities, "What each seat may see": one's own hand."""
    step = take(position(ada="Y2", pile="W9", left=1, rounds=1), "-Y2 D")
    assert step.events[1] == Received(ADA, "W9", audience=(ADA,))
    assert "W9" in step.state.hands[ADA]


def test_event_of_a_rounds_end_has_its_scores_and_the_totals() -> None:
    """Lost Cities, "The duel", 5 and 6."""
    state = position(ada="R2", expeditions=(SEVEN, TWO), finished=((TWO, SEVEN),), left=1)
    ended = take(state, "-R2 D").events[2]
    assert ended == RoundEnded(2, scores=(7, 2), totals=(9, 9))


# The next round


def test_new_round_is_dealt_from_all_cards_onto_an_empty_table() -> None:
    """Lost Cities, "The duel", 1 and 6: everything is shuffled again."""
    step = take(position(ada="R2", expeditions=(SEVEN, TWO), discards="G4", left=1), "-R2 D")
    state = step.state
    invariants.check(state)
    assert (state.round, len(state.pile)) == (2, 44)
    assert state.board == board("", "")
    assert state.discards == ((),) * 5
    assert state.finished == (board(SEVEN, TWO),)
    assert step.events[-1] == RoundBegan(2, state.starter)


def test_hands_of_the_second_round_differ_from_those_of_the_first() -> None:
    """Lost Cities, "The duel", 1: shuffle."""
    first = rules.setup(Options(), 2, seed=1).state
    second = play(position(ada="R2", left=1), "-R2 D")
    third = play(position(ada="R2", left=1, finished=(("", ""),)), "-R2 D")
    assert len({first.hands, second.hands, third.hands}) >= 2
    assert first.hands != second.hands


@pytest.mark.parametrize("starter", [ADA, BORIS])
@pytest.mark.parametrize("turn", [ADA, BORIS])
@pytest.mark.parametrize(
    ("sides", "leader"),
    [((SEVEN, TWO), ADA), ((TWO, SEVEN), BORIS)],
    ids=("Ada leads", "Boris leads"),
)
def test_player_with_the_higher_total_begins_the_next_round(
    sides: tuple[str, str], leader: int, turn: int, starter: int
) -> None:
    """Lost Cities, "The duel", 2: regardless of the last starter."""
    state = position(ada="R2", boris="R3", expeditions=sides, left=1, turn=turn, starter=starter)
    after = play(state, "-R2 D" if turn == ADA else "-R3 D")
    assert (after.starter, after.turn) == (leader, leader)


def test_player_ahead_in_total_begins_though_the_rival_won_the_round() -> None:
    """Lost Cities, "The duel", 2: the player with the higher *running total* begins."""
    state = position(ada="R2", expeditions=("", TWO), finished=((SEVEN, ""),), left=1, starter=ADA)
    assert play(state, "-R2 D").starter == ADA


@pytest.mark.parametrize(("starter", "following"), [(ADA, BORIS), (BORIS, ADA)])
@pytest.mark.parametrize("sides", [("", ""), (SEVEN, "R8 R9 R10")], ids=["nothing", "seven each"])
def test_on_a_tie_the_player_who_did_not_begin_the_last_round_begins_the_next(
    sides: tuple[str, str], starter: int, following: int
) -> None:
    """Lost Cities, "The duel", 2 [R]: on a tie, the one who did not begin the round before."""
    assert play(position(ada="G2", expeditions=sides, left=1, starter=starter), "-G2 D").starter == following


def test_on_equal_totals_the_other_player_begins_though_the_round_had_a_winner() -> None:
    """Lost Cities, "The duel", 2 [R]."""
    state = position(ada="R2", expeditions=("", SEVEN), finished=((SEVEN, ""),), left=1, starter=ADA)
    assert play(state, "-R2 D").starter == BORIS


def test_player_with_the_smaller_loss_begins_the_next_round() -> None:
    """Lost Cities, "The duel", 2: the higher total."""
    assert play(position(ada="R2", expeditions=("YW", "Y2"), left=1, starter=ADA), "-R2 D").starter == BORIS


# The end of the game


@pytest.mark.parametrize("rounds", [1, 3, 5])
def test_game_of_one_three_or_five_rounds_ends_after_the_last(rounds: int) -> None:
    """Lost Cities, "The duel", 6: rounds: 1, 3 (default) or 5."""
    for played in range(rounds):
        state = position(ada="R2", left=1, rounds=rounds, finished=(("", ""),) * played)
        assert scoring.result(state) is None
        state = play(state, "-R2 D")
        assert (rules.to_move(state) == ()) == (played + 1 == rounds)
    assert scoring.result(state).why == "played-out"


def test_default_game_has_three_rounds_and_five_colours() -> None:
    """Lost Cities, "The duel", 6."""
    assert Options() == Options(rounds=3, colours=5)


def test_totals_of_all_rounds_decide_and_not_the_rounds_won() -> None:
    """Lost Cities, "The duel", 6: totals added. Boris won two rounds, but fewer points."""
    state = position(ada="R2", expeditions=("", TWO), finished=((SEVEN, ""), ("", TWO)), left=1)
    result = scoring.result(play(state, "-R2 D"))
    assert result.scores == (7, 4)
    assert result.placings == (1, 2)
    assert result.winners == (ADA,)


def test_equal_totals_after_the_last_round_are_a_shared_win() -> None:
    """Lost Cities, "The duel", 6 [R]."""
    state = position(ada="R2", expeditions=("", SEVEN), finished=(("", ""), (SEVEN, "")), left=1)
    result = scoring.result(play(state, "-R2 D"))
    assert result.scores == (7, 7)
    assert result.placings == (1, 1)
    assert result.winners == (ADA, BORIS)


def test_score_sheet_has_a_line_per_begun_expedition() -> None:
    """Lost Cities, "The duel", 5 and 6: in the order of rounds and colours."""
    sides = ("YW B4 B8 B10", "")
    result = scoring.result(play(position(ada="R2", expeditions=sides, rounds=1, left=1), "-R2 D"))
    yellow, blue = result.score_sheets[ADA]
    assert (yellow.points, blue.points) == (-40, 2)
    assert blue.details == {"round": 1, "colour": "B", "numbers": 22, "cost": 20, "factor": 1, "bonus": 0}
    assert result.score_sheets[BORIS] == ()


# Resigning


@pytest.mark.parametrize("seat", [ADA, BORIS])
def test_resigning_player_is_placed_second_despite_a_lead(seat: int) -> None:
    """Regardless of points and turn."""
    state = position(finished=((SEVEN, TWO) if seat == ADA else (TWO, SEVEN),))
    step = rules.retire(state, seat)
    result = scoring.result(step.state)
    assert step.events == (Retired(seat),)
    assert result.winners == (1 - seat,)
    assert result.placings[seat] == 2
    assert result.why == "resigned"


def test_resigning_in_the_first_of_three_rounds_abandons_the_game() -> None:
    """The result names the player but is not rated."""
    result = scoring.result(rules.retire(position(), ADA).state)
    assert (result.why, result.winners) == ("abandoned", (BORIS,))


def test_resignation_in_a_later_round_is_no_abandoned_game() -> None:
    state = position(finished=(("", ""),))
    assert scoring.result(rules.retire(state, ADA).state).why == "resigned"


@pytest.mark.parametrize(("left", "why"), [(44, "abandoned"), (30, "abandoned"), (29, "resigned")])
def test_resigned_single_round_is_abandoned_only_in_its_first_third(left: int, why: str) -> None:
    """44 cards can be drawn: a third of them are 14.7."""
    state = position(rounds=1, left=left)
    assert scoring.result(rules.retire(state, ADA).state).why == why


def test_unfinished_round_is_not_scored_after_a_resignation() -> None:
    """Only finished rounds are scored ("The duel", 4 and 5)."""
    state = rules.retire(position(expeditions=("YW", "R10"), finished=((SEVEN, TWO),)), ADA).state
    assert scoring.result(state).scores == (7, 2)
