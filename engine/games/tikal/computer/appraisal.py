"""Evaluation of a position for a seat, hex by hex, in expected victory points minus the rivals'.

Hexes are independent, so a change on one needs one new evaluation.
"""

from __future__ import annotations

from functools import cached_property
from math import exp

from engine.core.types import Seat
from engine.games.tikal import land, scoring
from engine.games.tikal.computer.control import Holding, Reach
from engine.games.tikal.computer.outlook import Outlook, next_treasure_points
from engine.games.tikal.computer.turn import swap_treasure
from engine.games.tikal.computer.weights import WEIGHTS, Weights
from engine.games.tikal.model import (
    BASE_CAMP,
    COST,
    HEXES,
    LEADER_STRENGTH,
    SPOTS,
    TURN_POINTS,
    Exchange,
    Kind,
    Spot,
    View,
)


class Appraisal:
    """Evaluation of everything on the map for the seat `me`, at the start of a plan."""

    def __init__(self, view: View, me: Seat, weights: Weights = WEIGHTS) -> None:
        """Collect unguarded temples, ruins, camps and distances, and value each seat's next treasure."""
        self.view, self.me, self.weights = view, me, weights
        self.outlook = Outlook(view, me)
        self.seats = range(len(view.totals))
        self.others = tuple(seat for seat in self.seats if seat != me)
        self.scale = tuple(
            1.0 if seat == me else -weights.rivals[len(view.totals) - 2] for seat in self.seats
        )
        """By seat: factor of its points. 1 for `me`, negative for rivals."""
        self.chart = land.chart(view.tiles, view.rotations)
        self.temples = tuple(
            place
            for place, level in zip(SPOTS, view.levels, strict=True)
            if level and view.guards[place] is None
        )
        self.ruins = tuple(place for place, hoard in zip(SPOTS, view.hoards, strict=True) if hoard)
        self.reach = Reach(view)
        self.holding = Holding(view, me, weights, self.reach, self.outlook)
        self.coming = self.holding.coming[me]
        self.future = min(1.0, self.outlook.turns / 2)
        """Probability-like weight that another turn can use what is prepared now."""
        self.finds = tuple(
            next_treasure_points(view.treasures[seat], self.outlook.unseen)
            * self.outlook.rounds[seat]
            * weights.treasure
            for seat in self.seats
        )
        """By seat: expected value of its next treasure."""
        self.find = self.finds[me]
        self.held = view.treasures[me]
        self.camps = land.usable_camps(view.camps, me)
        self._worth: dict[tuple[Spot, int, bool, int], float] = {}

    def on(self, view: View) -> Appraisal:
        """Return the same player's appraisal of another view."""
        return Appraisal(view, self.me, self.weights)

    def worth(self, place: Spot, explorers: int, has_leader: bool, stock: int) -> float:
        """Return the cached value of a hex with these own pieces, in points.

        `stock` is the temple's level or the treasures there.
        """
        key = (place, explorers, has_leader, stock)
        known = self._worth.get(key)
        if known is None:
            known = self._worth[key] = self._compute_worth(place, explorers, has_leader, stock)
        return known

    def _compute_worth(self, place: Spot, explorers: int, has_leader: bool, stock: int) -> float:
        """Compute `worth`. Where a guard stands, only the pieces count: `guarded` has the temple's value."""
        view = self.view
        present = self.presence(place, explorers, has_leader)
        if view.levels[place]:
            if view.guards[place] is not None:
                return present
            return present + self.temple(place, explorers + LEADER_STRENGTH * has_leader, stock)
        if view.hoards[place]:
            return present + self.ruin(place, explorers + has_leader, stock)
        return present

    def presence(self, place: Spot, explorers: int, has_leader: bool) -> float:
        """Return what own pieces on a hex are worth besides its temple or treasures; 0 without pieces."""
        if not explorers and not has_leader:
            return 0.0
        weights = self.weights
        each = weights.piece + weights.near * self.nearness[place]
        crowd = (1 - 0.6**explorers) / 0.4 + 2.0 * has_leader
        return each * crowd * self.future + (weights.leader * self.future if has_leader else 0.0)

    @cached_property
    def nearness(self) -> list[float]:
        """By hex: the value of the best temple or ruin nearby, falling with distance."""
        near = [0.0] * len(HEXES)
        for place in (*self.temples, *self.ruins):
            value = self._site_attraction(place)
            for other, price in self.chart.walks((BASE_CAMP,), place).prices.items():
                near[other] = max(near[other], value * exp(-price / 3))
        return near

    def _site_attraction(self, place: Spot) -> float:
        """Return how much a temple or ruin draws pieces: its level or treasures, in expected points."""
        if self.view.hoards[place]:
            return self.finds[self.me] * min(2, self.view.hoards[place])
        return self.view.levels[place] * self.coming

    def temple(self, place: Spot, strength: int, level: int) -> float:
        """Return the value of an unguarded temple for a strength of `me`, minus its value for the rivals."""
        points = self.holding.points(place, strength, level)
        return sum(scale * points for scale, points in zip(self.scale, points, strict=True))

    def guarded(self, place: Spot, level: int) -> float:
        """Return the value of an own guarded temple: its points in all scoring rounds left."""
        return float(level * self.outlook.rounds[self.me])

    def ruin(self, place: Spot, pieces: int, hoard: int) -> float:
        """Return the value of a ruin's treasures for `me`, minus the shares of rivals; 0 without treasures.

        `pieces` are those of `me` there, `hoard` the treasures left.
        """
        if not hoard:
            return 0.0
        claims = [self._ruin_claim(seat, place, pieces) for seat in self.seats]
        all_claims = sum(claims) + 0.3
        shares = sum(self.scale[seat] * self.finds[seat] * claim for seat, claim in enumerate(claims))
        return self.weights.ruin * self.future * hoard * shares / all_claims

    def _ruin_claim(self, seat: Seat, place: Spot, pieces: int) -> float:
        """Return a seat's claim to a ruin by its pieces there (`pieces` for `me`) and those that can come."""
        if seat != self.me:
            pieces = self.view.explorers[seat][place] + (self.view.leaders[seat] == place)
        return min(2, pieces) + 0.5 * exp(-self.reach.units[seat][place] / self.weights.reach)

    @cached_property
    def in_hand(self) -> float:
        """The value of an explorer in the supply."""
        return self.weights.explorer * self.future

    @cached_property
    def spare_guard(self) -> float:
        """The value of a guard that is not posted yet."""
        return self.weights.guard * min(self.outlook.turns, 4.0)

    def camp(self, place: Spot) -> float:
        """Return the value of points saved by a camp on ways to temples and ruins, minus a spare camp's."""
        units, saved = self.reach.units[self.me], 0
        for target, price in self.reach.ways(self.me, place).items():
            if target in self.temples or target in self.ruins:
                saved += max(0, min(units[target], TURN_POINTS) - COST["new"] - price)
        soon = min(self.outlook.turns, 6.0) / 6
        return self.weights.camp * saved * soon - self.weights.spare_camp * self.future

    def exchanged(self, action: Exchange) -> float:
        """Return the value of an exchange for `me`, minus what the other player gains by it."""
        theirs = self.view.treasures[action.seat]
        mine = self._treasure_value(self.me, swap_treasure(self.held, action.give, action.take))
        mine -= self._treasure_value(self.me, self.held)
        other = self._treasure_value(action.seat, swap_treasure(theirs, action.take, action.give))
        return mine + other - self._treasure_value(action.seat, theirs)

    def _treasure_value(self, seat: Seat, held: tuple[Kind, ...]) -> float:
        """Return the value for `me` of a seat holding these treasures; negative for rivals."""
        return self.scale[seat] * scoring.treasure_points(held) * self.outlook.rounds[seat]

    def total(self) -> float:
        """Return the value of the map for `me`, minus that for rivals; without scores and taken treasures."""
        view, me, total = self.view, self.me, 0.0
        for place, level, hoard in zip(SPOTS, view.levels, view.hoards, strict=True):
            owner = view.guards[place]
            if owner is not None:
                total += self.scale[owner] * level * self.outlook.rounds[owner]
            total += self.worth(
                place, view.explorers[me][place], view.leaders[me] == place, max(level, hoard)
            )
        return total
