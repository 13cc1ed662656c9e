"""The compact expedition goes the same way as the real one, action for action."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.lost_cities_board import ending, rules, scoring
from engine.games.lost_cities_board.computer.compact import (
    OVER,
    Expedition,
    added,
    compacted,
    highest,
    joined,
    kinds_of,
    less,
    lowest,
    numbered,
    numbers_of,
)
from engine.games.lost_cities_board.computer.estimate import do
from engine.games.lost_cities_board.judgement import act_of
from engine.games.lost_cities_board.model import Options
from tests.engine.lost_cities_board.board import position

SETTINGS = (
    (2, Options(length="short")),
    (4, Options(length="short")),
    (3, Options(length="short", up_or_down=True)),
    (2, Options(length="short", free_first_card=True)),
)


def laid_out(expedition: Expedition) -> dict[str, object]:
    """All of an expedition but what is counted for the players."""
    return {name: getattr(expedition, name) for name in Expedition.__slots__ if name not in ("idle", "steps")}


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_action_leads_to_the_same_expedition(seats: int, options: Options) -> None:
    random = Random(5)
    for seed in range(3):
        state = rules.setup(options, seats, seed).state
        expedition = compacted(state)
        while state.turn is not None:
            legal = rules.legal_actions(state, state.turn)
            # Columns grow more often than chance alone would have them, so that figures come to the end.
            action = max(legal, key=lambda action: random.random() + (not getattr(action, "discard", False)))
            do(expedition, act_of(action))
            state = rules.apply(state, state.turn, action).state
            if state.turn is not None:
                assert laid_out(expedition) == laid_out(compacted(state))
        assert expedition.phase == OVER
        assert expedition.found == list(ending.artifacts(state))
        figures = list(map(scoring.figures_together, state.stones, state.researchers))
        assert [expedition.figures(seat) for seat in range(seats)] == figures
        assert expedition.gained == list(state.gained)


def test_a_copy_goes_its_own_way() -> None:
    state = position("Y3 Y4", figures=("Y3", "B2"), left=30)
    expedition = compacted(state)
    before, other = laid_out(expedition.copy()), expedition.copy()
    other.lay(numbered("Y3"), False)
    assert laid_out(expedition) == before != laid_out(other)


def test_cards_of_a_colour_are_one_number() -> None:
    held = 0
    for number in (7, 0, 7, 10):
        held = added(held, number)
    assert numbers_of(held) == [0, 7, 7, 10]
    assert (kinds_of(held), lowest(held), highest(held), held.bit_count()) == ((0, 7, 10), 0, 10, 4)
    assert numbers_of(less(held, 7)) == [0, 7, 10]
    assert numbers_of(joined(less(held, 7), added(added(0, 7), 1))) == [0, 1, 7, 7, 10]
