"""The computer players of Lost Cities: the estimate proposes a turn, playouts of the round overrule it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from engine.ai.judgement import Enough, Opinion
from engine.ai.playouts import PlayOut, settle
from engine.core.data_files import load_data
from engine.games.lost_cities.computer import compact, looking_back
from engine.games.lost_cities.computer.compact import compacted, other_copy
from engine.games.lost_cities.computer.estimate import MOST_IDLE, Act, Estimate
from engine.games.lost_cities.computer.evaluation import Scale
from engine.games.lost_cities.computer.memory import LostCitiesSituation, remembered
from engine.games.lost_cities.computer.rollouts import Rollouts
from engine.games.lost_cities.model import (
    COLOUR,
    COLOURS,
    NUMBER,
    ORDER,
    PILE,
    SIDES,
    Action,
    Card,
    Pass,
    State,
)

_DATA = load_data("ai/lost_cities")
CANDIDATES = 4
"""How many turns are played out."""
FAR_BEHIND = 15.0
"""Points by which a turn must look worse than the best not to be played out at all."""


@cache
def estimate(seats: int) -> Estimate:
    """The estimate for a table of two, or of two partnerships."""
    return Estimate(_DATA["duel" if seats == SIDES else "partners"], seats)


class LostCitiesJudgement:
    """See engine.ai.judgement.Judgement and Searching."""

    def fog(self, situation: LostCitiesSituation) -> float:
        """More where there are partners, whose estimate deals in larger worths."""
        game = "duel" if len(situation.state.hands) == SIDES else "partners"
        return float(_DATA["fog"][game].get(situation.level, 0.0))

    def weigh(self, situation: LostCitiesSituation) -> list[Opinion[Action]]:
        """Every turn as the estimate sees it; what goes round in circles is left out."""
        round_, seats = remembered(situation), len(situation.state.hands)
        scale, moving = Scale(round_, estimate(seats)), round_.idle < MOST_IDLE
        return [
            Opinion(action, scale.worth(action))
            for action in situation.legal
            if _in_order(action) and (moving or isinstance(action, Pass) or action.source == PILE)
        ]

    def reasons(self, situation: LostCitiesSituation, action: Action) -> Mapping[str, float]:
        """What speaks for and against a turn or a pass."""
        return Scale(remembered(situation), estimate(len(situation.state.hands))).reasons(action)

    def search(
        self, situation: LostCitiesSituation, opinions: Sequence[Opinion[Action]], enough: Enough
    ) -> list[Opinion[Action]]:
        """The likeliest turns played out, with the hidden cards as they may lie."""
        top = opinions[0].worth
        likely = [one for one in opinions if one.worth > top - FAR_BEHIND][:CANDIDATES]
        held = compacted(situation.state).hands[situation.seat]
        choices = [in_small(held, one.action) for one in likely]
        rollouts = Rollouts(situation, choices, estimate(len(situation.state.hands)))
        better = settle(len(likely), rollouts.outcome, enough)
        settled = [Opinion(one.action, top + more) for one, more in zip(likely, better, strict=True)]
        return sorted(settled, key=lambda one: -one.worth) + list(opinions[len(likely) :])

    def ends(self, state: State, seed: int, count: int) -> list[tuple[float, ...]]:
        """See engine.ai.analysis.LooksBack."""
        return looking_back.ends(state, estimate(len(state.hands)), seed, count)

    def rounds_left(self, state: State) -> int:
        """See engine.ai.analysis.LooksBack."""
        return state.options.rounds - state.round

    def playing_out(self, situation: LostCitiesSituation, actions: Sequence[Action]) -> PlayOut:
        """See engine.ai.analysis.PlaysOut."""
        held = compacted(situation.state).hands[situation.seat]
        choices = [in_small(held, action) for action in actions]
        return Rollouts(situation, choices, estimate(len(situation.state.hands))).points

    def played_again(self, state: State, seed: int, count: int) -> list[tuple[float, ...]]:
        """See engine.ai.analysis.PlaysOut."""
        return looking_back.played_again(state, estimate(len(state.hands)), seed, count)


def _in_order(action: Action) -> bool:
    """Leaves out passes of the same two cards in the other order."""
    return not isinstance(action, Pass) or ORDER[action.cards[0]] <= ORDER[action.cards[1]]


def in_small(held: Sequence[int], action: Action) -> Act:
    """An action of a compact round, for whoever holds this in it."""
    if isinstance(action, Pass):
        first, second = action.cards
        one = _number(held, first)
        other = _number(held, second)
        return (one, other_copy(other) if one == other else other)
    source = compact.PILE if action.source == PILE else COLOURS.index(action.source)
    return _number(held, action.card), action.discard, source


def _number(held: Sequence[int], card: Card) -> int:
    return 16 * COLOUR[card] + compact.kind_in(held[COLOUR[card]], NUMBER[card])


JUDGEMENT = LostCitiesJudgement()
