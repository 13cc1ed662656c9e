"""What each seat may see."""

from __future__ import annotations

import msgspec
import pytest

from engine.games.lost_cities import invariants, visibility
from engine.games.lost_cities.model import Known, Move
from tests.engine.lost_cities.table import ADA, BORIS, play, position

ALL_VIEWERS = pytest.mark.parametrize("viewer", [ADA, BORIS, None], ids=["Ada", "Boris", "onlooker"])


def test_view_has_the_own_hand_only() -> None:
    """Lost Cities, "What each seat may see": own hand; never another hand."""
    state = position(ada="Y2 Y3 Y4 Y5 B2 B3 B4 B5", boris="R2 R3 R4 R5 G2 G3 G4 G5")
    assert visibility.view(state, ADA).hand == state.hands[ADA]
    assert visibility.view(state, BORIS).hand == state.hands[BORIS]
    assert visibility.view(state, None).hand == ()


def test_view_has_no_hidden_card() -> None:
    """Lost Cities, "What each seat may see": never another hand, nor the pile's order."""
    state = position(ada="Y2 Y3 Y4 Y5 B2 B3 B4 B5", expeditions=("Y6", "R7"), discards="G9 G2")
    shown = msgspec.json.encode(visibility.view(state, ADA)).decode()
    for card in {*state.hands[BORIS], *state.pile} - set(state.hands[ADA]):
        assert f'"{card}"' not in shown
    assert '"G9"' not in shown, "below the top of a discard pile"


@ALL_VIEWERS
def test_sizes_of_hands_and_pile_are_public(viewer: int | None) -> None:
    """Lost Cities, "The duel", 1, and "What each seat may see"."""
    seen = visibility.view(play(position(ada="Y2"), "-Y2 D"), viewer)
    assert seen.pile == 43
    assert seen.hand_sizes == (8, 8)


@ALL_VIEWERS
def test_expeditions_their_worth_and_totals_are_public(viewer: int | None) -> None:
    """Lost Cities, "What each seat may see": every expedition; the scores."""
    seen = visibility.view(position(expeditions=("YW Y6", "R7"), finished=(("B10", ""),)), viewer)
    assert seen.board == ((("YW", "Y6"), (), (), (), ()), ((), (), (), (), ("R7",)))
    assert seen.worths == ((-28, None, None, None, None), (None, None, None, None, -13))
    assert seen.totals == (-10, 0)


@ALL_VIEWERS
def test_last_turn_with_its_card_and_source_is_public(viewer: int | None) -> None:
    """Lost Cities, "What each seat may see": a card drawn from a discard pile is public."""
    state = play(position(ada="Y2", discards="R5"), "-Y2 R")
    assert visibility.view(state, viewer).last == Move(ADA, "Y2", True, "R")


def test_drawn_card_is_in_its_drawers_view_only() -> None:
    """Lost Cities, "What each seat may see": never which card an opponent drew from the pile."""
    state = play(position(ada="Y2", boris="B2", pile="W9 W8"), "-Y2 D")
    assert [visibility.view(state, viewer).drawn for viewer in (ADA, BORIS, None)] == ["W9", None, None]
    state = play(state, "-B2 D")
    assert [visibility.view(state, viewer).drawn for viewer in (ADA, BORIS, None)] == [None, "W8", None]


def test_view_lists_playable_cards_of_the_own_hand_and_none_to_onlookers() -> None:
    """Lost Cities, "The duel", 3."""
    state = position(ada="YW Y2 Y7 BW R3 R4 W2 W3", expeditions=("Y5 RW", "W9"))
    assert visibility.view(state, ADA).playable == ("Y7", "BW", "W2", "W3", "R3", "R4")
    assert visibility.view(state, None).playable == ()


def test_view_does_not_contain_the_dice() -> None:
    """Lost Cities, "What each seat may see": the seed would reveal every card."""
    assert "dice" not in msgspec.to_builtins(visibility.view(position(), ADA))


@ALL_VIEWERS
def test_hands_of_others_are_hidden_after_the_end(viewer: int | None) -> None:
    """Lost Cities, "What each seat may see" knows no exception for a finished game."""
    state = play(position(ada="Y2", left=1, rounds=1), "-Y2 D")
    assert visibility.view(state, viewer).hand == (() if viewer is None else state.hands[viewer])


def test_openly_taken_card_is_known_until_played() -> None:
    """Lost Cities, "What each seat may see": a card drawn from a discard pile is public."""
    state = play(position(ada="Y2 Y3", boris="B2 B3", discards="R5"), "-Y2 R", "-B2 D", "-Y3 D", "-B3 D")
    for viewer in (BORIS, None):
        assert visibility.view(state, viewer).known[ADA] == ("R5",)
        assert all("R5" in visibility.resample(state, viewer, seed).hands[ADA] for seed in range(30))
    assert visibility.view(play(state, "+R5 D"), BORIS).known[ADA] == ()


def test_state_stored_without_known_cards_is_valid_and_playable() -> None:
    state = play(position(ada="Y2", boris="B2", discards="R5"), "-Y2 R")
    old = msgspec.structs.replace(state, known=Known())
    invariants.check(old)
    assert visibility.view(play(old, "-B2 Y"), None).known == (("R5",), ("Y2",))
    assert all(invariants.check(visibility.resample(old, BORIS, seed)) is None for seed in range(9))
