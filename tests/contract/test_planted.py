"""The contract suite finds mistakes planted in a game that keeps it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.types import Step
from tests.contract import test_games as suite
from tests.contract import toy
from tests.contract.positions import Setting
from tests.contract.toy import TOY
from tests.variants import variant

Test = Callable[[Setting], None]
LOOKS, LISTED = (
    suite.test_step_that_shows_the_mover_something_counts_as_revealing,
    suite.test_unlisted_actions_are_rejected_and_change_nothing,
)
LENGTH, BEGINS = (
    lambda setting: suite.test_text_of_every_action_fits_a_log_entry(setting.game),
    suite.test_turn_is_complete_at_the_start_and_at_the_end_of_every_game,
)
HIDES, RESAMPLED = (
    suite.test_resample_changes_what_other_seats_hold,
    suite.test_resample_changes_what_the_next_action_turns_up,
)


def apply_secretly(state: toy.State, seat: int, action: Any) -> Step[Any]:
    """Draw without declaring that the step reveals."""
    return replace(toy.apply(state, seat, action), reveals=False)


def apply_more(state: toy.State, seat: int, action: Any) -> Step[Any]:
    """Lets a number go that is not held, which is never listed."""
    if isinstance(action, toy.Drop) and seat == state.turn and not toy.turn_complete(state):
        held = state.hands[seat]
        return toy.apply(state, seat, toy.Drop(action.number if action.number in held else held[0]))
    return toy.apply(state, seat, action)


def list_fewer(state: toy.State, seat: int) -> list[Any]:
    """Forgets that a number can be kept."""
    return [action for action in toy.legal_actions(state, seat) if not isinstance(action, toy.Keep)]


def setup_within_a_turn(options: toy.Options, seats: int, seed: int) -> Step[Any]:
    state = toy.setup(options, seats, seed).state
    return toy.apply(state, 0, toy.Draw())


def resample_in_reverse(state: toy.State, viewer: int | None, seed: int) -> toy.State:
    """Turns the pile round, and leaves the hands as they are."""
    return replace(state, dice=replace(state.dice, seed=format(seed, "x")), pile=state.pile[::-1])


def resample_but_one(state: toy.State, viewer: int | None, seed: int) -> toy.State:
    """Leaves the last player's hand in place."""
    other = toy.resample(state, viewer, seed)
    kept = state.hands[1]
    cards = [n for n in (*other.pile, *other.hands[0], *other.hands[1]) if n not in kept]
    first = state.hands[0] if viewer == 0 else tuple(cards[-len(state.hands[0]) :])
    return replace(other, hands=(first, kept), pile=tuple(n for n in cards if n not in first))


def resample_hands_only(state: toy.State, viewer: int | None, seed: int) -> toy.State:
    """Deals hands, and leaves the next number on the pile."""
    other = toy.resample(state, viewer, seed)
    if not state.pile or state.pile[-1] not in other.pile:
        return other if not state.pile else _swapped(other, state.pile[-1], viewer)
    rest = [number for number in other.pile if number != state.pile[-1]]
    return replace(other, pile=(*rest, state.pile[-1]))


def _swapped(other: toy.State, top: int, viewer: int | None) -> toy.State:
    swap = {top: other.pile[-1], other.pile[-1]: top}
    hands = tuple(tuple(swap.get(n, n) for n in hand) for hand in other.hands)
    return replace(other, hands=hands, pile=(*other.pile[:-1], top))


PLANTED: list[tuple[str, dict[str, Any], Test]] = [
    ("draw, look, take back", {"apply": apply_secretly}, LOOKS),
    ("what is accepted is not listed", {"apply": apply_more}, LISTED),
    ("a kind of action is never listed", {"legal_actions": list_fewer}, LISTED),
    ("a text too long for the log", {"write": lambda action: toy.write(action) + " " * 100}, LENGTH),
    ("a game that begins within a turn", {"setup": setup_within_a_turn}, BEGINS),
    ("only the pile is turned round", {"resample": resample_in_reverse}, HIDES),
    ("one hand stays in place", {"resample": resample_but_one}, HIDES),
    ("the next number stays in place", {"resample": resample_hands_only}, RESAMPLED),
]


@pytest.mark.parametrize(
    ("change", "test"), [(c, t) for _, c, t in PLANTED], ids=[name for name, _, _ in PLANTED]
)
def test_mistake_planted_in_a_game_fails_its_contract_test(change: dict[str, Any], test: Test) -> None:
    test(Setting(TOY, toy.Options(), 2))
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        test(Setting(variant(TOY, **change), toy.Options(), 2))
