"""The auction option: players bid for tiles and turns, round by round.

Functions return the next state and `events` with the new ones appended.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.immutable import put
from engine.core.types import Event, Seat
from engine.games.tikal import turn_flow
from engine.games.tikal.events import Passed, RoundOpened, TileChosen, Won
from engine.games.tikal.model import BID, CHOOSE, TURN_POINTS, Auction, Course, State, Tile, View


def auction_of(table: State | View) -> Auction:
    """Return the current auction round. Call only in games with auctions."""
    assert table.auction is not None
    return table.auction


def open_round(state: State, first: Seat, events: tuple[Event, ...]) -> Course:
    """Open a tile per player, or all that are left, and start the bidding with `first`.

    Without tiles, final scoring begins.
    """
    seats = len(state.totals)
    if not state.stack:
        return turn_flow.begin_final_scoring(state, first, events)
    count = min(seats, len(state.stack))
    tiles = tuple(reversed(state.stack[-count:]))
    auction = Auction(tiles, turn_flow.seats_from(first, seats), first)
    state = replace(state, stack=state.stack[:-count], auction=auction)
    return _begin_bidding(state, first, (*events, RoundOpened(tiles, first)))


def continue_round(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """Auction the next turn after a seat's; if no seat waits, open a round begun by the seat after it."""
    auction = auction_of(state)
    waiting = tuple(other for other in auction.waiting if other != seat)
    state = replace(state, auction=replace(auction, waiting=waiting))
    if waiting and auction.open:
        return _begin_bidding(state, _next_seat(waiting, seat, len(state.totals)), events)
    return open_round(state, (seat + 1) % len(state.totals), events)


def _begin_bidding(state: State, first: Seat, events: tuple[Event, ...]) -> Course:
    """Start the bidding for one turn. The last player gets the last tile for nothing."""
    auction = Auction(auction_of(state).open, auction_of(state).waiting, first)
    state = replace(state, auction=auction, phase=BID, points=TURN_POINTS)
    if len(auction.waiting) == 1:
        return _win_turn(state, first, events)
    return _ask_for_bid(state, first, events)


def _ask_for_bid(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """Give a seat the bid. A seat that cannot bid more than the last bid passes automatically."""
    if state.totals[seat] > auction_of(state).bid:
        return replace(state, turn=seat), events
    return pass_bidding(state, seat, (*events, Passed(seat, forced=True)))


def place_bid(state: State, seat: Seat, points: int, events: tuple[Event, ...]) -> Course:
    """Record a seat's bid, which must be higher than the last (not checked).

    Ask the next seat that has not passed and can bid more. Without one, the bidding ends.
    """
    auction = replace(auction_of(state), bid=points, bidder=seat)
    return _next_bid(replace(state, auction=auction), seat, events)


def pass_bidding(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """Take a seat out of the current bidding; give the bid to the next seat, or end the bidding.

    If all pass, the seat that was asked first wins for nothing.
    """
    auction = auction_of(state)
    passed = replace(auction, passed=(*auction.passed, seat))
    return _next_bid(replace(state, auction=passed), seat, events)


def _next_bid(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """Give the bid to the next seat, or end the bidding as `pass_bidding` says."""
    auction = auction_of(state)
    active = tuple(other for other in auction.waiting if other not in auction.passed)
    if not active or active == (auction.bidder,):
        return _win_turn(state, leading_bidder(auction), events)
    return _ask_for_bid(state, _next_seat(active, seat, len(state.totals)), events)


def leading_bidder(auction: Auction) -> Seat:
    """Return the highest bidder; without bids, the seat that was asked first."""
    return auction.first if auction.bidder is None else auction.bidder


def bidding_has_started(state: State) -> bool:
    """Return whether a player has bid, or passed by choice, in the current bidding. False outside one."""
    auction = state.auction
    if state.phase != BID or state.turn is None or auction is None:
        return False
    return auction.bid > 0 or any(state.totals[seat] for seat in auction.passed)


def may_still_bid(state: State, seat: Seat) -> bool:
    """Return whether a seat may still bid in the current bidding. False outside a bidding.

    It takes part, has not passed, and has more points than the highest bid.
    """
    auction = state.auction
    if state.phase != BID or state.turn is None or auction is None:
        return False
    return seat in auction.waiting and seat not in auction.passed and state.totals[seat] > auction.bid


def _win_turn(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """Charge the winner, who chooses a tile; the only tile is taken at once."""
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
    """Remove a tile from the open ones, if there, and give it to a seat to place, as `receive_tile` does."""
    auction = auction_of(state)
    left = tuple(other for other in auction.open if other != tile)
    state = replace(state, auction=replace(auction, open=left))
    return turn_flow.receive_tile(state, seat, tile, (*events, TileChosen(seat, tile)))


def _next_seat(among: tuple[Seat, ...], seat: Seat, seats: int) -> Seat:
    """Return the first of the seats `among` clockwise after `seat`, which itself comes last."""
    return min(among, key=lambda other: (other - seat - 1) % seats)
