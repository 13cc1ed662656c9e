"""Actions that last: exchanged treasures, camps, and guards."""

from __future__ import annotations

import pytest

from engine.games.tikal import scoring
from engine.games.tikal.events import Camped, Exchanged, Guarded
from engine.games.tikal.model import GONE, SPOT, SUPPLY
from tests.engine.tikal.jungle import (
    ADA,
    BORIS,
    CHEN,
    at,
    jungle,
    last,
    legal,
    level,
    offered,
    owner,
    play,
    refusal,
)

# Exchanging treasures


def test_single_treasures_are_swapped_for_three_action_points() -> None:
    """Tikal, "The actions": three points, and no piece is needed."""
    step = last(jungle(treasures=("mask jug jug", "idol")), "swap mask 2 idol")
    assert step.state.treasures == (("jug", "jug", "idol"), ("mask",))
    assert step.state.points == 7
    assert step.events == (Exchanged(ADA, BORIS, "mask", "idol"),)


def test_swap_takes_effect_without_consent_and_the_turn_goes_on() -> None:
    """Tikal, "The actions": it is done at once, and the turn goes on."""
    state = play(jungle(treasures=("mask", "idol")), "swap mask 2 idol")
    assert (state.turn, state.phase) == (ADA, "act")


@pytest.mark.parametrize("own", ["", "jug", "mask mask", "mask mask mask"])
def test_treasure_that_is_not_ones_single_one_of_its_kind_cannot_be_given(own: str) -> None:
    """Tikal, "The actions": its owner has exactly one of that kind."""
    assert refusal(jungle(treasures=(own, "idol")), ADA, "swap mask 2 idol") == "own-not-lone"


@pytest.mark.parametrize("theirs", ["", "jug", "idol idol", "idol idol idol"])
def test_treasure_that_is_not_the_others_single_one_cannot_be_taken(theirs: str) -> None:
    """Tikal, "The actions"."""
    assert refusal(jungle(treasures=("mask", theirs)), ADA, "swap mask 2 idol") == "other-not-lone"


def test_swap_of_the_same_kind_is_neither_legal_nor_offered() -> None:
    """Tikal, "The actions"."""
    state = jungle(treasures=("mask", "mask"))
    assert refusal(state, ADA, "swap mask 2 mask") == "same-kind"
    assert offered(state, "swap") == set()


@pytest.mark.parametrize("seat", [1, 3, 4])
def test_swap_with_oneself_or_an_empty_seat_is_rejected(seat: int) -> None:
    """Tikal, "The actions"."""
    state = jungle(treasures=("mask jug", "idol"))
    assert refusal(state, ADA, f"swap mask {seat} jug") == "no-such-player"


def test_every_swap_of_single_treasures_is_offered() -> None:
    """Tikal, "The actions": both own lone ones, for each of the others', but not for the same kind."""
    state = jungle(seats=3, treasures=("mask jug ring ring", "mask idol", "jug shell shell"))
    assert offered(state, "swap") == {
        "jug 2 mask",
        "mask 2 idol",
        "jug 2 idol",
        "mask 3 jug",
    }


def test_treasure_may_be_swapped_and_swapped_back_in_a_turn() -> None:
    """Tikal, "A turn": repeating at will."""
    state = play(jungle(treasures=("mask", "idol")), "swap mask 2 idol", "swap idol 2 mask")
    assert (state.treasures, state.points) == ((("mask",), ("idol",)), 4)


def test_treasure_taken_this_turn_may_be_swapped_this_turn() -> None:
    """Tikal, "A turn": in any order."""
    state = jungle("C4=a4", pieces=("C4:1",), hoards="C4=mask,jug,jug", treasures=("", "idol"))
    assert play(state, "treasure C4", "swap mask 2 idol").treasures == (("idol",), ("mask",))


# Forward camps


def test_camp_on_a_clearing_costs_five_action_points() -> None:
    """Tikal, "The actions": with a piece there or without."""
    step = last(jungle(), "camp B4")
    assert (owner(step.state.camps, "B4"), step.state.points) == (ADA, 5)
    assert step.events == (Camped(ADA, "B4"),)


def test_camp_is_pitched_on_an_emptied_ruin() -> None:
    """Tikal, "The actions"."""
    state = play(jungle("C4=g3", hoards="C4="), "camp C4")
    assert owner(state.camps, "C4") == ADA


def test_camp_on_a_ruin_with_treasures_is_rejected() -> None:
    """Tikal, "The actions": *emptied*."""
    state = jungle("C4=g3", pieces=("C4:2",), hoards="C4=mask")
    assert refusal(state, ADA, "camp C4") == "not-emptied"
    assert "camp C4" in legal(play(state, "treasure C4"))


@pytest.mark.parametrize("where", ["A5", "A4", "C4", "D3"])
def test_camp_off_clearings_and_emptied_ruins_is_rejected(where: str) -> None:
    """Tikal, "The actions": not in the base camp, on a temple, a volcano or in the unknown."""
    state = jungle("C4=b6", pieces=("A5:1 A4:5",))
    assert refusal(state, ADA, f"camp {where}") == "no-clearing"


@pytest.mark.parametrize("camps", [("B4",), ("", "B4")], ids=("own camp", "another's camp"))
def test_second_camp_on_a_hex_is_rejected(camps: tuple[str, ...]) -> None:
    """Tikal, "The actions": for all players."""
    assert refusal(jungle(camps=camps), ADA, "camp B4") == "camp-there"


def test_camp_may_be_pitched_among_others_pieces() -> None:
    """Tikal, "The actions": no piece is needed."""
    assert owner(play(jungle(pieces=("", "B4:5L")), "camp B4").camps, "B4") == ADA


def test_third_camp_of_a_player_is_rejected() -> None:
    """Tikal, "The pieces"."""
    state = play(jungle("C4=a6 C5=b4"), "camp B4", "camp C4")
    assert state.points == 0
    state = jungle("C4=a6 C5=b4", camps=("B4 C4",))
    assert refusal(state, ADA, "camp C5") == "camps-used"
    assert offered(state, "camp") == set()


def test_camps_of_others_do_not_count_towards_the_own_two_camps() -> None:
    """Tikal, "The pieces": two *each*."""
    assert offered(jungle("C4=a6 C5=b4", camps=("", "B4 C4")), "camp") == {"C5"}


def test_new_camp_takes_pieces_in_the_same_and_in_later_turns() -> None:
    """Tikal, "The actions": it stays."""
    state = jungle("C4=a6", stack="a1 a2 a3 a4")
    state = play(state, "camp C4", "new C4", "end", "place C5 1", "end", "place B3 1")
    assert owner(state.camps, "C4") == ADA
    assert "new C4" in legal(state)


# Temple guards


def test_guard_costs_five_action_points_and_uses_up_a_piece_on_the_temple() -> None:
    """Tikal, "Guards": one of the pieces there goes on top."""
    step = last(jungle(pieces=("A4:1",)), "guard A4")
    state = step.state
    assert (owner(state.guards, "A4"), at(state, ADA, "A4"), state.points) == (ADA, "", 5)
    assert state.supply[ADA] == 17
    assert step.events == (Guarded(ADA, "A4", level=1, left=0),)


@pytest.mark.parametrize(
    ("own", "others", "allowed"),
    [
        pytest.param("1", ("", ""), True, id="alone"),
        pytest.param("3", ("2", "2"), True, id="stronger than each, though not than both"),
        pytest.param("2", ("2", ""), False, id="as strong"),
        pytest.param("2", ("1", "2"), False, id="stronger than one, as strong as another"),
        pytest.param("1", ("2", ""), False, id="weaker"),
        pytest.param("L", ("2", "2"), True, id="the leader against two"),
        pytest.param("L", ("3", ""), False, id="the leader against three"),
        pytest.param("3", ("L", ""), False, id="three against the leader"),
        pytest.param("4", ("L", ""), True, id="four against the leader"),
        pytest.param("1L", ("L", "3"), True, id="leader and explorer against either"),
    ],
)
def test_guard_is_legal_only_with_more_strength_on_the_temple_than_each_rival(
    own: str, others: tuple[str, str], allowed: bool
) -> None:
    """Tikal, "Guards": explorers are worth one, the leader three."""
    pieces = (f"A4:{own}", *(f"A4:{other}" if other else "" for other in others))
    state = jungle(seats=3, pieces=pieces)
    if allowed:
        assert owner(play(state, "guard A4").guards, "A4") == ADA
    else:
        assert refusal(state, ADA, "guard A4") == "no-majority"


def test_guard_without_an_own_piece_on_the_temple_is_rejected() -> None:
    """Tikal, "Guards"."""
    assert refusal(jungle(pieces=("A5:5L",)), ADA, "guard A4") == "no-piece-there"


@pytest.mark.parametrize("where", ["A5", "B4", "C4", "D3"])
def test_guard_on_a_hex_without_a_temple_is_rejected(where: str) -> None:
    """Tikal, "Guards"."""
    state = jungle("C4=a4", pieces=("A5:1 B4:1 C4:1",))
    assert refusal(state, ADA, f"guard {where}") == "no-temple"


@pytest.mark.parametrize("guards", [("A4",), ("", "A4")], ids=("own guard", "another's guard"))
def test_second_guard_on_a_temple_is_rejected(guards: tuple[str, ...]) -> None:
    """Tikal, "Guards": at an unguarded temple."""
    assert refusal(jungle(pieces=("A4:5",), guards=guards), ADA, "guard A4") == "guarded"


def test_third_guard_of_a_player_is_rejected() -> None:
    """Tikal, "The pieces"."""
    state = play(jungle("C4=a1", pieces=("A4:1 B5:1 C4:1",)), "guard A4", "guard B5")
    assert state.points == 0
    state = jungle("C4=a1", pieces=("C4:1",), guards=("A4 B5",))
    assert refusal(state, ADA, "guard C4") == "guards-used"


def test_guarding_removes_the_players_other_pieces_on_the_temple() -> None:
    """Tikal, "Guards": they are nowhere any more, not in the supply either."""
    state = play(jungle(pieces=("A4:4 A5:2",)), "guard A4")
    assert (at(state, ADA, "A4"), at(state, ADA, "A5"), state.supply[ADA]) == ("", "2", 12)
    event = last(jungle(pieces=("A4:4",)), "guard A4").events[0]
    assert event.left == 3


def test_pieces_of_others_remain_on_a_guarded_temple() -> None:
    """Tikal, "Guards"."""
    state = play(jungle(pieces=("A4:4", "A4:3")), "guard A4")
    assert at(state, BORIS, "A4") == "3"


def test_leader_who_becomes_a_guard_leaves_the_game() -> None:
    """Tikal, "Guards": it does not come back."""
    state = play(jungle(pieces=("A4:L",)), "guard A4")
    assert (state.leaders[ADA], state.supply[ADA]) == (GONE, 18)
    assert refusal(state, ADA, "leader A5") == "leader-out"


def test_leader_on_the_hex_of_a_guard_leaves_the_game() -> None:
    """Tikal, "Guards": all other own pieces leave."""
    step = last(jungle(pieces=("A4:2L",)), "guard A4")
    assert (step.state.leaders[ADA], step.state.supply[ADA]) == (GONE, 16)
    assert step.events[0].left == 2


def test_leader_elsewhere_or_in_the_supply_is_not_affected_by_a_guard() -> None:
    """Tikal, "Guards": only the pieces on that hex."""
    assert play(jungle(pieces=("A4:1 A5:L",)), "guard A4").leaders[ADA] == SPOT["A5"]
    assert play(jungle(pieces=("A4:1",)), "guard A4").leaders[ADA] == SUPPLY


def test_guarded_temple_cannot_be_raised() -> None:
    """Tikal, "Guards": not even by the guard's owner."""
    state = play(jungle(pieces=("A4:2 A5:1",)), "guard A4", "move A5-A4 1")
    assert (at(state, ADA, "A4"), level(state, "A4")) == ("1", 1)
    assert refusal(state, ADA, "excavate A4") == "guarded"


@pytest.mark.parametrize("others", ["A4:5L", "A4:1", ""])
def test_only_the_guards_owner_scores_a_guarded_temple(others: str) -> None:
    """Tikal, "Guards"."""
    state = jungle(seats=3, pieces=("", others, "A4:1"), guards=("A4",), levels="A4=4")
    assert [scoring.points_now(state, seat) for seat in (ADA, BORIS, CHEN)] == [4, 0, 0]


def test_guard_remains_when_a_rival_has_more_strength() -> None:
    """Tikal, "Guards": even against more strength."""
    state = jungle(pieces=("A4:1", "A5:2"), stack="a1 a2")
    state = play(state, "guard A4", "end", "place C4 1", "move A5-A4 2")
    assert owner(state.guards, "A4") == ADA
    assert refusal(state, BORIS, "guard A4") == "guarded"
