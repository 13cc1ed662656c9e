"""Playouts of games with quick plans, and projected final scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import NormalDist
from typing import TypeAlias

from msgspec.structs import replace

from engine.ai.candidate_race import Part, SplitLead
from engine.ai.situation import Situation
from engine.core.dice import Dice
from engine.core.game_errors import RuleViolation
from engine.core.types import Seat
from engine.games.tikal import scoring
from engine.games.tikal.computer.appraisal import EFFORT, PROJECTION, Appraisal
from engine.games.tikal.computer.planner import TurnSearch
from engine.games.tikal.computer.tile_choice import bid_values, ranked_placements, tile_values
from engine.games.tikal.model import ACT, BID, HEXES, TILE, Action, End, State, View
from engine.games.tikal.visibility import view

TikalSituation: TypeAlias = Situation[State, Action, View]
TREASURES = "treasures"
"""The part of the board that stands for all treasures of a seat."""
_QUICK = replace(EFFORT, width=1, narrow=1, placings=1)


class Playouts:
    """Final scores after each of some actions, which are the candidates.

    The turn of candidate 0 continues with `rest`, as far as still allowed.
    """

    def __init__(
        self, situation: TikalSituation, actions: Sequence[Action], rest: Sequence[Action] = ()
    ) -> None:
        self._game, self._seat = situation.game, situation.seat
        self._state, self._seed, self._actions = situation.state, situation.seed, actions
        self._rest = rest

    def points(self, candidate: int, deal: int) -> float:
        """Return the seat's final lead over the best rival, with hidden things resampled for `deal`.

        `candidate` is the index of the first action.
        """
        return float(_lead_over_best_rival(self._played(candidate, deal), self._seat))

    def split_lead(self, candidate: int, deal: int) -> SplitLead:
        """Return the seat's final lead over the best rival, as `points` does.

        It is split by temples, and all treasures, of these two seats; the rival's points are negative.
        """
        state = self._played(candidate, deal)
        rival = max(_rival_seats(state, self._seat), key=lambda seat: state.totals[seat])
        parts = Counter[Part]()
        for sheet in state.sheets:
            if sheet.seat in (self._seat, rival):
                whose, sign = (None, 1) if sheet.seat == self._seat else (rival, -1)
                parts[whose, TREASURES] += sign * sheet.treasures
                for spot, value in sheet.temples:
                    parts[whose, HEXES[spot]] += sign * value
        return SplitLead(_lead_over_best_rival(state, self._seat), parts)

    def _played(self, candidate: int, deal: int) -> State:
        """Return the end of the game after a candidate's action, with hidden things resampled for `deal`."""
        state: State = self._game.visibility.resample(self._state, self._seat, self._seed + deal)
        state = self._game.rules.apply(state, self._seat, self._actions[candidate]).state
        if candidate == 0:
            state = self._after(state, self._rest)
        if state.turn == self._seat and state.phase == ACT:
            state = self._after(state, _planned_actions(state, EFFORT.width))
        while state.turn is not None:
            state = self._after(state, _quick_actions(state))
        return state

    def rest_of_turn(self) -> Sequence[Action]:
        """Return the planned rest of the turn after the first action, without its end.

        Empty if that action reveals something or ends the turn.
        """
        step = self._game.rules.apply(self._state, self._seat, self._actions[0])
        if step.reveals or step.state.turn != self._seat or step.state.phase != ACT:
            return ()
        return _planned_actions(step.state, EFFORT.width)[:-1]

    def _after(self, state: State, actions: Sequence[Action]) -> State:
        """Return the state after the actions. Those that are no longer allowed are skipped."""
        for action in actions:
            assert state.turn is not None
            try:
                state = self._game.rules.apply(state, state.turn, action).state
            except RuleViolation:
                continue
        return state


def _rival_seats(state: State, seat: Seat) -> list[Seat]:
    return [other for other in range(len(state.totals)) if other != seat]


def _lead_over_best_rival(state: State, seat: Seat) -> int:
    return state.totals[seat] - max(state.totals[rival] for rival in _rival_seats(state, seat))


def _quick_actions(state: State) -> Sequence[Action]:
    """Return what the seat to move does next, chosen fast: the rest of a turn, or one action."""
    assert state.turn is not None
    if state.phase == ACT:
        return _planned_actions(state, _QUICK.width)
    appraisal = Appraisal(view(state, state.turn), state.turn)
    if state.phase == TILE:
        assert state.tile is not None
        return [ranked_placements(appraisal, state.tile)[0][1]]
    ways = bid_values(appraisal, 0.0) if state.phase == BID else tile_values(appraisal, _QUICK)
    return [max(ways, key=lambda way: way[0])[1]]


def _planned_actions(state: State, width: int) -> Sequence[Action]:
    """Return the best turn that a search of this width finds, including its end."""
    assert state.turn is not None
    appraisal = Appraisal(view(state, state.turn), state.turn)
    return [*TurnSearch(appraisal, state.workers, width).best.actions, End()]


def sample_results(state: State, seed: int, count: int) -> list[tuple[float, ...]]:
    """Return `count` samples of final points by seat: expected points plus typical luck."""
    seats = range(len(state.totals))
    expected, turns = zip(*(_expected(state, seat) for seat in seats), strict=True)
    luck = NormalDist(0, PROJECTION.spread + PROJECTION.spread_a_turn * max(turns))
    # Each seat gets the same set of luck values in its own order, so chances hardly depend on the seed.
    parts = [luck.inv_cdf((part + 0.5) / count) for part in range(count)]
    orders = [Dice.from_seed(len(seats) * seed + seat).shuffle(parts)[0] for seat in seats]
    return [tuple(map(sum, zip(expected, found, strict=True))) for found in zip(*orders, strict=True)]


def _expected(state: State, seat: Seat) -> tuple[float, float]:
    """Return a seat's expected final points and its turns left."""
    seen = view(state, seat)
    appraisal = Appraisal(seen, seat)
    treasures = scoring.treasure_points(seen.treasures[seat]) * appraisal.outlook.rounds[seat]
    coming = PROJECTION.map * appraisal.total() + PROJECTION.treasures * treasures
    return seen.totals[seat] + coming, appraisal.outlook.turns
