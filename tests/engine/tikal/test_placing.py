"""Placing tiles: where they fit, rotations, and what they bring."""

from __future__ import annotations

import pytest

from engine.core.game_errors import NotYourTurn
from engine.games.tikal import rules, visibility
from engine.games.tikal.events import ScoringBegan, TileDrawn, TileRemoved
from engine.games.tikal.model import LAND, SPOT, State
from tests.engine.tikal.jungle import (
    ADA,
    BORIS,
    LAND_TILES,
    everywhere,
    jungle,
    last,
    legal,
    level,
    offered,
    play,
    refusal,
    take,
)


def hexes(state: State) -> set[str]:
    """Return the hexes where the tile may be placed."""
    return {text.split()[0] for text in offered(state, "place")}


# Where


def test_tile_can_be_placed_only_next_to_a_discovered_hex() -> None:
    """Tikal, "A turn"."""
    state = jungle("C4=a6", tile="c1")
    assert hexes(state) == {"A3", "B3", "C3", "C5", "D3", "D4"}
    assert refusal(state, ADA, "place E3 1") == "not-adjacent"
    assert play(state, "place D3 5").tiles[SPOT["D3"]] == "c1"


def test_tile_on_a_discovered_hex_is_rejected() -> None:
    """Tikal, "A turn"."""
    state = jungle("C4=a6", tile="c1")
    for taken in ("A5", "B4", "C4"):
        assert refusal(state, ADA, f"place {taken} 1") == "discovered"


def test_tile_that_cannot_be_entered_is_rejected() -> None:
    """Tikal, "A turn": D4 touches C4 only, which has no stone there, so the tile needs one."""
    state = jungle("C4=c1", tile="c3")
    assert {text for text in offered(state, "place") if text.startswith("D4")} == {"D4 6"}
    assert refusal(state, ADA, "place D4 1") == "cannot-enter"
    after = play(state, "place D4 6")
    assert (after.tiles[SPOT["D4"]], after.rotations[SPOT["D4"]]) == ("c3", 5)


def test_tile_entered_over_a_stone_of_its_neighbour_may_be_placed() -> None:
    """Tikal, "A turn": the stones on both sides add up to one or more; B4 has one towards C4."""
    state = jungle(tile="c3")
    assert {f"C4 {rotation}" for rotation in range(1, 7)} <= offered(state, "place")


def test_tile_that_can_be_entered_over_one_edge_may_be_placed() -> None:
    """Tikal, "A turn": D4 touches C4 without a stone, and C5 with one."""
    state = jungle("C4=c1 C5=a6", tile="d2")
    assert {f"D4 {rotation}" for rotation in range(1, 7)} <= offered(state, "place")


def test_stones_towards_a_volcano_do_not_let_a_tile_be_entered() -> None:
    """Tikal, "A turn": edges towards a volcano do not count, even where the tile has stones there."""
    state = jungle("C4=b6 C5=c4", tile="c1")
    assert {"C3", "D3"}.isdisjoint(hexes(state))
    assert refusal(state, ADA, "place D3 5") == "cannot-enter"
    # D4 touches the volcano and the clearing on C5, whose stone is northeast.
    assert "D4" in hexes(state)


@pytest.mark.parametrize("volcano", ["b6", "d5", "f5"])
def test_volcano_may_be_placed_beside_any_discovered_hex_in_one_rotation(volcano: str) -> None:
    """Tikal, "A turn": no stones are needed on either side, nor is there another way round."""
    state = jungle("C4=c1", tile=volcano)
    assert "D4 1" in offered(state, "place")
    assert hexes(state) == {"A3", "B3", "C3", "C5", "D3", "D4"}
    assert {text.split()[1] for text in offered(state, "place")} == {"1"}
    assert refusal(state, ADA, "place E4 1") == "not-adjacent"


def test_volcano_may_be_placed_beside_a_volcano_alone() -> None:
    """Tikal, "A turn"."""
    state = jungle("C4=b6", tile="d5")
    assert play(state, "place D4 1").tiles[SPOT["D4"]] == "d5"


def test_rotations_that_look_alike_are_offered_once() -> None:
    """Tikal, "A turn": a clearing with a stone on every second edge has two ways round."""
    state = jungle(tile="d4")
    assert {text for text in offered(state, "place") if text.startswith("C4")} == {"C4 1", "C4 2"}
    assert refusal(state, ADA, "place C4 3") == "looks-alike"
    assert refusal(jungle(tile="b6"), ADA, "place C4 4") == "looks-alike"


# What comes with it


@pytest.mark.parametrize(("tile", "count"), [("a4", 4), ("c3", 3), ("g3", 2)])
def test_ruin_gets_as_many_treasures_as_it_shows_face_down(tile: str, count: int) -> None:
    """Tikal, "A turn": from the top of the pool."""
    before = jungle(tile=tile)
    state = play(before, "place C4 1")
    assert state.hoards[SPOT["C4"]] == before.pool[-count:]
    assert state.pool == before.pool[:-count]
    assert visibility.view(state, None).hoards[SPOT["C4"]] == count


@pytest.mark.parametrize("tile", [tile for tile in LAND_TILES if LAND[tile].kind == "temple"])
def test_placed_temple_has_the_level_printed_on_its_tile(tile: str) -> None:
    """Tikal, "The pieces"."""
    assert level(play(jungle(tile=tile), "place C4 1"), "C4") == LAND[tile].value


@pytest.mark.parametrize("tile", ["a6", "b6"])
def test_placed_clearing_or_volcano_has_no_level_and_no_treasures(tile: str) -> None:
    """Tikal, "A turn"."""
    state = play(jungle(tile=tile), "place C4 1")
    assert (level(state, "C4"), state.hoards[SPOT["C4"]], len(state.pool)) == (0, (), 24)


def test_placing_the_tile_leaves_ten_action_points() -> None:
    """Tikal, "A turn": placing costs nothing."""
    state = play(jungle(tile="a6"), "place C4 1")
    assert (state.phase, state.points, state.tile, state.turn) == ("act", 10, None, ADA)


# When


@pytest.mark.parametrize("text", ["end", "new A5", "move A5-B4 1", "excavate A4", "camp B4", "guard A4"])
def test_other_actions_are_rejected_before_the_drawn_tile_is_placed(text: str) -> None:
    """Tikal, "A turn": placed before anything else is done."""
    state = jungle(tile="a6", pieces=("A5:1 A4:2",))
    assert refusal(state, ADA, text) == "place-first"


def test_second_tile_in_a_turn_is_rejected() -> None:
    """Tikal, "A turn"."""
    state = play(jungle(tile="a6"), "place C4 1")
    assert refusal(state, ADA, "place C5 1") == "act-now"


def test_placing_anothers_tile_is_rejected() -> None:
    """Tikal, "A turn"."""
    state = jungle(tile="a6")
    assert legal(state, BORIS) == []
    with pytest.raises(NotYourTurn):
        take(state, BORIS, "place C4 1")


def test_placing_a_ruin_does_not_count_as_revealing() -> None:
    """Tikal, "Playing here": a ruin's treasures lie face down."""
    state = jungle(tile="a4")
    assert rules.turn_complete(state)
    step = last(state, "place C4 1")
    assert not step.reveals
    assert not rules.turn_complete(step.state)


# A tile that fits nowhere


def surrounded(last_tile: str) -> State:
    """All is discovered but A1, which touches volcanoes only; Boris draws the last tile."""
    return jungle(everywhere("B1=b6 A2=d5", but="A1", kept=last_tile), stack=last_tile)


def test_tile_that_fits_nowhere_is_removed() -> None:
    """Tikal, "A turn"."""
    step = last(surrounded("g1"), "end")
    state = step.state
    assert [type(event) for event in step.events[1:]] == [TileDrawn, TileRemoved]
    assert (state.turn, state.phase, state.points, state.tile) == (BORIS, "act", 10, None)
    assert state.removed == ("g1",)
    assert state.tiles[SPOT["A1"]] == ""
    assert rules.turn_complete(state)
    assert play(state, "new A5").points == 9


def test_last_scoring_round_begins_after_a_last_tile_that_fits_nowhere() -> None:
    """Tikal, "The end": after the turn in which the last tile is drawn."""
    step = last(surrounded("g1"), "end", "end")
    assert ScoringBegan(1, ADA, final=True) in step.events
    assert step.state.turn == ADA


def test_volcano_fits_where_a_tile_with_stones_cannot_be_entered() -> None:
    """Tikal, "A turn": it needs no stones."""
    state = play(surrounded("f5"), "end", "end", "end")
    assert hexes(state) == {"A1"}
    assert play(state, "place A1 1").tiles[0] == "f5"
