"""How a game may end from a position: what everybody has and may expect, and how far that has been off."""

from __future__ import annotations

from statistics import NormalDist

from engine.core.dice import Dice
from engine.core.types import Seat
from engine.games.tikal import scoring
from engine.games.tikal.computer.appraisal import Appraisal
from engine.games.tikal.computer.numbers import PROJECTION, Projection
from engine.games.tikal.model import State
from engine.games.tikal.visibility import view


def ends(state: State, seed: int, count: int, numbers: Projection = PROJECTION) -> list[tuple[float, ...]]:
    """So many times, by seat, the points in the end: what is expected, and as much luck as is usual."""
    seats = range(len(state.totals))
    expected, turns = zip(*(_expected(state, seat, numbers) for seat in seats), strict=True)
    luck = NormalDist(0, numbers.spread + numbers.spread_a_turn * max(turns))
    # Every seat has the same luck altogether, in an order of its own: chances then hardly depend on the seed.
    parts = [luck.inv_cdf((part + 0.5) / count) for part in range(count)]
    orders = [Dice.from_seed(len(seats) * seed + seat).shuffle(parts)[0] for seat in seats]
    return [tuple(map(sum, zip(expected, found, strict=True))) for found in zip(*orders, strict=True)]


def _expected(state: State, seat: Seat, numbers: Projection) -> tuple[float, float]:
    """What a seat has and may expect, compared with others; and how many turns it still has."""
    seen = view(state, seat)
    appraisal = Appraisal(seen, seat)
    treasures = scoring.treasures(seen.treasures[seat]) * appraisal.outlook.rounds[seat]
    coming = numbers.map * appraisal.total() + numbers.treasures * treasures
    return seen.totals[seat] + coming, appraisal.outlook.turns
