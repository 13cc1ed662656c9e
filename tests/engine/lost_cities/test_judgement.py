"""The computer player of Lost Cities: judgement and memory."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.ai.character import Character, Level
from engine.ai.choice import choose
from engine.ai.situation import situation_of
from engine.core.types import Event
from engine.games.lost_cities import GAME, notation, rules
from engine.games.lost_cities.computer import compact
from engine.games.lost_cities.computer.compact import NO_SEAT
from engine.games.lost_cities.computer.look import NO_CARD, Look
from engine.games.lost_cities.computer.perception import idle_turns, remembered_round
from engine.games.lost_cities.computer.playouts import Playouts, holding_likelihood
from engine.games.lost_cities.judgement import JUDGEMENT, compact_act, estimate_for
from engine.games.lost_cities.model import Move, Options, State
from tests.engine.facts import facts_of
from tests.engine.lost_cities.table import ADA, BORIS, CHEN, position, take


def chosen(state: State, level: Level | str = Level.HARD, playouts: int = 60) -> str:
    """Return the computer's action for the seat to move."""
    assert state.turn is not None
    return notation.write(choose(GAME, state, state.turn, (), 1, level, playouts))


def situation(state: State, *turns: str) -> Any:
    """Return what Ada knows after she has watched these turns."""
    history: list[Event] = []
    for text in turns:
        step = take(state, text)
        state, history = step.state, [*history, *step.events]
    return situation_of(GAME, state, ADA, history, 1, Level.HARD)


def test_computer_plays_the_next_number_before_a_jump() -> None:
    state = position(ada="Y3 Y9 B2 W3 G4 R2 R5 B6", expeditions=("YW Y2", ""), left=30)
    assert chosen(state).startswith("+Y3")


def test_computer_does_not_discard_a_card_the_rival_needs() -> None:
    state = position(
        ada="Y10 B3 B5 W3 W4 G4 G2 R5", expeditions=("", "YW YW Y2 Y6 Y7"), discards="Y3 Y4 Y5 Y8", left=20
    )
    assert not chosen(state).startswith("-Y10")


def test_computer_draws_a_discard_that_fits_its_expedition() -> None:
    state = position(
        ada="B2 B3 W3 W5 G4 G2 R5 R3", expeditions=("YW Y2 Y6 Y7", ""), discards="Y3 Y4 Y5 Y8", left=20
    )
    assert chosen(state).endswith(" Y")


def test_computer_begins_no_expedition_with_three_cards_left_in_the_pile() -> None:
    state = position(ada="Y2 Y4 B3 W3 G4 R2 B5 W6", expeditions=("", ""), left=3)
    assert chosen(state).startswith("-")
    assert chosen(state, Level.EXPERT).startswith("-")


def test_expert_plays_its_nine_or_ten_on_an_expedition_with_three_cards_left_in_the_pile() -> None:
    state = position(ada="Y9 Y10 B2 B3 W3 G4 R2 R4", expeditions=("YW YW Y7 Y8", ""), left=3)
    assert chosen(state, Level.EXPERT).startswith("+Y")


def test_computer_remembers_which_partner_laid_the_last_card_of_an_expedition() -> None:
    state = position(ada="Y2 B2", boris="Y3", chen="Y4 B3", dana="W2", partners=True)
    turns = ("+Y2 D", "+Y3 D", "+Y4 D", "-W2 D", "+B2 D")
    laid_by = remembered_round(situation(state, *turns)).laid_by
    assert laid_by == [[CHEN, ADA, *[NO_SEAT] * 3], [BORIS, *[NO_SEAT] * 4]]
    assert remembered_round(situation(state)).laid_by == [[NO_SEAT] * 5] * 2


def looked(together: bool = False, **numbers: float) -> Look:
    """Ada's yellow 4 and 6, a 3 played, in the partners' game with some numbers changed."""
    tuned = estimate_for(4).numbers
    mood = replace(estimate_for(4).moods[len(estimate_for(4).moods) // 2], numbers=replace(tuned, **numbers))
    unseen = compact.WITHOUT_SECOND_COPIES[compact.ABOVE[0] & ~(1 << 3 | 1 << 4 | 1 << 6)]
    return Look(mood, 1 << 4 | 1 << 6, unseen, compact.add_to_expedition(0, 3), 0, NO_CARD, together)


def test_colour_last_played_by_the_partner_is_estimated_higher_and_a_jump_in_it_costs_more() -> None:
    """The player of an expedition's last card is likely to hold more."""
    assert looked(together=True).expected > looked().expected
    jumped = [look.play_parts(6)[3] for look in (looked(together=True), looked())]
    assert jumped[0] < jumped[1] < 0


def test_second_copy_of_an_unseen_number_counts_only_if_the_first_is_gone() -> None:
    second = 1 << compact.SECOND_COPIES[3]
    both, one = 1 << 3 | second | 1 << 7, 1 << 3 | 1 << 7
    assert compact.WITHOUT_SECOND_COPIES[both] == compact.WITHOUT_SECOND_COPIES[one] == one
    assert compact.WITHOUT_SECOND_COPIES[second] == second


def test_partners_value_playing_over_discarding_more_the_fewer_cards_are_left() -> None:
    """Partners with more cards to play than turns left neither discard nor wait."""
    worth = []
    for left in (30, 12, 4):
        state = position(
            ada="Y5 Y7 B6 B8 B9 W4 R3 R4", expeditions=("Y3 Y4 B4 B5", ""), left=left, partners=True
        )
        weighed = {notation.write(one.action): one.worth for one in JUDGEMENT.weigh(situation(state))}
        worth.append(weighed["+Y5 D"] - weighed["-R3 D"])
    assert worth[0] < worth[1] < worth[2]


def test_rival_is_estimated_to_hold_useless_and_next_numbers_less_and_far_ones_more_often() -> None:
    expedition = compact.add_to_expedition(compact.add_to_expedition(0, 3), 5)
    every = compact.ABOVE[0]
    ratios = [holding_likelihood(expedition, kind, every, pile=30) for kind in (2, 6, 10)]
    dead, following, far = ratios
    assert dead < 1 > following
    assert far > 1


def test_newest_turns_in_a_row_that_neither_play_nor_draw_from_the_pile_count_as_idle() -> None:
    state = position(ada="Y2 Y3 Y4 Y5", boris="B2 B3 B4 B5", discards="R5 G6", pile="R9 R8 R7 R6")
    assert idle_turns(situation(state, "-Y2 R", "-B2 Y", "-Y3 B")) == 3
    assert idle_turns(situation(state, "-Y2 R", "-B2 D", "-Y3 B")) == 1
    assert idle_turns(situation(state, "-Y2 R", "+B2 G", "+Y3 D")) == 0


def test_playout_of_a_won_last_turn_adds_a_bonus_of_10_in_the_duel_and_40_with_partners() -> None:
    """The last turn decides a round: its points, and the bonus for winning."""
    ahead = {}
    for partners in (False, True):
        state = position(
            ada="Y9 B2 B3 W3 G4", expeditions=("YW Y7 Y8", ""), left=1, rounds=1, partners=partners
        )
        known, last = situation(state), notation.read("+Y9 D")
        held = compact.compact_round(state).hands[ADA]
        seats = len(state.hands)
        ahead[seats] = Playouts(known, [compact_act(held, last)], estimate_for(seats)).outcome(0, 0)
    assert ahead == {2: 8 + 10, 4: 8 + 40}


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
def test_games_between_computers_end_within_150_turns_and_four_idle_turns_in_a_row(
    seats: int, level: Level
) -> None:
    """Even if no player gains by drawing from the pile."""
    for seed in range(3):
        step, turns, idle = rules.setup(Options(rounds=1, partners=seats > 2), seats, seed), 0, 0
        history = list(step.events)
        while step.state.turn is not None:
            action = choose(GAME, step.state, step.state.turn, history, seed, level, 0)
            step = rules.apply(step.state, step.state.turn, action)
            history += step.events
            last, turns = step.state.last, turns + 1
            if isinstance(last, Move):
                idle = idle + 1 if last.discarded and last.source != "D" else 0
            assert idle <= 4
        assert turns < 150


def test_advice_names_held_cards_that_can_follow_or_are_skipped_and_the_cost_of_starting() -> None:
    state = position(ada="Y3 Y9 B2 W3 G4 R2 R5 B6", expeditions=("YW Y2", ""), left=30)
    facts = {
        text: facts_of(GAME, state, ADA, notation.read(text)) for text in ("+Y3 D", "+Y9 D", "+R2 D", "-B2 D")
    }
    assert facts == {
        "+Y3 D": ["skips none of your cards", "one more of your cards can follow"],
        "+Y9 D": ["but skips your yellow 3"],
        "+R2 D": ["but starting costs 20; your red cards add up to 7", "one more of your cards can follow"],
        "-B2 D": ["your opponent hasn’t started blue"],
    }


def test_advice_counts_wagers_among_the_cards_that_follow_or_are_skipped() -> None:
    state = position(ada="YW YW Y9 BW B4 R3 R7 G2", expeditions=("BW", "G4"), left=30)
    facts = {
        text: facts_of(GAME, state, ADA, notation.read(text)) for text in ("+YW D", "+B4 D", "+R7 D", "+G2 D")
    }
    assert facts == {
        "+YW D": ["but starting costs 20; your yellow cards add up to 9", "2 more of your cards can follow"],
        "+B4 D": ["but skips your blue wager"],
        "+R7 D": ["but starting costs 20; your red cards add up to 10", "but skips your red 3"],
        "+G2 D": ["but starting costs 20; your green cards add up to 2"],
    }


def test_advice_to_begin_with_a_lone_wager_says_that_no_number_is_held() -> None:
    state = position(ada="GW Y9 BW B4 R3 R7 W2 W3", expeditions=("", ""), left=30)
    (fact,) = facts_of(GAME, state, ADA, notation.read("+GW D"))
    assert fact == "but starting costs 20; you hold no green number yet"


@pytest.mark.parametrize(
    ("own", "rival", "hand", "fact"),
    [
        ("R2", "", "R5 R6", "the red 7 fits your expedition"),
        ("R9", "R2", "R5 R6", "your opponent doesn’t get the red 7"),
        ("", "", "R5 R6", "the red 7 goes with your 2 red cards"),
        ("", "", "G5 G6", "the pile keeps its 30 cards, so the round lasts longer"),
    ],
)
def test_advice_to_take_a_discard_says_whether_it_fits_is_denied_to_the_rival_or_delays_the_end(
    own: str, rival: str, hand: str, fact: str
) -> None:
    """An opponent who has not begun the colour is denied nothing."""
    state = position(ada=f"Y3 Y9 B2 W3 G4 B6 {hand}", expeditions=(own, rival), discards="R7", left=30)
    assert facts_of(GAME, state, ADA, notation.read("+Y3 R"))[-1] == fact


def test_advice_with_partners_speaks_of_opponents() -> None:
    hands = {"ada": "Y3 Y9 B2 W3 G4 B6 R5 R6", "boris": "BW BW R8", "chen": "W9 W10", "dana": "G9 G10"}
    state = position(partners=True, expeditions=("R9", "G5 R2"), discards="R7", left=30, **hands)
    facts = [
        facts_of(GAME, state, ADA, notation.read(text))[-1] for text in ("-B2 D", "-G4 D", "-R5 D", "+Y3 R")
    ]
    assert facts == [
        "your opponents haven’t started blue",
        "your opponents can’t use it",
        "but your opponents could use it",
        "your opponents don’t get the red 7",
    ]


def test_advice_does_not_say_that_a_discard_below_the_card_just_laid_fits() -> None:
    state = position(ada="R9 Y9 B2 W3 G4 B6 R5 R6", expeditions=("R2", ""), discards="R7", left=30)
    assert facts_of(GAME, state, ADA, notation.read("+R9 R"))[-1].startswith("the pile keeps")


@pytest.mark.parametrize(("last", "closes"), [("Y2", True), ("Y9", False)])
def test_advice_says_that_the_ten_ends_an_expedition_unless_only_it_was_left(last: str, closes: bool) -> None:
    state = position(ada="Y10 R9 B2 W3 G4 B6 R5 R6", expeditions=(last, ""), left=30)
    facts = facts_of(GAME, state, ADA, notation.read("+Y10 D"))
    assert ("but nothing can follow it" in facts) is closes


@pytest.mark.parametrize(("theirs", "fact"), [("", "takes"), ("R5 R6 R7 R8", "but takes")])
def test_advice_warns_that_a_turn_ends_the_round_only_to_the_side_behind(theirs: str, fact: str) -> None:
    state = position(ada="Y3 Y9 B2 W3 G4 B6 R2 R3", expeditions=("", theirs), left=1)
    assert facts_of(GAME, state, ADA, notation.read("-B2 D"))[-1].startswith(fact)


@pytest.mark.parametrize(
    ("mine", "text", "fact"),
    [("Y8 Y9", "+Y10 D", "takes"), ("Y8 Y9 Y10", "+B2 D", "but takes"), ("Y8 Y9", "-Y10 D", "but takes")],
)
def test_advice_about_ending_a_round_compares_the_points_after_the_card_is_laid(
    mine: str, text: str, fact: str
) -> None:
    hand = "B2 W3 G4 B6 R2 R3 W4" if "Y10" in mine else "Y10 B2 W3 G4 B6 R2 R3"
    state = position(ada=hand, expeditions=(mine, "R5 R6 R7"), left=1)
    assert facts_of(GAME, state, ADA, notation.read(text))[-1].startswith(fact)


def test_advice_near_the_end_says_whether_the_draw_ends_or_prolongs_the_round() -> None:
    """Taking a discard leaves the pile as it is."""
    cards = {"ada": "Y3 Y9 B2 W3 G4 R3 R5 B6", "expeditions": ("YW Y2", ""), "discards": "R2"}
    for left, text, fact in (
        (1, "+Y3 D", "but takes the last card: the round is over"),
        (1, "+Y3 R", "the pile keeps its last card, so the round lasts longer"),
        (7, "+Y3 R", "the pile keeps its 7 cards, so the round lasts longer"),
    ):
        state = position(**cards, left=left)
        assert facts_of(GAME, state, ADA, notation.read(text))[-1] == fact
    state = position(**cards, left=30)
    assert not any("pile" in fact for fact in facts_of(GAME, state, ADA, notation.read("+Y3 R")))


@pytest.mark.parametrize("temperament", ["timid", "even", "bold"])
def test_beginner_starts_the_expedition_of_a_good_hand(temperament: str) -> None:
    """They misjudge what may come, not the cards they hold."""
    state = position(ada="Y3 Y5 Y6 Y7 Y9 W3 G4 B6", expeditions=("W8 G9 B10", ""), left=30)
    for seed in range(30):
        who = Character(Level.FIRST, temperament, seed)
        assert notation.write(choose(GAME, state, ADA, (), 1, who, 0)).startswith("+Y3")


def test_advice_counts_two_equal_numbers_once_among_the_cards_that_can_follow() -> None:
    """Lost Cities, "Partners": numbers strictly increase."""
    state = position(ada="Y2 Y3 Y3 Y7", expeditions=("YW", ""), left=30, partners=True)
    assert "2 more of your cards can follow" in facts_of(GAME, state, ADA, notation.read("+Y2 D"))
