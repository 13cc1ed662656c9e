"""Random numbers are reproducible and fair."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.dice import Dice

seeds = st.integers(min_value=0, max_value=2**256)


@pytest.mark.parametrize(
    ("seed", "numbers", "deck"),
    [
        (0, [18, 74, 76, 86, 97, 55], "DHAECGILBFJK"),
        (1, [79, 52, 40, 76, 47, 88], "LJCIGEFBAKDH"),
        (2026, [93, 50, 60, 72, 38, 46], "HKIJAFELGCDB"),
        (2**64, [48, 11, 65, 9, 33, 35], "CAGLDFHBIJKE"),
        (2**256 - 1, [7, 37, 46, 62, 74, 98], "DAJFCBLEKGIH"),
    ],
)
def test_seed_gives_the_recorded_numbers_and_deck(seed: int, numbers: list[int], deck: str) -> None:
    """If this fails, all stored games and shuffle proofs become invalid."""
    assert _read(Dice.from_seed(seed), 100, 6) == numbers
    assert "".join(Dice.from_seed(seed).shuffle("ABCDEFGHIJKL")[0]) == deck


def test_dice_equal_numbers_computed_from_their_published_description() -> None:
    """Players verify shuffles from the description alone."""
    numbers = []
    for block in range(5):
        digest = sha256(f"7ea:{block}".encode()).digest()
        numbers.append(int.from_bytes(digest[:4], "big") % 100)
    assert _read(Dice.from_seed(2026), 100, 5) == numbers


def test_shuffle_of_60_cards_gives_the_recorded_deck_after_eight_blocks() -> None:
    deck, dice = Dice.from_seed(7).shuffle(range(60))
    assert deck[:8] == (21, 6, 24, 38, 59, 39, 27, 36)
    assert deck[-4:] == (19, 43, 34, 47)
    assert dice == Dice("7", block=8), "59 numbers are eight digests of eight"


@given(seeds, st.lists(st.integers(), max_size=80))
def test_shuffle_contains_the_same_items(seed: int, items: list[int]) -> None:
    shuffled, _ = Dice.from_seed(seed).shuffle(items)
    assert Counter(shuffled) == Counter(items)


@given(seeds, st.integers(min_value=1, max_value=2**32))
def test_number_is_below_its_bound(seed: int, bound: int) -> None:
    number, _ = Dice.from_seed(seed).below(bound)
    assert 0 <= number < bound


@given(seeds)
def test_same_dice_give_the_same_draw_and_shuffle_again_and_stay_unchanged(seed: int) -> None:
    dice = Dice.from_seed(seed)
    assert dice.below(1_000) == dice.below(1_000)
    assert dice.shuffle("ABC") == dice.shuffle("ABC")
    assert dice.block == 0


def test_dice_returned_by_a_draw_give_another_number() -> None:
    first, dice = Dice.from_seed(3).below(2**32)
    second, _ = dice.below(2**32)
    assert first != second


def test_six_thousand_numbers_of_the_dice_are_about_equally_frequent() -> None:
    counted = Counter(_read(Dice.from_seed(11), 6, 6_000))
    assert set(counted) == set(range(6))
    assert all(900 < times < 1_100 for times in counted.values())


def test_all_orders_of_a_shuffle_are_about_equally_frequent() -> None:
    counted = Counter(Dice.from_seed(seed).shuffle("ABCD")[0] for seed in range(4_800))
    assert len(counted) == 24
    assert all(140 < times < 260 for times in counted.values())


def test_numbers_below_a_bound_that_does_not_divide_the_range_are_equally_likely() -> None:
    """Without skipping the top of the range, numbers below a third would come up in half of all throws."""
    bound = 3 * 2**30
    thirds = Counter(number // 2**30 for number in _read(Dice.from_seed(5), bound, 3_000))
    assert all(900 < times < 1_100 for times in thirds.values())


def test_shuffle_of_none_or_one_item_returns_it_unchanged() -> None:
    assert Dice.from_seed(1).shuffle("")[0] == ()
    assert Dice.from_seed(1).shuffle("A")[0] == ("A",)


def test_dice_reject_a_negative_seed() -> None:
    with pytest.raises(ValueError, match="negative"):
        Dice.from_seed(-1)


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1, 2**64])
def test_dice_reject_a_bound_below_one_or_above_the_range(bound: int) -> None:
    """Above 2³² some numbers could never come up."""
    with pytest.raises(ValueError, match="no number below"):
        Dice.from_seed(1).below(bound)


def test_dice_accept_bounds_of_1_and_of_the_whole_range() -> None:
    assert Dice.from_seed(1).below(1)[0] == 0
    assert 0 <= Dice.from_seed(1).below(2**32)[0] < 2**32


def _read(dice: Dice, bound: int, times: int) -> list[int]:
    numbers = []
    for _ in range(times):
        number, dice = dice.below(bound)
        numbers.append(number)
    return numbers
