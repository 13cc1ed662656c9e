"""What points can buy in a position: walks to somewhere at once, and all that is done on a hex."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

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
    SUPPLY,
    Exchange,
)
from engine.games.tikal.scoring import lone

Idea = tuple[int, float, Change, tuple[Any, ...]]
"""What it pays, what it gains, and the change with all but the position it is given."""

MOST_THERE, MOST_ELSEWHERE = 8, 2
"""So many explorers go at once where something is to be had, and anywhere else."""


class Ideas:
    """What a seat can do on a map, each at what the appraisal says that it gains."""

    def __init__(self, appraisal: Appraisal) -> None:
        self._appraisal = appraisal
        self._worth = appraisal.worth
        self._targets = frozenset((*appraisal.temples, *appraisal.ruins))
        self._ways: dict[tuple[Many, int], list[tuple[int, int]]] = {}
        self._entries: dict[Many, list[tuple[int, int, int]]] = {}

    def all(self, position: Position) -> Iterator[Idea]:
        """Whatever the points left can pay."""
        yield from self._enter(position)
        for start, explorers in enumerate(position.explorers):
            leads = position.leader == start
            if explorers or leads:
                yield from self._move(position, start, explorers, leads)
                yield from self._work(position, start, explorers, leads)
        yield from self._exchange(position)
        yield from self._camp(position)

    # Bringing pieces somewhere

    def _enter(self, position: Position) -> Iterator[Idea]:
        worth, points = self._worth, position.points
        hand = self._appraisal.in_hand
        for unit, end, camp in self._entrances(position.camps):
            if unit > points:
                break
            here, leads, stock = position.explorers[end], position.leader == end, position.stock[end]
            before = worth(end, here, leads, stock)
            for count in range(1, min(points // unit, position.supply, self._crowd(end)) + 1):
                gain = worth(end, here + count, leads, stock) - before - count * hand
                yield unit * count, gain, turn.enter, (camp, end, count)
            if position.leader == SUPPLY:
                yield unit, worth(end, here, True, stock) - before, turn.lead, (camp, end)

    def _move(self, position: Position, start: int, explorers: int, leads: bool) -> Iterator[Idea]:
        worth, points, stock = self._worth, position.points, position.stock
        here = worth(start, explorers, leads, stock[start])
        for price, end in self._walks(position.camps, start):
            if price > points:
                break
            there, led, lying = position.explorers[end], position.leader == end, stock[end]
            before = here + worth(end, there, led, lying)
            for count in range(1, min(points // price, explorers, self._crowd(end)) + 1):
                after = worth(start, explorers - count, leads, stock[start])
                gain = after + worth(end, there + count, led, lying) - before
                yield price * count, gain, turn.move, (start, end, count)
            if leads:
                after = worth(start, explorers, False, stock[start]) + worth(end, there, True, lying)
                yield price, after - before, turn.move_leader, (start, end)

    def _crowd(self, end: int) -> int:
        return MOST_THERE if end in self._targets else MOST_ELSEWHERE

    def _walks(self, camps: Many, start: int) -> list[tuple[int, int]]:
        """What it pays one piece to walk to each hex, cheapest first."""
        key = camps, start
        if key not in self._ways:
            found = self._appraisal.chart.ways(camps, start)
            self._ways[key] = [(way[0], end) for end, way in found.items()]
        return self._ways[key]

    def _entrances(self, camps: Many) -> list[tuple[int, int, int]]:
        """What it pays to bring a new piece to each hex, cheapest first, and through which camp."""
        if camps not in self._entries:
            ways = [(COST["new"], camp, camp) for camp in camps]
            for camp in camps:
                ways += [(price + COST["new"], end, camp) for price, end in self._walks(camps, camp)]
            cheapest = {end: (price, end, camp) for price, end, camp in sorted(ways, reverse=True)}
            self._entries[camps] = sorted(cheapest.values())
        return self._entries[camps]

    # Doing something there

    def _work(self, position: Position, place: int, explorers: int, leads: bool) -> Iterator[Idea]:
        if place not in self._targets or place in position.guards or not position.stock[place]:
            return
        temple = bool(self._appraisal.view.levels[place])
        if temple and position.points >= COST["guard"]:
            yield from self._guard(position, place, explorers, leads)
        if self._worked_out(position, place, explorers + leads):
            return
        stock, worth = position.stock[place], self._worth
        before = worth(place, explorers, leads, stock)
        if not temple and position.points >= COST["treasure"]:
            gain = worth(place, explorers, leads, stock - 1) - before + self._appraisal.find
            yield COST["treasure"], gain, turn.hunt, (place,)
        if temple and position.points >= COST["excavate"] and stock < HIGHEST and position.left[stock + 1]:
            gain = worth(place, explorers, leads, stock + 1) - before
            yield COST["excavate"], gain, turn.excavate, (place,)

    def _worked_out(self, position: Position, place: int, pieces: int) -> bool:
        """Whether nobody there may work any more in this turn."""
        return position.works.get(place, 0) >= MOST_WORKS or position.tired.get(place, 0) >= pieces

    def _guard(self, position: Position, place: int, explorers: int, leads: bool) -> Iterator[Idea]:
        appraisal = self._appraisal
        strength = explorers + LEADER_STRENGTH * leads
        if len(position.guards) < GUARDS and strength > appraisal.strongest_rival(place):
            level = position.stock[place]
            gain = appraisal.guarded(level) - self._worth(place, explorers, leads, level)
            yield COST["guard"], gain - appraisal.spare_guard, turn.guard, (place,)

    def _camp(self, position: Position) -> Iterator[Idea]:
        before = len(self._appraisal.camps)
        if position.points < COST["camp"] or len(position.camps) > min(before, CAMPS):
            return
        for place, gain in self._sites:
            if not position.stock[place]:
                yield COST["camp"], gain, turn.camp, (place,)

    @cached_property
    def _sites(self) -> list[tuple[int, float]]:
        """Where a camp may stand, and what it gains there."""
        appraisal = self._appraisal
        free = [place for place in appraisal.chart.camp_sites if appraisal.view.camps[place] is None]
        return [(place, appraisal.camp(place)) for place in free]

    def _exchange(self, position: Position) -> Iterator[Idea]:
        if position.points >= COST["exchange"] and position.held == self._appraisal.held:
            for gain, action in self._exchanges:
                yield COST["exchange"], gain, turn.exchange, (action,)

    @cached_property
    def _exchanges(self) -> list[tuple[float, Exchange]]:
        """The exchanges that gain anything."""
        appraisal = self._appraisal
        gains = [
            (appraisal.exchanged(action), action)
            for other in appraisal.others
            for take in lone(appraisal.view.treasures[other])
            for give in lone(appraisal.held)
            if give != take
            for action in [Exchange(give, other, take)]
        ]
        return [(gain, action) for gain, action in gains if gain > 0]
