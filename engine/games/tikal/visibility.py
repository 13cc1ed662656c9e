"""Views, and resampling of hidden things."""

from __future__ import annotations

from itertools import islice

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.game_errors import check_seat
from engine.core.types import Seat
from engine.games.tikal import land, scoring
from engine.games.tikal.model import LAND, Spot, State, Tile, View, groups


def view(state: State, viewer: Seat | None) -> View:
    """Return what a seat, or an onlooker (None), may see. All see the same. Raises NoSuchSeat."""
    check_seat(viewer, len(state.totals))
    return View(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        starter=state.starter,
        turn=state.turn,
        points=state.points,
        begun=state.begun,
        stack=len(state.stack),
        next_group=LAND[state.stack[-1]].group if state.stack else "",
        removed=state.removed,
        tile=state.tile,
        scoring=state.scoring,
        tiles=state.tiles,
        rotations=state.rotations,
        levels=state.levels,
        hoards=tuple(map(len, state.hoards)),
        camps=state.camps,
        guards=state.guards,
        explorers=state.explorers,
        leaders=state.leaders,
        supply=state.supply,
        treasures=state.treasures,
        totals=state.totals,
        paid=state.paid,
        worth=tuple(scoring.points_now(state, seat) for seat in range(len(state.totals))),
        candidates=_placement_hexes(state),
        sheets=state.sheets,
        auction=state.auction,
        last=state.last,
        retired=state.retired,
    )


def _placement_hexes(state: State) -> tuple[Spot, ...]:
    """Return the hexes where the tile at hand may go; empty if there is no tile or no turn."""
    if state.tile is None or state.turn is None:
        return ()
    return tuple(land.chart(state.tiles, state.rotations).places(state.tile))


def held(view: View) -> tuple[str, ...]:
    """Return an empty tuple: players have no hidden hands."""
    return ()


def resample(state: State, viewer: Seat | None, seed: int) -> State:
    """Return a state that looks the same to all, hidden things dealt by `seed`; `viewer` changes nothing."""
    dice = Dice.from_seed(seed)
    stack: tuple[Tile, ...] = ()
    for group in groups(state.options):
        left, dice = dice.shuffle(tuple(tile for tile in group if tile in state.stack))
        stack = (*left, *stack)
    hidden, dice = dice.shuffle(sorted((*state.pool, *(kind for hoard in state.hoards for kind in hoard))))
    dealt = iter(hidden)
    return replace(
        state,
        dice=replace(state.dice, seed=format(seed, "x")),
        stack=stack,
        hoards=tuple(tuple(islice(dealt, len(hoard))) for hoard in state.hoards),
        pool=tuple(dealt),
    )
