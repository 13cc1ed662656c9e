"""The auction option: each round, everybody bids for one tile and one turn."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.immutable import put
from engine.core.types import Event, Seat
from engine.games.tikal import turn_flow
from engine.games.tikal.box import TURN_POINTS, Tile
from engine.games.tikal.events import Chosen, Passed, RoundOpened, Won
from engine.games.tikal.model import BID, CHOOSE, Auction, Course, State


def auction_of(state: State) -> Auction:
    """The running round of a game with an auction."""
    assert state.auction is not None
    return state.auction


def open_round(state: State, first: Seat, events: tuple[Event, ...]) -> Course:
    """Turns up as many tiles as there are players; when there are none, the last scoring round begins."""
    seats = len(state.totals)
    if not state.stack:
        return turn_flow.begin_final_scoring(state, first, events)
    count = min(seats, len(state.stack))
    tiles = tuple(reversed(state.stack[-count:]))
    auction = Auction(tiles, turn_flow.seats_from(first, seats), first)
    state = replace(state, stack=state.stack[:-count], auction=auction)
    return _begin_bidding(state, first, (*events, RoundOpened(tiles, first)))


def continue_round(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """After a seat's turn: the next turn of the round is auctioned, or the next round is opened."""
    auction = auction_of(state)
    waiting = tuple(other for other in auction.waiting if other != seat)
    state = replace(state, auction=replace(auction, waiting=waiting))
    if waiting and auction.open:
        return _begin_bidding(state, _next_seat(waiting, seat, len(state.totals)), events)
    return open_round(state, (seat + 1) % len(state.totals), events)


def _begin_bidding(state: State, first: Seat, events: tuple[Event, ...]) -> Course:
    """Begins the bidding for one turn; the last player gets the last tile for nothing."""
    auction = Auction(auction_of(state).open, auction_of(state).waiting, first)
    state = replace(state, auction=auction, phase=BID, points=TURN_POINTS)
    if len(auction.waiting) == 1:
        return _win_turn(state, first, events)
    return _ask_for_bid(state, first, events)


def _ask_for_bid(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """Whose bid it is; who has no more points than the last bid passes without being asked."""
    if state.totals[seat] > auction_of(state).bid:
        return replace(state, turn=seat), events
    return pass_bidding(state, seat, (*events, Passed(seat, forced=True)))


def place_bid(state: State, seat: Seat, points: int, events: tuple[Event, ...]) -> Course:
    """A seat bids more than anybody before."""
    auction = replace(auction_of(state), bid=points, bidder=seat)
    return _next_bid(replace(state, auction=auction), seat, events)


def pass_bidding(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """A seat passes, for the rest of this bidding."""
    auction = auction_of(state)
    passed = replace(auction, passed=(*auction.passed, seat))
    return _next_bid(replace(state, auction=passed), seat, events)


def _next_bid(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """Goes on to the next bidder, or to the winner: if all pass, who began gets the turn for nothing."""
    auction = auction_of(state)
    active = tuple(other for other in auction.waiting if other not in auction.passed)
    if not active or active == (auction.bidder,):
        return _win_turn(state, leading_bidder(auction), events)
    return _ask_for_bid(state, _next_seat(active, seat, len(state.totals)), events)


def leading_bidder(auction: Auction) -> Seat:
    """Who has bid most; while nobody has, the first bidder."""
    return auction.first if auction.bidder is None else auction.bidder


def bidding_has_started(state: State) -> bool:
    """Whether a bidding is going on in which somebody has bid or passed already.

    Who has no points at all passes as it opens, and has done nothing.
    """
    auction = state.auction
    if state.phase != BID or state.turn is None or auction is None:
        return False
    return auction.bid > 0 or any(state.totals[seat] for seat in auction.passed)


def may_still_bid(state: State, seat: Seat) -> bool:
    """Whether a bidding is going on in which a seat may still be asked."""
    auction = state.auction
    if state.phase != BID or state.turn is None or auction is None:
        return False
    return seat in auction.waiting and seat not in auction.passed and state.totals[seat] > auction.bid


def _win_turn(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """The winner pays and chooses a tile; where one is left, it is that."""
    auction = auction_of(state)
    state = replace(
        state,
        phase=CHOOSE,
        turn=seat,
        totals=put(state.totals, seat, state.totals[seat] - auction.bid),
        paid=put(state.paid, seat, state.paid[seat] + auction.bid),
    )
    events = (*events, Won(seat, auction.bid))
    return take_tile(state, seat, auction.open[0], events) if len(auction.open) == 1 else (state, events)


def take_tile(state: State, seat: Seat, tile: Tile, events: tuple[Event, ...]) -> Course:
    """A seat takes one of the open tiles."""
    auction = auction_of(state)
    left = tuple(other for other in auction.open if other != tile)
    state = replace(state, auction=replace(auction, open=left))
    return turn_flow.receive_tile(state, seat, tile, (*events, Chosen(seat, tile)))


def _next_seat(among: tuple[Seat, ...], seat: Seat, seats: int) -> Seat:
    """The first of some seats after a seat."""
    return min(among, key=lambda other: (other - seat - 1) % seats)
