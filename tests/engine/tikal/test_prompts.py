"""The panel's questions: in an order that reads naturally, and only where there is a choice."""

from __future__ import annotations

import pytest

from engine.core.menu import MAX_ANSWERS, MORE, Chosen, NoSuchPath, Question
from engine.games.tikal import GAME, notation
from engine.games.tikal.model import HEXES, SPOT, Action, State
from engine.games.tikal.mover import mover_of
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


def test_placing_a_tile_asks_for_the_hex_and_then_the_rotation() -> None:
    """Tikal, "A turn"."""
    state = jungle(tile="a6")
    assert asked(state) == ("hex", "A3", "B3", "C4", "C5")
    assert asked(state, "C4") == ("rotation", "0", "1", "2", "3", "4", "5")
    assert chosen(state, "C4", "3") == "place C4 4"


def test_only_rotations_that_can_be_entered_are_asked_for() -> None:
    """Tikal, "A turn"."""
    state = jungle("C4=c1", tile="a1")
    assert asked(state, "D4") == ("rotation", "4", "5")


def test_single_rotation_is_not_asked() -> None:
    """Tikal, "A turn"."""
    assert chosen(jungle("C4=c1", tile="c3"), "D4") == "place D4 6"


def test_placing_a_volcano_asks_for_the_hex_alone() -> None:
    """Tikal, "A turn": it looks the same all round."""
    state = jungle(tile="b6")
    assert asked(state) == ("hex", "A3", "B3", "C4", "C5")
    assert chosen(state, "B3") == "place B3 1"


def test_hexes_for_a_tile_beyond_the_first_page_are_behind_more() -> None:
    """Twenty-six hexes are next to a discovered one here."""
    state = jungle("B1=a1 C2=a2 E4=a3 F4=a4 F1=a5 G2=a6", tile="d5")
    first, second = asked(state), asked(state, MORE)
    assert first[0] == second[0] == "hex"
    assert [len(first[1:]), len(second[1:])] == [13, 13]
    assert (first[-1], second[-1]) == (MORE, MORE)
    third = asked(state, MORE, MORE)
    assert len({*first[1:], *second[1:], *third[1:]} - {MORE}) == 26
    assert chosen(state, MORE, second[1]) == f"place {second[1]} 1"


# What to do


def test_first_question_lists_work_own_hexes_purchases_and_the_end_of_the_turn() -> None:
    """Tikal, "The actions": work, pieces by their hexes, what is bought, and the end of the turn."""
    state = jungle(pieces=("A4:1 B5:1",), treasures=("mask", "idol"))
    assert asked(state) == (
        "do",
        *("excavate-A4", "excavate-B5", "guard-A4", "guard-B5", "A4", "B5"),
        *("new", "new2", "new3", "new5", "leader", MORE, "end"),
    )
    assert asked(state, MORE) == ("do", "exchange", "camp-B4", "end"), "the end is never out of sight"


def test_many_actions_are_asked_by_hex_and_then_by_what_to_do_there() -> None:
    """Tikal, "The actions": what a piece can do where it stands comes before where it can go."""
    state = jungle(
        "A3=a1 B3=a2 C3=a3 C4=c3 C5=a4 D4=a5",
        pieces=("A4:1 B5:1 A3:1 B3:1 C4:1 C3:1 D4:2L",),
        hoards="D4=bell,jug",
        treasures=("mask", "idol"),
        camps=("B4",),
    )
    assert asked(state) == (
        "do",
        *("entries", "A3", "A4", "B3", "B5", "C3", "C4", "D4", "D4-L", "exchange", "end"),
    )
    assert asked(state, "A4")[:4] == ("go", "excavate", "guard", "A3")
    assert asked(state, "D4")[1] == "treasure"
    assert chosen(state, "B3", "excavate") == "excavate B3"
    assert asked(state, "entries")[:6] == ("enter", "A5-1", "A5-2", "A5-3", "A5-5", "B4-1")
    choice = ask(state, "entries", "B4-3")
    assert isinstance(choice, Chosen)
    assert (notation.write(choice.action), choice.times) == ("new B4", 3)


def test_actions_that_are_impossible_or_too_expensive_are_not_offered() -> None:
    """Tikal, "The actions"."""
    assert asked(jungle(points=4)) == ("do", "new", "new2", "new3", "leader", "end")
    assert asked(jungle(points=1, pieces=("A5:L",))) == ("do", "A5-B4-L", "new", "end")


def test_camp_where_a_piece_enters_is_asked_only_if_there_are_several() -> None:
    """Tikal, "The actions"."""
    assert chosen(jungle(), "new") == "new A5"
    assert chosen(jungle(), "leader") == "leader A5"
    state = jungle("C4=a6", camps=("B4 C4",))
    assert {"new-A5", "new-B4", "new-C4", "leader-A5", "leader-B4", "leader-C4"} <= set(asked(state))
    assert chosen(state, "new-B4") == "new B4"
    assert chosen(state, "leader-C4") == "leader C4"


def test_groups_of_new_explorers_are_offered_as_points_and_supply_allow() -> None:
    """Tikal, "The actions": each for a point; it is one choice, and a step each."""
    assert [answer for answer in asked(jungle()) if answer.startswith("new")] == [
        "new",
        "new2",
        "new3",
        "new5",
    ]
    assert "new5" not in asked(jungle(points=4))
    choice = ask(jungle(), "new3")
    assert isinstance(choice, Chosen)
    assert (notation.write(choice.action), choice.times) == ("new A5", 3)
    few = jungle(pieces=("A5:8 A4:8",))
    assert [answer for answer in asked(few) if answer.startswith("new")] == ["new", "new2"]


def test_camp_where_a_group_enters_is_asked_if_there_are_several() -> None:
    """Tikal, "Paths and camps"."""
    state = jungle("C4=a6", camps=("B4 C4",))
    assert asked(state, "new2") == ("site", "A5", "B4", "C4")
    choice = ask(state, "new2", "C4")
    assert isinstance(choice, Chosen)
    assert (notation.write(choice.action), choice.times) == ("new C4", 2)


def test_camps_of_others_are_not_offered_to_enter() -> None:
    """Tikal, "Paths and camps": they are of no use."""
    assert chosen(jungle("C4=a6", camps=("", "B4 C4")), "new") == "new A5"


def test_hex_for_a_new_camp_is_asked_if_there_are_several() -> None:
    """Tikal, "The actions"."""
    state = jungle("C4=a6")
    assert "camp" in asked(state)
    assert asked(state, "camp") == ("site", "B4", "C4")
    assert chosen(state, "camp", "C4") == "camp C4"


def test_only_hex_for_a_new_camp_is_on_the_button_of_the_first_question() -> None:
    """Tikal, "The actions": one tap is enough, and it says where."""
    state = jungle("C4=a6", camps=("", "C4"))
    assert "camp-B4" in asked(state)
    assert chosen(state, "camp-B4") == "camp B4"


def test_buttons_to_excavate_or_guard_name_the_hex_if_there_is_room() -> None:
    """Tikal, "The actions": temples and ruins are worked on more often than anything else is done."""
    state = jungle("A3=a1 B3=a2", pieces=("A4:1 B5:1 A3:1 B3:1",))
    assert {"excavate-A4", "excavate-B5", "excavate-A3", "excavate-B3", "guard-A4"} <= set(asked(state))
    assert chosen(state, "excavate-B3") == "excavate B3"


def test_hex_is_not_asked_if_only_one_temple_can_still_be_excavated() -> None:
    """Tikal, "The actions": B5 has been excavated by the piece there, so A4 is the only temple left."""
    state = play(jungle(pieces=("A4:1 B5:1",)), "excavate B5")
    assert chosen(state, "excavate-A4") == "excavate A4"


def test_emptied_ruin_is_a_site_for_a_camp_and_a_full_one_is_not() -> None:
    """Tikal, "The actions": a ruin with treasures is none, an emptied one is."""
    assert "camp-B4" in asked(jungle("C4=g3", hoards="C4=mask"))
    assert asked(jungle("C4=g3", hoards="C4="), "camp") == ("site", "B4", "C4")


def test_swap_asks_what_to_take_and_then_what_of_another_kind_to_give() -> None:
    """Tikal, "The actions": treasures of the same kind are not offered for each other."""
    state = jungle(seats=3, treasures=("mask jug", "mask idol", "bell"))
    assert asked(state, "exchange") == ("take", "1-mask", "1-idol", "2-bell")
    assert asked(state, "exchange", "1-idol") == ("give", "mask", "jug")
    assert asked(state, "exchange", "1-mask") == ("give", "jug")
    assert chosen(state, "exchange", "1-idol", "jug") == "swap jug 2 idol"


def test_single_possible_swap_asks_only_what_to_give() -> None:
    """Tikal, "The actions": no action happens without a click."""
    state = jungle(treasures=("mask", "idol"))
    assert asked(state, "exchange") == ("give", "mask")
    assert chosen(state, "exchange", "mask") == "swap mask 2 idol"


# Moving


def test_moves_need_one_tap_each_if_there_are_few() -> None:
    """Tikal, "Paths and camps": where all there is to do has room beside them, they need one tap each."""
    state = jungle(pieces=("A5:L",), points=2)
    assert asked(state) == ("do", "A5-B4-L", "A5-A4-L", "A5-B5-L", "new", "new2", "end")
    assert chosen(state, "A5-B5-L") == "move A5-B5 L"


def test_move_asks_for_the_piece_and_then_the_target_nearest_first() -> None:
    """Tikal, "Paths and camps": what is reached comes nearest first; the leader is a piece by itself."""
    state = jungle(pieces=("A5:2L B4:1",))
    assert asked(state)[1:4] == ("A5", "A5-L", "B4")
    assert asked(state, "B4") == ("go", "A5", "A4", "B5")
    assert asked(state, "A5")[:6] == ("go", "B4-1", "B4-2", "B4-1L", "B4-2L", "A4-1")
    assert asked(state, "A5-L") == ("go", "B4", "A4", "B5")
    assert chosen(state, "A5", "B4-2L") == "move A5-B4 2L"
    assert chosen(state, "A5-L", "B4") == "move A5-B4 L"


def test_move_asks_for_target_and_then_pieces_if_there_are_too_many() -> None:
    """Tikal, "Paths and camps": more moves from a hex than can be offered at once are two questions."""
    state = jungle("C5=a4 C4=a6 D5=a5", pieces=("A5:8L",))
    assert asked(state, "A5") == ("go", "B4", "A4", "B5", "C4", "C5", "D5")
    assert asked(state, "A5", "A4") == ("who", "1", "2", "3", "4", "5", "1L", "2L", "3L", "4L")
    assert chosen(state, "A5", "B4", "2L") == "move A5-B4 2L"


def test_number_of_pieces_is_not_asked_if_points_suffice_for_only_one() -> None:
    """Tikal, "Paths and camps": each piece pays for itself."""
    state = jungle(everywhere(), pieces=("A5:8L",))
    prices = mover_of(state).walks(SPOT["A5"]).prices
    far = next(spot for spot in prices if 5 < prices[spot] <= 10)
    assert asked(state, "A5", asked(state, "A5")[1])[0] == "who"
    path = ["A5"]
    while HEXES[far] not in asked(state, *path):
        path.append(MORE)
    assert chosen(state, *path, HEXES[far]) == f"move A5-{HEXES[far]} 1"


def test_each_of_seven_hexes_with_own_pieces_is_offered_in_the_first_question() -> None:
    """Seven hexes with pieces are seven things to do."""
    state = jungle("A3=a1 B3=a2 C4=a3", pieces=("A5:1 A4:1 B4:1 B5:1 A3:1 B3:1 C4:1",))
    assert {"A5", "A4", "B4", "B5", "A3", "B3", "C4"} <= set(asked(state))


def test_hexes_too_far_for_the_points_are_not_offered() -> None:
    """Tikal, "Paths and camps"."""
    assert asked(jungle(pieces=("B4:1",), points=2))[:2] == ("do", "B4-A5-1")


@pytest.mark.parametrize(("pieces", "who"), [("A5:1", "A5"), ("A5:8L", "A5"), ("A5:8L", "A5-L")])
def test_hexes_beyond_the_first_page_are_behind_more_cheapest_first(pieces: str, who: str) -> None:
    """With two distant camps 33 hexes can be reached, cheapest first on all pages."""
    state = jungle(everywhere(), pieces=(pieces,), camps=("F5 H5",))
    prices = mover_of(state).walks(SPOT["A5"]).prices
    path, reached = [who], list[str]()
    while (page := asked(state, *path)[1:])[-1] == MORE:
        assert len(page) == MAX_ANSWERS
        reached += page[:-1]
        path.append(MORE)
    reached += page
    assert len(set(reached)) == len(reached) == 33
    assert [prices[SPOT[end]] for end in reached] == sorted(prices[SPOT[end]] for end in reached)


def test_target_of_a_move_behind_more_can_be_chosen() -> None:
    state = jungle(everywhere(), pieces=("A5:1",), camps=("F5 H5",))
    farthest = asked(state, "A5", MORE, MORE)[-1]
    assert chosen(state, "A5", MORE, MORE, farthest) == f"move A5-{farthest} 1"


# The end of a turn


@pytest.mark.parametrize("points", [0, 1, 2])
def test_ending_a_turn_with_at_most_two_points_needs_no_confirmation(points: int) -> None:
    """Tikal, "A turn": what is left is lost."""
    assert chosen(jungle(points=points, pieces=("A5:1",)), "end") == "end"


@pytest.mark.parametrize("points", [3, 10])
def test_ending_a_turn_with_three_or_more_points_is_confirmed(points: int) -> None:
    """Tikal, "A turn": and that is asked once."""
    state = jungle(points=points)
    assert asked(state, "end") == ("end", "sure")
    assert chosen(state, "end", "sure") == "end"


def test_only_the_end_is_offered_if_no_other_action_is_left() -> None:
    """No action happens without a click. Here the turn was typed."""
    assert asked(jungle(points=0)) == ("do", "end")


def test_turn_ends_automatically_only_when_its_points_are_spent() -> None:
    """Tikal, "A turn": nothing is free, so nothing else is left to do."""
    assert GAME.shortcuts.forced_action(jungle(points=0)) == notation.read("end")
    assert GAME.shortcuts.forced_action(jungle(points=1)) is None
    assert GAME.shortcuts.forced_action(market("a1 a2")) is None
    assert GAME.shortcuts.forced_action(jungle(tile="a6")) is None


# The auction


def test_up_to_24_bids_are_listed_one_by_one() -> None:
    """Tikal, "Auction"."""
    state = market("a1 a2", totals=(24, 24))
    assert asked(state) == ("bid", "pass", "up", *map(str, range(1, 11)), MORE)
    assert asked(state, MORE)[1:3] == ("11", "12")
    assert chosen(state, "7") == "bid 7"
    assert chosen(state, "pass") == "pass"


def test_bid_up_to_a_limit_bids_one_more_and_plans_the_rest() -> None:
    """Tikal, "Auction"."""
    state = play(market("a1 a2", totals=(9, 9)), "bid 4")
    assert asked(state, "up") == ("up-to", "6", "7", "8", "9")
    choice = ask(state, "up", "8")
    assert isinstance(choice, Chosen)
    assert (notation.write(choice.action), choice.plan) == ("bid 5", "8")


def test_bidding_plan_raises_by_one_up_to_its_limit_and_then_passes() -> None:
    """Tikal, "Auction"."""
    state = play(market("a1 a2 a3", seats=3, totals=(9, 9, 9)), "bid 4")
    assert GAME.shortcuts.planned_action(state, "6") == notation.read("bid 5")
    assert GAME.shortcuts.planned_action(play(state, "bid 5"), "6") == notation.read("bid 6")
    assert GAME.shortcuts.planned_action(play(state, "bid 6"), "6") == notation.read("pass")


def test_post_is_extended_by_bids_and_passes_after_the_first_until_the_auction_is_won() -> None:
    """Tikal, "Auction". Automatic passes do not start the bidding."""
    state = market("a1 a2", totals=(9, 9))
    assert not GAME.shortcuts.extends_last_post(state)
    assert GAME.shortcuts.extends_last_post(play(state, "bid 1"))
    assert GAME.shortcuts.extends_last_post(play(market("a1 a2 a3", seats=3, totals=(9, 9, 9)), "pass"))
    assert not GAME.shortcuts.extends_last_post(play(state, "bid 1", "pass"))
    assert not GAME.shortcuts.extends_last_post(market("a1 a2 a3", seats=3, totals=(0, 9, 9)))


def test_more_than_24_bids_are_asked_by_tens_and_then_exactly() -> None:
    """Tikal, "Auction"."""
    state = market("a1 a2", totals=(42, 31))
    assert asked(state) == ("bid", "pass", "up", "0x", "1x", "2x", "3x", "4x")
    assert asked(state, "0x") == ("exactly", *map(str, range(1, 10)))
    assert asked(state, "4x") == ("exactly", "40", "41", "42")
    assert chosen(state, "1x", "17") == "bid 17"
    assert chosen(state, "pass") == "pass"


def test_few_bids_after_a_high_one_are_listed_one_by_one() -> None:
    """Tikal, "Auction": only what is higher is offered."""
    state = play(market("a1 a2", totals=(32, 31)), "bid 28")
    assert asked(state) == ("bid", "pass", "up", "29", "30", "31")


def test_winner_of_an_auction_is_asked_for_a_tile() -> None:
    """Tikal, "Auction"."""
    state = play(market("a1 a2"), "bid 1", "pass")
    assert asked(state) == ("tile", "a1", "a2")
    assert chosen(state, "a2") == "take a2"


# Every path


def test_answer_that_tikal_did_not_offer_is_rejected() -> None:
    """Tikal, "Playing here": only what can be done is offered."""
    paths = (("fly",), ("new", "A5"), ("A5", "Z9"), ("new9",), ("camp",), ("camp-C4",), ("end", "no"))
    for path in paths:
        with pytest.raises(NoSuchPath):
            ask(jungle(pieces=("A5:1",)), *path)


@pytest.mark.parametrize("seats", [2, 4])
def test_legal_actions_of_tikal_have_distinct_answers_and_no_question_exceeds_three_rows(seats: int) -> None:
    for number, step in enumerate(game_of(seats, 11, AUCTION)):
        if step.state.turn is None or number % 7:
            continue
        state, ways = step.state, set()
        actions = GAME.rules.legal_actions(state, step.state.turn)
        for action in actions:
            ways.add(GAME.prompts.slots(state, action))
        assert len(ways) == len(actions)
        assert not ways & {
            slots for action in actions for slots, _ in GAME.shortcuts.repetitions(state, action)
        }
        visit(state, ())


def visit(state: State, path: tuple[str, ...]) -> None:
    question = ask(state, *path)
    if isinstance(question, Question):
        assert 0 < len(question.answers) <= MAX_ANSWERS
        if len(path) < 2:
            visit(state, (*path, question.answers[-1]))
            visit(state, (*path, question.answers[0]))
