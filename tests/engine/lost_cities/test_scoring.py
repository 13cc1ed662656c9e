"""Points of expeditions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.lost_cities import GAME
from engine.games.lost_cities.model import COLOURS, NUMBERS, WAGERS, Expedition, accepts, make_card
from engine.games.lost_cities.scoring import (
    ExpeditionScore,
    board_scores,
    expedition_points,
    score_expedition,
    totals,
)
from tests.engine.lost_cities.table import ADA, BORIS, board, position

ALL = "2 3 4 5 6 7 8 9 10"


def expedition(text: str) -> Expedition:
    """A yellow expedition: `W W 3 5`."""
    return tuple(f"Y{number}" for number in text.split())


@pytest.mark.parametrize(
    ("cards", "points"),
    [("5 8 10", 3), ("", 0), ("W", -40), ("W 3 5 7", -10), ("W W 2 3 5 7 8 10", 65)],
)
def test_each_expedition_of_the_rules_worked_example_has_its_points(cards: str, points: int) -> None:
    """Lost Cities, "The duel", worked example."""
    assert expedition_points(expedition(cards)) == points


def test_worked_example_of_the_rules_scores_eighteen_in_total() -> None:
    """Lost Cities, "The duel", worked example."""
    player = "Y5 Y8 Y10 WW GW G3 G5 G7 RW RW R2 R3 R5 R7 R8 R10"
    assert board_scores(board(player, "")) == (18, 0)


def test_unbegun_expedition_scores_zero() -> None:
    """Lost Cities, "The duel", 5: no card at all: 0."""
    assert expedition_points(()) == 0
    assert score_expedition(()) == ExpeditionScore(numbers=0, cost=0, factor=1, bonus=0)


@pytest.mark.parametrize(("cards", "points"), [("2", -18), ("10", -10), ("2 8 10", 0), ("8 9 10", 7)])
def test_expedition_of_numbers_is_worth_their_sum_minus_twenty(cards: str, points: int) -> None:
    """Lost Cities, "The duel", 5: (sum of numbers − 20)."""
    assert expedition_points(expedition(cards)) == points


@pytest.mark.parametrize(("wagers", "points"), [(0, 7), (1, 14), (2, 21), (3, 28)])
def test_wagers_multiply_a_gain(wagers: int, points: int) -> None:
    """Lost Cities, "The duel", 5: × (1 + wagers)."""
    assert expedition_points(expedition("W " * wagers + "8 9 10")) == points


@pytest.mark.parametrize(("wagers", "points"), [(0, -10), (1, -20), (2, -30), (3, -40)])
def test_wagers_multiply_a_loss(wagers: int, points: int) -> None:
    """Lost Cities, "The duel", 5: × (1 + wagers)."""
    assert expedition_points(expedition("W " * wagers + "10")) == points


@pytest.mark.parametrize(("wagers", "points"), [(1, -40), (2, -60), (3, -80)])
def test_expedition_of_wagers_alone_multiplies_the_cost(wagers: int, points: int) -> None:
    """Lost Cities, "The duel", 5: an expedition of wagers alone is −20 × (1 + wagers)."""
    assert expedition_points(expedition("W " * wagers)) == points


def test_eight_cards_earn_a_bonus_of_twenty() -> None:
    """Lost Cities, "The duel", 5: +20 if it holds 8 or more cards."""
    assert expedition_points(expedition("2 3 4 5 6 7 8")) == 15
    assert expedition_points(expedition("2 3 4 5 6 7 8 9")) == 24 + 20
    assert expedition_points(expedition(ALL)) == 34 + 20


def test_bonus_for_eight_cards_is_not_multiplied_by_wagers() -> None:
    """Lost Cities, "The duel", 5: after the multiplication."""
    assert expedition_points(expedition("W 2 3 4 5 6 7 8")) == 15 * 2 + 20


def test_wagers_count_as_cards_for_the_bonus() -> None:
    """Lost Cities, "The duel", 5: wagers count as cards."""
    assert expedition_points(expedition("W W W 2 3 4 5 6")) == 0 * 4 + 20
    assert expedition_points(expedition("W W W 2 3 4 5")) == -6 * 4


def test_eight_cards_of_three_wagers_and_the_lowest_numbers_add_up_to_twenty() -> None:
    """Lost Cities, "The duel", 5: it does not ask for a gain; with eight cards the worst sum is 20."""
    assert score_expedition(expedition("W W W 2 3 4 5 6")).numbers == 20


def test_expedition_of_all_twelve_cards_is_worth_156() -> None:
    """Lost Cities, "The duel", 5: between −80 and 156."""
    assert expedition_points(expedition(f"W W W {ALL}")) == 156


def test_expeditions_of_each_player_are_scored_separately() -> None:
    """Lost Cities, "The duel", 5: score each expedition of each player on its own."""
    assert board_scores(board("Y8 Y9 Y10 B10", "YW R2 R8 R10")) == (7 - 10, -40)


def test_scores_of_rounds_are_added_up() -> None:
    """Lost Cities, "The duel", 6: totals added."""
    assert totals((board("Y8 Y9 Y10", "Y2"), board("RW", ""))) == (7 - 40, -18)
    assert totals(()) == (0, 0)


expeditions = st.builds(
    lambda colour, wagers, numbers: tuple(make_card(colour, n) for n in [0] * wagers + sorted(numbers)),
    st.sampled_from(COLOURS),
    st.integers(0, WAGERS),
    st.sets(st.sampled_from(NUMBERS)),
)


@given(expeditions)
def test_every_expedition_is_worth_between_minus_80_and_156(cards: Expedition) -> None:
    """Lost Cities, "The duel", 5."""
    assert -80 <= expedition_points(cards) <= 156


@given(expeditions)
def test_points_of_an_expedition_are_numbers_less_cost_times_factor_plus_bonus(cards: Expedition) -> None:
    work = score_expedition(cards)
    assert expedition_points(cards) == (work.numbers - work.cost) * work.factor + work.bonus


@given(expeditions)
def test_next_number_always_raises_the_points_of_a_begun_expedition(cards: Expedition) -> None:
    """Lost Cities, "The duel", 5: every number adds at least its face."""
    if cards and cards[-1] != f"{cards[0][0]}10":
        last = 1 if cards[-1].endswith("W") else int(cards[-1][1:])
        assert expedition_points((*cards, make_card(cards[0][0], last + 1))) > expedition_points(cards)


@given(st.lists(st.integers(0, 10).filter(lambda number: number != 1), max_size=40))
def test_accepted_expeditions_rise_after_their_wagers(numbers: list[int]) -> None:
    """Lost Cities, "The duel", 3."""
    cards: Expedition = ()
    for number in numbers:
        if accepts(cards, make_card("G", number)):
            cards = (*cards, make_card("G", number))
    laid = ["W" if one == "GW" else int(one[1:]) for one in cards]
    wagers = laid.count("W")
    assert laid[:wagers] == ["W"] * wagers
    assert laid[wagers:] == sorted(set(laid[wagers:]))


def test_points_by_land_list_every_begun_expedition_of_all_rounds() -> None:
    """Unbegun expeditions are omitted rather than counted as 0."""
    state = position(finished=(("Y5 Y8 Y10 WW", "G3"), ("Y2", "")), rounds=3)
    assert list(GAME.points_by_land(state, ADA)) == [("yellow", 3), ("white", -40), ("yellow", -18)]
    assert list(GAME.points_by_land(state, BORIS)) == [("green", -17)]
