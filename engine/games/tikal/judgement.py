"""The judgement of computer players, by planned turns."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import TypeAlias

from engine.ai.candidate_race import Playout, SplitPlayout
from engine.ai.character import NO_WEAKNESS, Weakness
from engine.ai.situation import Opinion, ShouldStop, Situation, best_first
from engine.core.data_files import load_data
from engine.games.tikal.computer import playouts
from engine.games.tikal.computer.appraisal import EFFORT, WEIGHTS, Appraisal, Effort, Weights
from engine.games.tikal.computer.perception import (
    WeakAppraisal,
    misjudgements_in,
    reduced_effort,
    walks_back,
    weakened_weights,
)
from engine.games.tikal.computer.planner import TurnSearch, values_after_reply
from engine.games.tikal.computer.playouts import Playouts
from engine.games.tikal.computer.tile_choice import best_placements, bid_values, tile_values
from engine.games.tikal.model import ACT, BID, TILE, Action, End, State, View

TikalSituation: TypeAlias = Situation[State, Action, View]

_WEAKNESSES = load_data("computer_strength/tikal")["weakness"]
ANALYSED_FROM = 2 / 3
"""Share of a game after which analysis is fast enough to find certain losses."""
MIN_OPINIONS = 3
"""The least number of opinions, if there are enough legal actions."""


class TikalJudgement:
    """Judgement by planning turns, comparing placements, and valuing turns in auctions."""

    analysed_from = ANALYSED_FROM

    def __init__(self, weights: Weights = WEIGHTS, effort: Effort = EFFORT) -> None:
        self.weights, self.effort = weights, effort

    def weigh(self, situation: TikalSituation) -> list[Opinion[Action]]:
        """Return opinions in the order of `situation.legal`, worth the value at the end of the turn.

        They depend only on visible parts of the state. Moves that only walk back are left out, unless fewer
        than MIN_OPINIONS remain.
        """
        legal = {
            action for action in situation.legal if not walks_back(action, situation.seat, situation.history)
        }
        worth = {action: worth for worth, action in self._weighed(situation) if action in legal}
        least = min(worth.values(), default=0.0) - 1.0
        others = [action for action in situation.legal if action not in worth]
        worth |= dict.fromkeys(others[: max(0, MIN_OPINIONS - len(worth))], least)
        return [Opinion(action, worth[action]) for action in situation.legal if action in worth]

    def _weighed(self, situation: TikalSituation) -> list[tuple[float, Action]]:
        """Return (value, action) for the actions that a plan of the current phase considers.

        Of an action that occurs again, the last value counts.
        """
        view, appraisal, effort = situation.view, self._appraise(situation), self._search_effort(situation)
        if view.phase == ACT:
            plan = self._plan_turn(appraisal, situation)
            ways = [*plan.first_steps(), *((each.value, each) for each in reversed(plan.reached))]
            return [(worth, each.actions[0] if each.actions else End()) for worth, each in ways]
        if view.phase == TILE:
            assert view.tile is not None
            return list(best_placements(appraisal, view.tile, effort))
        if view.phase == BID:
            return bid_values(appraisal, _weakness_in(situation).daring)
        return tile_values(appraisal, effort)

    def _appraise(self, situation: TikalSituation) -> Appraisal:
        """Return the appraisal of the seat's view, distorted by the weaknesses of its character, if any."""
        weakness = _weakness_in(situation)
        if weakness is NO_WEAKNESS:
            return Appraisal(situation.view, situation.seat, self.weights)
        view, me, who = situation.view, situation.seat, situation.character
        weights = weakened_weights(self.weights, weakness)
        return WeakAppraisal(view, me, weights, misjudgements_in(view, me, who, weakness))

    def _search_effort(self, situation: TikalSituation) -> Effort:
        return reduced_effort(self.effort, _weakness_in(situation))

    def _plan_turn(self, appraisal: Appraisal, situation: TikalSituation) -> TurnSearch:
        """Search the turns that the seat may take, as widely as its character does."""
        return TurnSearch(appraisal, situation.state.workers, self._search_effort(situation).width)

    def search(
        self, situation: TikalSituation, opinions: Sequence[Opinion[Action]], should_stop: ShouldStop
    ) -> list[Opinion[Action]]:
        """Return opinions revised by the next player's best reply, best first; unchanged outside ACT.

        Actions that were not examined follow, valued at most as the least of the others.
        """
        if situation.view.phase != ACT:
            return list(opinions)
        appraisal = self._appraise(situation)
        reached = self._plan_turn(appraisal, situation).reached
        worth: dict[Action, float] = {}
        for value, position in values_after_reply(appraisal, reached, self.effort, should_stop):
            worth.setdefault(position.actions[0] if position.actions else End(), value)
        least = min(worth.values(), default=inf)
        others = [each for each in opinions if each.action not in worth]
        found = [Opinion(each.action, worth[each.action]) for each in opinions if each.action in worth]
        return best_first(found) + [Opinion(each.action, min(each.worth, least)) for each in others]

    def sample_results(self, state: State, seed: int, count: int) -> list[tuple[float, ...]]:
        """Return `count` samples of final points by seat, as `playouts.sample_results`."""
        return playouts.sample_results(state, seed, count)

    def rounds_left(self, state: State) -> int:
        """Return 0: a game is one round."""
        return 0

    def action_playout(
        self, situation: TikalSituation, actions: Sequence[Action], rest: Sequence[Action] = ()
    ) -> Playout:
        """Return a function (index of an action, deal) → final lead over the best rival.

        The turn of the first action continues with `rest`, other turns as planned.
        """
        return Playouts(situation, actions, rest).points

    def split_playout(
        self, situation: TikalSituation, actions: Sequence[Action], rest: Sequence[Action] = ()
    ) -> SplitPlayout:
        """Return the same as `action_playout`, split by temples and treasures."""
        return Playouts(situation, actions, rest).split_lead

    def continuation(self, situation: TikalSituation, action: Action) -> Sequence[Action]:
        """Return the planned rest of the turn after an action, without its end.

        Empty if it reveals something or ends the turn.
        """
        return Playouts(situation, [action]).rest_of_turn()


def _weakness_in(situation: TikalSituation) -> Weakness:
    return situation.character.weakness(_WEAKNESSES)


JUDGEMENT = TikalJudgement()
