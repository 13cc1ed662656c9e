"""The start of turns, and scoring rounds (rules, “Volcanoes”).

Functions return the next state and `events` with the new ones appended.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.immutable import put
from engine.core.types import Event, Seat
from engine.games.tikal import land, scoring
from engine.games.tikal.events import Scored, ScoringBegan, ScoringEnded, TileDrawn, TileRemoved
from engine.games.tikal.model import (
    ACT,
    LAND,
    TILE,
    TURN_POINTS,
    VOLCANO,
    Course,
    Done,
    ScoreSheet,
    ScoringRound,
    State,
    Tile,
    Trace,
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


def begin_final_scoring(state: State, first: Seat, events: tuple[Event, ...]) -> Course:
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
        return begin_final_scoring(state, seat, events)
    tile = state.stack[-1]
    return receive_tile(replace(state, stack=state.stack[:-1]), seat, tile, (*events, TileDrawn(seat, tile)))


def receive_tile(state: State, seat: Seat, tile: Tile, events: tuple[Event, ...]) -> Course:
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
