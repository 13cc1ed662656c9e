"""Where a tile is laid, and which way round."""

from __future__ import annotations

from math import exp

from msgspec.structs import replace

from engine.core.tuples import put
from engine.core.types import Seat
from engine.games.tikal import land
from engine.games.tikal.computer.appraisal import FAR, Appraisal
from engine.games.tikal.computer.numbers import Effort, Weights
from engine.games.tikal.computer.planner import Plan
from engine.games.tikal.model import ACT, HEXES, LAND, VOLCANO, Place, Tile, View
from engine.games.tikal.workers import NOBODY


def placings(view: View, seat: Seat, weights: Weights, effort: Effort) -> list[tuple[float, Place]]:
    """The most promising ways to lay the tile, the best first, with what the turn then leads to."""
    appraisal = Appraisal(view, seat, weights)
    looks = sorted(_looks(appraisal, view.tile or ""), key=lambda look: -look[0])
    thought = [(_outcome(view, seat, place, weights, effort), place) for _, place in looks[: effort.placings]]
    return sorted(thought, key=lambda each: -each[0])


def _outcome(view: View, seat: Seat, place: Place, weights: Weights, effort: Effort) -> float:
    """What a turn is worth that begins with this."""
    appraisal = Appraisal(laid(view, place), seat, weights)
    return appraisal.total() + Plan(appraisal, NOBODY, effort.narrow).best.value


def laid(view: View, place: Place) -> View:
    """The view once the tile lies there."""
    tile, spot = view.tile or "", HEXES.index(place.hex)
    about = LAND[tile]
    return replace(
        view,
        phase=ACT,
        tile=None,
        tiles=put(view.tiles, spot, tile),
        rotations=put(view.rotations, spot, place.rotation),
        levels=put(view.levels, spot, about.value),
        hoards=put(view.hoards, spot, about.treasures),
    )


def _looks(appraisal: Appraisal, tile: Tile) -> list[tuple[float, Place]]:
    """Every way to lay a tile, by how much nearer it is to me than to the others."""
    fitting = appraisal.chart.places(tile)
    return [
        (_look(appraisal, tile, spot, rotation), Place(HEXES[spot], rotation))
        for spot, turns in fitting.items()
        for rotation in turns
    ]


def _look(appraisal: Appraisal, tile: Tile, spot: int, rotation: int) -> float:
    about, view = LAND[tile], appraisal.view
    if about.kind == VOLCANO:
        return -_access(appraisal, spot)
    edges = land.stones(tile, rotation)
    prices = []
    for edge, other in enumerate(land.NEIGHBOURS[spot]):
        if other is None or not view.tiles[other] or LAND[view.tiles[other]].kind == VOLCANO:
            continue
        price = edges[edge] + land.stones(view.tiles[other], view.rotations[other])[(edge + 3) % 6]
        if price:
            prices.append((other, price))
    value = about.value + 1.5 * about.treasures + 0.7
    total = 0.0
    for seat in appraisal.seats:
        units = appraisal.units[seat]
        reach = min((units[other] + price for other, price in prices), default=FAR)
        total += appraisal.scale[seat] * exp(-reach / 4)
        for other, price in prices:
            saved = max(0, units[other] - reach - price)
            total += 0.02 * appraisal.scale[seat] * saved
    return value * total


def _access(appraisal: Appraisal, spot: int) -> float:
    """How near the undiscovered hex is to me rather than to others."""
    total = 0.0
    for other in land.NEIGHBOURS[spot]:
        if other is not None and appraisal.view.tiles[other]:
            for seat in appraisal.seats:
                total += appraisal.scale[seat] * exp(-appraisal.units[seat][other] / 4)
    return total
