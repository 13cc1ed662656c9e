"""What the next turn of an auction is worth, and which of the open tiles to take."""

from __future__ import annotations

from engine.games.tikal.action_types import Action, Bid, Choose, Pass
from engine.games.tikal.box import LAND, VOLCANO, Tile
from engine.games.tikal.computer.appraisal import Appraisal
from engine.games.tikal.computer.numbers import Effort
from engine.games.tikal.computer.placing import looks_of, placings

HIGHER = 3
"""By so many points at most a bid goes beyond the last one."""


def bids(appraisal: Appraisal, daring: float) -> list[tuple[float, Action]]:
    """What it gains to pass, or to have the next turn for as little more as wins it for now.

    The daring think a turn worth so much more than it is.
    """
    auction = appraisal.view.auction
    assert auction is not None
    gain, most = tile_gain(appraisal) + daring, appraisal.view.totals[appraisal.me]
    offers = [Bid(points) for points in range(auction.bid + 1, min(auction.bid + HIGHER, most) + 1)]
    return [(0.0, Pass()), *((gain - offer.points, offer) for offer in offers)]


def tile_gain(appraisal: Appraisal) -> float:
    """What the best open tile is worth more than what the others leave: to me, and kept from them."""
    auction = appraisal.view.auction
    assert auction is not None
    best, *rest = sorted((_promise(appraisal, tile) for tile in auction.open), reverse=True)
    return (best - sum(rest) / max(1, len(rest))) * (1 + _rival(appraisal))


def _rival(appraisal: Appraisal) -> float:
    """How much what one of the others does not get counts for me: any of them might have taken it."""
    others = len(appraisal.others)
    return appraisal.weights.rivals[others - 1] / others


def _promise(appraisal: Appraisal, tile: Tile) -> float:
    """What it is worth to lay this tile oneself; a volcano only takes a turn's place."""
    looks = looks_of(appraisal, tile)
    if LAND[tile].kind == VOLCANO or not looks:
        return 0.0
    return appraisal.weights.tile * looks[0][0] * appraisal.coming


def choices(appraisal: Appraisal, effort: Effort) -> list[tuple[float, Action]]:
    """What each open tile leads to; a volcano is left to those who have had less time to prepare for it."""
    auction = appraisal.view.auction
    assert auction is not None
    worth = {tile: _lead(appraisal, tile, effort) for tile in auction.open if LAND[tile].kind != VOLCANO}
    least = min(worth.values(), default=0.0) - 1.0
    return [(worth.get(tile, least), Choose(tile)) for tile in auction.open]


def _lead(appraisal: Appraisal, tile: Tile, effort: Effort) -> float:
    laid = placings(appraisal, tile, effort)
    return laid[0][0] if laid else appraisal.total()
