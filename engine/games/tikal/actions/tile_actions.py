"""Placing the tile and ending the turn; in auctions, bidding and choosing a tile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.core.immutable import put
from engine.core.types import Event
from engine.games.tikal import land, turns_and_auctions
from engine.games.tikal.actions.action_kind import ActionKind
from engine.games.tikal.events import Offered, Passed, Placed, TurnEnded
from engine.games.tikal.model import (
    ACT,
    BID,
    CHOOSE,
    EDGES,
    HEXES,
    LAND,
    SPOT,
    TILE,
    TURN_POINTS,
    Bid,
    Choose,
    Course,
    Done,
    End,
    Pass,
    Place,
    Refusal,
    Tile,
    Trace,
)
from engine.games.tikal.mover import NO_WORKERS, Mover

_PLACES = tuple(tuple(Place(name, rotation) for rotation in range(len(EDGES))) for name in HEXES)
"""By hex, then rotation."""


def drawn_tile(mover: Mover) -> Tile:
    """Return the tile to be placed. There must be one."""
    assert mover.state.tile is not None
    return mover.state.tile


class Placing(ActionKind[Place]):
    """Placing the tile where it can be entered."""

    action = Place
    phase: ClassVar[str] = TILE

    def legal(self, mover: Mover) -> list[Place]:
        """Return the places of the drawn tile by hex, each with the rotations that make a difference."""
        fitting = mover.chart.places(drawn_tile(mover))
        return [_PLACES[spot][rotation] for spot, turns in fitting.items() for rotation in turns]

    def refusal(self, mover: Mover, action: Place) -> Refusal | None:
        """Return discovered, not-adjacent, cannot-enter, looks-alike, or None.

        For looks-alike, an equal lower rotation must be used instead.
        """
        tile, spot = drawn_tile(mover), SPOT[action.hex]
        if mover.state.tiles[spot]:
            return "discovered"
        if spot not in mover.chart.frontier:
            return "not-adjacent"
        if action.rotation in mover.chart.places(tile).get(spot, ()):
            return None
        return "cannot-enter" if action.rotation in land.distinct_rotations(tile) else "looks-alike"

    def perform(self, mover: Mover, action: Place) -> Course:
        """Return the state with the tile and its treasures on the map; the seat acts next."""
        state, tile, spot = mover.state, drawn_tile(mover), SPOT[action.hex]
        about = LAND[tile]
        kept = len(state.pool) - about.treasures
        after = mover.after_action(
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


_END = (End(),)


class EndingTurn(ActionKind[End]):
    """Ending the turn. A scoring turn scores at once."""

    action = End

    def legal(self, mover: Mover) -> Sequence[End]:
        """Return the only action: to end the turn."""
        return _END

    def refusal(self, mover: Mover, action: End) -> Refusal | None:
        """Return None: ending the turn is always allowed."""
        return None

    def perform(self, mover: Mover, action: End) -> Course:
        """End the turn, losing points left: score it, or go on with the auction or the next tile."""
        events: tuple[Event, ...] = (TurnEnded(mover.seat, mover.state.points),)
        state = replace(mover.state, begun=False, workers=NO_WORKERS, points=TURN_POINTS)
        if state.scoring is not None:
            return turns_and_auctions.score_turn(state, state.scoring, mover.trace, events)
        if state.auction is not None:
            return turns_and_auctions.continue_auction(state, mover.seat, events)
        return turns_and_auctions.draw_tile(state, (mover.seat + 1) % len(state.totals), events)


class Bidding(ActionKind[Bid]):
    """Bidding more than the last bid, at most one's own points."""

    action = Bid
    phase: ClassVar[str] = BID

    def legal(self, mover: Mover) -> list[Bid]:
        """Return every bid above the last, up to the mover's points; empty if these are too few."""
        least, most = turns_and_auctions.auction_of(mover.state).bid + 1, mover.state.totals[mover.seat]
        return [Bid(points) for points in range(least, most + 1)]

    def refusal(self, mover: Mover, action: Bid) -> Refusal | None:
        """Return bid-too-low (not above the last), bid-too-high (more than the mover's points), or None."""
        if action.points <= turns_and_auctions.auction_of(mover.state).bid:
            return "bid-too-low"
        return "bid-too-high" if action.points > mover.state.totals[mover.seat] else None

    def details(self, mover: Mover, action: Bid) -> dict[str, int]:
        """Return the `last` bid, and the `most` that the mover can bid."""
        return {
            "last": turns_and_auctions.auction_of(mover.state).bid,
            "most": mover.state.totals[mover.seat],
        }

    def perform(self, mover: Mover, action: Bid) -> Course:
        """Record the bid; ask the next seat, or end the bidding."""
        return turns_and_auctions.place_bid(
            mover.state, mover.seat, action.points, (Offered(mover.seat, action.points),)
        )


class Passing(ActionKind[Pass]):
    """Leaving the bidding."""

    action = Pass
    phase: ClassVar[str] = BID

    def legal(self, mover: Mover) -> list[Pass]:
        """Return the only action: to pass."""
        return [Pass()]

    def refusal(self, mover: Mover, action: Pass) -> Refusal | None:
        """Return None: passing is always allowed."""
        return None

    def perform(self, mover: Mover, action: Pass) -> Course:
        """Take the mover out of the bidding; ask the next seat, or end the bidding."""
        return turns_and_auctions.pass_bidding(mover.state, mover.seat, (Passed(mover.seat, forced=False),))


class Choosing(ActionKind[Choose]):
    """Taking one of the open tiles after winning the bidding."""

    action = Choose
    phase: ClassVar[str] = CHOOSE

    def legal(self, mover: Mover) -> list[Choose]:
        """Return the choice of each open tile, in their order."""
        return [Choose(tile) for tile in turns_and_auctions.auction_of(mover.state).open]

    def refusal(self, mover: Mover, action: Choose) -> Refusal | None:
        """Return not-open if the tile is not among the open ones, else None."""
        return None if action.tile in turns_and_auctions.auction_of(mover.state).open else "not-open"

    def perform(self, mover: Mover, action: Choose) -> Course:
        """Give the tile to the mover to place; a volcano scores first, one that fits nowhere is removed."""
        state = replace(mover.state, begun=True, last=Trace(mover.seat))
        return turns_and_auctions.take_tile(state, mover.seat, action.tile, ())
