"""The computer players of the board game: the estimate proposes, playouts of the expedition overrule it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from engine.ai.character import CLEAR, Weakness
from engine.ai.judgement import Enough, Opinion
from engine.ai.playouts import PlayOut, settle
from engine.core.data_files import load_data
from engine.games.lost_cities_board.computer import looking_back
from engine.games.lost_cities_board.computer.estimate import Estimate
from engine.games.lost_cities_board.computer.evaluation import Scale, act_of
from engine.games.lost_cities_board.computer.memory import BoardSituation
from engine.games.lost_cities_board.computer.misjudging import erring
from engine.games.lost_cities_board.computer.prospect import Prospect
from engine.games.lost_cities_board.computer.rollouts import Rollouts
from engine.games.lost_cities_board.model import TWO, Action, State
from engine.games.lost_cities_board.scoring import expeditions

_DATA = load_data("ai/lost_cities_board")
FEW = 64
"""So many ways to misjudge are kept: those of all computers at a level, and more."""
CANDIDATES = 5
"""How many actions are played out."""
FAR_BEHIND = 8.0
"""Points by which an action must look worse than the best not to be played out at all."""


@lru_cache(maxsize=FEW)
def estimate(seats: int, weakness: Weakness = CLEAR) -> Estimate:
    """The estimate for a table of two, or of more, as a weak player may have it."""
    times = _DATA["two" if seats == TWO else "four"]
    return Estimate({time: erring(numbers, weakness) for time, numbers in times.items()})


@cache
def prospect(seats: int) -> Prospect:
    """The guess at the end for a table of two, or of more."""
    return Prospect(_DATA["prospect"]["two" if seats == TWO else "four"])


class BoardJudgement:
    """See engine.ai.judgement.Judgement and Searching."""

    def weigh(self, situation: BoardSituation) -> list[Opinion[Action]]:
        """Every action as the estimate sees it; what goes round in circles is left out."""
        scale = _scale(situation)
        return [Opinion(action, scale.worth(action)) for action in situation.legal if scale.goes_on(action)]

    def reasons(self, situation: BoardSituation, action: Action) -> Mapping[str, float]:
        """What speaks for and against an action."""
        return _scale(situation).reasons(action)

    def search(
        self, situation: BoardSituation, opinions: Sequence[Opinion[Action]], enough: Enough
    ) -> list[Opinion[Action]]:
        """The likeliest actions played out, with the hidden cards as they may lie."""
        top = opinions[0].worth
        likely = [one for one in opinions if one.worth > top - FAR_BEHIND][:CANDIDATES]
        acts = [act_of(one.action) for one in likely]
        seats = len(situation.state.hands)
        rollouts = Rollouts(situation, acts, estimate(seats), prospect(seats))
        better = settle(len(likely), rollouts.outcome, enough)
        settled = [Opinion(one.action, top + more) for one, more in zip(likely, better, strict=True)]
        return sorted(settled, key=lambda one: -one.worth) + list(opinions[len(likely) :])

    def ends(self, state: State, seed: int, count: int) -> list[tuple[float, ...]]:
        """See engine.ai.analysis.LooksBack."""
        return looking_back.ends(state, estimate(len(state.hands)), seed, count)

    def rounds_left(self, state: State) -> int:
        """See engine.ai.analysis.LooksBack."""
        return expeditions(state.options) - state.expedition

    def playing_out(
        self, situation: BoardSituation, actions: Sequence[Action], *, whole: bool = False
    ) -> PlayOut:
        """See engine.ai.analysis.PlaysOut."""
        seats = len(situation.state.hands)
        acts = [act_of(action) for action in actions]
        return Rollouts(situation, acts, estimate(seats), prospect(seats), whole=whole).points

    def played_again(self, state: State, seed: int, count: int) -> list[tuple[float, ...]]:
        """See engine.ai.analysis.PlaysOut."""
        return looking_back.played_again(state, estimate(len(state.hands)), seed, count)


def _scale(situation: BoardSituation) -> Scale:
    weakness = situation.character.weakness(_DATA["weakness"])
    return Scale(situation, estimate(len(situation.state.hands), weakness), weakness)


JUDGEMENT = BoardJudgement()
