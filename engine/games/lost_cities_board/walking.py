"""A figure's step, and what it finds (rules, "Event tiles")."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.tuples import put
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
    crossed,
    crosses,
    points,
    walkers,
)


def step(state: State, seat: Seat, colour: int) -> tuple[State, Walked]:
    """Moves a figure one stone on and carries out the tile it reaches.

    The last crossing ends the expedition before anything is found.
    """
    stone = state.stones[seat][colour] + 1
    state = replace(state, stones=put(state.stones, seat, put(state.stones[seat], colour, stone)))
    if state.last is not None:
        state = replace(state, last=replace(state.last, walked=(*state.last.walked, (colour, stone))))
    over = crosses(stone)
    if over and crossed(state.stones) == CROSSINGS:
        return state, Walked(seat, COLOURS[colour], stone, NOTHING, over)
    tile = state.tiles[colour][stone - 1]
    walked = Walked(seat, COLOURS[colour], stone, tile, over)
    if tile == ARROW:
        return offer(state, seat), walked
    return replace(_carried_out(state, seat, colour, stone), phase=DRAW), walked


def offer(state: State, seat: Seat) -> State:
    """A step that may be taken or left; where no figure can walk there is nothing to ask [R]."""
    return replace(state, phase=GO if walkers(state.stones[seat]) else DRAW)


def _carried_out(state: State, seat: Seat, colour: int, stone: int) -> State:
    """An artifact is taken away; points are gained, and stay for others."""
    tile = state.tiles[colour][stone - 1]
    if tile == ARTIFACT:
        rest = put(state.tiles[colour], stone - 1, NOTHING)
        return replace(
            state,
            tiles=put(state.tiles, colour, rest),
            found=put(state.found, seat, state.found[seat] + 1),
        )
    if tile == NOTHING:
        return state
    return replace(
        state,
        totals=put(state.totals, seat, state.totals[seat] + points(tile)),
        gained=put(state.gained, seat, state.gained[seat] + points(tile)),
    )
