"""Bringing pieces in, and moving them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from engine.core.immutable import put
from engine.games.tikal import workers
from engine.games.tikal.actions.action_kind import ActionKind
from engine.games.tikal.events import Entered, Moved
from engine.games.tikal.model import (
    COST,
    HEXES,
    LAND,
    SPOT,
    SUPPLY,
    VOLCANO,
    Course,
    Done,
    Enter,
    Move,
    Refusal,
    Spot,
)
from engine.games.tikal.mover import Mover

MAX_CACHED = 2048
"""Cache entries, about 3 kB each."""
Group = tuple[Move, ...]
"""The moves of a group of pieces from one hex, by target hex."""


class Entering(ActionKind[Enter]):
    """Bringing an explorer or the leader from the supply into a camp."""

    action = Enter
    price: ClassVar[int] = COST["new"]

    def legal(self, mover: Mover) -> Sequence[Enter]:
        return _legal_entries(*_entry_conditions(mover))

    def refusal(self, mover: Mover, action: Enter) -> Refusal | None:
        """Return leader-out, no-explorers, not-your-camp, or None."""
        return _why_not_enter(action, *_entry_conditions(mover))

    def perform(self, mover: Mover, action: Enter) -> Course:
        """Take the leader or an explorer from the supply, and put it on the camp's hex."""
        state, seat, spot = mover.state, mover.seat, SPOT[action.hex]
        if action.leader:
            after = mover.after_action(
                self.price, Done("leader", (spot,)), leaders=put(state.leaders, seat, spot)
            )
        else:
            supply = put(state.supply, seat, state.supply[seat] - 1)
            explorers = mover.with_explorers({spot: 1})
            done = Done("enter", (spot,))
            after = mover.after_action(self.price, done, supply=supply, explorers=explorers)
        return after, (Entered(seat, action.hex, action.leader),)


def _entry_conditions(mover: Mover) -> tuple[tuple[Spot, ...], bool, bool]:
    """Return the camps to enter, and whether an explorer and the leader are in the supply."""
    return mover.camps, mover.state.supply[mover.seat] > 0, mover.leader == SUPPLY


def _why_not_enter(action: Enter, camps: tuple[Spot, ...], explorers: bool, leader: bool) -> Refusal | None:
    """Return leader-out, no-explorers, not-your-camp, or None. The flags say whether one is in the supply."""
    if action.leader and not leader:
        return "leader-out"
    if not action.leader and not explorers:
        return "no-explorers"
    return None if SPOT[action.hex] in camps else "not-your-camp"


@lru_cache(MAX_CACHED)
def _legal_entries(camps: tuple[Spot, ...], explorers: bool, leader: bool) -> tuple[Enter, ...]:
    anyone = (Enter(HEXES[spot], has_leader) for has_leader in (False, True) for spot in camps)
    return tuple(action for action in anyone if _why_not_enter(action, camps, explorers, leader) is None)


class Moving(ActionKind[Move]):
    """Moving pieces from hex to hex by the cheapest way. Each piece pays."""

    action = Move
    price: ClassVar[int] = min(COST["stone"], COST["hop"])

    def legal(self, mover: Mover) -> list[Move]:
        """Return all affordable moves of each group of pieces, by start, then cheapest way."""
        moves: list[Move] = []
        pieces, leader, points = mover.pieces, mover.leader, mover.state.points
        for start in mover.standing:
            walks = mover.walks(start)
            ends, within = walks.ends, walks.within
            for cheapest, dearest, groups in _groups_by_price(start, pieces[start], leader == start, points):
                _append_moves(moves, groups, ends[within[cheapest - 1] : within[dearest]])
        return moves

    def refusal(self, mover: Mover, action: Move) -> Refusal | None:
        """Return no-pieces-chosen, not-there, volcano, no-way (in a full turn, or to the same hex), or None.

        The price is not compared with the points left.
        """
        start, end = SPOT[action.start], SPOT[action.end]
        if not action.explorers and not action.leader:
            return "no-pieces-chosen"
        if action.explorers > mover.pieces[start] or (action.leader and mover.leader != start):
            return "not-there"
        tile = mover.state.tiles[end]
        if tile and LAND[tile].kind == VOLCANO:
            return "volcano"
        return None if mover.price(start, end) else "no-way"

    def cost(self, mover: Mover, action: Move) -> int:
        """Return the price in points of a way, which must exist, times the number of pieces."""
        price = mover.price(SPOT[action.start], SPOT[action.end])
        assert price is not None
        return price * (action.explorers + action.leader)

    def perform(self, mover: Mover, action: Move) -> Course:
        """Move the pieces, and charge each of them the price of the way."""
        state, seat, start, end = mover.state, mover.seat, SPOT[action.start], SPOT[action.end]
        walks, pieces = mover.walks(start), action.explorers + action.leader
        way, cost = walks.way(end), walks.price(end) * pieces
        going = {start: -action.explorers, end: action.explorers}
        after = mover.after_action(
            cost,
            Done("move", (start, end), pieces, leader=action.leader),
            way,
            explorers=mover.with_explorers(going) if action.explorers else state.explorers,
            leaders=put(state.leaders, seat, end) if action.leader else state.leaders,
            workers=workers.after_move(state, seat, action),
        )
        names = tuple([HEXES[spot] for spot in way])
        return after, (Moved(seat, names, action.explorers, action.leader, cost),)


def _append_moves(moves: list[Move], groups: tuple[Group, ...], ends: tuple[Spot, ...]) -> None:
    """Append to `moves` those of each group to each of the ends, end by end."""
    if len(groups) > 1:
        moves += [group[end] for end in ends for group in groups]
        return
    offer, alone = moves.append, groups[0]
    for end in ends:
        offer(alone[end])


@lru_cache(MAX_CACHED)
def _groups_by_price(
    start: Spot, explorers: int, has_leader: bool, points: int
) -> tuple[tuple[int, int, tuple[Group, ...]], ...]:
    """Return (lowest price, highest price, groups that can pay it) for the pieces on a hex.

    The price is that of a way; each piece of a group pays it.
    """
    paying, price = [], 1
    while price <= points:
        most = min(points // price, explorers + has_leader)
        dearest = points // most
        alone = [_group(start, count, False) for count in range(1, min(explorers, most) + 1)]
        led = [_group(start, count, True) for count in range(min(explorers + 1, most) if has_leader else 0)]
        paying.append((price, dearest, (*alone, *led)))
        price = dearest + 1
    return tuple(paying)


@lru_cache(MAX_CACHED)
def _group(start: Spot, explorers: int, leader: bool) -> Group:
    """Return a group's moves from a hex to all hexes, in the order of HEXES."""
    return tuple(Move(HEXES[start], end, explorers, leader) for end in HEXES)
