"""Contents of the box, and dealing."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.game_errors import InvalidSetup
from engine.games.lost_cities import rules
from engine.games.lost_cities.model import Options, RoundBegan, deck
from tests.engine.lost_cities.table import ADA, BORIS

SIX = Options(colours=6)


def test_deck_has_sixty_cards_in_five_colours() -> None:
    """Lost Cities, "Cards"."""
    assert len(deck(Options())) == 60
    assert Counter(card[0] for card in deck(Options())) == dict.fromkeys("YBWGR", 12)


def test_each_colour_has_its_numbers_once_and_three_wagers() -> None:
    """Lost Cities, "Cards"."""
    assert [card for card in deck(Options()) if card[0] == "W"] == [
        *["WW"] * 3,
        *["W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W10"],
    ]


def test_sixth_expedition_brings_twelve_purple_cards() -> None:
    """Lost Cities, "Cards", option "six expeditions"."""
    assert len(deck(SIX)) == 72
    assert Counter(deck(SIX)) - Counter(deck(Options())) == Counter(
        {"PW": 3, **{f"P{number}": 1 for number in range(2, 11)}}
    )


@pytest.mark.parametrize(("options", "pile"), [(Options(), 44), (SIX, 56)], ids=["five", "six"])
def test_each_player_is_dealt_eight_cards_and_the_rest_is_the_pile(options: Options, pile: int) -> None:
    """Lost Cities, "The duel", 1."""
    state = rules.setup(options, 2, seed=4).state
    assert [len(hand) for hand in state.hands] == [8, 8]
    assert len(state.pile) == pile
    assert Counter(state.pile + state.hands[ADA] + state.hands[BORIS]) == Counter(deck(options))


def test_round_begins_without_expeditions_and_discards() -> None:
    """Lost Cities, "The duel", 1."""
    state = rules.setup(SIX, 2, seed=4).state
    assert state.board == (((),) * 6, ((),) * 6)
    assert state.discards == ((),) * 6


def test_player_who_starts_the_first_round_is_random() -> None:
    """Lost Cities, "The duel", 2."""
    begins = Counter(rules.setup(Options(), 2, seed).state.starter for seed in range(400))
    assert 160 < begins[ADA] < 240
    assert begins[ADA] + begins[BORIS] == 400


def test_first_player_is_announced_and_is_to_move() -> None:
    """Lost Cities, "The duel", 2."""
    step = rules.setup(Options(), 2, seed=4)
    assert step.events == (RoundBegan(1, step.state.starter),)
    assert rules.to_move(step.state) == (step.state.starter,)


@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_duel_rejects_any_number_of_players_but_two(seats: int) -> None:
    """Lost Cities, "The duel (2 players)"."""
    with pytest.raises(InvalidSetup) as refused:
        rules.setup(Options(), seats, seed=1)
    assert refused.value.reason == "wrong-seats"
    assert refused.value.details == {"seats": seats, "fewest": 2, "most": 2}
