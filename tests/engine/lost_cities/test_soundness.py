"""Invariants: what every sequence of legal turns keeps, and what `check` refuses."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from engine.core.errors import CorruptState
from engine.games.lost_cities import rules
from engine.games.lost_cities.model import NUMBER, ORDER, Options, State, deck
from tests.engine.lost_cities.table import ADA, BORIS, board, play, position, rows

options = st.builds(Options, st.sampled_from([1, 3, 5]), st.sampled_from([5, 6]))
choices = st.lists(st.integers(0, 10**6), min_size=1, max_size=120)


def walk(agreed: Options, seed: int, numbers: list[int]) -> list[State]:
    """The states of a game in which each number chooses one of the legal turns."""
    states = [rules.setup(agreed, 2, seed).state]
    for number in numbers:
        state = states[-1]
        if state.turn is None:
            break
        turns = rules.legal_actions(state, state.turn)
        states.append(rules.apply(state, state.turn, turns[number % len(turns)]).state)
    return states


def everywhere(state: State) -> Counter[str]:
    """All cards, wherever they lie."""
    places = [*state.hands, *state.discards, *state.board[ADA], *state.board[BORIS], state.pile]
    return Counter(card for place in places for card in place)


@settings(max_examples=50)
@given(options, st.integers(0, 2**64), choices)
def test_no_turn_loses_or_doubles_a_card(agreed: Options, seed: int, numbers: list[int]) -> None:
    """Lost Cities, "Cards"."""
    for state in walk(agreed, seed, numbers):
        assert everywhere(state) == Counter(deck(agreed))
        assert [len(hand) for hand in state.hands] == [8, 8]


@settings(max_examples=50)
@given(options, st.integers(0, 2**64), choices)
def test_expeditions_rise_in_every_game(agreed: Options, seed: int, numbers: list[int]) -> None:
    """Lost Cities, "The duel", 3."""
    state = walk(agreed, seed, numbers)[-1]
    for side in state.board:
        for expedition in side:
            values = [NUMBER[card] for card in expedition]
            assert values == sorted(values)
            assert len(set(values) - {0}) == len(values) - values.count(0)


@settings(max_examples=50)
@given(options, st.integers(0, 2**64), choices)
def test_turns_alternate_and_only_the_pile_runs_down(agreed: Options, seed: int, numbers: list[int]) -> None:
    """Lost Cities, "The duel", 3 and 4."""
    states = walk(agreed, seed, numbers)
    for before, after in pairwise(states):
        if after.round == before.round and after.turn is not None:
            assert after.turn == 1 - before.turn
            assert len(before.pile) - len(after.pile) == (after.last.source == "D")


def test_hands_are_kept_sorted() -> None:
    state = play(position(ada="Y2 B5 R9", pile="W9"), "-B5 D")
    rules.check(state)
    assert list(state.hands[ADA]) == sorted(state.hands[ADA], key=ORDER.__getitem__)


SOUND = position(ada="Y2 Y3", expeditions=("YW Y4", "R7"), discards="G9 G2", finished=(("B10", ""),))
OVER = play(position(ada="Y2", left=1, rounds=1), "-Y2 D")


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
        pytest.param(SOUND, {"turn": 2}, id="the turn of nobody at the table"),
        pytest.param(SOUND, {"turn": None}, id="nobody is to move in the middle"),
        pytest.param(SOUND, {"starter": 2}, id="begun by nobody at the table"),
        pytest.param(SOUND, {"round": 1}, id="the wrong round"),
        pytest.param(SOUND, {"finished": ()}, id="a finished round is missing"),
        pytest.param(SOUND, {"retired": ADA}, id="somebody left and the game goes on"),
        pytest.param(SOUND, {"turn": None, "retired": 7}, id="somebody left who was not at the table"),
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
        pytest.param(OVER, {"turn": ADA}, id="somebody is to move after the end"),
        pytest.param(
            OVER,
            {"pile": OVER.discards[1], "discards": (OVER.discards[0], (), *OVER.discards[2:])},
            id="played out with cards left in the pile",
        ),
        pytest.param(
            OVER, {"finished": (board("Y10", ""),)}, id="the last round is not the one that lies there"
        ),
    ],
)
def test_a_state_that_no_game_leads_to_is_refused(state: State, changes: dict[str, Any]) -> None:
    rules.check(state)
    with pytest.raises(CorruptState):
        rules.check(structs.replace(state, **changes))
