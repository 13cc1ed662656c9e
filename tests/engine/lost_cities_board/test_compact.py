"""The compact expedition goes the same way as the real one, action for action."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.lost_cities_board import rules, scoring
from engine.games.lost_cities_board.computer.compact import (
    OVER,
    Expedition,
    add_card,
    card_code,
    card_numbers,
    combine_cards,
    compact_expedition,
    distinct_numbers,
    highest,
    lowest,
    remove_card,
)
from engine.games.lost_cities_board.computer.estimate import apply_act
from engine.games.lost_cities_board.judgement import compact_act
from engine.games.lost_cities_board.model import Options
from tests.engine.lost_cities_board.board import position

SETTINGS = (
    (2, Options(length="short")),
    (4, Options(length="short")),
    (3, Options(length="short", up_or_down=True)),
    (2, Options(length="short", free_first_card=True)),
)


def laid_out(expedition: Expedition) -> dict[str, object]:
    """Return everything of an expedition except cached values."""
    return {name: getattr(expedition, name) for name in Expedition.__slots__ if name not in ("idle", "steps")}


@pytest.mark.parametrize(
    ("seats", "options"), SETTINGS, ids=("two", "four", "three up or down", "two with a free first card")
)
def test_compact_expedition_equals_the_rules_after_each_action_and_has_their_points_at_the_end(
    seats: int, options: Options
) -> None:
    random = Random(5)
    for seed in range(3):
        state = rules.setup(options, seats, seed).state
        expedition = compact_expedition(state)
        while state.turn is not None:
            legal = rules.legal_actions(state, state.turn)
            # Columns grow more often than chance alone would have them, so that figures come to the end.
            action = max(legal, key=lambda action: random.random() + (not getattr(action, "discard", False)))
            apply_act(expedition, compact_act(action))
            state = rules.apply(state, state.turn, action).state
            if state.turn is not None:
                assert laid_out(expedition) == laid_out(compact_expedition(state))
        assert expedition.phase == OVER
        assert expedition.found == list(scoring.artifact_counts(state))
        figures = list(map(scoring.total_figure_points, state.stones, state.researchers))
        assert [expedition.figures(seat) for seat in range(seats)] == figures
        assert expedition.gained == list(state.gained)


def test_change_of_a_copied_compact_expedition_leaves_the_original_unchanged() -> None:
    state = position("Y3 Y4", figures=("Y3", "B2"), left=30)
    expedition = compact_expedition(state)
    before, other = laid_out(expedition.copy()), expedition.copy()
    other.lay(card_code("Y3"), False)
    assert laid_out(expedition) == before != laid_out(other)


def test_cards_can_be_added_to_and_removed_from_a_hand_encoded_as_integer() -> None:
    held = 0
    for number in (7, 0, 7, 10):
        held = add_card(held, number)
    assert card_numbers(held) == [0, 7, 7, 10]
    assert (distinct_numbers(held), lowest(held), highest(held), held.bit_count()) == ((0, 7, 10), 0, 10, 4)
    assert card_numbers(remove_card(held, 7)) == [0, 7, 10]
    assert card_numbers(combine_cards(remove_card(held, 7), add_card(add_card(0, 7), 1))) == [0, 1, 7, 7, 10]
