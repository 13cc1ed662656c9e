"""Costs of bringing strength to a temple, and who is likely to hold it when it is scored."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import exp

from engine.core.types import Seat
from engine.games.tikal import land
from engine.games.tikal.computer.outlook import Outlook
from engine.games.tikal.computer.weights import Weights
from engine.games.tikal.model import BASE_CAMP, COST, GONE, HEXES, LEADER_STRENGTH, SPOTS, SUPPLY, Spot, View
from engine.games.tikal.scoring import strength

FAR = 14
"""Price of a hex that cannot be reached in a turn."""
MAX_PRICE = 99
"""Upper bound of prices."""
_STRENGTHS = 40


class Reach:
    """Distances of all seats from the hexes of a map, in action points."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._seats = range(len(view.totals))
        self._chart = land.chart(view.tiles, view.rotations)
        self._prices: dict[Spot, list[list[int]]] = {}

    def ways(self, seat: Seat, start: Spot) -> Mapping[Spot, int]:
        """Return hex → price in action points for a seat's piece from `start`, in reach of a full turn."""
        return self._chart.walks(land.usable_camps(self._view.camps, seat), start).prices

    @cached_property
    def units(self) -> tuple[list[int], ...]:
        """By seat and hex: the price of one more explorer there; FAR if it cannot come."""
        return tuple(self._units(seat) for seat in self._seats)

    def _units(self, seat: Seat) -> list[int]:
        """Return, by hex, the lowest price of one more explorer of a seat; FAR if it cannot come.

        The price of a new explorer is included, even if one comes from another hex.
        """
        view, units = self._view, [FAR] * len(HEXES)
        starts = [place for place, count in zip(SPOTS, view.explorers[seat], strict=True) if count]
        if view.supply[seat]:
            starts += land.usable_camps(view.camps, seat)
        for start in starts:
            # An explorer that leaves its hex is missing there, which costs as much as a new one.
            for place, price in self.ways(seat, start).items():
                units[place] = min(units[place], price + COST["new"])
        return units

    @cached_property
    def _leaders(self) -> tuple[dict[Spot, int], ...]:
        """By seat: hex → price of bringing the leader there."""
        return tuple(map(self._leader_prices, self._seats))

    def _leader_prices(self, seat: Seat) -> dict[Spot, int]:
        """Return hex → price of bringing a seat's leader there from elsewhere; empty if it is gone.

        The price of a new piece is included, even if it comes from another hex.
        """
        where = self._view.leaders[seat]
        if where == GONE:
            return {}
        near = self.ways(seat, BASE_CAMP if where == SUPPLY else where)
        return {place: price + COST["new"] for place, price in near.items() if place != where}

    def prices(self, place: Spot) -> list[list[int]]:
        """Return, by seat and added strength (from 0), its price on a hex, at most MAX_PRICE.

        The lists are cached; callers must not change them.
        """
        if place not in self._prices:
            self._prices[place] = [self._strength_prices(seat, place) for seat in self._seats]
        return self._prices[place]

    def _strength_prices(self, seat: Seat, place: Spot) -> list[int]:
        """Return, by added strength (from 0), its price on a hex, at most MAX_PRICE."""
        unit, leader = self.units[seat][place], self._leaders[seat].get(place, MAX_PRICE)
        led = (leader + max(0, more - LEADER_STRENGTH) * unit for more in range(_STRENGTHS))
        return [min(more * unit, price, MAX_PRICE) if more else 0 for more, price in enumerate(led)]


class Holding:
    """Expected points of unguarded temples, by seat, depending on the strength of `me`."""

    def __init__(self, view: View, me: Seat, weights: Weights, reach: Reach, outlook: Outlook) -> None:
        """Weigh the scoring rounds to come, for each seat."""
        self._view, self._me, self._weights = view, me, weights
        self._reach, self._outlook = reach, outlook
        self._seats = range(len(view.totals))
        waits = outlook.waits
        self.coming = tuple(sum(self._round_weight(turn) for turn, _ in enumerate(wait)) for wait in waits)
        """By seat: weighted number of future scoring rounds; scoring right now is not included."""
        self._doubt = tuple(self._fading(wait, weights.hold) for wait in waits)
        self._hope = tuple(self._fading(wait, weights.take) for wait in waits)

    def _round_weight(self, turn: int) -> float:
        """Return the weight of a scoring round to come (from 0); later ones weigh less."""
        return self._weights.later**turn

    def _fading(self, waits: tuple[float, ...], points: float) -> list[float]:
        """Return, by price, the weighted number of rounds after a temple changes its holder at that price.

        `waits` are those of a seat (`Outlook.waits`). The higher `points`, the less a price deters.
        """
        scales = [points + self._weights.pace * wait / len(self._seats) for wait in waits]
        return [
            0.5 * sum(self._round_weight(turn) * exp(-price / scale) for turn, scale in enumerate(scales))
            for price in range(MAX_PRICE + 1)
        ]

    def strongest_rival(self, place: Spot) -> int:
        """Return the highest strength of a rival on a hex."""
        return max(strength(self._view, seat, place) for seat in self._seats if seat != self._me)

    def points(self, place: Spot, own: int, level: int) -> list[float]:
        """Return, by seat, a temple's expected points, any now included, if `me` has strength `own` there."""
        standing = [strength(self._view, seat, place) for seat in self._seats]
        standing[self._me] = own
        rounds = [self._rounds(place, seat, standing) for seat in self._seats]
        if self._outlook.scores_now:
            rounds[self._me] += own > self.strongest_rival(place)
        return [level * each for each in rounds]

    def _rounds(self, place: Spot, seat: Seat, standing: list[int]) -> float:
        """Return the weighted number of scoring rounds in which a seat will hold a temple.

        `standing` are the strengths there by seat.
        """
        mine, prices = standing[seat], self._reach.prices(place)
        most = max(other for rival, other in enumerate(standing) if rival != seat)
        if mine <= most:
            return self._hope[seat][prices[seat][most + 1 - mine]]
        price = min(prices[other][mine - standing[other]] for other in self._seats if other != seat)
        return self.coming[seat] - self._doubt[seat][price]
