"""Excavating temples and searching ruins, and how often each piece may do so in a turn."""

from __future__ import annotations

import pytest
from msgspec import structs

from engine.games.tikal.actions.point_actions import levels_left
from engine.games.tikal.events import Excavated, Found
from engine.games.tikal.model import SPOT, State
from tests.engine.tikal.jungle import ADA, BORIS, at, jungle, last, legal, level, offered, play, refusal

# Excavating


def test_temple_is_raised_by_exactly_one_level_for_two_action_points() -> None:
    """Tikal, "The actions"."""
    step = last(jungle(pieces=("A4:1",)), "excavate A4")
    assert (level(step.state, "A4"), step.state.points) == (2, 8)
    assert step.events == (Excavated(ADA, "A4", 2),)


@pytest.mark.parametrize(
    "pieces",
    [("", ""), ("A5:3L", ""), ("B5:1", "A4:1")],
    ids=("no piece", "pieces elsewhere", "another's piece there"),
)
def test_excavating_without_an_own_piece_on_the_temple_is_rejected(pieces: tuple[str, str]) -> None:
    """Tikal, "The actions": where you have a piece."""
    assert refusal(jungle(pieces=pieces), ADA, "excavate A4") == "no-piece-there"


def test_excavating_is_legal_without_a_majority() -> None:
    """Tikal, "The actions"."""
    assert level(play(jungle(pieces=("A4:1", "A4:4L")), "excavate A4"), "A4") == 2


@pytest.mark.parametrize("where", ["A5", "B4", "C4", "C5", "D3"])
def test_excavating_a_hex_without_a_temple_is_rejected(where: str) -> None:
    """Tikal, "The actions": not the camp, a clearing, a ruin, a volcano or the unknown."""
    state = jungle("C4=a4 C5=b6", pieces=("A5:1 B4:1 C4:1",))
    assert refusal(state, ADA, f"excavate {where}") == "no-temple"


@pytest.mark.parametrize("guards", [("A4",), ("", "A4")], ids=("own guard", "another's guard"))
def test_excavating_a_guarded_temple_is_rejected(guards: tuple[str, ...]) -> None:
    """Tikal, "The actions": for the guard's owner too."""
    assert refusal(jungle(pieces=("A4:2",), guards=guards), ADA, "excavate A4") == "guarded"


def test_no_temple_is_higher_than_ten() -> None:
    """Tikal, "The actions"."""
    state = jungle(pieces=("A4:1",), levels="A4=9")
    state = play(state, "excavate A4")
    assert level(state, "A4") == 10
    assert refusal(state, ADA, "excavate A4") == "highest"


@pytest.mark.parametrize(
    ("tiles", "levels", "where"),
    [
        pytest.param("", "A4=10 B5=9", "B5", id="the only ten"),
        pytest.param("C4=d1", "A4=9 B5=9 C4=8", "C4", id="both nines"),
        pytest.param("C4=d1 C5=d2", "A4=10 B5=8 C4=8 C5=7", "C5", id="three eights, one of them under a ten"),
        pytest.param(
            "A3=a1 B3=a2 C3=a3 C4=b1 C5=b2 D3=c1 D4=g1 A2=g2",
            "A4=4 B5=4 A3=4 B3=4 C3=4 C4=4 C5=4 D3=4 D4=4",
            "A2",
            id="nine fours",
        ),
    ],
)
def test_excavating_to_a_level_without_pieces_left_is_rejected(tiles: str, levels: str, where: str) -> None:
    """Tikal, "The actions": the next level's piece must be left."""
    state = jungle(tiles, pieces=(f"{where}:2L",), levels=levels)
    assert levels_left(state, level(state, where) + 1) == 0
    assert refusal(state, ADA, f"excavate {where}") == "level-used-up"


def test_second_temple_of_nine_uses_up_the_pieces_of_level_nine() -> None:
    """Tikal, "The pieces": two nines."""
    state = jungle("C4=d1", pieces=("B5:1 C4:1",), levels="A4=9 B5=8 C4=8")
    assert levels_left(state, 9) == 1
    state = play(state, "excavate B5")
    assert refusal(state, ADA, "excavate C4") == "level-used-up"


def test_printed_temple_values_use_up_no_level_pieces() -> None:
    """Tikal, "The pieces": a temple printed with a five takes the six, seven … when it is raised."""
    state = jungle("C4=d1 C5=d2", levels="C4=7")
    assert [levels_left(state, number) for number in (2, 5, 6, 7, 8)] == [3, 11, 7, 4, 3]


# Searching


def test_top_treasure_of_a_ruin_is_taken_for_three_action_points() -> None:
    """Tikal, "The actions"."""
    state = jungle("C4=a4", pieces=("C4:1",), hoards="C4=idol,mask,jug,jug")
    step = last(state, "treasure C4")
    assert step.state.treasures[ADA] == ("idol",)
    assert step.state.hoards[SPOT["C4"]] == ("jug", "jug", "mask")
    assert step.state.points == 7
    assert step.events == (Found(ADA, "C4", "idol"),)


def test_treasures_taken_are_sorted_by_kind() -> None:
    """Tikal, "Playing here": face up, sorted by kind."""
    state = jungle("C4=a4", pieces=("C4:2",), hoards="C4=idol,mask,jug,jug")
    assert play(state, "treasure C4", "treasure C4").treasures[ADA] == ("mask", "idol")


@pytest.mark.parametrize(
    "pieces",
    [("", ""), ("B4:3L", ""), ("", "C4:1")],
    ids=("no piece", "pieces elsewhere", "another's piece there"),
)
def test_searching_without_an_own_piece_on_the_ruin_is_rejected(pieces: tuple[str, str]) -> None:
    """Tikal, "The actions": where you have a piece."""
    assert refusal(jungle("C4=a4", pieces=pieces), ADA, "treasure C4") == "no-piece-there"


@pytest.mark.parametrize("where", ["A5", "A4", "B4", "D3"])
def test_searching_a_hex_without_a_ruin_is_rejected(where: str) -> None:
    """Tikal, "The actions"."""
    assert refusal(jungle(pieces=("A5:1 A4:1 B4:1",)), ADA, f"treasure {where}") == "no-ruin"


def test_searching_an_emptied_ruin_is_rejected() -> None:
    """Tikal, "The actions"."""
    state = jungle("C4=g3", pieces=("C4:2L",), hoards="C4=mask")
    state = play(state, "treasure C4")
    assert refusal(state, ADA, "treasure C4") == "nothing-left"


# Two different pieces

SITES = pytest.mark.parametrize("work", ["excavate C5", "treasure C5"])
"""C5 is a temple or a ruin, a point away from B5 and from B4; each piece works there once a turn."""


def site(work: str, *pieces: str, points: int = 10, stack: str | None = None) -> State:
    tile = "a1/2" if work.startswith("excavate") else "a4"
    return jungle(f"C5={tile}", pieces=pieces, points=points, stack=stack)


@SITES
def test_same_piece_working_twice_at_a_site_is_rejected(work: str) -> None:
    """Tikal, "Limits of two pieces": twice, but by two different pieces."""
    assert refusal(play(site(work, "C5:1"), work), ADA, work) == "worked-already"


@SITES
def test_third_work_at_a_site_by_two_pieces_is_rejected(work: str) -> None:
    """Tikal, "Limits of two pieces": at most twice a turn."""
    state = play(site(work, "C5:2"), work, work)
    assert refusal(state, ADA, work) == "worked-twice"


@SITES
def test_work_of_a_third_piece_at_a_site_is_rejected(work: str) -> None:
    """Tikal, "Limits of two pieces": at most twice a turn, by however many."""
    assert refusal(play(site(work, "C5:5L"), work, work), ADA, work) == "worked-twice"


@SITES
def test_leader_works_once_at_a_site_alone_and_is_one_of_two_with_an_explorer(work: str) -> None:
    """Tikal, "Limits of two pieces": works once, with or without an explorer, and not for three."""
    assert refusal(play(site(work, "C5:L"), work), ADA, work) == "worked-already"
    assert refusal(play(site(work, "C5:1L"), work, work), ADA, work) == "worked-twice"


@SITES
def test_explorer_that_worked_and_came_back_cannot_work_there_again(work: str) -> None:
    """Tikal, "Limits of two pieces": counted piece by piece."""
    state = play(site(work, "C5:1"), work, "move C5-B4 1", "move B4-C5 1")
    assert refusal(state, ADA, work) == "worked-already"


@SITES
def test_leader_that_worked_and_came_back_cannot_work_there_again(work: str) -> None:
    """Tikal, "Limits of two pieces": counted piece by piece."""
    state = play(site(work, "C5:L B4:1"), work, "move C5-B4 L", "move B4-C5 L")
    assert refusal(state, ADA, work) == "worked-already"
    assert offered(play(state, "move B4-C5 1"), work.split()[0]) == {"C5"}


@SITES
def test_piece_that_worked_and_walked_away_leaves_one_more_work_to_another_piece(work: str) -> None:
    """Tikal, "Limits of two pieces": a second piece may come and work, a third may not."""
    state = play(site(work, "C5:1 B4:1"), work, "move C5-B4 1", "move B4-C5 1", work)
    assert refusal(state, ADA, work) == "worked-twice"


@SITES
def test_second_piece_that_comes_to_a_site_may_work_there_which_reaches_the_limit(work: str) -> None:
    """Tikal, "Limits of two pieces": two different pieces, wherever they were."""
    state = play(site(work, "C5:1 B4:1"), work, "move B4-C5 1", work)
    assert refusal(state, ADA, work) == "worked-twice"


def test_explorer_left_at_a_temple_may_work_after_another_moved_away() -> None:
    """Tikal, "Limits of two pieces": players do not say which explorer moves."""
    state = play(site("excavate C5", "C5:2"), "excavate C5", "move C5-B4 1", "excavate C5")
    assert (at(state, ADA, "C5"), level(state, "C5")) == ("1", 3)


def test_same_piece_may_work_at_another_temple() -> None:
    """Tikal, "Limits of two pieces": the limit is for one temple."""
    state = play(jungle("C5=a1/2", pieces=("C5:1",)), "excavate C5", "move C5-B5 1", "excavate B5")
    assert (level(state, "C5"), level(state, "B5")) == (2, 2)
    assert refusal(state, ADA, "excavate B5") == "worked-already"


def test_two_pieces_on_each_of_two_temples_may_excavate_both_twice_in_a_turn() -> None:
    """Tikal, "Limits of two pieces"."""
    state = play(jungle(pieces=("A4:2 B5:2",)), *["excavate A4", "excavate B5"] * 2)
    assert (level(state, "A4"), level(state, "B5"), state.points) == (3, 3, 2)


def test_works_at_one_ruin_do_not_count_towards_the_limit_of_another() -> None:
    """Tikal, "Limits of two pieces": two treasures from one ruin, and in the same turn one from another."""
    state = jungle("C4=a4/2 C5=a5", pieces=("C4:2 C5:1",), hoards="C4=idol,mask,jug C5=bell,shell")
    state = play(state, "treasure C4", "treasure C5", "treasure C4")
    assert (state.treasures[ADA], state.points) == (("mask", "bell", "idol"), 1)
    state = structs.replace(state, points=3)
    assert refusal(state, ADA, "treasure C4") == "worked-twice"
    assert refusal(state, ADA, "treasure C5") == "worked-already"


def test_one_piece_may_search_two_ruins_in_a_turn() -> None:
    """Tikal, "Limits of two pieces": the limit is for one ruin, and for each piece at it."""
    state = jungle("C4=a4/3 B3=a5", pieces=("C4:1",), hoards="C4=idol,mask B3=bell,shell")
    state = play(state, "treasure C4", "move C4-B4 1", "move B4-B3 1", "treasure B3")
    assert state.treasures[ADA] == ("bell", "idol")
    assert refusal(structs.replace(state, points=3), ADA, "treasure B3") == "worked-already"


def test_two_explorers_that_change_places_may_each_work_at_both_temples() -> None:
    """Tikal, "Limits of two pieces": two explorers raise C5 by a level each, though one of them came over."""
    state = jungle("C5=a1/2", pieces=("C5:1 B5:1",))
    state = play(state, "excavate C5", "move C5-B5 1", "excavate B5", "move B5-C5 1", "excavate C5")
    assert (level(state, "C5"), level(state, "B5"), state.points) == (3, 2, 2)
    assert refusal(state, ADA, "excavate C5") == "worked-twice"
    assert level(play(state, "excavate B5"), "B5") == 3


def test_explorer_left_on_a_hex_may_work_where_one_of_the_two_there_has_worked() -> None:
    """Tikal, "Limits of two pieces": one of the two on B5 has worked on C5; either may go."""
    state = jungle("C5=a1/2", pieces=("C5:1 B5:1",))
    state = play(state, "excavate C5", "move C5-B5 1", "move B5-A4 1")
    assert level(play(state, "move B5-C5 1", "excavate C5"), "C5") == 3


def test_piece_left_at_a_temple_may_work_whichever_of_the_two_moved_away() -> None:
    """Tikal, "Limits of two pieces": players do not say which piece worked."""
    state = play(jungle(pieces=("A4:1L",)), "excavate A4")
    for who in ("1", "L"):
        assert level(play(state, f"move A4-A5 {who}", "excavate A4"), "A4") == 3


def test_piece_that_alone_can_have_done_the_work_cannot_work_again() -> None:
    """Tikal, "Limits of two pieces": the leader came after the work, so the explorer has done it."""
    state = play(jungle(pieces=("A4:1 A5:L",)), "excavate A4", "move A5-A4 L", "move A4-A5 L")
    assert refusal(state, ADA, "excavate A4") == "worked-already"


def test_site_where_two_pieces_worked_rejects_work_after_one_left_and_returned() -> None:
    """Tikal, "Limits of two pieces": two have worked on C5 by now."""
    state = play(jungle("C5=a1/2", pieces=("C5:2",)), "excavate C5", "move C5-B5 1", "excavate C5")
    state = play(state, "move B5-C5 1")
    assert refusal(state, ADA, "excavate C5") == "worked-twice"


def test_explorer_that_has_not_worked_at_a_site_may_come_and_work_there() -> None:
    """Tikal, "Limits of two pieces": one of the two on B5 has worked on C5 before, the other has not."""
    state = jungle("C5=a1/2", pieces=("C5:1 B5:1",))
    state = play(state, "excavate C5", "move C5-B5 1", "excavate B5", "excavate B5")
    assert level(play(state, "move B5-C5 1", "excavate C5"), "C5") == 3


def test_work_of_a_guard_counts_towards_the_limit_of_two() -> None:
    """Tikal, "Limits of two pieces": two pieces have excavated B5, though one of them guards C5 since."""
    state = jungle("C5=a1/2", pieces=("B5:3",))
    state = play(state, "excavate B5", "excavate B5", "move B5-C5 1", "guard C5")
    assert refusal(state, ADA, "excavate B5") == "worked-twice"


def test_work_of_a_leader_turned_guard_is_not_ascribed_to_an_explorer() -> None:
    """Tikal, "Limits of two pieces": of two explorers on B5 one may still excavate."""
    state = jungle("C5=a1/2", pieces=("B5:2L",))
    state = play(state, "move B5-C5 L", "excavate C5", "guard C5")
    assert level(play(state, "excavate B5"), "B5") == 2


@SITES
def test_same_piece_may_work_again_in_the_next_turn(work: str) -> None:
    """Tikal, "Limits of two pieces": at most twice *a turn*."""
    state = site(work, "C5:1", stack="a2 a3 a5 a6")
    state = play(state, work, "end", "place C4 1", "end", "place A3 1")
    assert state.turn == ADA
    assert offered(state, work.split()[0]) == {"C5"}


@SITES
def test_piece_may_work_once_in_a_scoring_turn_and_again_in_the_turn_after_it(work: str) -> None:
    """Tikal, "Limits of two pieces": once in Boris's scoring turn, and again in the turn that follows."""
    state = play(site(work, "", "C5:1", stack="b6 c1"), "end", work)
    assert refusal(state, BORIS, work) == "worked-already"
    state = play(state, "end", "end", "place C4 1", work)
    assert (state.turn, state.scoring) == (BORIS, None)
    assert refusal(state, BORIS, work) == "worked-already"


def test_work_of_one_player_does_not_limit_another() -> None:
    """Tikal, "Limits of two pieces"."""
    state = jungle(pieces=("A4:2", "A4:2"), stack="a2 a3")
    state = play(state, "excavate A4", "excavate A4", "end", "place C4 1", "excavate A4", "excavate A4")
    assert level(state, "A4") == 5
    assert "excavate A4" not in legal(state)
