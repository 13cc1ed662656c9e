"""The panel's questions: in an order that reads naturally, and only where there is a choice."""

from __future__ import annotations

import pytest

from engine.core.menu import MAX_ANSWERS, Chosen, NoSuchPath, Question
from engine.games.tikal import GAME, notation
from engine.games.tikal.actions import Action
from engine.games.tikal.model import State
from tests.engine.tikal.jungle import AUCTION, everywhere, game_of, jungle, market, play


def ask(state: State, *path: str) -> Question | Chosen[Action]:
    assert state.turn is not None
    return GAME.ask(state, state.turn, path)


def asked(state: State, *path: str) -> tuple[str, ...]:
    """The name of the next question, and its answers."""
    question = ask(state, *path)
    assert isinstance(question, Question)
    assert len(question.answers) <= MAX_ANSWERS
    return (question.name, *question.answers)


def chosen(state: State, *path: str) -> str:
    """The action that a path leads to."""
    choice = ask(state, *path)
    assert isinstance(choice, Chosen)
    return notation.write(choice.action)


# Placing


def test_a_tile_asks_where_and_which_way_round() -> None:
    """Tikal, "A turn"."""
    state = jungle(tile="a6")
    assert asked(state) == ("hex", "A3", "B3", "C4", "C5")
    assert asked(state, "C4") == ("rotation", "0", "1", "2", "3", "4", "5")
    assert chosen(state, "C4", "3") == "place C4 4"


def test_only_rotations_that_can_be_entered_are_asked_for() -> None:
    """Tikal, "A turn"."""
    state = jungle("C4=c1", tile="a1")
    assert asked(state, "D4") == ("rotation", "4", "5")


def test_where_one_way_round_is_left_nobody_asks_for_it() -> None:
    """Tikal, "A turn"."""
    assert chosen(jungle("C4=c1", tile="c3"), "D4") == "place D4 6"


def test_a_volcano_only_asks_where() -> None:
    """Tikal, "A turn": it looks the same all round."""
    state = jungle(tile="b6")
    assert asked(state) == ("hex", "A3", "B3", "C4", "C5")
    assert chosen(state, "B3") == "place B3 1"


def test_more_hexes_than_a_menu_holds_are_asked_for_by_column() -> None:
    """Twenty-six hexes lie next to something discovered here."""
    state = jungle("B1=a1 C2=a2 E4=a3 F4=a4 F1=a5 G2=a6", tile="d5")
    assert asked(state) == ("hex-column", *"ABCDEFGH")
    assert asked(state, "C") == ("hex", "C1", "C3", "C4", "C5")
    assert chosen(state, "C", "C3") == "place C3 1"
    assert chosen(state, "A", "A3") == "place A3 1"


# What to do


def test_what_can_be_done_is_asked_first() -> None:
    """Tikal, "The actions": all eight, a move being the hex it begins on, and the end of the turn."""
    state = jungle(
        "C3=a5 C4=a6 C5=a4",
        pieces=("A4:1 B5:1 C3:1 C5:1",),
        treasures=("mask", "idol"),
        hoards="C3=bell C5=jug,jug",
    )
    assert asked(state) == (
        "do",
        "new",
        "leader",
        "A4",
        "B5",
        "C3",
        "C5",
        "excavate",
        "treasure",
        "exchange",
        "camp",
        "guard",
        "end",
    )


def test_only_what_can_be_done_is_asked() -> None:
    """Tikal, "The actions"."""
    assert asked(jungle(points=4)) == ("do", "new", "leader", "end")
    assert asked(jungle(points=1, pieces=("A5:L",))) == ("do", "new", "A5", "end")


def test_new_pieces_are_asked_for_a_camp_only_where_there_are_several() -> None:
    """Tikal, "The actions"."""
    assert chosen(jungle(), "new") == "new A5"
    assert chosen(jungle(), "leader") == "leader A5"
    state = jungle("C4=a6", camps=("B4 C4",))
    assert asked(state, "new") == ("site", "A5", "B4", "C4")
    assert chosen(state, "new", "B4") == "new B4"
    assert asked(state, "leader") == ("site", "A5", "B4", "C4")
    assert chosen(state, "leader", "C4") == "leader C4"


def test_the_camps_of_others_are_not_asked_for() -> None:
    """Tikal, "Ways and camps": they are of no use."""
    assert chosen(jungle("C4=a6", camps=("", "B4 C4")), "new") == "new A5"


SITES = pytest.mark.parametrize(
    ("deed", "tiles", "pieces", "one", "other"),
    [
        ("excavate", "", "A4:1 B5:2", "A4", "B5"),
        ("treasure", "C4=a4 C5=a5", "C4:1 C5:2", "C4", "C5"),
        ("camp", "C4=a6", "", "B4", "C4"),
        ("guard", "", "A4:1 B5:2", "A4", "B5"),
    ],
    ids=["excavate", "treasure", "camp", "guard"],
)
"""What is done on a hex, with two hexes where it can be done."""


@SITES
def test_a_site_is_asked_for_where_there_are_several(
    deed: str, tiles: str, pieces: str, one: str, other: str
) -> None:
    """Tikal, "The actions"."""
    state = jungle(tiles, pieces=(pieces,))
    assert deed in asked(state)
    assert asked(state, deed) == ("site", one, other)
    assert chosen(state, deed, other) == f"{deed} {other}"


@SITES
def test_the_only_site_is_named_at_once(deed: str, tiles: str, pieces: str, one: str, other: str) -> None:
    """Tikal, "The actions": one tap is enough, and it says where."""
    # Another player's camp, or the lack of a piece, leaves one hex of the two.
    state = jungle(tiles, pieces=(pieces.split(" ")[0],), camps=("", other) if deed == "camp" else ())
    assert f"{deed}-{one}" in asked(state)
    assert deed not in asked(state)
    assert chosen(state, f"{deed}-{one}") == f"{deed} {one}"


def test_a_site_where_nothing_can_be_done_is_not_counted() -> None:
    """Tikal, "The actions": B5 has been excavated by the piece there, so A4 is the only temple left."""
    state = play(jungle(pieces=("A4:1 B5:1",)), "excavate B5")
    assert chosen(state, "excavate-A4") == "excavate A4"


def test_an_emptied_ruin_is_a_site_for_a_camp_and_a_full_one_is_not() -> None:
    """Tikal, "The actions": a ruin with treasures is none, an emptied one is."""
    assert "camp-B4" in asked(jungle("C4=g3", hoards="C4=mask"))
    assert asked(jungle("C4=g3", hoards="C4="), "camp") == ("site", "B4", "C4")


def test_a_swap_asks_what_to_take_and_what_to_give() -> None:
    """Tikal, "The actions": treasures of the same kind are not offered for each other."""
    state = jungle(seats=3, treasures=("mask jug", "mask idol", "bell"))
    assert asked(state, "exchange") == ("take", "1-mask", "1-idol", "2-bell")
    assert asked(state, "exchange", "1-idol") == ("give", "mask", "jug")
    assert asked(state, "exchange", "1-mask") == ("give", "jug")
    assert chosen(state, "exchange", "1-idol", "jug") == "swap jug 2 idol"


def test_a_swap_of_one_for_one_is_asked_for_once() -> None:
    """Tikal, "The actions": nothing is done without a tap that says so."""
    state = jungle(treasures=("mask", "idol"))
    assert asked(state, "exchange") == ("give", "mask")
    assert chosen(state, "exchange", "mask") == "swap mask 2 idol"


# Moving


def test_a_move_begins_with_its_hex_and_asks_where_to_and_who() -> None:
    """Tikal, "Ways and camps": the hexes that are reached come nearest first."""
    state = jungle(pieces=("A5:2L B4:1",))
    assert asked(state) == ("do", "new", "A5", "B4", "camp-B4", "end")
    assert asked(state, "A5") == ("goal", "B4", "A4", "B5")
    assert asked(state, "A5", "B4") == ("who", "1", "2", "L", "1L", "2L")
    assert chosen(state, "A5", "B4", "2L") == "move A5-B4 2L"


SIX = "A3=a1 B3=a2 C4=a3", "A5:1 A4:1 B4:1 B5:1 A3:1 B3:1"


def test_from_many_hexes_the_move_comes_first_and_then_its_hex() -> None:
    """Six hexes with pieces are six things to do; seven are one."""
    tiles, pieces = SIX
    assert {"A5", "A4", "B4", "B5", "A3", "B3"} <= set(asked(jungle(tiles, pieces=(pieces,))))
    state = jungle(tiles, pieces=(f"{pieces} C4:1",))
    assert asked(state) == ("do", "new", "leader", "move", "excavate", "camp-B4", "guard", "end")
    assert asked(state, "move") == ("from", "A3", "A4", "A5", "B3", "B4", "B5", "C4")
    assert asked(state, "move", "A5")[:4] == ("goal", "B4", "A4", "B5")
    assert chosen(state, "move", "A5", "B4") == "move A5-B4 1"


def test_one_hex_to_go_to_is_asked_for_all_the_same() -> None:
    """Tikal, "Ways and camps": nothing is done without a tap that says so."""
    assert asked(jungle(pieces=("A5:1",), points=1), "A5") == ("goal", "B4")


def test_who_goes_is_asked_only_where_several_could() -> None:
    """Tikal, "Ways and camps": with three points, two may go to B4, and one to A4."""
    state = jungle(pieces=("A5:2",), points=3)
    assert asked(state, "A5", "B4") == ("who", "1", "2")
    assert chosen(state, "A5", "A4") == "move A5-A4 1"


def test_explorer_or_leader_is_asked_even_where_one_can_go() -> None:
    """Tikal, "Ways and camps": it makes a difference."""
    state = jungle(pieces=("A5:1L",), points=2)
    assert asked(state, "A5", "A4") == ("who", "1", "L")
    assert chosen(jungle(pieces=("A5:L",)), "A5", "A4") == "move A5-A4 L"


def test_only_hexes_that_the_points_reach_are_asked_for() -> None:
    """Tikal, "Ways and camps"."""
    assert asked(jungle(pieces=("B4:1",), points=2), "B4") == ("goal", "A5")


def test_more_ways_than_a_menu_holds_are_asked_for_by_column() -> None:
    """With two camps far away thirty-three hexes can be reached from the base camp."""
    state = jungle(everywhere(), pieces=("A5:1",), camps=("F5 H5",))
    name, *columns = asked(state, "A5")
    assert (name, sorted(columns)) == ("goal-column", [*"ABCDEFGH"])
    name, *ends = asked(state, "A5", "H")
    assert name == "goal"
    assert {end[0] for end in ends} == {"H"}
    assert chosen(state, "A5", "H", "H5") == "move A5-H5 1"


# The end of a turn


@pytest.mark.parametrize("points", [0, 1, 2])
def test_a_turn_is_ended_by_one_tap_where_little_is_lost(points: int) -> None:
    """Tikal, "A turn": what is left is lost."""
    assert chosen(jungle(points=points, pieces=("A5:1",)), "end") == "end"


@pytest.mark.parametrize("points", [3, 10])
def test_more_than_two_points_are_lost_only_after_a_question(points: int) -> None:
    """Tikal, "A turn": and that is asked once."""
    state = jungle(points=points)
    assert asked(state, "end") == ("end", "sure")
    assert chosen(state, "end", "sure") == "end"


def test_only_the_end_is_asked_for_where_nothing_else_is_left() -> None:
    """Nothing is done without a tap that says so."""
    assert asked(jungle(points=0)) == ("do", "end")


# The auction


def test_bids_are_asked_for_one_by_one_where_a_menu_holds_them() -> None:
    """Tikal, "Auction"."""
    state = market("a1 a2", totals=(24, 24))
    assert asked(state) == ("bid", "pass", *map(str, range(1, 25)))
    assert chosen(state, "7") == "bid 7"
    assert chosen(state, "pass") == "pass"


def test_more_bids_than_a_menu_holds_are_asked_for_by_tens() -> None:
    """Tikal, "Auction"."""
    state = market("a1 a2", totals=(32, 31))
    assert asked(state) == ("bid", "pass", "0x", "1x", "2x", "3x")
    assert asked(state, "0x") == ("exactly", *map(str, range(1, 10)))
    assert asked(state, "3x") == ("exactly", "30", "31", "32")
    assert chosen(state, "1x", "17") == "bid 17"
    assert chosen(state, "pass") == "pass"


def test_after_a_high_bid_a_menu_holds_the_rest() -> None:
    """Tikal, "Auction": only what is higher is offered."""
    state = play(market("a1 a2", totals=(32, 31)), "bid 28")
    assert asked(state) == ("bid", "pass", "29", "30", "31")


def test_the_winner_is_asked_for_a_tile() -> None:
    """Tikal, "Auction"."""
    state = play(market("a1 a2"), "bid 1", "pass")
    assert asked(state) == ("tile", "a1", "a2")
    assert chosen(state, "a2") == "take a2"


# Every path


def test_an_answer_that_is_not_offered_leads_nowhere() -> None:
    """Tikal, "Playing here": only what can be done is offered."""
    paths = (("fly",), ("new", "A5"), ("A5", "Z9"), ("move",), ("camp",), ("camp-C4",), ("end", "no"))
    for path in paths:
        with pytest.raises(NoSuchPath):
            ask(jungle(pieces=("A5:1",)), *path)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_action_is_chosen_by_its_own_answers(seats: int) -> None:
    """Whatever is legal can be tapped together, and no question has more answers than a menu holds."""
    for number, step in enumerate(game_of(seats, 11, AUCTION)):
        if step.state.turn is None or number % 7:
            continue
        state, ways = step.state, set()
        actions = GAME.legal_actions(state, step.state.turn)
        for action in actions:
            ways.add(GAME.slots(state, action))
        assert len(ways) == len(actions)
        visit(state, ())


def visit(state: State, path: tuple[str, ...]) -> None:
    question = ask(state, *path)
    if isinstance(question, Question):
        assert 0 < len(question.answers) <= MAX_ANSWERS
        if len(path) < 2:
            visit(state, (*path, question.answers[-1]))
            visit(state, (*path, question.answers[0]))
