"""A turn: a card is played, which sends a figure out or moves one, and then a card is drawn."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.types import all_options
from engine.games.lost_cities_board import rules, visibility
from engine.games.lost_cities_board.laying import column_direction
from engine.games.lost_cities_board.model import Options, Play
from tests.engine.lost_cities_board.board import ADA, BORIS, CHEN, at, lays, legal, play, position, take

UP_OR_DOWN = Options(up_or_down=True)
FREE = Options(free_first_card=True)

# Play, then draw


def test_turn_passes_after_a_play_and_a_draw() -> None:
    """The Board Game, "An expedition", 3: both mandatory."""
    state = position("Y0 Y1", pile="W9")
    played = play(state, "+Y0 A")
    assert rules.to_move(played) == (ADA,)
    assert len(played.hands[ADA]) == 7
    drawn = play(played, "draw D")
    assert rules.to_move(drawn) == (BORIS,)
    assert len(drawn.hands[ADA]) == 8
    assert "W9" in drawn.hands[ADA]


def test_only_draws_are_legal_after_a_play() -> None:
    """The Board Game, "An expedition", 3."""
    state = play(position("Y0"), "+Y0 A")
    assert all(text.startswith("draw") for text in legal(state))


def test_turns_of_the_board_game_go_round_the_table() -> None:
    state = position("Y5", "B5", "W5", seats=3, pile="G7 G8 G9")
    for seat, text in [(ADA, "-Y5"), (BORIS, "-B5"), (CHEN, "-W5")]:
        assert rules.to_move(state) == (seat,)
        state = play(state, text, "draw D")
    assert rules.to_move(state) == (ADA,)


@pytest.mark.parametrize("options", [*all_options(Options)], ids=str)
def test_cards_of_legal_plays_are_the_playable_cards_of_the_view(options: Options) -> None:
    """Both are worked out by themselves: all cards at once, and card by card."""
    random, state = Random(7), rules.setup(options, 2, 7).state
    for _ in range(60):
        seat = state.turn
        assert seat is not None
        offered = rules.legal_actions(state, seat)
        laid = {action.card for action in offered if isinstance(action, Play) and not action.discard}
        if rules.turn_complete(state):
            assert laid == set(visibility.view(state, seat).playable)
        state = rules.apply(state, seat, random.choice(offered)).state


# Beginning a path


def test_first_card_of_a_colour_sends_a_figure_to_the_first_stone() -> None:
    """The Board Game, "Play": one of your unused figures on its stone 1."""
    state = play(position("Y3"), "+Y3 A")
    assert at(state, ADA, "Y") == 1
    assert state.columns[ADA][0] == ("Y3",)
    assert state.researchers == (None, None)
    assert "Y3" not in state.hands[ADA]


def test_researcher_may_set_out_instead_of_an_adventurer() -> None:
    """The Board Game, "Play": adventurer or researcher, your choice."""
    state = position("Y3 B2")
    assert lays(state, "Y") == {"+Y3 A", "+Y3 R"}
    state = play(state, "+Y3 R")
    assert at(state, ADA, "Y") == 1
    assert state.researchers == (0, None)


def test_only_adventurers_set_out_after_the_researcher() -> None:
    """The Board Game, "Play": *unused* figures."""
    assert lays(position("B3", figures=("*Y2",)), "B") == {"+B3 A"}


def test_only_the_researcher_sets_out_after_four_adventurers() -> None:
    """The Board Game, "Parts": 4 adventurers and 1 researcher."""
    assert lays(position("R3", figures=("Y2 B1 W1 G3",)), "R") == {"+R3 R"}
    assert lays(position("R3", figures=("Y2 B1 W1 *G3",)), "R") == {"+R3 A"}


def test_adventurer_or_researcher_may_set_out_after_three_adventurers() -> None:
    """The Board Game, "Parts"."""
    assert lays(position("R3", figures=("Y2 B1 W1",)), "R") == {"+R3 A", "+R3 R"}


def test_figures_of_other_players_do_not_use_up_ones_own() -> None:
    """The Board Game, "Parts": *each* player has 4 adventurers and 1 researcher; paths may be shared."""
    state = play(position("Y3", figures=("", "*Y2 B1 W1 G1 R1")), "+Y3 R")
    assert (at(state, ADA, "Y"), at(state, BORIS, "Y")) == (1, 2)


def test_path_can_only_be_begun_with_the_lowest_card_of_its_colour_in_hand() -> None:
    """The Board Game, "Play": as both rulebooks word it."""
    state = position("Y3 Y7 B9 B10")
    assert lays(state, "Y") == {"+Y3 A", "+Y3 R"}
    assert lays(state, "B") == {"+B9 A", "+B9 R"}


def test_two_equal_lowest_cards_may_begin_a_path() -> None:
    """The Board Game, "Play"."""
    assert lays(position("Y3 Y3 Y7"), "Y") == {"+Y3 A", "+Y3 R"}


def test_path_can_be_begun_with_the_2_and_not_the_10_in_hand() -> None:
    """Cards are compared as numbers, not as texts."""
    assert lays(position("Y10 Y2"), "Y") == {"+Y2 A", "+Y2 R"}


@pytest.mark.parametrize("options", [FREE, UP_OR_DOWN], ids=["free first card", "up or down"])
def test_free_first_card_and_up_or_down_options_let_any_card_begin_a_path(options: Options) -> None:
    """The Board Game, "Play": *free first card* lifts this, and up-or-down has no such limit."""
    state = position("Y3 Y7", options=options)
    assert lays(state, "Y") == {"+Y3 A", "+Y3 R", "+Y7 A", "+Y7 R"}
    assert play(state, "+Y7 R").columns[ADA][0] == ("Y7",)


def test_any_equal_or_higher_card_continues_a_begun_path() -> None:
    """The Board Game, "Play": going on takes any equal or higher card."""
    state = position("Y3 Y7", columns=("Y3",), figures=("Y1",))
    assert lays(state, "Y") == {"+Y3", "+Y7"}


# Going on


@pytest.mark.parametrize("card", ["Y5", "Y6", "Y10"])
def test_equal_or_higher_card_moves_the_figure_one_stone_on(card: str) -> None:
    """The Board Game, "Play": one stone, however high the card."""
    state = play(position(card, columns=("Y2 Y5",), figures=("Y2",)), f"+{card}")
    assert at(state, ADA, "Y") == 3
    assert state.columns[ADA][0] == ("Y2", "Y5", card)


def test_only_the_own_figure_on_the_cards_path_moves() -> None:
    """The Board Game, "Play"."""
    state = play(position("Y5", figures=("Y2 B4", "Y2")), "+Y5")
    assert state.stones == ((3, 4, 0, 0, 0), (2, 0, 0, 0, 0))


def test_zero_can_follow_a_zero() -> None:
    """The Board Game, "Parts" and "Play": values 0–10, equal or higher."""
    assert lays(position("Y0", columns=("Y0",), figures=("Y1",)), "Y") == {"+Y0"}


def test_lower_card_cannot_be_laid_on_a_rising_column() -> None:
    """The Board Game, "Play"."""
    assert lays(position("Y3 Y4 Y5", columns=("Y5",), figures=("Y1",)), "Y") == {"+Y5"}


# Up or down


def test_first_different_card_decides_that_a_column_falls_if_allowed() -> None:
    """The Board Game, "Options": ascending or descending; the first different card decides."""
    state = position("Y3 Y6 Y7 Y9", columns=("Y7",), figures=("Y1",), options=UP_OR_DOWN)
    assert lays(state, "Y") == {"+Y3", "+Y6", "+Y7", "+Y9"}
    state = position("Y3 Y6 Y7 Y9", columns=("Y7 Y6",), figures=("Y2",), options=UP_OR_DOWN)
    assert lays(state, "Y") == {"+Y3", "+Y6"}


def test_first_different_card_decides_that_a_column_rises() -> None:
    """The Board Game, "Options"."""
    state = position("Y3 Y7 Y8 Y9", columns=("Y7 Y8",), figures=("Y2",), options=UP_OR_DOWN)
    assert lays(state, "Y") == {"+Y8", "+Y9"}


def test_equal_cards_leave_the_direction_open() -> None:
    """The Board Game, "Options": equal cards decide nothing, the first different card does."""
    state = position("Y3 Y9", columns=("Y7 Y7",), figures=("Y2",), options=UP_OR_DOWN)
    assert lays(state, "Y") == {"+Y3", "+Y9"}
    assert [
        column_direction(("Y7",)),
        column_direction(("Y7", "Y7")),
        column_direction(("Y7", "Y7", "Y3")),
    ] == [0, 0, -1]


def test_equal_cards_later_in_a_column_do_not_change_its_direction() -> None:
    """The Board Game, "Options"."""
    state = position("Y2 Y5 Y8", columns=("Y7 Y6 Y6",), figures=("Y3",), options=UP_OR_DOWN)
    assert lays(state, "Y") == {"+Y2", "+Y5"}


def test_each_column_has_its_own_direction() -> None:
    """The Board Game, "Options": *each* column is ascending or descending."""
    state = position("Y5 Y9 B5 B9", columns=("Y7 Y6 B7 B8",), figures=("Y2 B2",), options=UP_OR_DOWN)
    assert lays(state, "Y") == {"+Y5"}
    assert lays(state, "B") == {"+B9"}
    assert visibility.view(state, ADA).directions[ADA] == (-1, 1, 0, 0, 0)


def test_columns_only_rise_by_default() -> None:
    """The Board Game, "Options": up or down is off."""
    assert lays(position("Y3", columns=("Y7",), figures=("Y1",)), "Y") == set()


# A path that is finished


def test_card_on_a_finished_path_may_move_one_other_figure_by_one_stone() -> None:
    """The Board Game, "Play": any other of your figures that is on a path and not on stone 9."""
    state = position("Y8", columns=("Y7",), figures=("Y9 B3 *W7 G9",))
    state = play(state, "+Y8")
    assert state.columns[ADA][0] == ("Y7", "Y8")
    assert state.stones[ADA] == (9, 3, 7, 9, 0)
    assert legal(state) == ["go B", "go W", "stay"]
    assert play(state, "go B").stones[ADA] == (9, 4, 7, 9, 0)


def test_tile_entered_by_the_extra_step_of_a_finished_path_is_applied() -> None:
    """The Board Game, "Play": with that stone's tile."""
    state = position("Y8", columns=("Y7",), figures=("Y9 B2",), tiles="B3=15")
    after = play(state, "+Y8", "go B")
    assert after.totals[ADA] == state.totals[ADA] + 15


def test_extra_step_of_a_finished_path_may_be_declined() -> None:
    """The Board Game, "Play": you may decline the move."""
    state = play(position("Y8", columns=("Y7",), figures=("Y9 B3",)), "+Y8", "stay")
    assert state.stones[ADA] == (9, 3, 0, 0, 0)
    assert "draw D" in legal(state)


@pytest.mark.parametrize("figures", ["Y9", "Y9 B9", "*Y9 W9"])
def test_card_on_a_finished_path_is_legal_without_a_movable_figure(figures: str) -> None:
    """The Board Game, "Play" [R]: the card may be played even when nothing can move."""
    state = play(position("Y8", columns=("Y7",), figures=(figures,)), "+Y8")
    assert state.columns[ADA][0] == ("Y7", "Y8")
    assert "draw D" in legal(state)


def test_finished_path_lets_only_own_figures_take_the_extra_step() -> None:
    """The Board Game, "Play": *your* figures."""
    state = play(position("Y8", columns=("Y7",), figures=("Y9 B3", "W3 G2")), "+Y8")
    assert legal(state) == ["go B", "stay"]


def test_lower_card_cannot_be_laid_on_a_finished_path() -> None:
    """The Board Game, "Play": a valid card on that column."""
    assert lays(position("Y8 Y6", columns=("Y7",), figures=("Y9 B3",)), "Y") == {"+Y8"}


def test_figure_that_reaches_the_end_of_its_path_gives_no_extra_step() -> None:
    """The Board Game, "Play": the path must be finished before the card is played."""
    state = position("Y8", columns=("Y7",), figures=("Y8 B3",), tiles="Y9=5")
    state = play(state, "+Y8")
    assert at(state, ADA, "Y") == 9
    assert "draw D" in legal(state)


# Discarding


def test_card_is_discarded_face_up_onto_the_pile_of_its_colour() -> None:
    """The Board Game, "Play"."""
    state = play(position("B4", discards="B7"), "-B4")
    assert state.discards[1] == ("B7", "B4")
    assert state.columns[ADA] == ((),) * 5
    assert visibility.view(state, BORIS).discards[1] == ("B4", 2)


def test_discarding_any_card_is_legal() -> None:
    """The Board Game, "Play": also a card that would fit, and one that fits nowhere any more."""
    state = position("Y7 Y6 Y1 B3 B4 W2 W2 G0", columns=("Y6",), figures=("Y1",))
    discards = {text for text in legal(state) if text.startswith("-")}
    assert discards == {"-Y7", "-Y6", "-Y1", "-B3", "-B4", "-W2", "-G0"}


def test_discarding_moves_no_figure() -> None:
    """The Board Game, "Play"."""
    state = play(position("Y7", figures=("Y1",)), "-Y7")
    assert at(state, ADA, "Y") == 1


# Drawing


def test_top_of_the_pile_or_of_any_discard_pile_is_drawn() -> None:
    """The Board Game, "Draw"."""
    state = play(position("Y5", discards="B2 B9 W3"), "-Y5")
    assert legal(state) == ["draw D", "draw B", "draw W"]
    after = play(state, "draw B")
    assert after.discards[1] == ("B2",)
    assert after.hands[ADA].count("B9") == state.hands[ADA].count("B9") + 1
    assert len(after.pile) == len(state.pile)


def test_drawing_from_the_pile_of_the_own_discard_is_illegal() -> None:
    """The Board Game, "Draw" [R]: except the card you discarded this turn."""
    assert legal(play(position("Y5", discards="Y2 W3"), "-Y5")) == ["draw D", "draw W"]


def test_laying_a_card_does_not_block_drawing_from_its_colours_pile() -> None:
    """The Board Game, "Draw" [R]: only the own discard is barred."""
    assert "draw Y" in legal(play(position("Y5", discards="Y2"), "+Y5 A"))


def test_discard_of_the_player_before_may_be_drawn() -> None:
    """The Board Game, "Draw" [R]: *you* discarded *this turn*."""
    state = play(position("Y5", "B5", pile="W1"), "-Y5", "draw D", "-B5")
    assert "draw Y" in legal(state)
    assert "Y5" in play(state, "draw Y").hands[BORIS]


def test_own_discard_of_an_earlier_turn_may_be_drawn() -> None:
    """The Board Game, "Draw" [R]."""
    state = play(position("Y5 G4", "B5", pile="W1 W2"), "-Y5", "draw D", "-B5", "draw D", "-G4")
    assert "draw Y" in legal(state)


def test_pile_is_drawn_from_its_top() -> None:
    """The Board Game, "Draw"."""
    state = position("Y5", "B5", pile="W9 G9")
    state = play(state, "-Y5", "draw D", "-B5", "draw D")
    assert "W9" in state.hands[ADA]
    assert "G9" in state.hands[BORIS]


# Taking back


def test_only_drawing_from_the_pile_counts_as_revealing() -> None:
    """All of it can be taken back; with a card of the pile something hidden has come out."""
    state = position("Y8", columns=("Y7",), figures=("Y9 B2 W2",), tiles="B3=arrow W3=artifact")
    for text in ("+Y8", "go B", "go W"):
        step = take(state, text)
        assert not step.reveals
        state = step.state
        assert not rules.turn_complete(state)
    step = take(state, "draw D")
    assert step.reveals
    assert rules.turn_complete(step.state)


def test_discard_and_declined_step_do_not_count_as_revealing() -> None:
    assert not take(position("Y5"), "-Y5").reveals
    state = play(position("Y8", columns=("Y7",), figures=("Y9 B2",)), "+Y8")
    assert not take(state, "stay").reveals


def test_drawing_a_discard_does_not_count_as_revealing() -> None:
    state = play(position("Y5", discards="B2"), "-Y5")
    assert not take(state, "draw B").reveals


def test_turn_is_complete_before_the_play_after_the_draw_and_after_a_resignation() -> None:
    state = position("Y5", left=1, options=Options("short"))
    assert rules.turn_complete(state)
    assert not rules.turn_complete(play(state, "-Y5"))
    assert rules.turn_complete(play(state, "-Y5", "draw D"))
    assert rules.turn_complete(rules.retire(play(state, "-Y5"), BORIS).state)
