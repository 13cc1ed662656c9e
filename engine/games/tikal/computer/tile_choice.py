"""Where to place a tile, and the value of open tiles in an auction."""

from __future__ import annotations

from math import exp

from msgspec.structs import replace

from engine.core.immutable import put
from engine.games.tikal import land
from engine.games.tikal.computer.appraisal import FAR, Appraisal, Effort
from engine.games.tikal.computer.planner import TurnSearch
from engine.games.tikal.model import ACT, HEXES, LAND, SPOT, VOLCANO, Action, Bid, Choose, Pass, Place, Tile
from engine.games.tikal.mover import NO_WORKERS
from engine.games.tikal.turns_and_auctions import auction_of


def best_placements(appraisal: Appraisal, tile: Tile, effort: Effort) -> list[tuple[float, Place]]:
    """Return (value of the turn, placement) for the `effort.placings` most promising, best first.

    Empty if the tile fits nowhere.
    """
    looks = ranked_placements(appraisal, tile)
    thought = [(_turn_value(appraisal, tile, place, effort), place) for _, place in looks[: effort.placings]]
    return sorted(thought, key=lambda each: -each[0])


def _turn_value(appraisal: Appraisal, tile: Tile, place: Place, effort: Effort) -> float:
    """Return the value of the map after a placement, plus the gain of the best turn then."""
    after = appraisal_with_tile(appraisal, tile, place)
    return after.total() + TurnSearch(after, NO_WORKERS, effort.narrow).best.value


def appraisal_with_tile(appraisal: Appraisal, tile: Tile, place: Place) -> Appraisal:
    """Return the appraisal after a tile is placed."""
    view, spot, about = appraisal.view, SPOT[place.hex], LAND[tile]
    after = replace(
        view,
        phase=ACT,
        tile=None,
        tiles=put(view.tiles, spot, tile),
        rotations=put(view.rotations, spot, place.rotation),
        levels=put(view.levels, spot, about.value),
        hoards=put(view.hoards, spot, about.treasures),
    )
    return appraisal.on(after)


def ranked_placements(appraisal: Appraisal, tile: Tile) -> list[tuple[float, Place]]:
    """Return (score, placement) for all placements, best first.

    The score says how much closer the tile is to `me` than to the rivals.
    """
    fitting = appraisal.chart.places(tile)
    looks = [
        (_placement_score(appraisal, tile, spot, rotation), Place(HEXES[spot], rotation))
        for spot, turns in fitting.items()
        for rotation in turns
    ]
    return sorted(looks, key=lambda look: -look[0])


def _placement_score(appraisal: Appraisal, tile: Tile, spot: int, rotation: int) -> float:
    """Return how much a placement helps `me` more than the rivals, by the ways to the tile.

    A volcano, which bars ways, scores the reverse.
    """
    about, view = LAND[tile], appraisal.view
    if about.kind == VOLCANO:
        return -_access_score(appraisal, spot)
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
        units = appraisal.reach.units[seat]
        reach = min((units[other] + price for other, price in prices), default=FAR)
        total += appraisal.scale[seat] * exp(-reach / 4)
        for other, price in prices:
            saved = max(0, units[other] - reach - price)
            total += 0.02 * appraisal.scale[seat] * saved
    return value * total


def _access_score(appraisal: Appraisal, spot: int) -> float:
    """Return how much closer an undiscovered hex is to `me` than to the rivals."""
    total = 0.0
    for other in land.NEIGHBOURS[spot]:
        if other is not None and appraisal.view.tiles[other]:
            for seat in appraisal.seats:
                total += appraisal.scale[seat] * exp(-appraisal.reach.units[seat][other] / 4)
    return total


MAX_RAISE = 3
"""The most points by which a bid exceeds the last one."""


def bid_values(appraisal: Appraisal, daring: float) -> list[tuple[float, Action]]:
    """Return (gain, action) for passing, with gain 0, and each raise up to MAX_RAISE that `me` can pay.

    `daring` is added to a turn's value. There must be an auction.
    """
    auction = auction_of(appraisal.view)
    gain, most = tile_gain(appraisal) + daring, appraisal.view.totals[appraisal.me]
    offers = [Bid(points) for points in range(auction.bid + 1, min(auction.bid + MAX_RAISE, most) + 1)]
    return [(0.0, Pass()), *((gain - offer.points, offer) for offer in offers)]


def tile_gain(appraisal: Appraisal) -> float:
    """Return the advantage of the best open tile over the average other, denial to a rival included.

    There must be an auction.
    """
    promises = (_tile_promise(appraisal, tile) for tile in auction_of(appraisal.view).open)
    best, *rest = sorted(promises, reverse=True)
    rivals = len(appraisal.others)
    denial = appraisal.weights.rivals[rivals - 1] / rivals
    return (best - sum(rest) / max(1, len(rest))) * (1 + denial)


def _tile_promise(appraisal: Appraisal, tile: Tile) -> float:
    """Return the value of placing a tile; 0 for a volcano, which only delays, or if it fits nowhere."""
    looks = ranked_placements(appraisal, tile)
    if LAND[tile].kind == VOLCANO or not looks:
        return 0.0
    return appraisal.weights.tile * looks[0][0] * appraisal.coming


def tile_values(appraisal: Appraisal, effort: Effort) -> list[tuple[float, Action]]:
    """Return (value, action) for choosing each open tile, in their order; a volcano has the least.

    There must be an auction.
    """
    tiles = auction_of(appraisal.view).open
    worth = {tile: _tile_value(appraisal, tile, effort) for tile in tiles if LAND[tile].kind != VOLCANO}
    least = min(worth.values(), default=0.0) - 1.0
    return [(worth.get(tile, least), Choose(tile)) for tile in tiles]


def _tile_value(appraisal: Appraisal, tile: Tile, effort: Effort) -> float:
    """Return the value of the best placement's turn; of the map if the tile fits nowhere."""
    laid = best_placements(appraisal, tile, effort)
    return laid[0][0] if laid else appraisal.total()
