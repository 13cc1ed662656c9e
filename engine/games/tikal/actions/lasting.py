"""Actions with lasting effects: exchanging treasures, camps, and guards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.immutable import cache_newest, put
from engine.core.types import Seat
from engine.games.tikal import scoring, workers
from engine.games.tikal.actions.action_kind import ActionKind
from engine.games.tikal.events import Camped, Exchanged, Guarded
from engine.games.tikal.model import (
    CAMPS,
    COST,
    GONE,
    GUARDS,
    HEXES,
    SPOT,
    Camp,
    Course,
    Done,
    Exchange,
    Guard,
    Kind,
    Refusal,
    Spot,
    sorted_kinds,
)
from engine.games.tikal.mover import Mover

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
        return _swaps(mover.state.treasures, mover.seat)

    def refusal(self, mover: Mover, action: Exchange) -> Refusal | None:
        """Return no-such-player (or oneself), same-kind, own-not-lone, other-not-lone, or None."""
        return _exchange_refusal(action, mover.state.treasures, mover.seat)

    def perform(self, mover: Mover, action: Exchange) -> Course:
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
        return () if self.blanket_refusal(mover) else _new_camps(*_camp_conditions(mover))

    def refusal(self, mover: Mover, action: Camp) -> Refusal | None:
        """Return no-clearing (no ruin either), not-emptied (of treasures), camp-there (anyone's), or None."""
        return _camp_refusal(SPOT[action.hex], *_camp_conditions(mover))

    def perform(self, mover: Mover, action: Camp) -> Course:
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
            workers=workers.after_guard(state, spot),
        )
        return after, (Guarded(seat, action.hex, state.levels[spot], explorers + has_leader - 1),)
