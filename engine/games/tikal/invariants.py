"""Invariants of a state."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain, pairwise

from engine.core.game_errors import require
from engine.core.types import Seat
from engine.games.tikal import land
from engine.games.tikal.actions.point_actions import levels_left
from engine.games.tikal.model import (
    ACT,
    AUCTION_START,
    BID,
    CAMPS,
    CHOOSE,
    CLEARING,
    EXPLORERS,
    GONE,
    GUARDS,
    HEXES,
    HIGHEST,
    KINDS,
    LAND,
    LEVELS,
    MOST_WORKS,
    PRINTED,
    RUIN,
    SPOT,
    SPOTS,
    SUPPLY,
    TEMPLE,
    TILE,
    TURN_POINTS,
    VOLCANO,
    WHAT,
    Auction,
    Case,
    Done,
    ScoreSheet,
    ScoringRound,
    Spot,
    State,
    Trace,
    groups,
    hidden_treasures,
    sorted_kinds,
)
from engine.games.tikal.mover import NO_WORKERS
from engine.games.tikal.rules import SEATS
from engine.games.tikal.turns_and_auctions import final_scoring_order, leading_bidder, seats_from


def check(state: State) -> None:
    """Raise CorruptState, with the part at fault, if no game can lead to the state."""
    fewest, most = SEATS
    seats = len(state.totals)
    require(fewest <= seats <= most, "seats")
    by_seat = (state.explorers, state.leaders, state.supply, state.treasures, state.paid)
    require(all(len(each) == seats for each in by_seat), "seats")
    by_hex = (state.tiles, state.rotations, state.levels, state.hoards, state.camps, state.guards)
    require(all(len(each) == len(HEXES) for each in (*by_hex, *state.explorers)), "hexes")
    require(bool(re.fullmatch("[0-9a-f]+", state.dice.seed)) and state.dice.block > 0, "dice")
    _check_seats_exist(state)
    _check_turn(state)
    _check_pieces(state)
    _check_course(state)


def _check_seats_exist(state: State) -> None:
    """Raise CorruptState unless starter, turn, resigned seat, last turn and score sheets name seats."""
    seats = range(len(state.totals))
    require(state.starter in seats and (state.turn is None or state.turn in seats), "turn")
    require(state.retired is None or state.retired in seats, "retired")
    require(state.last is None or state.last.seat in seats, "last")
    require(all(sheet.seat in seats for sheet in state.sheets), "sheets")


def _check_course(state: State) -> None:
    """Raise CorruptState unless rounds, tile, auction, scores and the last turn are possible."""
    _check_rounds(state)
    _check_tile(state)
    require((state.auction is not None) == state.options.auction, "auction")
    if state.auction is not None:
        _check_auction(state, state.auction)
    _check_sums(state)
    for sheet in state.sheets:
        _check_sheet(state, sheet)
    if state.last is not None:
        _check_trace(state, state.last)


def _check_turn(state: State) -> None:
    """Raise CorruptState unless phase, points and the begun turn fit each other."""
    require(state.phase in (TILE, ACT, BID, CHOOSE), "phase")
    require(0 <= state.points <= TURN_POINTS, "points")
    untouched = state.points == TURN_POINTS and state.workers == NO_WORKERS
    require(untouched or (state.begun and state.phase == ACT), "points")
    require(not state.begun or (state.last is not None and state.turn in (None, state.last.seat)), "begun")
    chosen = state.phase == TILE and state.options.auction
    require(not state.begun or state.phase == ACT or chosen, "begun")


def _check_rounds(state: State) -> None:
    """Raise CorruptState unless scoring rounds, score sheets, stack and the end of the game fit."""
    seats, scoring = len(state.totals), state.scoring
    running = len(state.sheets) % seats
    final = scoring is not None and scoring.final
    played_out = final and not running and scoring is not None and scoring.number * seats == len(state.sheets)
    require((state.turn is None) == (played_out or state.retired is not None), "finished")
    require(not played_out or (state.retired is None and not state.begun), "finished")
    require(not final or not state.stack, "final")
    if scoring is None:
        require(not running, "queue")
    elif played_out:
        require(not scoring.queue and state.phase == ACT, "queue")
    else:
        _check_scoring(state, scoring, running)


def _check_scoring(state: State, scoring: ScoringRound, running: int) -> None:
    """Raise CorruptState unless a scoring round fits in which `running` seats have scored."""
    seats = len(state.totals)
    require(scoring.number == len(state.sheets) // seats + 1, "scoring")
    require(len(scoring.queue) == seats - running - 1 and state.phase == ACT, "queue")
    sheets = state.sheets[len(state.sheets) - running :]
    done = tuple(sheet.seat for sheet in sheets)
    left = set(range(seats)) - {*done, *scoring.queue}
    require(len(left) == 1 and (state.turn is None or state.turn in left), "queue")
    require((*done, *left, *scoring.queue) in _scoring_orders(state, scoring, sheets), "queue")


def _scoring_orders(
    state: State, scoring: ScoringRound, sheets: tuple[ScoreSheet, ...]
) -> list[tuple[Seat, ...]]:
    """Return the orders in which seats may score. Raises CorruptState for an unknown drawer."""
    seats, volcano = len(state.totals), scoring.volcano
    if volcano is not None:
        require(volcano.drawer in range(seats), "drawer")
        return [seats_from(volcano.drawer, seats)]
    before = [
        total - sum(sheet.points for sheet in sheets if sheet.seat == seat)
        for seat, total in enumerate(state.totals)
    ]
    return [final_scoring_order(first, before, auction=state.options.auction) for first in range(seats)]


def _check_tile(state: State) -> None:
    """Raise CorruptState unless a tile to be placed fits somewhere, and one set aside is a volcano."""
    require((state.tile is not None) == (state.phase == TILE), "tile")
    if state.tile is not None:
        require(bool(land.chart(state.tiles, state.rotations).places(state.tile)), "tile")
    volcano = state.scoring.volcano if state.scoring else None
    require(volcano is None or LAND[volcano.tile].kind == VOLCANO, "tile")


def _check_auction(state: State, auction: Auction) -> None:
    """Raise CorruptState unless waiting seats are in clockwise order, with a possible bidding.

    There is an open tile for each, one fewer once a tile is chosen.
    """
    waiting, seats = auction.waiting, len(state.totals)
    require(set(waiting) <= set(range(seats)), "waiting")
    order = seats_from(waiting[0], seats) if waiting else ()
    require(waiting == tuple(seat for seat in order if seat in waiting), "waiting")
    undecided = state.phase in (BID, CHOOSE)
    require(len(auction.open) == (len(waiting) if undecided else max(0, len(waiting) - 1)), "open")
    last_round = state.scoring is not None and state.scoring.final
    require(bool(waiting) != last_round, "waiting")
    require(last_round or auction.first in waiting, "first")
    _check_bids(state, auction)
    if undecided or not last_round:
        _check_bidder(state, auction)


def _check_bids(state: State, auction: Auction) -> None:
    """Raise CorruptState unless bidder and passed seats are waiting, and the bid fits."""
    passed, bidder = auction.passed, auction.bidder
    require(set(passed) <= set(auction.waiting) and len(set(passed)) == len(passed), "passed")
    require(auction.bid >= 0 and (bidder is None) == (auction.bid == 0), "bid")
    require(bidder is None or (bidder in auction.waiting and bidder not in passed), "bid")


def _check_bidder(state: State, auction: Auction) -> None:
    """Raise CorruptState unless the seat to move may bid, or has won the bidding."""
    if state.phase == BID:
        require(state.turn is None or state.turn in auction.waiting, "turn")
        require(state.turn is None or state.turn not in (*auction.passed, auction.bidder), "passed")
        require(state.turn is None or state.totals[state.turn] > auction.bid, "bid")
        require(auction.bidder is None or state.totals[auction.bidder] >= auction.bid, "bid")
    elif state.turn is not None:
        drawn = state.scoring.volcano if state.scoring else None
        require(leading_bidder(auction) == (drawn.drawer if drawn else state.turn), "turn")


def _check_sums(state: State) -> None:
    """Raise CorruptState unless totals are score sheets minus payments, one sheet a seat and round."""
    seats = len(state.totals)
    start = AUCTION_START if state.options.auction else 0
    for seat in range(seats):
        scored = sum(sheet.points for sheet in state.sheets if sheet.seat == seat)
        require(state.totals[seat] == start + scored - state.paid[seat] >= 0, "totals")
        require(state.paid[seat] >= 0 and (state.options.auction or not state.paid[seat]), "totals")
    for number, sheet in enumerate(state.sheets):
        require(sheet.number == number // seats + 1, "sheets")
    require(len({(sheet.number, sheet.seat) for sheet in state.sheets}) == len(state.sheets), "sheets")


def _check_sheet(state: State, sheet: ScoreSheet) -> None:
    """Raise CorruptState unless the sheet's temples exist, in order, with possible values."""
    require(sheet.treasures >= 0, "sheets")
    require([spot for spot, _ in sheet.temples] == sorted({spot for spot, _ in sheet.temples}), "sheets")
    for spot, value in sheet.temples:
        tile = state.tiles[spot] if spot in SPOTS else ""
        require(tile != "" and LAND[tile].kind == TEMPLE, "sheets")
        require(LAND[tile].value <= value <= state.levels[spot], "sheets")


def _check_trace(state: State, last: Trace) -> None:
    """Raise CorruptState unless the last turn's deeds and ways are possible on the map."""
    require(len(set(last.touched)) == len(last.touched), "last")
    require(all(_is_possible_deed(state, done) for done in last.deeds), "last")
    # An older version, which kept no deeds, may have stored the start of this turn.
    require({spot for done in last.deeds for spot in done.at} <= {*last.touched}, "last")
    require(all(spot in SPOTS and state.tiles[spot] for spot in last.touched), "last")
    exits = land.chart(state.tiles, state.rotations).exits
    camps = set(land.usable_camps(state.camps, last.seat))
    for way in last.ways:
        require(len(way) > 1 and all(spot in SPOTS for spot in way), "last")
        require({way[0], way[-1]} <= set(last.touched), "last")
        for spot, other in pairwise(way):
            walked = other in dict(exits[spot])
            require(walked or (spot != other and {spot, other} <= camps), "last")


MAX_DEED_COUNT = 999
"""An upper bound of points in a scoring round, and of other counts."""


def _is_possible_deed(state: State, done: Done) -> bool:
    """Return whether a deed has a known kind, a possible count and an existing seat."""
    counted = (0 if done.what == "score" else 1) <= done.count <= MAX_DEED_COUNT
    known = done.what in WHAT and (not done.kind or done.kind in KINDS)
    return known and counted and (done.seat is None or done.seat in range(len(state.totals)))


def _check_pieces(state: State) -> None:
    """Raise CorruptState unless tiles, temples, treasures, workers and each seat's pieces are possible."""
    _check_tiles(state)
    _check_temples(state)
    _check_treasures(state)
    for seat in range(len(state.totals)):
        _check_own(state, seat)
    _check_workers(state)


def _check_tiles(state: State) -> None:
    """Raise CorruptState unless the tiles are possible.

    Each exists once, and the stack is in drawing order by group. Each tile on the map has a neighbour and a
    distinct rotation; printed tiles are in their places.
    """
    placed = [tile for tile in state.tiles if tile and tile not in PRINTED]
    require(all(state.tiles[SPOT[name]] == tile for tile, name in PRINTED.items()), "printed")
    require(sum(tile in PRINTED for tile in state.tiles) == len(PRINTED), "printed")
    shown = state.auction.open if state.auction else ()
    volcano = state.scoring.volcano if state.scoring else None
    at_hand = [tile for tile in (state.tile, volcano.tile if volcano else None) if tile is not None]
    everywhere = (*state.stack, *state.removed, *placed, *shown, *at_hand)
    require(Counter(everywhere) == Counter(chain(*groups(state.options))), "tiles")
    in_turn = [LAND[tile].group for tile in reversed(state.stack)]
    require(in_turn == sorted(in_turn), "stack")
    for spot, tile, rotation in zip(SPOTS, state.tiles, state.rotations, strict=True):
        around = [other for other in land.NEIGHBOURS[spot] if other is not None]
        require(not tile or any(state.tiles[other] for other in around), "island")
        require(
            rotation in (land.distinct_rotations(tile) if tile and tile not in PRINTED else (0,)), "rotation"
        )


def _check_temples(state: State) -> None:
    """Raise CorruptState unless levels, guards and camps are on fitting tiles."""
    for tile, level, hoard, camp, guard in zip(
        state.tiles, state.levels, state.hoards, state.camps, state.guards, strict=True
    ):
        kind = LAND[tile].kind if tile else ""
        require(LAND[tile].value <= level <= HIGHEST if kind == TEMPLE else level == 0, "levels")
        require(guard is None or (kind == TEMPLE and guard in range(len(state.totals))), "guards")
        require(camp is None or camp in range(len(state.totals)), "camps")
        require(camp is None or kind == CLEARING or (kind == RUIN and not hoard), "camps")
    require(all(levels_left(state, level) >= 0 for level in LEVELS), "levels")


def _check_treasures(state: State) -> None:
    """Raise CorruptState unless treasures are complete, sorted, and no ruin has too many."""
    for tile, hoard in zip(state.tiles, state.hoards, strict=True):
        require(len(hoard) <= (LAND[tile].treasures if tile else 0), "hoards")
    treasures = hidden_treasures(state.options)
    everywhere = chain(state.pool, *state.hoards, *state.treasures)
    require(Counter(everywhere) == Counter(treasures), "treasures")
    laid = sum(LAND[tile].treasures for tile in state.tiles if tile)
    require(len(state.pool) == len(treasures) - laid, "pool")
    require(all(own == sorted_kinds(own) for own in state.treasures), "treasures")


def _check_own(state: State, seat: Seat) -> None:
    """Raise CorruptState unless a player's pieces are in the supply, on walkable land, or lost by guards."""
    guards, leader = state.guards.count(seat), state.leaders[seat]
    require(guards <= GUARDS and state.camps.count(seat) <= CAMPS, "limits")
    require(leader in (SUPPLY, GONE) or leader in range(len(HEXES)), "leaders")
    require(leader != GONE or guards > 0, "leaders")
    for spot, tile, count in zip(SPOTS, state.tiles, state.explorers[seat], strict=True):
        require(count >= 0, "explorers")
        require(not (count or leader == spot) or (tile != "" and LAND[tile].kind != VOLCANO), "standing")
    there = state.supply[seat] + sum(state.explorers[seat])
    posted = guards - (leader == GONE)
    require(state.supply[seat] >= 0 and there <= EXPLORERS - max(0, posted), "explorers")
    require(guards > 0 or there == EXPLORERS, "explorers")


def _check_workers(state: State) -> None:
    """Raise CorruptState unless the cases are sorted and agree on how often each hex was worked."""
    require(len(state.workers) > 0, "workers")
    require(state.workers == tuple(sorted({tuple(sorted(case)) for case in state.workers})), "workers")
    counts = [Counter(site for worker in case for site in worker.sites) for case in state.workers]
    require(all(count == counts[0] for count in counts), "workers")
    require(all(count <= MOST_WORKS for count in counts[0].values()), "workers")
    require(all(_is_site(state, site) for site in counts[0]), "workers")
    for case in state.workers:
        _check_case(state, case)


def _is_site(state: State, spot: Spot) -> bool:
    """Return whether a hex has a temple or a ruin."""
    tile = state.tiles[spot] if spot in SPOTS else ""
    return tile != "" and LAND[tile].kind in (TEMPLE, RUIN)


def _check_case(state: State, case: Case) -> None:
    """Raise CorruptState unless the workers are pieces of the seat that moved last."""
    if not case:
        return
    require(state.begun, "workers")
    assert state.last is not None
    seat = state.last.seat
    for worker in case:
        require(len(set(worker.sites)) == len(worker.sites) > 0, "workers")
        require(worker.at == GONE or worker.at in SPOTS, "workers")
        require(not worker.leader or worker.at == state.leaders[seat], "workers")
    alike = Counter(worker.at for worker in case if not worker.leader and worker.at != GONE)
    require(all(count <= state.explorers[seat][at] for at, count in alike.items()), "workers")
    require(sum(worker.leader for worker in case) <= 1, "workers")
