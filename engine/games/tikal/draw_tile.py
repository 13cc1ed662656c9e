"""The start of a turn: draws a tile for the player."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.types import Event, Seat
from engine.games.tikal import land, scoring_rounds
from engine.games.tikal.box import LAND, TURN_POINTS, VOLCANO, Tile
from engine.games.tikal.events import TileDrawn, TileRemoved
from engine.games.tikal.model import ACT, TILE, Course, State


def draw(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """Turns up the next tile for a seat; when there is none, the last scoring round begins."""
    if not state.stack:
        return scoring_rounds.begin_last(state, seat, events)
    tile = state.stack[-1]
    return receive(replace(state, stack=state.stack[:-1]), seat, tile, (*events, TileDrawn(seat, tile)))


def receive(state: State, seat: Seat, tile: Tile, events: tuple[Event, ...]) -> Course:
    """A seat has got a tile: a volcano scores first, and what fits nowhere is removed [R]."""
    if LAND[tile].kind == VOLCANO:
        return scoring_rounds.begin_for_volcano(state, seat, tile, events)
    if land.chart(state.tiles, state.rotations).places(tile):
        return replace(state, turn=seat, points=TURN_POINTS, phase=TILE, tile=tile), events
    removed = (*state.removed, tile)
    after = replace(state, turn=seat, points=TURN_POINTS, phase=ACT, removed=removed)
    return after, (*events, TileRemoved(seat, tile))
