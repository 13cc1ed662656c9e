"""What must hold in every state, and states that a viewer cannot tell from one another."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.errors import require
from engine.core.types import Seat
from engine.games.tikal import land
from engine.games.tikal.acts import levels_left
from engine.games.tikal.model import (
    ACT,
    AUCTION_START,
    BID,
    CAMPS,
    CHOOSE,
    CLEARING,
    EXPLORERS,
    GONE,
    GROUPS,
    GUARDS,
    HEXES,
    HIGHEST,
    KINDS,
    LAND,
    LEVELS,
    MOST_WORKS,
    PLACE,
    PRINTED,
    RUIN,
    SUPPLY,
    TEMPLE,
    TILE,
    TREASURES,
    TURN_POINTS,
    VOLCANO,
    Auction,
    Case,
    Kind,
    State,
)


def check(state: State) -> None:
    """No tile, treasure or piece is lost or doubled, and all stand where they may. Raises CorruptState."""
    seats = len(state.totals)
    require(2 <= seats <= 4, "seats")
    by_seat = (state.explorers, state.leaders, state.supply, state.treasures, state.paid)
    require(all(len(each) == seats for each in by_seat), "seats")
    by_hex = (state.tiles, state.rotations, state.levels, state.hoards, state.camps, state.guards)
    require(all(len(each) == len(HEXES) for each in (*by_hex, *state.explorers)), "hexes")
    require(bool(re.fullmatch("[0-9a-f]+", state.dice.seed)) and state.dice.block > 0, "dice")
    _check_tiles(state)
    _check_temples(state)
    _check_treasures(state)
    for seat in range(seats):
        _check_pieces(state, seat)
    _check_workers(state)
    _check_course(state)
    _check_sums(state)


def _check_tiles(state: State) -> None:
    """Every tile is in one place, in the order of groups, connected with others, and turned as it may be."""
    placed = [tile for tile in state.tiles if tile and tile not in PRINTED]
    require(all(state.tiles[PLACE[spot]] == tile for tile, spot in PRINTED.items()), "printed")
    require(sum(tile in PRINTED for tile in state.tiles) == len(PRINTED), "printed")
    shown = state.auction.open if state.auction else ()
    at_hand = () if state.tile is None else (state.tile,)
    everywhere = (*state.stack, *state.removed, *placed, *shown, *at_hand)
    require(Counter(everywhere) == Counter(tile for group in GROUPS for tile in group), "tiles")
    groups = [LAND[tile].group for tile in reversed(state.stack)]
    require(groups == sorted(groups), "stack")
    for place, (tile, rotation) in enumerate(zip(state.tiles, state.rotations, strict=True)):
        around = [other for other in land.NEIGHBOURS[place] if other is not None]
        require(not tile or any(state.tiles[other] for other in around), "island")
        require(rotation in (land.rotations(tile) if tile and tile not in PRINTED else (0,)), "rotation")


def _check_temples(state: State) -> None:
    """Temples are raised with pieces there are; guards stand on temples, camps where they may."""
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
    """Every treasure is in one place: unused, on a ruin, or taken."""
    for tile, hoard in zip(state.tiles, state.hoards, strict=True):
        require(len(hoard) <= (LAND[tile].treasures if tile else 0), "hoards")
    on_map, taken = _joined(state.hoards), _joined(state.treasures)
    require(Counter((*state.pool, *on_map, *taken)) == Counter(TREASURES), "treasures")
    laid = sum(LAND[tile].treasures for tile in state.tiles if tile)
    require(len(state.pool) == len(TREASURES) - laid, "pool")
    require(all(own == tuple(sorted(own, key=KINDS.index)) for own in state.treasures), "treasures")


def _check_pieces(state: State, seat: Seat) -> None:
    """A player's pieces are in the supply, on land that can be walked on, or gone with a guard."""
    guards, leader = state.guards.count(seat), state.leaders[seat]
    require(guards <= GUARDS and state.camps.count(seat) <= CAMPS, "limits")
    require(leader in (SUPPLY, GONE) or leader in range(len(HEXES)), "leaders")
    require(leader != GONE or guards > 0, "leaders")
    for place, count in enumerate(state.explorers[seat]):
        tile = state.tiles[place]
        require(count >= 0, "explorers")
        require(not (count or leader == place) or (tile != "" and LAND[tile].kind != VOLCANO), "standing")
    there = state.supply[seat] + sum(state.explorers[seat])
    posted = guards - (leader == GONE)
    require(state.supply[seat] >= 0 and there <= EXPLORERS - max(0, posted), "explorers")
    require(guards > 0 or there == EXPLORERS, "explorers")


def _check_workers(state: State) -> None:
    """In every case, who has worked stands somewhere, and each site was worked as often as it may."""
    require(len(state.workers) > 0, "workers")
    counts = [Counter(site for worker in case for site in worker.sites) for case in state.workers]
    require(all(count == counts[0] for count in counts), "workers")
    require(all(count <= MOST_WORKS for count in counts[0].values()), "workers")
    require(all(site in range(len(HEXES)) and state.tiles[site] for site in counts[0]), "workers")
    for case in state.workers:
        _check_case(state, case)


def _check_case(state: State, case: Case) -> None:
    seat = state.turn if state.turn is not None else state.last.seat if state.last else 0
    for worker in case:
        require(len(set(worker.sites)) == len(worker.sites) > 0, "workers")
        require(worker.at == GONE or worker.at in range(len(HEXES)), "workers")
        require(not worker.leader or worker.at == state.leaders[seat], "workers")
    alike = Counter(worker.at for worker in case if not worker.leader and worker.at != GONE)
    require(all(count <= state.explorers[seat][at] for at, count in alike.items()), "workers")
    require(sum(worker.leader for worker in case) <= 1, "workers")


def _check_course(state: State) -> None:
    """Turns, phases, scoring rounds and the auction fit each other."""
    seats = range(len(state.totals))
    require(state.starter in seats and (state.turn is None or state.turn in seats), "turn")
    require(state.retired is None or state.retired in seats, "retired")
    require(state.phase in (TILE, ACT, BID, CHOOSE), "phase")
    require(0 <= state.points <= TURN_POINTS, "points")
    running = len(state.sheets) % len(seats)
    played_out = state.final and not running and state.scoring * len(seats) == len(state.sheets)
    require((state.turn is None) == (played_out or state.retired is not None), "finished")
    require(not played_out or state.retired is None, "finished")
    if state.scoring and not played_out:
        require(state.scoring == len(state.sheets) // len(seats) + 1, "scoring")
        require(len(state.queue) == len(seats) - running - 1 and state.phase == ACT, "queue")
        require(set(state.queue) <= set(seats) and len(set(state.queue)) == len(state.queue), "queue")
    else:
        require(not running and not state.queue, "queue")
    waits = state.scoring > 0 and not state.final
    require((state.drawer is not None) == waits, "drawer")
    require((state.tile is not None) == (state.phase == TILE or waits), "tile")
    if state.tile is not None and state.phase == TILE:
        fitting = land.chart(state.tiles, state.rotations).places(state.tile)
        require(bool(fitting), "tile")
    require(not state.final or not state.stack, "final")
    require((state.auction is not None) == state.options.auction, "auction")
    if state.auction is not None:
        _check_auction(state, state.auction)


def _check_auction(state: State, auction: Auction) -> None:
    waiting, seats = auction.waiting, range(len(state.totals))
    require(set(waiting) <= set(seats) and len(set(waiting)) == len(waiting), "waiting")
    require(set(auction.passed) <= set(waiting) and len(set(auction.passed)) == len(auction.passed), "passed")
    undecided = state.phase in (BID, CHOOSE)
    require(len(auction.open) == (len(waiting) if undecided else max(0, len(waiting) - 1)), "open")
    require(auction.bid >= 0 and (auction.bidder is None) == (auction.bid == 0), "bid")
    require(auction.bidder is None or auction.bidder in waiting, "bid")
    require(auction.first in seats, "first")


def _check_sums(state: State) -> None:
    """Points are those of the scoring rounds, less what was paid; each round has everybody once."""
    seats = len(state.totals)
    start = AUCTION_START if state.options.auction else 0
    for seat in range(seats):
        scored = sum(sheet.points for sheet in state.sheets if sheet.seat == seat)
        require(state.totals[seat] == start + scored - state.paid[seat] and state.paid[seat] >= 0, "totals")
    for number, sheet in enumerate(state.sheets):
        require(sheet.number == number // seats + 1, "sheets")
        require(all(place in range(len(HEXES)) for place, _ in sheet.temples), "sheets")
    require(len({(sheet.number, sheet.seat) for sheet in state.sheets}) == len(state.sheets), "sheets")


def _joined(rows: Iterable[tuple[Kind, ...]]) -> tuple[Kind, ...]:
    return tuple(kind for row in rows for kind in row)


def resample(state: State, viewer: Seat | None, seed: int) -> State:
    """A state the viewer cannot tell from this one: the stack, group by group, and hidden treasures anew."""
    dice = Dice.from_seed(seed)
    stack: tuple[Any, ...] = ()
    for group in GROUPS:
        left, dice = dice.shuffle(tuple(tile for tile in group if tile in state.stack))
        stack = (*left, *stack)
    kinds, dice = dice.shuffle(sorted((*state.pool, *_joined(state.hoards))))
    hidden = list(kinds)
    hoards = []
    for hoard in state.hoards:
        hoards.append(tuple(hidden[: len(hoard)]))
        del hidden[: len(hoard)]
    return replace(
        state,
        dice=replace(state.dice, seed=format(seed, "x")),
        stack=stack,
        hoards=tuple(hoards),
        pool=tuple(hidden),
    )
