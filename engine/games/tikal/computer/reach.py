"""What it costs everybody to bring strength to a hex, on the map at the start of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from engine.core.types import Seat
from engine.games.tikal import land
from engine.games.tikal.box import BASE_CAMP, COST, GONE, HEXES, LEADER_STRENGTH, SUPPLY, Spot
from engine.games.tikal.model import View

FAR = 14
"""Action points to where nobody gets in a turn."""
MOST_PRICE = 99
"""No price is higher."""
_STRENGTHS = 40


class Reach:
    """How far the seats are from the hexes of a map."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._seats = range(len(view.totals))
        self._chart = land.chart(view.tiles, view.rotations)
        self._prices: dict[int, list[list[int]]] = {}

    def ways(self, seat: Seat, start: int) -> Mapping[Spot, int]:
        """What one piece pays from a hex to each that it can reach, that hex included."""
        return self._chart.walks(land.camps_of(self._view.camps, seat), Spot(start)).prices

    @cached_property
    def units(self) -> tuple[list[int], ...]:
        """By seat and hex, what it pays to bring one explorer there, from the supply or from nearby."""
        return tuple(self._units(seat) for seat in self._seats)

    def _units(self, seat: Seat) -> list[int]:
        view, units = self._view, [FAR] * len(HEXES)
        starts = [place for place, count in enumerate(view.explorers[seat]) if count]
        if view.supply[seat]:
            starts += land.camps_of(view.camps, seat)
        for start in starts:
            # One that leaves its place is missed there: that counts as much as a new one.
            for place, price in self.ways(seat, start).items():
                units[place] = min(units[place], price + COST["new"])
        return units

    @cached_property
    def _leaders(self) -> tuple[dict[int, int], ...]:
        """By seat and hex, what it pays to bring the leader there from elsewhere."""
        return tuple(self._leader(seat) for seat in self._seats)

    def _leader(self, seat: Seat) -> dict[int, int]:
        where = self._view.leaders[seat]
        if where == GONE:
            return {}
        near = self.ways(seat, BASE_CAMP if where == SUPPLY else where)
        return {place: price + COST["new"] for place, price in near.items() if place != where}

    def prices(self, place: int) -> list[list[int]]:
        """By seat and strength, what it pays to become so much stronger on a hex."""
        if place not in self._prices:
            self._prices[place] = [self._price(seat, place) for seat in self._seats]
        return self._prices[place]

    def _price(self, seat: Seat, place: int) -> list[int]:
        unit, leader = self.units[seat][place], self._leaders[seat].get(place, MOST_PRICE)
        led = (leader + max(0, more - LEADER_STRENGTH) * unit for more in range(_STRENGTHS))
        return [min(more * unit, price, MOST_PRICE) if more else 0 for more, price in enumerate(led)]
