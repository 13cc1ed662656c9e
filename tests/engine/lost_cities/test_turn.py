"""A turn: one card played, then one card drawn."""

from __future__ import annotations

from engine.core.game_errors import RuleViolation
from engine.games.lost_cities import rules, visibility
from engine.games.lost_cities.model import Move, Moved, Received, Turn, accepts
from tests.engine.lost_cities.table import ADA, BORIS, legal, play, position, refusal, take

# Playing a card


def test_played_card_is_on_the_own_expedition_of_its_colour() -> None:
    """Lost Cities, "The duel", 3: play onto your own expedition of the card's colour."""
    state = play(position(ada="B4"), "+B4 D")
    assert state.board[ADA] == ((), ("B4",), (), (), ())
    assert state.board[BORIS] == ((),) * 5
    assert "B4" not in state.hands[ADA]


def test_discarded_card_is_on_top_of_its_colours_pile() -> None:
    """Lost Cities, "The duel", 3: or face up onto that colour's discard pile."""
    state = play(position(ada="B4", discards="B7"), "-B4 D")
    assert state.discards[1] == ("B7", "B4")
    assert state.board[ADA] == ((),) * 5
    assert "B4" not in state.hands[ADA]


def test_discard_of_any_card_is_legal() -> None:
    """Lost Cities, "The duel", 3: also of a card that would fit, and of one that fits nowhere any more."""
    state = position(ada="B4 Y3 RW", expeditions=("Y10 R2", ""))
    assert {"-B4 D", "-Y3 D", "-RW D"} <= set(legal(state))


def test_higher_number_is_legal_with_or_without_a_gap() -> None:
    """Lost Cities, "The duel", 3: an expedition's numbers strictly increase; gaps are fine."""
    state = play(position(ada="G2 G3 G10", boris="B3"), "+G2 D", "-B3 D", "+G10 D")
    assert state.board[ADA][3] == ("G2", "G10")


def test_lower_number_on_an_expedition_is_rejected() -> None:
    """Lost Cities, "The duel", 3: strictly increase; "Bad input": a number not above the last."""
    state = position(ada="G4", expeditions=("G2 G6", ""))
    error = refusal(state, "+G4 D")
    assert (error.reason, error.details) == ("not-higher", {"card": "G4", "last": "G6"})
    assert "+G4 D" not in legal(state)


def test_equal_number_on_an_expedition_is_rejected() -> None:
    """Lost Cities, "The duel", 3: *strictly* increase. With partners two cards of a colour can be alike."""
    assert not accepts(("G6",), "G6")
    assert accepts(("G6",), "G7")


def test_wagers_can_be_laid_before_the_first_number() -> None:
    """Lost Cities, "The duel", 3: wagers go only before the first number."""
    state = position(ada="RW RW RW R2", boris="B2 B3 B4")
    state = play(state, "+RW D", "-B2 D", "+RW D", "-B3 D", "+RW D", "-B4 D", "+R2 D")
    assert state.board[ADA][4] == ("RW", "RW", "RW", "R2")


def test_wager_after_a_number_is_rejected() -> None:
    """Lost Cities, "The duel", 3: wagers go only before the first number."""
    state = position(ada="RW", expeditions=("RW R2", ""))
    error = refusal(state, "+RW D")
    assert (error.reason, error.details) == ("wager-after-number", {"card": "RW", "last": "R2"})
    assert "+RW D" not in legal(state)


def test_rivals_higher_expedition_does_not_limit_the_own_one() -> None:
    """Lost Cities, "The duel", 3: your own expedition."""
    assert play(position(ada="G3", expeditions=("", "G9")), "+G3 D").board[ADA][3] == ("G3",)


def test_discard_pile_takes_cards_in_any_order() -> None:
    """Lost Cities, "The duel", 3: a discard is always legal."""
    assert play(position(ada="G3", discards="GW G9"), "-G3 D").discards[3] == ("GW", "G9", "G3")


def test_card_not_in_hand_is_rejected() -> None:
    """Lost Cities, "Bad input": a card not in hand, though the rival holds it."""
    state = position(boris="Y7")
    assert refusal(state, "+Y7 D").reason == "card-not-in-hand"
    assert refusal(state, "-Y7 D").reason == "card-not-in-hand"


def test_playing_one_of_two_equal_wagers_leaves_the_other_in_the_hand() -> None:
    """Lost Cities, "The duel", 3: one card played."""
    state = play(position(ada="YW YW", pile="B2"), "+YW D")
    assert state.hands[ADA].count("YW") == 1


# Drawing a card


def test_top_of_the_draw_pile_is_drawn() -> None:
    """Lost Cities, "The duel", 3: draw the top of the draw pile."""
    state = position(ada="Y2", pile="W9 W8")
    after = play(state, "+Y2 D")
    assert "W9" in after.hands[ADA]
    assert len(after.pile) == len(state.pile) - 1
    assert after.pile[-1] == "W8"


def test_top_card_of_any_discard_pile_is_drawn() -> None:
    """Lost Cities, "The duel", 3: or the top card of any discard pile."""
    state = position(ada="Y2", discards="W9 W8 B5")
    after = play(state, "+Y2 W")
    assert "W8" in after.hands[ADA]
    assert after.discards == ((), ("B5",), ("W9",), (), ())
    assert after.pile == state.pile


def test_only_the_top_of_each_discard_pile_and_its_size_are_visible() -> None:
    """Lost Cities, "The duel", 3 [R]: the cards below are not shown."""
    state = position(discards="W9 W3 W8 B5")
    for viewer in (ADA, BORIS, None):
        seen = visibility.view(state, viewer)
        assert seen.discards == ((None, 0), ("B5", 1), ("W8", 3), (None, 0), (None, 0))


def test_drawing_the_card_just_discarded_is_rejected() -> None:
    """Lost Cities, "The duel", 3: except the very card you discarded this turn."""
    state = position(ada="Y2")
    assert refusal(state, "-Y2 Y").reason == "own-discard"
    assert "-Y2 Y" not in legal(state)


def test_drawing_a_card_below_the_one_just_discarded_is_rejected() -> None:
    """Lost Cities, "The duel", 3: only the top is open, and that is the very card just discarded."""
    state = position(ada="Y2", discards="Y9")
    assert refusal(state, "-Y2 Y").reason == "own-discard"


def test_playing_a_card_does_not_block_its_colours_pile() -> None:
    """Lost Cities, "The duel", 3: except the card you *discarded*."""
    assert "Y9" in play(position(ada="Y2", discards="Y9"), "+Y2 Y").hands[ADA]


def test_other_piles_can_be_drawn_from_after_a_discard() -> None:
    """Lost Cities, "The duel", 3: the top card of any discard pile."""
    assert "B9" in play(position(ada="Y2", discards="B9"), "-Y2 B").hands[ADA]


def test_rival_may_take_the_newest_discard() -> None:
    """Lost Cities, "The duel", 3: the top card of any discard pile."""
    assert "Y2" in play(position(ada="Y2", boris="B3"), "-Y2 D", "+B3 Y").hands[BORIS]


def test_own_discard_of_an_earlier_turn_may_be_drawn() -> None:
    """Lost Cities, "The duel", 3: the very card you discarded *this turn*."""
    assert "Y2" in play(position(ada="Y2 G3", boris="B3"), "-Y2 D", "+B3 D", "+G3 Y").hands[ADA]


def test_drawing_from_an_empty_discard_pile_is_rejected() -> None:
    """Lost Cities, "Bad input": drawing from an empty pile."""
    state = position(ada="Y2")
    error = refusal(state, "+Y2 B")
    assert (error.reason, error.details) == ("discard-empty", {"colour": "B"})
    assert "+Y2 B" not in legal(state)


def test_purple_pile_is_rejected_with_five_expeditions() -> None:
    """Lost Cities, "Cards": the sixth colour comes with its option only."""
    assert refusal(position(ada="Y2"), "+Y2 P").reason == "no-such-pile"
    assert refusal(position(ada="Y2", colours=6), "+Y2 P").reason == "discard-empty"
    assert refusal(position(ada="Y2"), "+P2 D").reason == "card-not-in-hand"


def test_hands_have_eight_cards_after_three_turns() -> None:
    """Lost Cities, "The duel", 3: one card played, then one card drawn, both mandatory."""
    state = play(position(ada="Y2 G3", boris="B3"), "+Y2 D", "-B3 D", "+G3 B")
    assert [len(hand) for hand in state.hands] == [8, 8]


# Whose turn it is


def test_turn_passes_to_the_rival_and_back() -> None:
    """Lost Cities, "The duel", 3."""
    state = play(position(ada="Y2", boris="B3"), "+Y2 D")
    assert rules.to_move(state) == (BORIS,)
    assert rules.to_move(play(state, "+B3 D")) == (ADA,)


def test_no_legal_turn_removes_a_laid_card() -> None:
    """Lost Cities, "The duel", 3: there is no taking back. No turn touches an expedition but to add to it."""
    state = position(expeditions=("Y5 B6", "R3"), discards="G2")
    for text in legal(state):
        before, after = state.board, take(state, text).state.board
        assert after[BORIS] == before[BORIS]
        assert all(new[: len(old)] == old for old, new in zip(before[ADA], after[ADA], strict=True))


def test_legal_turns_are_listed_in_the_order_of_the_menu() -> None:
    """The order in which every menu shows them."""
    state = position(ada="Y2 YW YW B5 B6 B7 R9 R10", expeditions=("B8", ""), discards="G4")
    assert legal(state)[:10] == [
        "+YW D",
        "+YW G",
        "-YW D",
        "-YW G",
        "+Y2 D",
        "+Y2 G",
        "-Y2 D",
        "-Y2 G",
        "-B5 D",
        "-B5 G",
    ]


def test_listed_turns_are_exactly_those_that_the_rules_accept() -> None:
    """Lost Cities, "The duel", 3: every card, both places, every pile, tried one by one."""
    state = position(ada="Y2 YW YW B5 B6 B9 R9 W3", expeditions=("B7 WW", "R2"), discards="G4 B2")
    accepted = []
    for card in dict.fromkeys(state.hands[ADA]):
        for discard in (False, True):
            for source in "DYBWGRP":
                try:
                    rules.apply(state, ADA, turn := Turn(card, discard, source))
                except RuleViolation:
                    continue
                accepted.append(turn)
    assert rules.legal_actions(state, ADA) == accepted


# Events


def test_event_of_a_turn_names_the_played_card_and_a_card_taken_from_discards_to_all() -> None:
    """Lost Cities, "What each seat may see": a card drawn from a discard pile is public."""
    step = take(position(ada="Y7", expeditions=("YW Y3", ""), discards="R4"), "+Y7 R")
    assert step.events == (Moved(Move(ADA, "Y7", False, "R"), length=3, taken="R4"),)
    assert not step.reveals


def test_event_of_a_drawn_card_is_for_its_drawer_only() -> None:
    """Lost Cities, "What each seat may see": never which card an opponent drew from the pile."""
    step = take(position(ada="Y7", pile="W9"), "-Y7 D")
    moved, drew = step.events
    assert moved == Moved(Move(ADA, "Y7", True, "D"), length=1, taken=None)
    assert drew == Received(ADA, "W9", audience=(ADA,))
    assert not drew.is_for(BORIS)
    assert not drew.is_for(None)
    assert step.reveals, "undo is impossible after seeing a hidden card"
