"""The computer player of the board game: how it judges a position, and that games end."""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest
from msgspec.structs import replace

from engine.ai.character import Level
from engine.ai.choice import advise, choose
from engine.ai.situation import situation_of
from engine.games.lost_cities_board import GAME, notation, rules, scoring, visibility
from engine.games.lost_cities_board.computer.compact import card_numbers, combine_cards, compact_expedition
from engine.games.lost_cities_board.computer.estimate import MAX_IDLE_ROUNDS
from engine.games.lost_cities_board.computer.playouts import Playouts
from engine.games.lost_cities_board.judgement import JUDGEMENT, estimate_for, prospect_for
from engine.games.lost_cities_board.model import COLOURS, DRAW, HAND, PILE, Draw, Options, State
from tests.engine.facts import facts_of
from tests.engine.lost_cities_board.board import ADA, BORIS, position
from tests.playthroughs import players

SHORT = Options(length="short")
LENGTHS: tuple[Literal["long", "short"], ...] = ("long", "short")


def chosen(state: State, level: Level | str = Level.HARD, playouts: int = 40) -> str:
    """Return the computer's action for the seat to move."""
    assert state.turn is not None
    history = rules.setup(state.options, 2, 1).events
    return notation.write(choose(GAME, state, state.turn, history, 3, level, playouts))


def test_computer_plays_the_lowest_fitting_card_first() -> None:
    state = position("Y3 Y4 Y9 B9 W9 G9 R9 R10", figures=("Y3",), columns=("Y2",), left=40)
    assert chosen(state) == "+Y3"


def test_computer_begins_a_path_for_which_it_has_many_low_cards() -> None:
    state = position("Y0 Y1 Y3 Y4 Y6 B10 W10 G10", left=60)
    assert chosen(state).startswith("+Y0")


def test_computer_begins_no_path_with_three_cards_left_in_the_pile() -> None:
    state = position("Y8 Y9 B7 W8 G6 R7 R9 R10", left=3)
    assert chosen(state).startswith("-")


@pytest.mark.parametrize(
    ("columns", "uses"),
    [
        (["W2 W4 R1 R3"], "your opponent hasn’t|your opponent could|your opponent can’t use it now"),
        (["W2 W4 R1 R3", "W5 W6 R6 R7"], "an opponent hasn’t|an opponent could|no opponent can use it now"),
    ],
)
def test_advice_says_whether_a_rival_can_use_a_discard(columns: list[str], uses: str) -> None:
    """A rival could begin the colour with the card."""
    seats, figures = 1 + len(columns), ("", *["W2 R2"] * len(columns))
    state = position("Y3 B4 W9 R2 G2", seats=seats, figures=figures, columns=("", *columns), left=30)
    for text, beginning in zip(("-B4", "-W9", "-R2"), uses.split("|"), strict=True):
        fact = facts_of(GAME, state, ADA, notation.read(text))[-1]
        assert fact.removeprefix("but ").startswith(beginning)


@pytest.mark.parametrize(
    ("crossed", "fact"),
    [
        ("B7 W7 *G7", "onto a stone worth 30 with an artifact"),
        ("B7 W7 *G7 R7", "onto a stone worth 30"),
    ],
)
def test_advice_promises_no_tile_for_the_step_that_ends_the_expedition(crossed: str, fact: str) -> None:
    state = position("Y10", figures=("Y6", crossed), tiles="Y7=artifact")
    assert facts_of(GAME, state, ADA, notation.read("+Y10"))[0] == fact


def test_worths_of_advice_in_the_2008_edition_do_not_depend_on_hidden_points() -> None:
    """The other totals are hidden in the 2008 edition."""
    options = Options(edition="2008")
    state = rules.setup(options, 2, 4).state
    hidden = tuple(0 if seat == state.starter else 55 for seat in range(2))
    rich = replace(state, totals=hidden, gained=hidden)
    worths = [[one.worth for one in advise(GAME, state, state.starter, (), 1, 40)] for state in (state, rich)]
    assert worths[0] == worths[1]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
def test_games_between_computers_of_the_board_game_end_within_200_turns_without_long_idle_runs(
    seats: int, level: Level
) -> None:
    step, turns, idle = rules.setup(SHORT, seats, 5), 0, 0
    history = list(step.events)
    while step.state.turn is not None:
        action = choose(GAME, step.state, step.state.turn, history, 5, level, 0)
        step = rules.apply(step.state, step.state.turn, action)
        history += step.events
        if isinstance(action, Draw) and step.state.last is not None:
            idle = idle + 1 if step.state.last.discarded and action.source != PILE else 0
            assert idle <= MAX_IDLE_ROUNDS * seats
            turns += 1
    assert turns < 200


def test_computer_given_no_history_weighs_only_a_draw_from_the_pile_after_a_discard() -> None:
    state = position("Y3 Y4 B9 W2", figures=("Y3", "Y2"), discards="Y4 B5", left=40)
    state = rules.apply(state, ADA, notation.read("-W2")).state
    situation = situation_of(GAME, state, ADA, (), 1, Level.HARD)
    assert state.phase == DRAW
    assert [opinion.action for opinion in JUDGEMENT.weigh(situation)] == [Draw(PILE)]


def won(seed: int, seats: int) -> bool:
    """Whether a computer without playouts wins a short game against sensible players."""
    state, random, own = rules.setup(SHORT, seats, seed).state, Random(seed), seed % seats
    while state.turn is not None:
        seat = state.turn
        if seat == own:
            action = choose(GAME, state, seat, (), seed, Level.HARD, 0)
        else:
            legal = rules.legal_actions(state, seat)
            action = players.choose("lost_cities_board", visibility.view(state, seat), legal, random)
        state = rules.apply(state, seat, action).state
    result = scoring.result(state)
    assert result is not None
    return own in result.winners


@pytest.mark.slow
def test_computer_of_the_board_game_wins_seven_of_ten_games_against_a_sensible_player() -> None:
    assert sum(won(seed, 2) for seed in range(10)) >= 7


def test_sampled_deals_keep_own_and_openly_taken_cards_and_deal_hidden_ones() -> None:
    state = position("Y3 Y4 B9 W2", "R1 R2 R3", figures=("Y3", "Y2"), discards="G4 B5", left=40)
    for seat, text in ((ADA, "-W2"), (ADA, "draw D"), (BORIS, "-R1"), (BORIS, "draw B")):
        state = rules.apply(state, seat, notation.read(text)).state
    before = compact_expedition(state)
    playouts = Playouts(
        situation_of(GAME, state, ADA, (), 1, Level.EXPERT), [], estimate_for(2), prospect_for(2)
    )
    deals = [playouts.dealt(deal) for deal in range(3)]
    assert len({tuple(deal.hands[BORIS]) for deal in deals}) > 1
    for deal in deals:
        assert deal.hands[ADA] == before.hands[ADA]
        assert sum(held.bit_count() for held in deal.hands[BORIS]) == HAND
        assert 5 in card_numbers(deal.hands[BORIS][COLOURS.index("B")])
        assert len(deal.pile) == len(before.pile)
        for colour in range(len(COLOURS)):
            hidden = {
                combine_cards(deal.hands[seat][colour], deal.unseen[seat][colour]) for seat in (ADA, BORIS)
            }
            assert len(hidden) == 1, "what neither has laid down yet"


def test_computer_in_the_lead_ends_the_expedition_over_the_bridge() -> None:
    """The fifth figure over a bridge."""
    figures = ("Y9 B9 W6", "Y9 B9 G3 R1")
    state = position("W10 G10 R10", figures=figures, columns=("W9",), left=30, options=SHORT)
    assert chosen(state, Level.EXPERT) == "+W10"


def test_sampled_results_never_fall_below_zero_points() -> None:
    """A player with 0 points keeps 0 without artifacts (rules, "Scoring an expedition")."""
    state = position("Y3 Y4", figures=("Y3", "B2"), left=1, options=SHORT)
    ends = JUDGEMENT.sample_results(state, 1, 3)
    assert min(min(points) for points in ends) == 0


def test_computer_values_an_artifact_at_13_points_in_a_long_game_and_14_in_a_short_one() -> None:
    worths = {
        length: compact_expedition(rules.setup(Options(length=length), 2, 1).state).artifact
        for length in LENGTHS
    }
    assert worths == {"long": 13.0, "short": 14.0}


def test_advice_on_a_finished_path_says_that_another_explorer_moves_only_if_one_can() -> None:
    """The Board Game, "A path you have finished"."""
    for figures, facts in (("Y9 B3", ["lets another explorer move"]), ("Y9", []), ("Y9 B9", [])):
        state = position("Y10", figures=(figures,), columns=("Y9",), left=30)
        assert facts_of(GAME, state, ADA, notation.read("+Y10")) == facts


def test_advice_on_a_card_that_sets_a_direction_names_the_cards_skipped_on_the_other_side() -> None:
    """The Board Game, "Options": up-or-down."""
    options = Options(up_or_down=True)
    state = position("Y3 Y6 Y8", figures=("Y1",), columns=("Y5",), left=30, options=options)
    assert facts_of(GAME, state, ADA, notation.read("+Y8"))[-1] == "but skips your yellow 3, yellow 6"
    assert facts_of(GAME, state, ADA, notation.read("+Y3"))[-1] == "but skips your yellow 6, yellow 8"
