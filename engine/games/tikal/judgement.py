"""How a computer player judges what it may do in Tikal (`engine.ai.judging.Judgement`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.ai.judging import Level, Opinion, Situation
from engine.games.tikal.computer.appraisal import Appraisal
from engine.games.tikal.computer.bidding import bids, choices, tile_gain
from engine.games.tikal.computer.numbers import EFFORT, WEIGHTS, Effort, Weights
from engine.games.tikal.computer.placing import laid, placings
from engine.games.tikal.computer.planner import Plan
from engine.games.tikal.computer.reasons import PRICE, TILE_GAIN, reasons
from engine.games.tikal.model import ACT, BID, TILE, Action, Bid, Choose, End, Pass, Place, Tile
from engine.games.tikal.workers import NOBODY


class TikalJudgement:
    """Plans the turn, or weighs where the tile goes and what a turn is worth in an auction."""

    fog: Mapping[Level, float] = {Level.EASY: 6.0, Level.MEDIUM: 3.0, Level.HARD: 1.0}

    def __init__(self, weights: Weights = WEIGHTS, effort: Effort = EFFORT) -> None:
        self.weights, self.effort = weights, effort

    def weigh(self, situation: Situation) -> list[Opinion]:
        """By what each leads to at the end of the turn. Of the state, no more is read than all see."""
        legal = set(situation.legal)
        opinions = {action: worth for worth, action in self._weighed(situation) if action in legal}
        least = min(opinions.values(), default=0.0) - 1.0
        return [Opinion(action, opinions.get(action, least)) for action in situation.legal]

    def _weighed(self, situation: Situation) -> list[tuple[float, Action]]:
        """Actions with what they are worth; of those named twice the last one counts."""
        view, appraisal = situation.view, self._appraise(situation)
        if view.phase == ACT:
            plan = self._plan(appraisal, situation)
            ways = [*plan.first_steps(), *((each.value, each) for each in reversed(plan.reached))]
            return [(worth, each.actions[0] if each.actions else End()) for worth, each in ways]
        if view.phase == TILE:
            return list(placings(appraisal, view.tile, self.effort))
        return bids(appraisal) if view.phase == BID else choices(appraisal, self.effort)

    def _appraise(self, situation: Situation) -> Appraisal:
        return Appraisal(situation.view, situation.seat, self.weights)

    def _plan(self, appraisal: Appraisal, situation: Situation) -> Plan:
        return Plan(appraisal, situation.state.workers, self.effort.width)

    def reasons(self, situation: Situation, action: Any) -> Mapping[str, float]:
        """What the best turn gains that goes on from this action, or the next turn of an auction."""
        appraisal = self._appraise(situation)
        match action:
            case Place():
                return self._laid(appraisal, situation.view.tile, action)
            case Choose():
                ways = placings(appraisal, action.tile, self.effort)
                return self._laid(appraisal, action.tile, ways[0][1]) if ways else {}
            case Bid():
                return {TILE_GAIN: tile_gain(appraisal), PRICE: -float(action.points)}
            case Pass():
                return {TILE_GAIN: -tile_gain(appraisal)}
        plan = self._plan(appraisal, situation)
        going = [each for each in plan.reached if each.actions[:1] == (action,)]
        first = [each for _, each in plan.first_steps() if each.actions[0] == action]
        return reasons(appraisal, plan.start, (*going, *first, plan.start)[0])

    def _laid(self, appraisal: Appraisal, tile: Tile, place: Place) -> Mapping[str, float]:
        after = laid(appraisal, tile, place)
        plan = Plan(after, NOBODY, self.effort.narrow)
        return reasons(after, plan.start, plan.best)


JUDGEMENT = TikalJudgement()
