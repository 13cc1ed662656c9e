"""Bringing pieces in, and walking with them."""

from __future__ import annotations

import pytest

from engine.core.game_errors import RuleViolation
from engine.games.tikal import rules, visibility
from engine.games.tikal.events import Entered, Moved
from engine.games.tikal.model import HEXES, Move, State
from tests.engine.tikal.jungle import ADA, BORIS, at, jungle, last, legal, offered, play, refusal

# New explorers


def test_explorer_enters_the_base_camp_for_one_action_point() -> None:
    """Tikal, "The actions"."""
    step = last(jungle(), "new A5")
    assert (at(step.state, ADA, "A5"), step.state.supply, step.state.points) == ("1", (17, 18), 9)
    assert step.events == (Entered(ADA, "A5", leader=False),)


def test_leader_enters_the_base_camp_for_one_action_point_besides_18_explorers() -> None:
    """Tikal, "The actions": from the supply like an explorer, and of those there are still 18."""
    state = play(jungle(), "leader A5")
    assert (at(state, ADA, "A5"), state.supply, state.points) == ("L", (18, 18), 9)


def test_ten_points_bring_in_ten_pieces_and_then_only_the_end_is_legal() -> None:
    """Tikal, "A turn": in any order, repeating at will."""
    state = play(jungle(), *["new A5"] * 9, "leader A5")
    assert (at(state, ADA, "A5"), state.points) == ("9L", 0)
    assert legal(state) == ["end"]


def test_pieces_enter_the_base_camp_or_an_own_camp() -> None:
    """Tikal, "The actions": the base camp or one of your forward camps."""
    state = jungle("C4=a6 C5=b4 C3=b5", camps=("B4 C4", "C5"))
    assert offered(state, "new") == offered(state, "leader") == {"A5", "B4", "C4"}
    assert at(play(state, "new C4"), ADA, "C4") == "1"


@pytest.mark.parametrize("where", ["A4", "C4", "C5", "H1"])
def test_entering_anywhere_but_the_own_camps_is_rejected(where: str) -> None:
    """Tikal, "The actions": not on land, in another's camp, or in the unknown."""
    state = jungle("C4=a6 C5=b4", camps=("B4", "C5"))
    assert refusal(state, ADA, f"new {where}") == "not-your-camp"
    assert refusal(state, ADA, f"leader {where}") == "not-your-camp"


def test_nineteenth_explorer_of_a_player_is_rejected() -> None:
    """Tikal, "The pieces"."""
    state = jungle(pieces=("A5:17",))
    assert state.supply[ADA] == 1
    state = play(state, "new A5")
    assert refusal(state, ADA, "new A5") == "no-explorers"
    assert "leader A5" in legal(state)


def test_second_leader_of_a_player_is_rejected() -> None:
    """Tikal, "The pieces"."""
    assert refusal(jungle(pieces=("B4:L",)), ADA, "leader A5") == "leader-out"


# Walking


def test_explorer_that_walks_over_an_edge_pays_a_point_for_each_stone_on_it() -> None:
    """Tikal, "Paths and camps"."""
    step = last(jungle(pieces=("A5:2",)), "move A5-A4 1")
    assert (at(step.state, ADA, "A5"), at(step.state, ADA, "A4")) == ("1", "1")
    assert step.events == (Moved(ADA, ("A5", "A4"), 1, leader=False, cost=2),)
    assert step.state.points == 8


@pytest.mark.parametrize(
    ("who", "left", "cost"), [("3", "L", 3), ("L", "3", 1), ("2L", "1", 3), ("3L", "", 4)]
)
def test_several_pieces_go_together_and_each_pays(who: str, left: str, cost: int) -> None:
    """Tikal, "Paths and camps": the leader too."""
    state = play(jungle(pieces=("A5:3L",)), f"move A5-B4 {who}")
    assert (at(state, ADA, "A5"), at(state, ADA, "B4"), state.points) == (left, who, 10 - cost)


def test_same_piece_may_move_several_times_in_a_turn() -> None:
    """Tikal, "Paths and camps" and "A turn"."""
    state = play(jungle(pieces=("A4:1",)), "move A4-A5 1", "move A5-B4 1", "move B4-A5 1", "move A5-B4 1")
    assert (at(state, ADA, "B4"), state.points) == ("1", 5)


def test_move_over_several_edges_costs_as_much_as_its_single_steps() -> None:
    """Tikal, "Paths and camps"."""
    whole = play(jungle("C4=c1/4", pieces=("A4:2",)), "move A4-C4 1")
    steps = play(jungle("C4=c1/4", pieces=("A4:2",)), "move A4-A5 1", "move A5-B4 1", "move B4-C4 1")
    assert whole.points == steps.points == 3
    assert whole.explorers == steps.explorers


def test_pieces_of_all_players_share_hexes() -> None:
    """Tikal, "Paths and camps": they pass and share hexes freely."""
    state = play(jungle(pieces=("A5:1", "A5:2 B4:5L")), "move A5-B4 1")
    assert (at(state, ADA, "B4"), at(state, BORIS, "B4")) == ("1", "5L")


def test_guarded_temple_can_be_entered_and_passed_by_others() -> None:
    """Tikal, "Paths and camps": guards are no obstacles."""
    state = jungle("C5=a2/4", pieces=("A5:1",), guards=("", "B5"))
    state = play(state, "move A5-B5 1")
    assert at(state, ADA, "B5") == "1"
    assert at(play(state, "move B5-C5 1"), ADA, "C5") == "1"


def test_move_to_undiscovered_or_same_hex_is_rejected() -> None:
    """Tikal, "Paths and camps": no way over an edge to undiscovered land."""
    state = jungle(pieces=("B4:1",))
    assert refusal(state, ADA, "move B4-C4 1") == "no-way"
    with pytest.raises(RuleViolation) as refused:
        rules.apply(state, ADA, Move("B4", "B4", 1))
    assert refused.value.reason == "no-way"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("move B4-A5 1", id="no piece there"),
        pytest.param("move A5-B4 3", id="too many"),
        pytest.param("move A5-B4 L", id="the leader elsewhere"),
        pytest.param("move A5-B4 1L", id="an explorer without the leader"),
        pytest.param("move A4-A5 1", id="only another's piece"),
    ],
)
def test_move_of_pieces_that_are_absent_or_anothers_is_rejected(text: str) -> None:
    """Tikal, "Paths and camps"."""
    state = jungle(pieces=("A5:2 B5:L", "A4:1 A5:5L"))
    assert refusal(state, ADA, text) == "not-there"


def test_exactly_the_affordable_moves_are_offered() -> None:
    """Tikal, "A turn": with three points, three to B4 for one each, or one to A4 or B5 for two."""
    state = jungle(pieces=("A5:4L",), points=3)
    assert offered(state, "move") == {
        *(f"A5-B4 {who}" for who in ("1", "2", "3", "L", "1L", "2L")),
        *(f"A5-{end} {who}" for end in ("A4", "B5") for who in ("1", "L")),
    }
    assert refusal(state, ADA, "move A5-B4 4") == "not-enough-points"
    assert refusal(state, ADA, "move A5-A4 1L") == "not-enough-points"


# Not enough points

EVERYTHING = {
    "new A5": 1,
    "leader A5": 1,
    "move A5-B4 1": 1,
    "move A5-B5 1": 2,
    "move A5-C4 1": 1,
    "excavate B5": 2,
    "treasure C5": 3,
    "swap mask 2 idol": 3,
    "camp B4": 5,
    "guard B5": 5,
}
"""Every action with its price, in a position where all are possible."""


def position(points: int) -> State:
    return jungle(
        "C4=a6 C5=a4",
        pieces=("A5:2 B5:1 C5:1",),
        camps=("C4",),
        treasures=("mask", "idol"),
        hoards="C5=jug,jug",
        points=points,
    )


@pytest.mark.parametrize(("text", "cost"), EVERYTHING.items())
def test_every_action_takes_its_cost_from_the_points(text: str, cost: int) -> None:
    """Tikal, "The actions"."""
    assert play(position(10), text).points == 10 - cost
    assert play(position(cost), text).points == 0


@pytest.mark.parametrize(("text", "cost"), EVERYTHING.items())
def test_every_action_is_rejected_with_too_few_points(text: str, cost: int) -> None:
    """Tikal, "A turn" and "Turns as text"."""
    assert refusal(position(cost - 1), ADA, text) == "not-enough-points"


def test_with_no_points_left_the_turn_can_only_be_ended() -> None:
    """Tikal, "A turn"."""
    assert legal(position(0)) == ["end"]


# Taking back


@pytest.mark.parametrize("text", [text for text in EVERYTHING if not text.startswith("treasure")])
def test_no_action_of_a_turn_but_taking_a_treasure_counts_as_revealing(text: str) -> None:
    """Tikal, "Playing here"."""
    step = last(position(10), text)
    assert not step.reveals
    assert not rules.turn_complete(step.state)


def test_taking_a_treasure_counts_as_revealing() -> None:
    """Tikal, "Playing here": later actions can be undone again."""
    step = last(position(10), "treasure C5")
    assert step.reveals
    assert not rules.turn_complete(step.state)
    assert not last(step.state, "new A5").reveals


# What was touched


def test_last_turn_with_touched_hexes_and_walked_ways_is_public() -> None:
    """The hexes that were touched, once each, and the ways that were walked."""
    state = play(jungle("C4=a6", pieces=("A5:1 A4:1",)), "move A5-C4 1", "excavate A4", "new A5")
    trace = visibility.view(state, None).last
    assert trace is not None
    names = [HEXES[place] for place in trace.touched]
    assert (trace.seat, names) == (ADA, ["A5", "C4", "A4"])
    assert [[HEXES[place] for place in way] for way in trace.ways] == [["A5", "B4", "C4"]]


def test_new_turn_forgets_the_hexes_touched_in_the_turn_before() -> None:
    state = play(jungle(pieces=("A4:1",), stack="a1 a2"), "excavate A4", "end")
    before = visibility.view(state, None).last
    assert before is not None
    assert before.seat == ADA
    state = play(state, "place C4 1", "new A5")
    after = visibility.view(state, None).last
    assert after is not None
    assert (after.seat, [HEXES[place] for place in after.touched]) == (BORIS, ["C4", "A5"])
