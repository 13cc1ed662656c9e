"""How turns begin and scoring rounds go (rules, “Volcanoes”)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.immutable import put
from engine.core.types import Event, Seat
from engine.games.tikal import land, scoring
from engine.games.tikal.box import LAND, TURN_POINTS, VOLCANO, Tile
from engine.games.tikal.events import Scored, ScoringBegan, ScoringEnded, TileDrawn, TileRemoved
from engine.games.tikal.model import ACT, TILE, Course, Done, ScoreSheet, ScoringRound, State, Trace, Volcano


def seats_from(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats, from one of them on."""
    return tuple((first + turn) % seats for turn in range(seats))


def final_scoring_order(first: Seat, totals: Sequence[int], *, auction: bool) -> tuple[Seat, ...]:
    """Who scores when in the last round, in which `first` comes after who had the last tile.

    In an auction the lowest score comes first, and equal ones in that order ("Auction").
    """
    order = seats_from(first, len(totals))
    return tuple(sorted(order, key=totals.__getitem__)) if auction else order


def begin_volcano_scoring(state: State, drawer: Seat, tile: Tile, events: tuple[Event, ...]) -> Course:
    """Lays a volcano aside; who drew it is the first to score."""
    return _begin(state, seats_from(drawer, len(state.totals)), Volcano(tile, drawer), events)


def begin_final_scoring(state: State, first: Seat, events: tuple[Event, ...]) -> Course:
    """Begins the last round, when there are no tiles left."""
    return _begin(
        state, final_scoring_order(first, state.totals, auction=state.options.auction), None, events
    )


def _begin(
    state: State, order: tuple[Seat, ...], volcano: Volcano | None, events: tuple[Event, ...]
) -> Course:
    first, *queue = order
    scoring_round = ScoringRound(len(state.sheets) // len(order) + 1, tuple(queue), volcano)
    begun = replace(state, phase=ACT, turn=first, points=TURN_POINTS, scoring=scoring_round)
    return begun, (*events, ScoringBegan(scoring_round.number, first, scoring_round.final))


def score_turn(state: State, scoring_round: ScoringRound, turn: Trace, events: tuple[Event, ...]) -> Course:
    """Writes down what is scored after a turn, and goes on: the next seat, the volcano, or the end."""
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
    """Turns up the next tile for a seat; when there is none, the last scoring round begins."""
    if not state.stack:
        return begin_final_scoring(state, seat, events)
    tile = state.stack[-1]
    return receive_tile(replace(state, stack=state.stack[:-1]), seat, tile, (*events, TileDrawn(seat, tile)))


def receive_tile(state: State, seat: Seat, tile: Tile, events: tuple[Event, ...]) -> Course:
    """A seat has got a tile: a volcano scores first, and what fits nowhere is removed [R]."""
    if LAND[tile].kind == VOLCANO:
        return begin_volcano_scoring(state, seat, tile, events)
    if land.chart(state.tiles, state.rotations).places(tile):
        return replace(state, turn=seat, points=TURN_POINTS, phase=TILE, tile=tile), events
    removed = (*state.removed, tile)
    after = replace(state, turn=seat, points=TURN_POINTS, phase=ACT, removed=removed)
    return after, (*events, TileRemoved(seat, tile))
