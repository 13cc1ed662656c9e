"""What each seat may see: all but the order of the stack and hidden treasures."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from engine.games.tikal import GAME, invariants, rules, visibility
from engine.games.tikal.model import KINDS, LAND, SPOT, ScoringRound, State, Volcano
from tests.engine.tikal.jungle import (
    ADA,
    BORIS,
    by_hex,
    jungle,
    market,
    play,
)

ALL_VIEWERS = pytest.mark.parametrize("viewer", [ADA, BORIS, None], ids=["Ada", "Boris", "onlooker"])


def table(**given: Any) -> State:
    return jungle(
        "C4=a4 C5=b3",
        pieces=("A4:2L C4:1", "B5:3"),
        camps=("B4",),
        guards=("", "B5"),
        levels="A4=3",
        hoards="C4=jug,crown",
        treasures=("mask", "bell"),
        **given,
    )


@ALL_VIEWERS
def test_board_pieces_and_points_are_public(viewer: int | None) -> None:
    """Tikal, "Playing here"."""
    state = table()
    seen = visibility.view(state, viewer)
    for field in (
        "tiles",
        "rotations",
        "levels",
        "camps",
        "guards",
        "explorers",
        "leaders",
        "supply",
        "treasures",
        "totals",
        "paid",
        "removed",
        "points",
        "turn",
        "phase",
        "starter",
        "sheets",
        "options",
    ):
        assert getattr(seen, field) == getattr(state, field)
    assert seen.viewer == viewer


def test_views_of_tikal_are_equal_for_all_viewers() -> None:
    """Tikal, "Playing here": there are no hands."""
    views = [visibility.view(table(), viewer) for viewer in (ADA, BORIS, None)]
    assert len({msgspec.json.encode(msgspec.structs.replace(view, viewer=None)) for view in views}) == 1
    assert not GAME.has_hidden_hands


@ALL_VIEWERS
def test_view_shows_the_number_but_not_the_kinds_of_hidden_treasures(viewer: int | None) -> None:
    """Tikal, "Playing here"."""
    seen = visibility.view(table(), viewer)
    assert (seen.hoards[SPOT["C4"]], seen.hoards[SPOT["C5"]], sum(seen.hoards)) == (2, 4, 6)
    shown = msgspec.json.encode(seen).decode()
    texts = {kind for kind in KINDS if f'"{kind}"' in shown}
    assert texts == {kind for own in seen.treasures for kind in own}


@ALL_VIEWERS
def test_treasure_taken_from_a_ruin_is_public(viewer: int | None) -> None:
    """Tikal, "Playing here"."""
    state = play(table(), "treasure C4")
    assert "jug" in visibility.view(state, viewer).treasures[ADA]


@ALL_VIEWERS
def test_view_shows_only_the_size_and_the_next_group_of_the_stack(viewer: int | None) -> None:
    """Tikal, "Playing here" and "The map"."""
    state = table()
    seen = visibility.view(state, viewer)
    assert (seen.stack, seen.next_group) == (len(state.stack), "A")
    shown = msgspec.json.encode(seen).decode()
    assert not [tile for tile in state.stack if f'"{tile}"' in shown]


@ALL_VIEWERS
@pytest.mark.parametrize("field", ["dice", "pool", "workers"])
def test_view_has_no_fields_for_dice_treasure_pool_or_workers(field: str, viewer: int | None) -> None:
    """A seed would tell everything."""
    state = table()
    assert field in msgspec.to_builtins(state)
    assert field not in msgspec.to_builtins(visibility.view(state, viewer))


@ALL_VIEWERS
def test_open_tiles_and_bids_are_public(viewer: int | None) -> None:
    """Tikal, "Auction"."""
    state = play(market("a1 a2 a3", seats=3), "bid 2")
    assert visibility.view(state, viewer).auction == state.auction


def test_tile_to_place_and_the_hexes_where_it_fits_are_public() -> None:
    """Tikal, "A turn"."""
    seen = visibility.view(jungle("C4=c1", tile="b6"), BORIS)
    assert seen.tile == "b6"
    assert by_hex(dict.fromkeys(("A3", "B3", "C3", "C5", "D3", "D4"), 1), 0) == tuple(
        int(place in seen.candidates) for place in range(40)
    )
    assert visibility.view(jungle(), BORIS).candidates == ()
    assert visibility.view(rules.retire(jungle(tile="b6"), ADA).state, BORIS).candidates == ()


def test_volcano_set_aside_is_public() -> None:
    """Tikal, "Volcanoes"."""
    seen = visibility.view(play(jungle(stack="b6 c1"), "end"), ADA)
    assert seen.scoring == ScoringRound(1, queue=(ADA,), volcano=Volcano("b6", drawer=BORIS))
    assert seen.tile is None
    assert seen.candidates == ()


def test_points_that_each_player_would_score_now_are_public() -> None:
    """Tikal, "Scoring": Ada 3 for A4 and 1 for a mask, Boris 1 for B5 and 1 for a bell."""
    assert visibility.view(table(), None).worth == (4, 2)


# Resampling


@ALL_VIEWERS
def test_resample_keeps_the_view_and_deals_stack_pool_and_hidden_treasures_again(viewer: int | None) -> None:
    state = table()
    others = [visibility.resample(state, viewer, seed) for seed in range(2, 14)]
    for other in others:
        invariants.check(other)
        assert visibility.view(other, viewer) == visibility.view(state, viewer)
        assert other.treasures == state.treasures
        assert other.dice.seed != state.dice.seed
    assert len({other.stack for other in others}) > 1
    assert len({other.hoards for other in others}) > 1
    assert len({other.pool for other in others}) > 1


def test_resample_keeps_the_order_of_groups() -> None:
    """Tikal, "The map": A on top, down to G."""
    state = table()
    for seed in range(5):
        drawn = [LAND[tile].group for tile in reversed(visibility.resample(state, ADA, seed).stack)]
        assert drawn == sorted(drawn)


def test_resample_mixes_treasures_hidden_on_ruins_with_unused_ones() -> None:
    """Both are unknown."""
    state = table()
    hidden = Counter((*state.pool, *(kind for hoard in state.hoards for kind in hoard)))
    tops = set()
    for seed in range(40):
        other = visibility.resample(state, None, seed)
        assert Counter((*other.pool, *(kind for hoard in other.hoards for kind in hoard))) == hidden
        tops.add(other.hoards[SPOT["C4"]][-1])
    assert len(tops) > 4
