"""The end of expeditions, starters, and winners."""

from __future__ import annotations

import pytest
from msgspec import structs

from engine.games.lost_cities_board import invariants, rules, scoring, visibility
from engine.games.lost_cities_board.model import (
    ExpeditionBegan,
    ExpeditionEnded,
    Options,
    Retired,
    State,
    Walked,
)
from tests.engine.lost_cities_board.board import (
    ADA,
    BORIS,
    CHEN,
    DANA,
    Expedition,
    at,
    ended,
    play,
    position,
    take,
)

SHORT = Options(length="short")
FOUR_OVER = ("Y6 B7", "W7 G8", "R9")
"""Four figures are over a bridge; Ada's on the yellow path stands before it."""


def bridge(hands: str = "Y5", **given: object) -> State:
    """Ada can end the expedition with a yellow card."""
    return position(hands, **{"seats": 3, "figures": FOUR_OVER, **given})


# The fifth crossing


def test_fifth_figure_over_a_bridge_ends_the_expedition_at_once() -> None:
    """The Board Game, "End of an expedition": all players together."""
    step = take(bridge(), "+Y5")
    assert ended(step).bridge
    assert step.state.expedition == 2
    assert step.reveals


def test_fourth_crossing_does_not_end_the_expedition() -> None:
    """The Board Game, "End of an expedition"."""
    state = play(position("Y5", seats=3, figures=("Y6 B7", "W7 G6", "R9")), "+Y5")
    assert state.expedition == 1
    assert visibility.view(state, None).crossed == 4


def test_fifth_crossing_ends_the_expedition_though_four_figures_share_a_path() -> None:
    """The Board Game, "End of an expedition": four of five may share one path."""
    state = position("Y5", seats=4, figures=("Y6 B7", "Y7", "Y8", "Y9"))
    assert ended(take(state, "+Y5")).bridge


def test_five_crossings_by_one_player_end_the_expedition() -> None:
    """The Board Game, "End of an expedition"."""
    assert ended(take(position("Y5", figures=("Y6 B7 W8 *G9 R7",)), "+Y5")).bridge


def test_step_of_a_figure_already_past_the_bridge_does_not_end_the_expedition() -> None:
    """The Board Game, "End of an expedition": figures are counted, not steps."""
    state = position("Y5", seats=3, figures=("Y7 B7", "W7", "R7"))
    assert play(state, "+Y5").expedition == 1


def test_tile_of_the_fifth_crossing_is_not_applied() -> None:
    """The Board Game, "End of an expedition": neither points …"""
    state = bridge(tiles="Y7=15", options=SHORT)
    step = take(state, "+Y5")
    assert step.state.gained == state.gained
    assert step.events[1] == Walked(ADA, "Y", 7, "", crossed=True)


def test_artifact_is_not_taken_with_the_fifth_crossing() -> None:
    """The Board Game, "End of an expedition": … nor artifacts."""
    state = bridge(tiles="Y7=artifact", options=SHORT)
    after = play(state, "+Y5")
    assert after.found == state.found
    assert after.tiles == state.tiles


def test_arrow_behind_the_bridge_is_not_applied_after_the_fifth_crossing() -> None:
    """The Board Game, "End of an expedition": … nor an arrow: no further chain step happens."""
    step = take(bridge(tiles="Y7=arrow"), "+Y5")
    assert ended(step).bridge
    assert step.state.phase == "play"


def test_fifth_crossing_by_an_arrow_ends_the_expedition_without_the_points_of_the_tile() -> None:
    """The Board Game, "End of an expedition": by a card, an arrow or a finished path."""
    state = position(
        "G5", seats=3, figures=("Y6 B7 G1", "W7 G8", "R9"), tiles="G2=arrow Y7=15", options=SHORT
    )
    before = play(state, "+G5")
    step = take(before, "go Y")
    assert ended(step).bridge
    assert step.state.gained == state.gained
    assert at(step.state, ADA, "Y") == 7
    invariants.check(step.state)


def test_fifth_crossing_by_the_extra_step_of_a_finished_path_ends_the_expedition() -> None:
    """The Board Game, "End of an expedition"."""
    state = position("B5", seats=3, figures=("Y6 B9", "W7 G8", "R9"))
    assert ended(take(play(state, "+B5"), "go Y")).bridge


@pytest.mark.parametrize("options", [SHORT, Options()], ids=["short", "long"])
def test_no_card_is_drawn_after_the_fifth_crossing(options: Options) -> None:
    """The Board Game, "End of an expedition": the hand of seven is not filled up."""
    state = bridge(options=options)
    step = take(state, "+Y5")
    assert not any(type(event).__name__ in {"Drew", "Received"} for event in step.events)
    if options == SHORT:
        assert [len(hand) for hand in step.state.hands] == [7, 8, 8]
        assert step.state.pile == state.pile
    invariants.check(step.state)


def test_short_game_ended_by_the_fifth_crossing_is_valid_with_seven_cards_in_a_hand() -> None:
    """A hand of seven is sound at the end of a game, and only there and within a turn."""
    step = take(bridge(options=SHORT), "+Y5")
    invariants.check(step.state)
    assert len(step.state.hands[ADA]) == 7
    assert rules.to_move(step.state) == ()
    assert rules.legal_actions(step.state, ADA) == []


# The last card


def test_last_card_of_the_pile_ends_the_expedition_at_once() -> None:
    """The Board Game, "End of an expedition": no player has another turn."""
    state = play(position("Y5", left=1, pile="W9", options=SHORT), "-Y5")
    assert rules.to_move(state) == (ADA,)
    step = take(state, "draw D")
    assert not ended(step).bridge
    assert rules.to_move(step.state) == ()
    assert "W9" in step.state.hands[ADA]


def test_expedition_continues_while_the_draw_pile_has_a_card() -> None:
    """The Board Game, "End of an expedition"."""
    state = play(position("Y5", left=2), "-Y5", "draw D")
    assert (state.expedition, len(state.pile), rules.to_move(state)) == (1, 1, (BORIS,))


def test_drawing_discards_with_one_card_in_the_pile_delays_the_expeditions_end() -> None:
    """The Board Game, "End of an expedition": the draw pile counts."""
    state = play(position("Y5", "B5", left=1, discards="R1"), "-Y5", "draw R", "-B5", "draw Y")
    assert (state.expedition, len(state.pile)) == (1, 1)


# The next expedition


def test_next_expedition_starts_with_an_empty_table_and_a_new_pile() -> None:
    """The Board Game, "An expedition", 1, and "Scoring an expedition", 3: figures come back."""
    step = take(bridge(), "+Y5")
    state = step.state
    assert step.events[-1] == ExpeditionBegan(2, BORIS)
    assert state.stones == ((0,) * 5,) * 3
    assert state.researchers == (None,) * 3
    assert state.columns == (((),) * 5,) * 3
    assert state.discards == ((),) * 5
    assert len(state.pile) == 86
    assert (state.gained, state.found, state.last) == ((0,) * 3, (0,) * 3, None)
    invariants.check(state)


@pytest.mark.parametrize(("turn", "following"), [(ADA, BORIS), (BORIS, CHEN), (CHEN, ADA)])
def test_player_after_the_last_mover_begins_when_the_pile_ended_the_expedition(
    turn: int, following: int
) -> None:
    """The Board Game, "An expedition", 2: regardless of the last starter."""
    state = position("Y5", "Y5", "Y6", seats=3, left=1, turn=turn)
    after = play(state, "-Y6" if turn == CHEN else "-Y5", "draw D")
    assert (after.expedition, after.starter, after.turn) == (2, following, following)


@pytest.mark.parametrize(("turn", "following"), [(ADA, BORIS), (BORIS, CHEN), (CHEN, DANA), (DANA, ADA)])
def test_player_after_the_last_mover_begins_when_crossings_ended_the_expedition(
    turn: int, following: int
) -> None:
    """The Board Game, "An expedition", 2."""
    figures = ["B7", "W7", "G8", "R9"]
    figures[turn] += " Y6"
    hands = ["", "", "", ""]
    hands[turn] = "Y5"
    after = play(position(*hands, seats=4, figures=tuple(figures), turn=turn), "+Y5")
    assert (after.expedition, after.starter, after.turn) == (2, following, following)


def test_last_mover_and_not_the_last_starter_decides_the_next_starter() -> None:
    """The Board Game, "An expedition", 2: Ada began, Boris moved last, Chen begins."""
    state = play(position("Y5", "B5", seats=3, left=2), "-Y5", "draw D")
    assert state.starter == ADA
    after = play(state, "-B5", "draw D")
    assert (after.expedition, after.starter, after.turn) == (2, CHEN, CHEN)


def test_points_and_artifacts_are_carried_into_the_next_expedition() -> None:
    """The Board Game, "Scoring an expedition", 3, and "The game": between expeditions."""
    earlier = (Expedition(figures=("Y9", "B8"), tiles=(5, 0), found=(2, 1)),)
    state = position("Y5", left=1, figures=("Y4", "B4"), found=(1, 0), earlier=earlier)
    assert (state.totals, state.tokens, state.found) == ((55, 35), (2, 1), (1, 0))
    after = play(state, "-Y5", "draw D")
    assert (after.totals, after.tokens, after.found) == ((60, 40), (3, 1), (0, 0))


def test_event_of_an_expeditions_end_has_points_of_figures_and_totals() -> None:
    earlier = (Expedition(figures=("Y9", "B8")),)
    state = position("Y5", left=1, figures=("Y4 *G7", "B1"), tiles="Y2=5 Y4=5", earlier=earlier)
    event = ended(take(play(state, "-Y5"), "draw D"))
    assert event == ExpeditionEnded(2, False, figures=(65, -20), totals=(50 + 10 + 65, 15))
    assert event.milestone


# The game


@pytest.mark.parametrize(("options", "expeditions"), [(Options(), 3), (SHORT, 1)], ids=["long", "short"])
def test_long_game_has_three_expeditions_and_a_short_one_has_one(options: Options, expeditions: int) -> None:
    """The Board Game, "The game": long: three, short: one."""
    for number in range(expeditions):
        earlier = (Expedition(figures=("Y9", "")),) * number
        state = position("Y5", left=1, earlier=earlier, options=options)
        assert visibility.view(state, None).expeditions == expeditions
        assert scoring.result(state) is None
        state = play(state, "-Y5", "draw D")
        assert (rules.to_move(state) == ()) == (number + 1 == expeditions)
    result = scoring.result(state)
    assert result is not None
    assert result.why == "played-out"


def over(
    figures: tuple[str, ...], *, found: tuple[int, ...] = (), options: Options = SHORT, **given: object
) -> State:
    """A game that was played out with these figures on the paths."""
    seats = len(figures)
    state = position("Y5", seats=seats, left=1, figures=figures, found=found, options=options, **given)
    return play(state, "-Y5", "draw D")


def test_most_points_after_the_last_expedition_win() -> None:
    """The Board Game, "The game"."""
    result = scoring.result(over(("R8", "R9", "R7")))
    assert result is not None
    assert result.winners == (BORIS,)
    assert result.placings == (2, 1, 3)


def test_tie_in_points_goes_to_the_player_with_the_most_artifacts() -> None:
    """The Board Game, "The game": 15 + 10 for two artifacts against 10 + 15 for three."""
    result = scoring.result(over(("W6", "G5"), found=(2, 3)))
    assert result is not None
    assert result.scores == (25, 25)
    assert result.placings == (2, 1)
    assert result.winners == (BORIS,)


def test_tie_at_zero_goes_to_the_most_artifacts() -> None:
    """The Board Game, "The game" [R]: both fall to 0 after the artifacts, but Boris has found one."""
    result = scoring.result(over(("", "W2"), found=(0, 1)))
    assert result is not None
    assert result.scores == (0, 0)
    assert result.placings == (2, 1)


def test_artifacts_of_all_expeditions_decide_a_tie() -> None:
    """The Board Game, "The game": tokens are kept."""
    earlier = (
        Expedition(figures=("Y9", "Y9"), found=(3, 2)),
        Expedition(figures=("Y4", "B6"), found=(0, 2)),
    )
    # Ada: 50 + 5, and three artifacts for −10. Boris: 50 + 15 − 20 + 5, and four artifacts for −5.
    result = scoring.result(over(("", "R1 G4"), options=Options(), earlier=earlier))
    assert result is not None
    assert result.scores == (45, 45)
    assert result.placings == (2, 1)


def test_tie_in_points_and_artifacts_is_a_shared_win() -> None:
    """The Board Game, "The game" [R]."""
    result = scoring.result(over(("B8", "W8", "G4")))
    assert result is not None
    assert result.placings == (1, 1, 3)
    assert result.winners == (ADA, BORIS)


# Resigning


@pytest.mark.parametrize("seat", [ADA, BORIS, CHEN])
def test_resigning_player_is_placed_last_despite_a_lead(seat: int) -> None:
    """Regardless of the turn."""
    figures = ["Y4", "B5", "W6"]
    figures[seat] = "R9"
    state = position(seats=3, earlier=(Expedition(figures=tuple(figures)),))
    step = rules.retire(state, seat)
    result = scoring.result(step.state)
    assert step.events == (Retired(seat),)
    assert rules.to_move(step.state) == ()
    assert result is not None
    assert result.placings[seat] == 3
    assert seat not in result.winners
    invariants.check(step.state)


@pytest.mark.parametrize("seat", [ADA, BORIS])
def test_resigning_after_a_card_at_an_arrow_or_before_the_draw_leaves_a_valid_state(seat: int) -> None:
    state = position("Y5", figures=("Y1 B2",), tiles="Y2=arrow")
    for text in ("+Y5", "stay"):
        state = play(state, text)
        invariants.check(rules.retire(state, seat).state)


def test_resigning_in_the_first_expedition_abandons_a_long_game() -> None:
    result = scoring.result(rules.retire(position(seats=3), ADA).state)
    assert result is not None
    assert result.why == "abandoned"


def test_resignation_in_a_later_expedition_is_no_abandoned_game() -> None:
    result = scoring.result(rules.retire(position(earlier=(Expedition(figures=("Y4", "")),)), ADA).state)
    assert result is not None
    assert result.why == "resigned"


def test_resigned_short_game_is_abandoned_until_a_fifth_of_its_pile_was_drawn() -> None:
    state = position(options=SHORT)
    pile = len(state.pile)
    for played, why in ((0, "abandoned"), (pile // 5 - 1, "abandoned"), (pile // 5 + 1, "resigned")):
        moved = structs.replace(
            state,
            pile=state.pile[played:],
            discards=(*state.discards[:-1], (*state.discards[-1], *state.pile[:played])),
        )
        result = scoring.result(rules.retire(moved, ADA).state)
        assert result is not None
        assert result.why == why


def test_after_a_resignation_tiles_of_the_unfinished_expedition_score_and_figures_do_not() -> None:
    """The points of tiles were already theirs."""
    state = position(figures=("Y9", "R3"), tiles="Y2=arrow Y4=arrow Y6=arrow Y7=15 Y9=5")
    result = scoring.result(rules.retire(state, BORIS).state)
    assert result is not None
    assert result.scores[ADA] == 20
