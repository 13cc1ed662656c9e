"""Checks that no tile, treasure or piece is lost or doubled, and that each stands where it may."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from engine.core.errors import require
from engine.core.types import Seat
from engine.games.tikal import land
from engine.games.tikal.actions.working import levels_left
from engine.games.tikal.box import (
    CAMPS,
    CLEARING,
    EXPLORERS,
    GONE,
    GUARDS,
    HEXES,
    HIGHEST,
    LAND,
    LEVELS,
    MOST_WORKS,
    PRINTED,
    RUIN,
    SPOT,
    SPOTS,
    SUPPLY,
    TEMPLE,
    VOLCANO,
    Kind,
    Spot,
    sorted_kinds,
)
from engine.games.tikal.model import Case, State, groups, hidden_treasures


def check_pieces(state: State) -> None:
    """All that lies on the map, in the supplies and with the players. Raises CorruptState."""
    _check_tiles(state)
    _check_temples(state)
    _check_treasures(state)
    for seat in range(len(state.totals)):
        _check_own(state, seat)
    _check_workers(state)


def _check_tiles(state: State) -> None:
    """Every tile is in one place, in the order of groups, connected with others, and turned as it may be."""
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
    treasures = hidden_treasures(state.options)
    require(Counter((*state.pool, *on_map, *taken)) == Counter(treasures), "treasures")
    laid = sum(LAND[tile].treasures for tile in state.tiles if tile)
    require(len(state.pool) == len(treasures) - laid, "pool")
    require(all(own == sorted_kinds(own) for own in state.treasures), "treasures")


def _check_own(state: State, seat: Seat) -> None:
    """A player's pieces are in the supply, on land that can be walked on, or gone with a guard."""
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
    """In every case, who has worked stands somewhere, and each site was worked as often as it may."""
    require(len(state.workers) > 0, "workers")
    require(state.workers == tuple(sorted({tuple(sorted(case)) for case in state.workers})), "workers")
    counts = [Counter(site for worker in case for site in worker.sites) for case in state.workers]
    require(all(count == counts[0] for count in counts), "workers")
    require(all(count <= MOST_WORKS for count in counts[0].values()), "workers")
    require(all(_is_site(state, site) for site in counts[0]), "workers")
    for case in state.workers:
        _check_case(state, case)


def _is_site(state: State, spot: Spot) -> bool:
    tile = state.tiles[spot] if spot in SPOTS else ""
    return tile != "" and LAND[tile].kind in (TEMPLE, RUIN)


def _check_case(state: State, case: Case) -> None:
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


def _joined(rows: Iterable[tuple[Kind, ...]]) -> tuple[Kind, ...]:
    return tuple(kind for row in rows for kind in row)
