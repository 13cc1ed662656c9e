"""Invariants that legal turns keep, and states that `check` rejects."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from engine.core.dice import Dice
from engine.core.game_errors import CorruptState
from engine.games.lost_cities import invariants, rules
from engine.games.lost_cities.model import NUMBER, ORDER, Handing, Known, Move, Options, State, deck
from tests.engine.lost_cities.table import ADA, BORIS, CHEN, board, play, position, rows
from tests.examples import a_few

rounds = st.sampled_from([1, 3, 5])
duels = st.builds(Options, rounds, st.sampled_from([5, 6]))
options = duels | st.builds(Options, rounds, partners=st.just(True))
choices = st.lists(st.integers(0, 10**6), min_size=1, max_size=120)


def walk(agreed: Options, seed: int, numbers: list[int]) -> list[State]:
    """The states of a game in which each number chooses one of the legal turns."""
    states = [rules.setup(agreed, rules.seats_for(agreed)[0], seed).state]
    for number in numbers:
        state = states[-1]
        if state.turn is None:
            break
        turns = rules.legal_actions(state, state.turn)
        states.append(rules.apply(state, state.turn, turns[number % len(turns)]).state)
    return states


def everywhere(state: State) -> Counter[str]:
    places = [*state.hands, *state.discards, *state.board[ADA], *state.board[BORIS], state.pile]
    return Counter(card for place in places for card in place)


@a_few
@given(options, st.integers(0, 2**64), choices)
def test_turns_neither_lose_nor_duplicate_cards_and_duel_hands_keep_eight(
    agreed: Options, seed: int, numbers: list[int]
) -> None:
    """Lost Cities, "Cards"."""
    for state in walk(agreed, seed, numbers):
        assert everywhere(state) == Counter(deck(agreed))
        sizes = [len(hand) for hand in state.hands]
        if agreed.partners:
            assert sizes[0] + sizes[2] == sizes[1] + sizes[3] == 16
            assert min(sizes) >= 6
        else:
            assert sizes == [8, 8]


@a_few
@given(options, st.integers(0, 2**64), choices)
def test_expeditions_rise_without_a_repeated_number_in_every_game(
    agreed: Options, seed: int, numbers: list[int]
) -> None:
    """Lost Cities, "The duel", 3."""
    state = walk(agreed, seed, numbers)[-1]
    for side in state.board:
        for expedition in side:
            values = [NUMBER[card] for card in expedition]
            assert values == sorted(values)
            assert len(set(values) - {0}) == len(values) - values.count(0)


@a_few
@given(options, st.integers(0, 2**64), choices)
def test_turns_rotate_and_only_drawing_from_the_pile_shrinks_it(
    agreed: Options, seed: int, numbers: list[int]
) -> None:
    """Lost Cities, "The duel", 3 and 4, and "Partners"."""
    states = walk(agreed, seed, numbers)
    for before, after in pairwise(states):
        if after.round == before.round and after.turn is not None:
            assert after.turn == (before.turn + 1) % len(after.hands)
            from_pile = isinstance(after.last, Move) and after.last.source == "D"
            assert len(before.pile) - len(after.pile) == from_pile


def test_hand_is_sorted_after_a_drawn_card() -> None:
    state = play(position(ada="Y2 B5 R9", pile="W9"), "-B5 D")
    invariants.check(state)
    assert list(state.hands[ADA]) == sorted(state.hands[ADA], key=ORDER.__getitem__)


SOUND = position(ada="Y2 Y3", expeditions=("YW Y4", "R7"), discards="G9 G2", finished=(("B10", ""),))
OVER = play(position(ada="Y2", left=1, rounds=1), "-Y2 D")
MOVED = play(position(ada="Y2", discards="R5", pile="W9"), "-Y2 R")
# All know of the yellow card that was drawn, so nothing but the discard speaks against its coming from there.
TAKEN = structs.replace(play(position(ada="Y2", pile="Y9"), "-Y2 D"), known=Known((("Y9",), ())))
DEALT = position(partners=True, chen="G5 G6")
PASSED = play(position(partners=True, ada="Y7 B5"), ">Y7 B5")


def hands(state: State, *moves: tuple[int, int]) -> tuple[tuple[str, ...], ...]:
    """The hands with a card gone from one seat to another, for each pair."""
    changed = [list(hand) for hand in state.hands]
    for giver, taker in moves:
        changed[taker].append(changed[giver].pop())
    return tuple(tuple(sorted(hand, key=ORDER.__getitem__)) for hand in changed)


@pytest.mark.parametrize(
    ("state", "changes"),
    [
        pytest.param(SOUND, {"pile": SOUND.pile[1:]}, id="a card is missing"),
        pytest.param(SOUND, {"pile": (*SOUND.pile, "Y2")}, id="a card is there twice"),
        pytest.param(SOUND, {"pile": ("Q9", *SOUND.pile[1:])}, id="a card is unknown"),
        pytest.param(SOUND, {"pile": ("PW", *SOUND.pile[1:])}, id="a card of a colour not in play"),
        pytest.param(
            SOUND,
            {"hands": (SOUND.hands[0][1:], SOUND.hands[1]), "pile": (*SOUND.pile, SOUND.hands[0][0])},
            id="a hand of seven",
        ),
        pytest.param(SOUND, {"hands": (SOUND.hands[0][::-1], SOUND.hands[1])}, id="a hand is not sorted"),
        pytest.param(SOUND, {"hands": SOUND.hands[:1]}, id="a player is missing"),
        pytest.param(SOUND, {"board": SOUND.board[:1]}, id="a side is missing"),
        pytest.param(SOUND, {"board": board("Y4 YW", "R7")}, id="a wager after a number"),
        pytest.param(
            SOUND,
            {"board": ((SOUND.board[0][1], SOUND.board[0][0], *SOUND.board[0][2:]), SOUND.board[1])},
            id="a yellow expedition in the place of the blue",
        ),
        pytest.param(SOUND, {"discards": rows("G9 G2", 6)}, id="a discard pile too many"),
        pytest.param(SOUND, {"turn": 2}, id="the turn of a missing seat"),
        pytest.param(SOUND, {"turn": None}, id="no seat is to move before the end"),
        pytest.param(SOUND, {"starter": 2}, id="begun by a missing seat"),
        pytest.param(SOUND, {"round": 1}, id="the wrong round"),
        pytest.param(SOUND, {"finished": ()}, id="a finished round is missing"),
        pytest.param(SOUND, {"retired": ADA}, id="a player left and the game goes on"),
        pytest.param(SOUND, {"turn": None, "retired": 7}, id="a missing seat left"),
        pytest.param(
            SOUND, {"finished": (board("", ""),) * 4, "round": 3}, id="more rounds than were agreed on"
        ),
        pytest.param(
            SOUND,
            {"finished": (((("Q9",), *[()] * 4), rows("")),)},
            id="a finished round with an unknown card",
        ),
        pytest.param(SOUND, {"finished": (board("Y5 Y4", ""),)}, id="a finished round that did not rise"),
        pytest.param(SOUND, {"finished": (board("Y5", "Y5"),)}, id="a finished round with a card twice"),
        pytest.param(SOUND, {"finished": ((rows(""),),)}, id="a finished round with one side"),
        pytest.param(OVER, {"turn": ADA}, id="a seat is to move after the end"),
        pytest.param(
            OVER,
            {"pile": OVER.discards[1], "discards": (OVER.discards[0], (), *OVER.discards[2:])},
            id="played out with cards left in the pile",
        ),
        pytest.param(
            OVER, {"finished": (board("Y10", ""),)}, id="the last round is not the one on the table"
        ),
        pytest.param(MOVED, {"last": None}, id="a card was drawn by no player"),
        pytest.param(MOVED, {"drawn": None}, id="a turn without a card drawn"),
        pytest.param(MOVED, {"drawn": "W9"}, id="the card drawn is in no hand"),
        pytest.param(MOVED, {"last": Move(2, "Y2", True, "R")}, id="the last turn by a missing seat"),
        pytest.param(MOVED, {"last": Move(-1, "Y2", True, "R")}, id="the last turn by a seat below 0"),
        pytest.param(MOVED, {"last": Move(ADA, "Q2", True, "R")}, id="the last turn with an unknown card"),
        pytest.param(MOVED, {"last": Move(ADA, "Y2", True, "Q")}, id="the last card from an unknown pile"),
        pytest.param(MOVED, {"drawn": MOVED.hands[ADA][0]}, id="the card drawn is not of its pile's colour"),
        pytest.param(MOVED, {"last": Move(ADA, "B2", True, "R")}, id="the last card is elsewhere"),
        pytest.param(MOVED, {"last": Move(ADA, "Y2", True, "Y")}, id="the own discard taken back"),
        pytest.param(TAKEN, {"last": Move(ADA, "Y2", True, "Y")}, id="the card just discarded was taken"),
        pytest.param(MOVED, {"turn": ADA}, id="the one who moved last is to move again"),
        pytest.param(MOVED, {"known": Known((("R5",),))}, id="known cards of one seat only"),
        pytest.param(MOVED, {"known": Known(((), ()))}, id="the card just taken is not known"),
        pytest.param(MOVED, {"known": Known((("R5",), ("R9",)))}, id="a card is known where it is not"),
        pytest.param(MOVED, {"known": Known((("R5",), ()), ((), ()))}, id="partners in the duel"),
        pytest.param(OVER, {"retired": ADA}, id="played out and given up"),
        pytest.param(MOVED, {"last": Handing(ADA), "drawn": None}, id="a pass in the duel"),
        pytest.param(SOUND, {"drawn": SOUND.hands[0][0]}, id="a card drawn before the first turn"),
        pytest.param(SOUND, {"dice": Dice("xyz", 1)}, id="dice of no seed"),
        pytest.param(SOUND, {"dice": Dice("", 1)}, id="dice of an empty seed"),
        pytest.param(SOUND, {"dice": Dice("ab\n", 1)}, id="dice of a seed and a line's end"),
        pytest.param(SOUND, {"dice": Dice("ab", -1)}, id="dice before their first number"),
        pytest.param(SOUND, {"dice": Dice("ab", 0)}, id="dice that shuffled nothing"),
        pytest.param(SOUND, {"passes": 1}, id="passes in the duel"),
        pytest.param(SOUND, {"given": ((), ())}, id="cards given in the duel"),
        pytest.param(SOUND, {"options": Options(partners=True)}, id="two partners"),
        pytest.param(DEALT, {"options": Options()}, id="a duel of four"),
        pytest.param(DEALT, {"options": Options(colours=6, partners=True)}, id="partners in six colours"),
        pytest.param(DEALT, {"passes": 1}, id="a pass that was not the last turn"),
        pytest.param(PASSED, {"passes": 0}, id="the last pass was not counted"),
        pytest.param(PASSED, {"passes": -1}, id="passes below 0"),
        pytest.param(PASSED, {"passes": 4}, id="four passes in a row"),
        pytest.param(PASSED, {"given": ()}, id="cards could not have been given"),
        pytest.param(PASSED, {"given": PASSED.given[:3]}, id="a seat lacks its place for cards given"),
        pytest.param(PASSED, {"given": ((),) * 4}, id="a pass of nothing"),
        pytest.param(PASSED, {"given": ((), (), ("Y7",), ())}, id="one card given"),
        pytest.param(PASSED, {"given": ((), (), ("Y7", "B5", "B5"), ())}, id="three cards given"),
        pytest.param(PASSED, {"given": ((), (), ("Y7", "Y7"), ())}, id="a single card given twice"),
        pytest.param(PASSED, {"given": (("Y7", "B5"), (), (), ())}, id="cards given that one has not got"),
        pytest.param(PASSED, {"given": ((), (), ("Q7", "B5"), ())}, id="an unknown card given"),
        pytest.param(PASSED, {"drawn": "Y7"}, id="a card drawn by passing"),
        pytest.param(PASSED, {"hands": hands(PASSED, (ADA, CHEN))}, id="a hand of five"),
        pytest.param(DEALT, {"hands": hands(DEALT, (ADA, BORIS))}, id="a card passed to the other side"),
    ],
)
def test_impossible_state_of_lost_cities_is_rejected(state: State, changes: dict[str, Any]) -> None:
    invariants.check(state)
    with pytest.raises(CorruptState):
        invariants.check(structs.replace(state, **changes))
