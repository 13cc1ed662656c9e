"""Actions that cost action points: bringing pieces in, moving, working, exchanging, camps and guards.

A hex may be worked twice a turn, by two different pieces.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from typing import ClassVar

from engine.core.immutable import cache_newest, put
from engine.core.types import Seat
from engine.games.tikal import scoring
from engine.games.tikal.actions.action_kind import ActionKind
from engine.games.tikal.events import Camped, Entered, Excavated, Exchanged, Found, Guarded, Moved
from engine.games.tikal.model import (
    CAMPS,
    COST,
    GONE,
    GUARDS,
    HEXES,
    HIGHEST,
    LAND,
    LEVELS,
    MOST_WORKS,
    RUIN,
    SPOT,
    SUPPLY,
    VOLCANO,
    Camp,
    Case,
    Course,
    Done,
    Enter,
    Excavate,
    Exchange,
    Guard,
    Hunt,
    Kind,
    Move,
    Refusal,
    Spot,
    State,
    Tile,
    sorted_kinds,
)
from engine.games.tikal.mover import Mover, cases_after_guard, cases_after_move, cases_after_work

MOVES_CACHED = 2048
"""Cache entries, about 3 kB each."""
Group = tuple[Move, ...]
"""The moves of a group of pieces from one hex, by target hex."""


class Entering(ActionKind[Enter]):
    """Bringing an explorer or the leader from the supply into a camp."""

    action = Enter
    price: ClassVar[int] = COST["new"]

    def legal(self, mover: Mover) -> Sequence[Enter]:
        """Return the entries of an explorer, then of the leader, by camp; empty if none is in the supply."""
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


@lru_cache(MOVES_CACHED)
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
            workers=cases_after_move(state, seat, action),
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


@lru_cache(MOVES_CACHED)
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


@lru_cache(MOVES_CACHED)
def _group(start: Spot, explorers: int, leader: bool) -> Group:
    """Return a group's moves from a hex to all hexes, in the order of HEXES."""
    return tuple(Move(HEXES[start], end, explorers, leader) for end in HEXES)


WORK_CACHED = 1024
"""Cache entries of `_work_refusal`."""
# Created once, since the same actions are offered again and again.
_DIGS, _HUNTS = tuple(map(Excavate, HEXES)), tuple(map(Hunt, HEXES))


def levels_left(state: State, level: int) -> int:
    """Return how many pieces of a temple level are unused."""
    return LEVELS[level] - _levels_used(state.levels, state.tiles)[level]


@cache_newest
def _levels_used(levels: tuple[int, ...], tiles: tuple[Tile, ...]) -> list[int]:
    """Return, by level, the pieces on temples. Levels printed on a tile need none."""
    used = [0] * (HIGHEST + 1)
    for tile, raised in zip(compress(tiles, levels), filter(None, levels), strict=True):
        for level in range(LAND[tile].value + 1, raised + 1):
            used[level] += 1
    return used


def work_refusal(mover: Mover, spot: Spot) -> Refusal | None:
    """Return why no piece may work on a hex: no-piece-there, worked-twice, worked-already; or None.

    worked-twice: the hex was worked twice this turn. worked-already: each piece there has worked there.
    """
    return _work_refusal(mover.state.workers, spot, mover.pieces[spot], mover.leader == spot)


@lru_cache(WORK_CACHED)
def _work_refusal(cases: tuple[Case, ...], spot: Spot, explorers: int, has_leader: bool) -> Refusal | None:
    """Return a reason as `work_refusal`, or None, for the mover's pieces on a hex."""
    if not explorers and not has_leader:
        return "no-piece-there"
    if sum(spot in worker.sites for worker in cases[0]) >= MOST_WORKS:
        return "worked-twice"
    return None if cases_after_work(cases, spot, explorers, has_leader) else "worked-already"


def _worked(mover: Mover, spot: Spot) -> tuple[Case, ...]:
    """Return the worker cases after one more piece has worked on a hex."""
    return cases_after_work(mover.state.workers, spot, mover.pieces[spot], mover.leader == spot)


class Excavating(ActionKind[Excavate]):
    """Raising a temple by one level."""

    action = Excavate
    price: ClassVar[int] = COST["excavate"]

    def candidates(self, mover: Mover) -> Sequence[Excavate]:
        """Return the excavation of each temple where the mover has pieces, guarded ones included."""
        levels = mover.state.levels
        return [_DIGS[spot] for spot in mover.standing if levels[spot]]

    def refusal(self, mover: Mover, action: Excavate) -> Refusal | None:
        """Return no-temple, guarded (by anyone), highest, level-used-up, one of `work_refusal`, or None.

        Those of `work_refusal` are no-piece-there, worked-twice and worked-already.
        """
        state, spot = mover.state, SPOT[action.hex]
        if not state.levels[spot]:
            return "no-temple"
        if state.guards[spot] is not None:
            return "guarded"
        if state.levels[spot] == HIGHEST:
            return "highest"
        if not levels_left(state, state.levels[spot] + 1):
            return "level-used-up"
        return work_refusal(mover, spot)

    def details(self, mover: Mover, action: Excavate) -> dict[str, int]:
        """Return the `level` to which the temple would rise."""
        return {"level": mover.state.levels[SPOT[action.hex]] + 1}

    def perform(self, mover: Mover, action: Excavate) -> Course:
        """Raise the temple by a level, and record that a piece has worked there."""
        state, spot = mover.state, SPOT[action.hex]
        level = state.levels[spot] + 1
        after = mover.after_action(
            self.price,
            Done("excavate", (spot,)),
            levels=put(state.levels, spot, level),
            workers=_worked(mover, spot),
        )
        return after, (Excavated(mover.seat, action.hex, level),)


class Hunting(ActionKind[Hunt]):
    """Taking the top treasure of a ruin."""

    action = Hunt
    price: ClassVar[int] = COST["treasure"]

    def candidates(self, mover: Mover) -> Sequence[Hunt]:
        """Return the hunt on each hex with treasures where the mover has pieces."""
        hoards = mover.state.hoards
        return [_HUNTS[spot] for spot in mover.standing if hoards[spot]]

    def refusal(self, mover: Mover, action: Hunt) -> Refusal | None:
        """Return no-ruin, nothing-left, one of `work_refusal`, or None.

        Those of `work_refusal` are no-piece-there, worked-twice and worked-already.
        """
        state, spot = mover.state, SPOT[action.hex]
        tile = state.tiles[spot]
        if not tile or LAND[tile].kind != RUIN:
            return "no-ruin"
        if not state.hoards[spot]:
            return "nothing-left"
        return work_refusal(mover, spot)

    def perform(self, mover: Mover, action: Hunt) -> Course:
        """Give the ruin's top treasure to the mover, and record that a piece has worked there."""
        state, seat, spot = mover.state, mover.seat, SPOT[action.hex]
        *left, found = state.hoards[spot]
        after = mover.after_action(
            self.price,
            Done("hunt", (spot,), kind=found),
            hoards=put(state.hoards, spot, tuple(left)),
            treasures=put(state.treasures, seat, sorted_kinds((*state.treasures[seat], found))),
            workers=_worked(mover, spot),
        )
        return after, (Found(seat, action.hex, found),)


Hoards = tuple[tuple[Kind, ...], ...]
"""By hex: the treasures there. By seat: the treasures taken."""
Owners = tuple[Seat | None, ...]
"""By hex: the owner of the camp or guard there."""
# Created once, since the same actions are offered again and again.
_CAMPS, _GUARDS = tuple(map(Camp, HEXES)), tuple(map(Guard, HEXES))


class Exchanging(ActionKind[Exchange]):
    """Swapping a single treasure for another player's, who cannot refuse."""

    action = Exchange
    price: ClassVar[int] = COST["exchange"]

    def legal(self, mover: Mover) -> Sequence[Exchange]:
        """Return all exchanges that the mover may make; empty without single treasures."""
        return _swaps(mover.state.treasures, mover.seat)

    def refusal(self, mover: Mover, action: Exchange) -> Refusal | None:
        """Return no-such-player (or oneself), same-kind, own-not-lone, other-not-lone, or None."""
        return _exchange_refusal(action, mover.state.treasures, mover.seat)

    def perform(self, mover: Mover, action: Exchange) -> Course:
        """Swap the two treasures, and charge the price."""
        treasures, seat, other = mover.state.treasures, mover.seat, action.seat
        mine = _swap_kind(treasures[seat], action.give, action.take)
        theirs = _swap_kind(treasures[other], action.take, action.give)
        done = Done("exchange", kind=action.take, seat=other, given=action.give)
        after = mover.after_action(self.price, done, treasures=put(put(treasures, seat, mine), other, theirs))
        return after, (Exchanged(seat, other, action.give, action.take),)


def _exchange_refusal(action: Exchange, treasures: Hoards, seat: Seat) -> Refusal | None:
    """Return why an exchange is forbidden, or None. `treasures` are by seat."""
    if action.seat == seat or action.seat not in range(len(treasures)):
        return "no-such-player"
    if action.give == action.take:
        return "same-kind"
    if action.give not in scoring.single_treasures(treasures[seat]):
        return "own-not-lone"
    return None if action.take in scoring.single_treasures(treasures[action.seat]) else "other-not-lone"


@cache_newest
def _swaps(treasures: Hoards, seat: Seat) -> tuple[Exchange, ...]:
    """Return all exchanges that are allowed to a seat."""
    mine = scoring.single_treasures(treasures[seat])
    if not mine:
        return ()
    swaps = (
        Exchange(give, other, take)
        for other, theirs in enumerate(treasures)
        for take in scoring.single_treasures(theirs)
        for give in mine
    )
    return tuple(swap for swap in swaps if _exchange_refusal(swap, treasures, seat) is None)


def _swap_kind(taken: tuple[Kind, ...], out: Kind, new: Kind) -> tuple[Kind, ...]:
    """Return the treasures with one `out` replaced by `new`, sorted. `out` must be among them."""
    return sorted_kinds(put(taken, taken.index(out), new))


class Camping(ActionKind[Camp]):
    """Pitching a camp on a clearing or an emptied ruin."""

    action = Camp
    price: ClassVar[int] = COST["camp"]

    def blanket_refusal(self, mover: Mover) -> Refusal | None:
        """Return camps-used if the seat has pitched all its camps, else None."""
        return "camps-used" if len(mover.camps) - 1 == CAMPS else None

    def legal(self, mover: Mover) -> Sequence[Camp]:
        """Return a camp for each free clearing or emptied ruin; empty if all camps of the mover are used."""
        return () if self.blanket_refusal(mover) else _new_camps(*_camp_conditions(mover))

    def refusal(self, mover: Mover, action: Camp) -> Refusal | None:
        """Return no-clearing (no ruin either), not-emptied (of treasures), camp-there (anyone's), or None."""
        return _camp_refusal(SPOT[action.hex], *_camp_conditions(mover))

    def perform(self, mover: Mover, action: Camp) -> Course:
        """Put a camp of the mover on the hex, and charge the price."""
        spot = SPOT[action.hex]
        after = mover.after_action(
            self.price, Done("camp", (spot,)), camps=put(mover.state.camps, spot, mover.seat)
        )
        return after, (Camped(mover.seat, action.hex),)


def _camp_conditions(mover: Mover) -> tuple[tuple[Spot, ...], Hoards, Owners]:
    """Return what decides where camps may be: sites, treasures, existing camps."""
    return mover.chart.camp_sites, mover.state.hoards, mover.state.camps


def _camp_refusal(spot: Spot, sites: tuple[Spot, ...], hoards: Hoards, camps: Owners) -> Refusal | None:
    """Return no-clearing, not-emptied, camp-there, or None. `sites` are clearings and ruins."""
    if spot not in sites:
        return "no-clearing"
    if hoards[spot]:
        return "not-emptied"
    return None if camps[spot] is None else "camp-there"


@cache_newest
def _new_camps(sites: tuple[Spot, ...], hoards: Hoards, camps: Owners) -> tuple[Camp, ...]:
    """Return the legal camps by hex, however many the seat has pitched."""
    return tuple(_CAMPS[spot] for spot in sites if _camp_refusal(spot, sites, hoards, camps) is None)


class Guarding(ActionKind[Guard]):
    """Posting a permanent guard. The owner's other pieces there leave the game."""

    action = Guard
    price: ClassVar[int] = COST["guard"]

    def candidates(self, mover: Mover) -> Sequence[Guard]:
        """Return a guard for each unguarded temple where the mover has pieces."""
        levels, guards = mover.state.levels, mover.state.guards
        return [_GUARDS[spot] for spot in mover.standing if levels[spot] and guards[spot] is None]

    def blanket_refusal(self, mover: Mover) -> Refusal | None:
        """Return guards-used if the seat has posted all its guards, else None."""
        return "guards-used" if mover.state.guards.count(mover.seat) == GUARDS else None

    def refusal(self, mover: Mover, action: Guard) -> Refusal | None:
        """Return no-temple, guarded (by anyone), no-majority (or a tie), no-piece-there, or None."""
        state, spot = mover.state, SPOT[action.hex]
        if not state.levels[spot]:
            return "no-temple"
        if state.guards[spot] is not None:
            return "guarded"
        if scoring.strongest(state, spot) == mover.seat:
            return None
        return "no-majority" if scoring.strength(state, mover.seat, spot) else "no-piece-there"

    def perform(self, mover: Mover, action: Guard) -> Course:
        """Post a guard: the seat's explorers on the hex leave the game, and its leader too."""
        state, seat, spot = mover.state, mover.seat, SPOT[action.hex]
        explorers, has_leader = mover.pieces[spot], mover.leader == spot
        after = mover.after_action(
            self.price,
            Done("guard", (spot,)),
            guards=put(state.guards, spot, seat),
            explorers=mover.with_explorers({spot: -explorers}),
            leaders=put(state.leaders, seat, GONE) if has_leader else state.leaders,
            workers=cases_after_guard(state, spot),
        )
        return after, (Guarded(seat, action.hex, state.levels[spot], explorers + has_leader - 1),)
