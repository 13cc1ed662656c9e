"""Actions that move the game on: ending a turn, and in an auction bidding and choosing a tile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.core.types import Event
from engine.games.tikal import auction, draw_tile, scoring_rounds
from engine.games.tikal.action_types import Bid, Choose, End, Pass
from engine.games.tikal.actions.kind import Deed
from engine.games.tikal.box import TURN_POINTS
from engine.games.tikal.events import Offered, Passed, TurnEnded
from engine.games.tikal.model import BID, CHOOSE, Course, Trace
from engine.games.tikal.mover import Mover
from engine.games.tikal.refusals import Refusal
from engine.games.tikal.workers import NOBODY

_END = (End(),)
"""Made once: it is offered again and again."""


class Ending(Deed[End]):
    """The turn ends, and a scoring turn scores at once; points that are left are lost."""

    action = End

    def legal(self, mover: Mover) -> Sequence[End]:
        return _END

    def why_not(self, mover: Mover, action: End) -> Refusal | None:
        return None

    def done(self, mover: Mover, action: End) -> Course:
        events: tuple[Event, ...] = (TurnEnded(mover.seat, mover.state.points),)
        state = replace(mover.state, begun=False, workers=NOBODY, points=TURN_POINTS)
        if state.scoring is not None:
            return scoring_rounds.score(state, state.scoring, mover.trace, events)
        if state.auction is not None:
            return auction.go_on(state, mover.seat, events)
        return draw_tile.draw(state, (mover.seat + 1) % len(state.totals), events)


class Bidding(Deed[Bid]):
    """More victory points than the last bid, and no more than one has."""

    action = Bid
    phase: ClassVar[str] = BID

    def legal(self, mover: Mover) -> list[Bid]:
        least, most = auction.auction_of(mover.state).bid + 1, mover.state.totals[mover.seat]
        return [Bid(points) for points in range(least, most + 1)]

    def why_not(self, mover: Mover, action: Bid) -> Refusal | None:
        if action.points <= auction.auction_of(mover.state).bid:
            return "bid-too-low"
        return "bid-too-high" if action.points > mover.state.totals[mover.seat] else None

    def details(self, mover: Mover, action: Bid) -> dict[str, int]:
        return {"last": auction.auction_of(mover.state).bid, "most": mover.state.totals[mover.seat]}

    def done(self, mover: Mover, action: Bid) -> Course:
        return auction.bid(mover.state, mover.seat, action.points, (Offered(mover.seat, action.points),))


class Passing(Deed[Pass]):
    """The bidding goes on without whoever passes."""

    action = Pass
    phase: ClassVar[str] = BID

    def legal(self, mover: Mover) -> list[Pass]:
        return [Pass()]

    def why_not(self, mover: Mover, action: Pass) -> Refusal | None:
        return None

    def done(self, mover: Mover, action: Pass) -> Course:
        return auction.leave(mover.state, mover.seat, (Passed(mover.seat, forced=False),))


class Choosing(Deed[Choose]):
    """The winner takes one of the open tiles."""

    action = Choose
    phase: ClassVar[str] = CHOOSE

    def legal(self, mover: Mover) -> list[Choose]:
        return [Choose(tile) for tile in auction.auction_of(mover.state).open]

    def why_not(self, mover: Mover, action: Choose) -> Refusal | None:
        return None if action.tile in auction.auction_of(mover.state).open else "not-open"

    def done(self, mover: Mover, action: Choose) -> Course:
        state = replace(mover.state, begun=True, last=Trace(mover.seat))
        return auction.take(state, mover.seat, action.tile, ())
