"""How turns follow each other: tiles drawn, scoring rounds, the auction, the end."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.errors import RuleViolation
from engine.core.tuples import put
from engine.core.types import Event, Seat
from engine.games.tikal import land, scoring
from engine.games.tikal.model import (
    ACT,
    BID,
    CHOOSE,
    LAND,
    TILE,
    TURN_POINTS,
    VOLCANO,
    Auction,
    Bid,
    Choose,
    Chosen,
    Offered,
    Passed,
    RoundOpened,
    Scored,
    ScoringBegan,
    ScoringEnded,
    Sheet,
    State,
    Tile,
    TileDrawn,
    TileRemoved,
    Trace,
    TurnEnded,
    Won,
)
from engine.games.tikal.workers import NOBODY

Course = tuple[State, tuple[Event, ...]]


# A turn begins


def draw(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """Turns up the next tile for a seat; when there is none, the last scoring round begins."""
    if not state.stack:
        return _score_all(state, seat, events, final=True)
    *stack, tile = state.stack
    return _at_hand(replace(state, stack=tuple(stack)), seat, tile, (*events, TileDrawn(seat, tile)))


def _at_hand(state: State, seat: Seat, tile: Tile, events: tuple[Event, ...]) -> Course:
    """A seat has got a tile: a volcano scores first, and what fits nowhere is removed [R]."""
    state = replace(state, turn=seat, points=TURN_POINTS)
    if LAND[tile].kind == VOLCANO:
        return _score_all(replace(state, tile=tile, drawer=seat), seat, events, final=False)
    if land.chart(state.tiles, state.rotations).places(tile):
        return replace(state, phase=TILE, tile=tile), events
    return replace(state, phase=ACT, removed=(*state.removed, tile)), (*events, TileRemoved(seat, tile))


# A turn ends


def end(state: State, seat: Seat) -> Course:
    """Ends a turn; a scoring turn scores at once ("Volcanoes")."""
    unspent = state.points
    state = replace(state, begun=False, workers=NOBODY, points=TURN_POINTS)
    events: tuple[Event, ...] = (TurnEnded(seat, unspent),)
    if state.scoring:
        return _score(state, seat, events)
    following = (seat + 1) % len(state.totals)
    if state.auction is None:
        return draw(state, following, events)
    waiting = tuple(other for other in state.auction.waiting if other != seat)
    state = replace(state, auction=replace(state.auction, waiting=waiting))
    if waiting and state.auction and state.auction.open:
        return _bidding(state, _clockwise(waiting, seat, len(state.totals)), events)
    return open_round(state, following, events)


# Scoring rounds


def _score_all(state: State, seat: Seat, events: tuple[Event, ...], *, final: bool) -> Course:
    """Begins a scoring round: with the one who drew the volcano, or at the end with the next player.

    In an auction the last round goes from the lowest score to the highest, and among equals in that order.
    """
    seats = len(state.totals)
    order = tuple((seat + turn) % seats for turn in range(seats))
    if final and state.auction is not None:
        order = tuple(sorted(order, key=state.totals.__getitem__))
    number = len(state.sheets) // seats + 1
    first, *queue = order
    begun = replace(state, phase=ACT, turn=first, queue=tuple(queue), scoring=number, final=final)
    return begun, (*events, ScoringBegan(number, seat if not final else first, final))


def _score(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """Writes down what a seat scores, and goes on: the next seat, the volcano's owner, or the end."""
    sheet = Sheet(state.scoring, seat, scoring.temples(state, seat), scoring.treasures(state.treasures[seat]))
    total = state.totals[seat] + sheet.points
    scored = Scored(seat, sheet.points - sheet.treasures, sheet.treasures, total)
    state = replace(state, sheets=(*state.sheets, sheet), totals=put(state.totals, seat, total))
    if state.queue:
        following, *queue = state.queue
        return replace(state, turn=following, queue=tuple(queue)), (*events, scored)
    events = (*events, scored, ScoringEnded(state.scoring))
    if state.final:
        return replace(state, turn=None), events
    return replace(state, phase=TILE, turn=state.drawer, drawer=None, scoring=0), events


# The auction


def open_round(state: State, first: Seat, events: tuple[Event, ...]) -> Course:
    """Turns up as many tiles as there are players, as long as there are any."""
    seats = len(state.totals)
    if not state.stack:
        return _score_all(state, first, events, final=True)
    count = min(seats, len(state.stack))
    tiles = tuple(reversed(state.stack[-count:]))
    waiting = tuple((first + turn) % seats for turn in range(seats))
    state = replace(state, stack=state.stack[:-count], auction=Auction(tiles, waiting, first))
    return _bidding(state, first, (*events, RoundOpened(tiles, first)))


def _bidding(state: State, first: Seat, events: tuple[Event, ...]) -> Course:
    """Begins the bidding for one turn; the last player gets the last tile for nothing."""
    assert state.auction is not None
    auction = Auction(state.auction.open, state.auction.waiting, first)
    state = replace(state, auction=auction, phase=BID, points=TURN_POINTS)
    if len(auction.waiting) == 1:
        return _won(state, first, events)
    return _ask(state, first, events)


def _ask(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """Whose bid it is; who has no more points than the last bid passes without being asked."""
    assert state.auction is not None
    if state.totals[seat] > state.auction.bid:
        return replace(state, turn=seat), events
    return _pass(state, seat, (*events, Passed(seat, forced=True)))


def bid(state: State, seat: Seat, action: Bid) -> Course:
    """Bids more than the last bid. Reasons: bid-too-low, bid-too-high."""
    assert state.auction is not None
    if action.points <= state.auction.bid:
        raise RuleViolation("bid-too-low", points=action.points, last=state.auction.bid)
    if action.points > state.totals[seat]:
        raise RuleViolation("bid-too-high", points=action.points, most=state.totals[seat])
    state = replace(state, auction=replace(state.auction, bid=action.points, bidder=seat))
    return _next_bid(state, seat, (Offered(seat, action.points),))


def leave(state: State, seat: Seat) -> Course:
    """Passes, for the rest of this bidding."""
    return _pass(state, seat, (Passed(seat, forced=False),))


def _pass(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    assert state.auction is not None
    auction = replace(state.auction, passed=(*state.auction.passed, seat))
    return _next_bid(replace(state, auction=auction), seat, events)


def _next_bid(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """Goes on to the next bidder, or to the winner: if all pass, who began gets the turn for nothing."""
    auction = state.auction
    assert auction is not None
    active = tuple(other for other in auction.waiting if other not in auction.passed)
    if not active:
        return _won(state, auction.first, events)
    if active == (auction.bidder,):
        return _won(state, active[0], events)
    return _ask(state, _clockwise(active, seat, len(state.totals)), events)


def _won(state: State, seat: Seat, events: tuple[Event, ...]) -> Course:
    """The winner pays and chooses a tile; where one is left, it is that."""
    auction = state.auction
    assert auction is not None
    state = replace(
        state,
        phase=CHOOSE,
        turn=seat,
        totals=put(state.totals, seat, state.totals[seat] - auction.bid),
        paid=put(state.paid, seat, state.paid[seat] + auction.bid),
    )
    events = (*events, Won(seat, auction.bid))
    return _take(state, seat, auction.open[0], events) if len(auction.open) == 1 else (state, events)


def choose(state: State, seat: Seat, action: Choose) -> Course:
    """Takes one of the open tiles. Reason: not-open."""
    assert state.auction is not None
    if action.tile not in state.auction.open:
        raise RuleViolation("not-open")
    return _take(replace(state, begun=True, last=Trace(seat)), seat, action.tile, ())


def _take(state: State, seat: Seat, tile: Tile, events: tuple[Event, ...]) -> Course:
    assert state.auction is not None
    left = tuple(other for other in state.auction.open if other != tile)
    state = replace(state, auction=replace(state.auction, open=left))
    return _at_hand(state, seat, tile, (*events, Chosen(seat, tile)))


def _clockwise(among: tuple[Seat, ...], seat: Seat, seats: int) -> Seat:
    """The first of some seats after a seat."""
    return min(among, key=lambda other: (other - seat - 1) % seats)
