"""How a computer player judges what it may do in Tikal (`engine.ai.judging.Judgement`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.ai.judging import Level, Opinion, Situation
from engine.games.tikal.computer.appraisal import Appraisal
from engine.games.tikal.computer.numbers import EFFORT, WEIGHTS, Effort, Weights
from engine.games.tikal.computer.placing import placings
from engine.games.tikal.computer.planner import Plan
from engine.games.tikal.model import ACT, BID, TILE, Action, End, Pass, State, View


class TikalJudgement:
    """Plans the turn, or weighs where the tile goes and what a turn is worth in an auction."""

    fog: Mapping[Level, float] = {Level.EASY: 6.0, Level.MEDIUM: 3.0, Level.HARD: 1.0}

    def __init__(self, weights: Weights = WEIGHTS, effort: Effort = EFFORT) -> None:
        self.weights, self.effort = weights, effort

    def weigh(self, situation: Situation) -> list[Opinion]:
        """By what each leads to at the end of the turn. Of the state, no more is read than all see."""
        legal = set(situation.legal)
        opinions = {
            action: worth
            for worth, action in self._weighed(situation.view, situation.state)
            if action in legal
        }
        least = min(opinions.values(), default=0.0) - 1.0
        return [Opinion(action, opinions.get(action, least)) for action in situation.legal]

    def reasons(self, situation: Situation, action: Any) -> Mapping[str, float]:
        """What speaks for an action."""
        return {}

    def _weighed(self, view: View, state: State) -> list[tuple[float, Action]]:
        """Actions with what they are worth; of those named twice the last one counts."""
        assert view.turn is not None
        if view.phase == ACT:
            plan = Plan(Appraisal(view, view.turn, self.weights), state.workers, self.effort.width)
            ways = [*plan.first_steps(), *((each.value, each) for each in reversed(plan.reached))]
            return [(worth, each.actions[0] if each.actions else End()) for worth, each in ways]
        if view.phase == TILE:
            return list(reversed(placings(view, view.turn, self.weights, self.effort)))
        if view.phase == BID:
            return [(0.0, Pass())]
        return []


JUDGEMENT = TikalJudgement()
