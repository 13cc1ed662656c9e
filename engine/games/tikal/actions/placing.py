"""Placing the tile at hand ("A turn", 1)."""

from __future__ import annotations

from typing import ClassVar

from engine.core.tuples import put
from engine.games.tikal import land
from engine.games.tikal.action_types import Place
from engine.games.tikal.actions.kind import Deed
from engine.games.tikal.box import EDGES, HEXES, LAND, SPOT, Tile
from engine.games.tikal.events import Placed
from engine.games.tikal.model import ACT, TILE, Course, Done
from engine.games.tikal.mover import Mover
from engine.games.tikal.refusals import Refusal

_PLACES = tuple(tuple(Place(name, rotation) for rotation in range(len(EDGES))) for name in HEXES)
"""By hex, then by rotation; made once, since the same is offered again and again."""


def tile_of(mover: Mover) -> Tile:
    """The tile at hand."""
    assert mover.state.tile is not None
    return mover.state.tile


class Placing(Deed[Place]):
    """The tile goes where it can be entered."""

    action = Place
    phase: ClassVar[str] = TILE

    def legal(self, mover: Mover) -> list[Place]:
        fitting = mover.chart.places(tile_of(mover))
        return [_PLACES[spot][rotation] for spot, turns in fitting.items() for rotation in turns]

    def why_not(self, mover: Mover, action: Place) -> Refusal | None:
        tile, spot = tile_of(mover), SPOT[action.hex]
        if mover.state.tiles[spot]:
            return "discovered"
        if spot not in mover.chart.frontier:
            return "not-adjacent"
        if action.rotation in mover.chart.places(tile).get(spot, ()):
            return None
        return "cannot-enter" if action.rotation in land.rotations(tile) else "looks-alike"

    def done(self, mover: Mover, action: Place) -> Course:
        state, tile, spot = mover.state, tile_of(mover), SPOT[action.hex]
        about = LAND[tile]
        kept = len(state.pool) - about.treasures
        after = mover.spent(
            0,
            Done("place", (spot,)),
            phase=ACT,
            tile=None,
            tiles=put(state.tiles, spot, tile),
            rotations=put(state.rotations, spot, action.rotation),
            levels=put(state.levels, spot, about.value),
            hoards=put(state.hoards, spot, state.pool[kept:]),
            pool=state.pool[:kept],
        )
        return after, (Placed(mover.seat, tile, action.hex),)
