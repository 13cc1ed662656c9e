"""What points can buy in a position: a walk, or an action on a hex."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property

from engine.games.tikal.computer import turn
from engine.games.tikal.computer.appraisal import Appraisal
from engine.games.tikal.computer.turn import Change, Many, Position
from engine.games.tikal.model import (
    CAMPS,
    COST,
    GUARDS,
    HIGHEST,
    LEADER_STRENGTH,
    MOST_WORKS,
    SPOTS,
    SUPPLY,
    Exchange,
    Spot,
)
from engine.games.tikal.scoring import single_treasures

Idea = tuple[int, float, Change, tuple[int | Exchange, ...]]
"""(price, gain, change, arguments of the change besides the position)"""

Worth = Callable[[Spot, int, bool, int], float]
"""(hex, explorers, with leader, level or treasures) → value"""
MOST_THERE, MOST_ELSEWHERE = 8, 2
"""Explorers that move together to a target, and to any other hex."""


class Ideas:
    """Finds what a seat can do in a position (`all`), as (price, gain, change, the change's arguments).

    Ways are cached.
    """

    def __init__(self, appraisal: Appraisal) -> None:
        self._appraisal = appraisal
        self._worth = appraisal.worth
        self._targets = frozenset((*appraisal.temples, *appraisal.ruins))
        self._ways: dict[tuple[Many, Spot], list[tuple[int, Spot]]] = {}
        self._entries: dict[Many, list[tuple[int, Spot, Spot]]] = {}

    def all(self, position: Position) -> Iterator[Idea]:
        """Yield what the points left in a position can buy, without useless walks and losing exchanges."""
        gains = _Arrivals(self._worth, position, self._targets)
        yield from self._entry_ideas(position, gains)
        for start, explorers in zip(SPOTS, position.explorers, strict=True):
            has_leader = position.leader == start
            if explorers or has_leader:
                yield from self._explorer_walk_ideas(position, gains, start, explorers)
                yield from self._work_ideas(position, start, explorers, has_leader)
            if has_leader:
                yield from self._leader_walk_ideas(position, gains, start, explorers)
        yield from self._exchange_ideas(position)
        yield from self._camp_ideas(position)

    def _entry_ideas(self, position: Position, gains: _Arrivals) -> Iterator[Idea]:
        """Yield ideas for new explorers and the leader, by the best camp for each hex."""
        points, hand = position.points, self._appraisal.in_hand
        for unit, end, camp in self._entrances(position.camps):
            if unit > points:
                break
            most = min(points // unit, position.supply)
            for count, gain in enumerate(gains.explorers(end)[:most], 1):
                yield unit * count, gain - count * hand, turn.enter, (camp, end, count)
            if position.leader == SUPPLY:
                yield unit, gains.leader(end), turn.enter_leader, (camp, end)

    def _explorer_walk_ideas(
        self, position: Position, gains: _Arrivals, start: Spot, explorers: int
    ) -> Iterator[Idea]:
        """Yield ideas for explorers that leave `start`. Walks to hexes without temple or ruin need a gain."""
        points, losses = position.points, gains.losses(start)
        for price, end in self._walks(position.camps, start):
            if price > points:
                break
            most = min(points // price, explorers)
            promising = end in self._targets
            for count, gain in enumerate(gains.explorers(end)[:most], 1):
                gain += losses[count]
                if promising or gain > 0:
                    yield price * count, gain, turn.move, (start, end, count)

    def _leader_walk_ideas(
        self, position: Position, gains: _Arrivals, start: Spot, explorers: int
    ) -> Iterator[Idea]:
        """Yield the leader's affordable walks from `start`, where `explorers` stay.

        Gains include the loss at `start`.
        """
        worth, lying = self._worth, position.stock[start]
        loss = worth(start, explorers, False, lying) - worth(start, explorers, True, lying)
        for price, end in self._walks(position.camps, start):
            if price > position.points:
                break
            yield price, loss + gains.leader(end), turn.move_leader, (start, end)

    def _walks(self, camps: Many, start: Spot) -> list[tuple[int, Spot]]:
        """Return (price, hex) for one piece that starts on a hex, cheapest first, without that hex."""
        key = camps, start
        if key not in self._ways:
            prices = self._appraisal.chart.walks(camps, start).prices
            self._ways[key] = [(price, end) for end, price in prices.items() if price]
        return self._ways[key]

    def _entrances(self, camps: Many) -> list[tuple[int, Spot, Spot]]:
        """Return (price, hex, camp) for bringing a new piece to a hex by its best camp, cheapest first."""
        if camps not in self._entries:
            ways = [(COST["new"], camp, camp) for camp in camps]
            for camp in camps:
                ways += [(price + COST["new"], end, camp) for price, end in self._walks(camps, camp)]
            cheapest = {end: (price, end, camp) for price, end, camp in sorted(ways, reverse=True)}
            self._entries[camps] = sorted(cheapest.values())
        return self._entries[camps]

    def _work_ideas(
        self, position: Position, place: Spot, explorers: int, has_leader: bool
    ) -> Iterator[Idea]:
        """Yield what is possible and affordable on a hex: a guard, a raised temple, a treasure."""
        if place not in self._targets or place in position.guards or not position.stock[place]:
            return
        temple = bool(self._appraisal.view.levels[place])
        if temple and position.points >= COST["guard"]:
            yield from self._guard_ideas(position, place, explorers, has_leader)
        tired = position.tired.get(place, 0)
        if position.works.get(place, 0) >= MOST_WORKS or tired >= explorers + has_leader:
            return
        stock, worth = position.stock[place], self._worth
        before = worth(place, explorers, has_leader, stock)
        if not temple and position.points >= COST["treasure"]:
            gain = worth(place, explorers, has_leader, stock - 1) - before + self._appraisal.find
            yield COST["treasure"], gain, turn.hunt, (place,)
        if temple and position.points >= COST["excavate"] and stock < HIGHEST and position.left[stock + 1]:
            gain = worth(place, explorers, has_leader, stock + 1) - before
            yield COST["excavate"], gain, turn.excavate, (place,)

    def _guard_ideas(
        self, position: Position, place: Spot, explorers: int, has_leader: bool
    ) -> Iterator[Idea]:
        """Yield the idea of a guard if one is left and the seat's pieces on the temple outweigh each rival's.

        `explorers` and `has_leader` are its pieces there. The caller has checked the temple and the points.
        """
        appraisal = self._appraisal
        strength = explorers + LEADER_STRENGTH * has_leader
        if len(position.guards) < GUARDS and strength > appraisal.holding.strongest_rival(place):
            level = position.stock[place]
            gain = appraisal.guarded(place, level) - self._worth(place, explorers, has_leader, level)
            yield COST["guard"], gain - appraisal.spare_guard, turn.guard, (place,)

    def _camp_ideas(self, position: Position) -> Iterator[Idea]:
        """Yield an idea for each site of a camp; none if one was pitched this turn or all are used."""
        before = len(self._appraisal.camps)
        if position.points < COST["camp"] or len(position.camps) > min(before, CAMPS):
            return
        for place, gain in self._sites:
            if not position.stock[place]:
                yield COST["camp"], gain, turn.camp, (place,)

    @cached_property
    def _sites(self) -> list[tuple[int, float]]:
        """(hex, gain) of a camp on each clearing or ruin without one, treasures or not."""
        appraisal = self._appraisal
        free = [place for place in appraisal.chart.camp_sites if appraisal.view.camps[place] is None]
        return [(place, appraisal.camp(place)) for place in free]

    def _exchange_ideas(self, position: Position) -> Iterator[Idea]:
        """Yield the exchanges with a gain; none after an exchange in the plan."""
        if position.points >= COST["exchange"] and position.held == self._appraisal.held:
            for gain, action in self._exchanges:
                yield COST["exchange"], gain, turn.exchange, (action,)

    @cached_property
    def _exchanges(self) -> list[tuple[float, Exchange]]:
        """(gain, action) of each exchange with a gain."""
        appraisal = self._appraisal
        gains = [
            (appraisal.exchanged(action), action)
            for other in appraisal.others
            for take in single_treasures(appraisal.view.treasures[other])
            for give in single_treasures(appraisal.held)
            if give != take
            for action in [Exchange(give, other, take)]
        ]
        return [(gain, action) for gain, action in gains if gain > 0]


class _Arrivals:
    """Cached gains and losses of pieces that arrive at or leave a hex."""

    def __init__(self, worth: Worth, position: Position, targets: frozenset[Spot]) -> None:
        self._worth, self._position, self._targets = worth, position, targets
        self._explorers: dict[Spot, list[float]] = {}
        self._leader: dict[Spot, float] = {}

    def _pieces_and_stock(self, place: Spot) -> tuple[int, bool, int]:
        """Return the own explorers, whether the leader is there, and the temple's level or treasures."""
        position = self._position
        return position.explorers[place], position.leader == place, position.stock[place]

    def explorers(self, end: Spot) -> list[float]:
        """Return the gain of one, two, … more explorers on a hex, up to as many as are worth considering."""
        if end not in self._explorers:
            here, has_leader, stock = self._pieces_and_stock(end)
            before = self._worth(end, here, has_leader, stock)
            most = MOST_THERE if end in self._targets else MOST_ELSEWHERE
            counts = range(here + 1, here + most + 1)
            self._explorers[end] = [self._worth(end, count, has_leader, stock) - before for count in counts]
        return self._explorers[end]

    def leader(self, end: Spot) -> float:
        """Return the gain, cached, of the leader on a hex."""
        if end not in self._leader:
            here, _, stock = self._pieces_and_stock(end)
            self._leader[end] = self._worth(end, here, True, stock) - self._worth(end, here, False, stock)
        return self._leader[end]

    def losses(self, start: Spot) -> list[float]:
        """Return the change in value (usually below 0) by 0, 1, 2, … fewer explorers on a hex."""
        here, has_leader, stock = self._pieces_and_stock(start)
        before = self._worth(start, here, has_leader, stock)
        return [self._worth(start, here - count, has_leader, stock) - before for count in range(here + 1)]
