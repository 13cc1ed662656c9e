"""Steps of figures and the tiles they reach (rules, “Event tiles”)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.immutable import put
from engine.core.types import Seat
from engine.games.lost_cities_board.model import (
    ARROW,
    ARTIFACT,
    COLOURS,
    CROSSINGS,
    DRAW,
    GO,
    NOTHING,
    State,
    Walked,
    crossed_count,
    crosses_bridge,
    movable_paths,
    tile_points,
)


def move_figure(state: State, seat: Seat, colour: int) -> tuple[State, Walked]:
    """Return the state after a figure's step with its tile applied, and the event.

    The seat draws next; after an arrow it may step again. The crossing that ends the expedition applies no
    tile. The figure must not be on the last stone.
    """
    stone = state.stones[seat][colour] + 1
    stones = put(state.stones, seat, put(state.stones[seat], colour, stone))
    last = state.last
    if last is not None:
        last = replace(last, walked=(*last.walked, (colour, stone)))
    over = crosses_bridge(stone)
    if over and crossed_count(stones) == CROSSINGS:
        walked = Walked(seat, COLOURS[colour], stone, NOTHING, over)
        return replace(state, stones=stones, last=last), walked
    walked = Walked(seat, COLOURS[colour], stone, state.tiles[colour][stone - 1], over)
    if walked.tile == ARROW:
        return offer_step(replace(state, stones=stones, last=last), seat), walked
    moved = replace(state, stones=stones, last=last, phase=DRAW)
    return _with_tile_used(moved, seat, colour, stone), walked


def offer_step(state: State, seat: Seat) -> State:
    """Return the state in which the seat may step or stay; without a movable figure it has to draw."""
    return replace(state, phase=GO if movable_paths(state.stones[seat]) else DRAW)


def _with_tile_used(state: State, seat: Seat, colour: int, stone: int) -> State:
    """Return the state with a stone's tile used by a seat. Artifacts are removed; points stay."""
    tile = state.tiles[colour][stone - 1]
    if tile == NOTHING:
        return state
    if tile == ARTIFACT:
        rest = put(state.tiles[colour], stone - 1, NOTHING)
        found = put(state.found, seat, state.found[seat] + 1)
        return replace(state, tiles=put(state.tiles, colour, rest), found=found)
    points = tile_points(tile)
    totals = put(state.totals, seat, state.totals[seat] + points)
    return replace(state, totals=totals, gained=put(state.gained, seat, state.gained[seat] + points))
