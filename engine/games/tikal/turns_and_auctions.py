"""The start of turns, scoring rounds (rules, “Volcanoes”), and the rounds of the auction option.

Functions return the next state and `events` with the new ones appended.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.immutable import put
from engine.core.types import Event, Seat
from engine.games.tikal import land, scoring
from engine.games.tikal.events import (
    Passed,
    RoundOpened,
    Scored,
    ScoringBegan,
    ScoringEnded,
    TileChosen,
    TileDrawn,
    TileRemoved,
    Won,
)
from engine.games.tikal.model import (
    ACT,
    BID,
    CHOOSE,
    LAND,
    TILE,
    TURN_POINTS,
    VOLCANO,
    Auction,
    Course,
    Done,
    ScoreSheet,
    ScoringRound,
    State,
    Tile,
    Trace,
    View,
    Volcano,
)


def seats_from(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats clockwise, starting with `first`."""
    return tuple((first + turn) % seats for turn in range(seats))


def final_scoring_order(first: Seat, totals: Sequence[int], *, auction: bool) -> tuple[Seat, ...]:
    """Return the seats in the order of the last scoring round: clockwise from `first`.

    With auctions the lowest total comes first, ties clockwise (rules, “Auction”).
    """
    order = seats_from(first, len(totals))
    return tuple(sorted(order, key=totals.__getitem__)) if auction else order


def _begin_final_scoring(state: State, first: Seat, events: tuple[Event, ...]) -> Course:
    """Begin the last scoring round in the order of `final_scoring_order`."""
    return _begin(
        state, final_scoring_order(first, state.totals, auction=state.options.auction), None, events
    )


def _begin(
    state: State, order: tuple[Seat, ...], volcano: Volcano | None, events: tuple[Event, ...]
) -> Course:
    """Begin a scoring round of the seats in `order`; it is the last if `volcano` is None."""
    first, *queue = order
    scoring_round = ScoringRound(len(state.sheets) // len(order) + 1, tuple(queue), volcano)
    begun = replace(state, phase=ACT, turn=first, points=TURN_POINTS, scoring=scoring_round)
    return begun, (*events, ScoringBegan(scoring_round.number, first, scoring_round.final))


def score_turn(state: State, scoring_round: ScoringRound, turn: Trace, events: tuple[Event, ...]) -> Course:
    """Score for the seat that took `turn`; go on with the next seat, the volcano, or the game's end."""
    seat = turn.seat
    sheet = ScoreSheet(
        scoring_round.number,
        seat,
        scoring.scored_temples(state, seat),
        scoring.treasure_points(state.treasures[seat]),
    )
    total = state.totals[seat] + sheet.points
    scored = Scored(seat, sheet.points - sheet.treasures, sheet.treasures, total)
    last = turn.with_deed(Done("score", count=sheet.points))
    totals = put(state.totals, seat, total)
    state = replace(state, sheets=(*state.sheets, sheet), totals=totals, last=last)
    if scoring_round.queue:
        following, *queue = scoring_round.queue
        left = replace(scoring_round, queue=tuple(queue))
        return replace(state, turn=following, scoring=left), (*events, scored)
    events = (*events, scored, ScoringEnded(scoring_round.number))
    volcano = scoring_round.volcano
    if volcano is None:
        return replace(state, turn=None), events
    return replace(state, phase=TILE, turn=volcano.drawer, tile=volcano.tile, scoring=None), events


def draw_tile(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """Draw the next tile for a seat. If the stack is empty, final scoring begins with that seat."""
    if not state.stack:
        return _begin_final_scoring(state, seat, events)
    tile = state.stack[-1]
    return _receive_tile(replace(state, stack=state.stack[:-1]), seat, tile, (*events, TileDrawn(seat, tile)))


def _receive_tile(state: State, seat: Seat, tile: Tile, events: tuple[Event, ...]) -> Course:
    """Give a seat a tile to place.

    A volcano begins a scoring round at once and is placed after it. A tile that fits nowhere is removed, and
    the seat acts.
    """
    if LAND[tile].kind == VOLCANO:
        return _begin(state, seats_from(seat, len(state.totals)), Volcano(tile, seat), events)
    if land.chart(state.tiles, state.rotations).places(tile):
        return replace(state, turn=seat, points=TURN_POINTS, phase=TILE, tile=tile), events
    removed = (*state.removed, tile)
    after = replace(state, turn=seat, points=TURN_POINTS, phase=ACT, removed=removed)
    return after, (*events, TileRemoved(seat, tile))


def auction_of(table: State | View) -> Auction:
    """Return the current auction round. Call only in games with auctions."""
    assert table.auction is not None
    return table.auction


def open_auction(state: State, first: Seat, events: tuple[Event, ...]) -> Course:
    """Open a tile per player, or all that are left, and start the bidding with `first`.

    Without tiles, final scoring begins.
    """
    seats = len(state.totals)
    if not state.stack:
        return _begin_final_scoring(state, first, events)
    count = min(seats, len(state.stack))
    tiles = tuple(reversed(state.stack[-count:]))
    auction = Auction(tiles, seats_from(first, seats), first)
    state = replace(state, stack=state.stack[:-count], auction=auction)
    return _begin_bidding(state, first, (*events, RoundOpened(tiles, first)))


def continue_auction(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """Auction the next turn after a seat's; if no seat waits, open a round begun by the seat after it."""
    auction = auction_of(state)
    waiting = tuple(other for other in auction.waiting if other != seat)
    state = replace(state, auction=replace(auction, waiting=waiting))
    if waiting and auction.open:
        return _begin_bidding(state, _next_seat(waiting, seat, len(state.totals)), events)
    return open_auction(state, (seat + 1) % len(state.totals), events)


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
    """Ask the next active seat for a bid; if only the bidder or none is left, `leading_bidder` wins."""
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
    """Remove a tile from the open ones, if there, and give it to a seat to place.

    A volcano begins a scoring round first. A tile that fits nowhere is removed, and the seat acts.
    """
    auction = auction_of(state)
    left = tuple(other for other in auction.open if other != tile)
    state = replace(state, auction=replace(auction, open=left))
    return _receive_tile(state, seat, tile, (*events, TileChosen(seat, tile)))


def _next_seat(among: tuple[Seat, ...], seat: Seat, seats: int) -> Seat:
    """Return the first of the seats `among` clockwise after `seat`, which itself comes last."""
    return min(among, key=lambda other: (other - seat - 1) % seats)
