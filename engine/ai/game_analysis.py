"""Looks back on a finished game: chances turn by turn, the turns that cost most, and the luck of the deal.

All hands are known by then. What is said rests on rounds that equal computers play out, and of what a turn
cost only what is certain is said: a better action is picked over some deals and measured over others, since
the best of several always looks better over the deals that picked it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

from msgspec import Struct

from engine.ai.candidate_race import Playout, mean_difference
from engine.ai.character import Level
from engine.ai.situation import AnySituation, Judgement, Situation, judgement_of, situation_of
from engine.core.game_log import RETIRED, TABLE_EVENTS, Entry, ends_turn
from engine.core.plugin import AnyGame
from engine.core.types import Event, GameAction, GameOptions, GameState, GameView, Result, Seat, Step

S_in = TypeVar("S_in", bound=GameState, contravariant=True)
S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=GameAction)
V = TypeVar("V", bound=GameView)
Points = tuple[float, ...]
"""Of every side, in their order."""
TOTAL_SAMPLES, MIN_SAMPLES, MAX_SAMPLES = 9_000, 40, 120
"""How often the game is played on for everybody's chances: from all turns together, and from each."""
NEW_DEALS = 100
"""How many newly dealt rounds stand for those to come, and how often a deal is played again."""
FUTURE_ROUNDS_PER_SAMPLE = 8
"""Rounds to come with which each end of the running round is tried."""
SMOOTHING_WEIGHTS = (1, 2, 3, 2, 1)
"""How much a turn's neighbours count in its chances."""
ALTERNATIVES = 3
"""Actions that are compared with the one that was taken."""
TOTAL_SCREENING_DEALS, MIN_SCREENING_DEALS, MAX_SCREENING_DEALS = 3_000, 8, 24
"""Deals over which actions are looked at first: all together, and each."""
MEASURING_DEALS = 200
"""Deals over which those that seemed to cost most are looked at again: once to pick what was better, and once
more to measure it."""
MAX_MEASURED = 10
"""How many actions are looked at closely."""
LATE_TURNS, LATE_SCREENING_DEALS, LATE_PICKING_DEALS, LATE_MEASURING_DEALS = 8, 3, 8, 25
"""Where playing on is slow: how many turns are looked at, and the deals to look, to pick and to measure."""
MIN_CERTAINTY = 3.0
"""Standard errors above 0 from which a loss counts."""
MIN_COST = 2.0
"""Points that a turn must have cost to be told of."""
MAX_COSTS = 3
"""Turns that are told of."""
ReportProgress = Callable[[int], None]
"""Is told how much is done, in per cent."""
AnyComparesActions: TypeAlias = "ComparesActions[GameState, GameAction, GameView]"
AnyComparesTurns: TypeAlias = "ComparesTurns[GameState, GameAction, GameView]"
"""Those of some game."""


class Cost(Struct, frozen=True):
    """An action that cost its side points on average: in which turn (0: the deal), and what was better.

    Actions are in the game's notation; `step` is the log's entry, counted from 0.
    """

    turn: int
    step: int
    seat: Seat
    played: str
    better: str
    points: float
    error: float
    then: tuple[str, ...] = ()
    """How a turn of many actions would have gone on after what was better."""


class Analysis(Struct, frozen=True):
    """What was found out. Chances are from 0 to 1, by side, after each turn, the deal first."""

    sides: tuple[tuple[Seat, ...], ...]
    chances: tuple[Points, ...]
    costs: tuple[Cost, ...] = ()
    luck: Points = ()
    """By side, how many more points equal players make of its cards; empty: not known."""


@runtime_checkable
class SamplesResults(Protocol[S_in]):
    """A judgement that can tell how a game may go on, all hands known."""

    def sample_results(self, state: S_in, seed: int, count: int) -> Sequence[Points]:
        """So many times, the points after the round: equals play on, unheld cards are dealt anew."""

    def rounds_left(self, state: S_in) -> int:
        """How many rounds come after the running one."""


@runtime_checkable
class ComparesActions(Judgement[S, A, V], Protocol[S, A, V]):
    """A judgement that can also compare actions over deals."""

    def action_playout(
        self, situation: Situation[S, A, V], actions: Sequence[A], *, whole: bool = False
    ) -> Playout:
        """(candidate, deal) → how many points the seat is ahead in the end, after one of some actions.

        `whole`: nothing is guessed of what comes late in a round, however long that takes.
        """


@runtime_checkable
class ComparesTurns(ComparesActions[S, A, V], Protocol[S, A, V]):
    """One that is slow at it, and early in a game finds nothing certain."""

    def analysed_from(self) -> float:
        """From which share of a game's turns on it is asked."""

    def turn_playout(self, situation: Situation[S, A, V], actions: Sequence[A], rest: Sequence[A]) -> Playout:
        """The same of turns of many actions: the first turn goes on with `rest`, others as is best."""

    def continuation(self, situation: Situation[S, A, V], action: A) -> Sequence[A]:
        """How a turn goes on after an action as is best, as far as that is known before it is done."""


@runtime_checkable
class ReplaysDeals(Protocol[S_in]):
    """A judgement that can also play a deal again."""

    def replay_deal(self, state: S_in, seed: int, count: int) -> Sequence[Points]:
        """So many times, what a round brings equals from its beginning, the cards about as they came."""


@dataclass(frozen=True)
class FinishedGame:
    """A game to look back on: every step from the deal on, and the log that led to them."""

    game: AnyGame
    options: GameOptions
    log: Sequence[Entry]
    steps: Sequence[Step[GameState]]

    @cached_property
    def result(self) -> Result:
        """How it ended."""
        result = self.game.result(self.steps[-1].state)
        assert result is not None
        return result


class _Decision(Struct, frozen=True):
    """An action that was taken, the turn it was part of, and what its seat could know."""

    turn: int
    step: int
    situation: AnySituation
    played: GameAction
    rest: Sequence[GameAction] = ()
    """What its seat did after it in the same turn."""


class _Doubt(Struct, frozen=True):
    """A decision where another action seemed better; the one that was taken is the first candidate."""

    decision: _Decision
    candidates: Sequence[GameAction]
    playout: Playout
    points: float


def can_analyse(game: AnyGame) -> bool:
    """Whether there is anything to say of a game's finished tables."""
    return isinstance(judgement_of(game), SamplesResults)


def analyse(
    finished: FinishedGame, seats: frozenset[Seat], seed: int, report: ReportProgress = lambda _: None
) -> Analysis:
    """Looks back on a game, and says which turns of `seats` cost most. The same seed finds the same."""
    judge = judgement_of(finished.game)
    assert isinstance(judge, SamplesResults)
    analyser = _Chances(finished, judge, seed)
    decisions = list(_decisions(finished, seats, seed)) if isinstance(judge, ComparesActions) else []
    report = _progress_counter(len(analyser.turns) + len(decisions) + MAX_MEASURED, report)
    chances = tuple(analyser.chances(report))
    if not isinstance(judge, ComparesActions):
        return Analysis(finished.result.sides, chances)
    doubts = _late_doubts if isinstance(judge, ComparesTurns) else _all_doubts
    costs = _costs(finished.game, judge, doubts(judge, decisions, len(analyser.turns), report), report)
    luck = _luck(finished, judge, seed) if isinstance(judge, ReplaysDeals) else ()
    return Analysis(finished.result.sides, chances, costs, luck)


def _progress_counter(pieces: int, report: ReportProgress) -> ReportProgress:
    """Is told of pieces of work that are done, and tells how much that is of so many."""
    done = 0

    def add(more: int) -> None:
        nonlocal done
        done += more
        report(min(99, 100 * done // pieces))

    return add


class _Chances:
    """Everybody's chances."""

    def __init__(self, finished: FinishedGame, judge: SamplesResults[GameState], seed: int) -> None:
        self._finished, self._judge, self._seed = finished, judge, seed
        self.turns = [step.state for step in finished.steps if ends_turn(finished.game, step)]

    def chances(self, report: ReportProgress) -> Iterator[Points]:
        """By side, how likely it was to win after each turn; in the end, who has won."""
        found, count = [], _share(TOTAL_SAMPLES, MIN_SAMPLES, MAX_SAMPLES, len(self.turns))
        for number, state in enumerate(self.turns[:-1]):
            ends = self._judge.sample_results(state, self._seed + number, count)
            found.append(win_chances(ends, self._to_come, self._judge.rounds_left(state)))
            report(1)
        yield from _smoothed(found)
        placings = self._finished.result.placings
        won = [placings[side[0]] == 1 for side in self._finished.result.sides]
        yield tuple(each / sum(won) for each in won)

    @cached_property
    def _to_come(self) -> list[Points]:
        """What newly dealt rounds bring, for those nobody knows yet."""
        if not self._judge.rounds_left(self.turns[0]):
            return []
        setup, seats = self._finished.game.setup, len(self._finished.result.placings)
        deals = (setup(self._finished.options, seats, self._seed + deal).state for deal in range(NEW_DEALS))
        return [self._judge.sample_results(state, self._seed, 1)[0] for state in deals]


def _share(all_: int, fewest: int, most: int, among: int) -> int:
    """What each gets of so many."""
    return max(fewest, min(most, all_ // max(1, among)))


def win_chances(ends: Sequence[Points], to_come: Sequence[Points], rounds: int) -> Points:
    """By side, the share of wins: each end of a round with some of the rounds to come; a tie is shared."""
    wins = [0.0] * len(ends[0])
    tries = FUTURE_ROUNDS_PER_SAMPLE if rounds else 1
    for number, end in enumerate(ends):
        for future in range(tries):
            last = list(end)
            for round_ in range(rounds):
                # Any steady walk through what was dealt does: the deals themselves are by chance.
                more = to_come[(17 * number + 29 * future + 41 * round_) % len(to_come)]
                last = [points + coming for points, coming in zip(last, more, strict=True)]
            winners = [points == max(last) for points in last]
            wins = [had + won / sum(winners) for had, won in zip(wins, winners, strict=True)]
    return tuple(had / (len(ends) * tries) for had in wins)


def _smoothed(chances: Sequence[Points]) -> Iterator[Points]:
    """Chances with their neighbours': each by itself is off by some per cent."""
    reach = len(SMOOTHING_WEIGHTS) // 2
    for number in range(len(chances)):
        near = [chances[max(0, min(len(chances) - 1, number + step))] for step in range(-reach, reach + 1)]
        weighed = [
            [weight * chance for chance in one] for weight, one in zip(SMOOTHING_WEIGHTS, near, strict=True)
        ]
        yield tuple(sum(column) / sum(SMOOTHING_WEIGHTS) for column in zip(*weighed, strict=True))


def _decisions(finished: FinishedGame, seats: frozenset[Seat], seed: int) -> Iterator[_Decision]:
    """What seats decided themselves, where there was a choice."""
    game, turn, history = finished.game, 0, list[Event]()
    for number, (step, entry) in enumerate(zip(finished.steps, finished.log, strict=False)):
        turn, history = turn + ends_turn(game, step), history + list(step.events)
        if entry.seat not in seats or entry.text in (RETIRED, *TABLE_EVENTS):
            continue
        situation = situation_of(game, step.state, entry.seat, history, seed + number, Level.EXPERT)
        if len(situation.legal) > 1:
            yield _Decision(turn, number, situation, game.read(entry.text), list(_rest(finished, number)))


def _rest(finished: FinishedGame, number: int) -> Iterator[GameAction]:
    """What was done after an entry of the log until its turn was over."""
    game, seat = finished.game, finished.log[number].seat
    for step, entry in zip(finished.steps[number + 1 :], finished.log[number + 1 :], strict=False):
        if ends_turn(game, step) or entry.seat != seat or entry.text in (RETIRED, *TABLE_EVENTS):
            return
        yield game.read(entry.text)


def _costs(
    game: AnyGame, judge: AnyComparesActions, doubts: Sequence[_Doubt], report: ReportProgress
) -> tuple[Cost, ...]:
    """The turns that cost most, of which that is certain; of a turn the action that cost most."""
    found = [cost for doubt in doubts for cost in _measured(game, judge, doubt, report)]
    dearest: dict[int, Cost] = {}
    for cost in sorted(found, key=lambda cost: -cost.points):
        dearest.setdefault(cost.turn, cost)
    return tuple(dearest.values())[:MAX_COSTS]


def _all_doubts(
    judge: AnyComparesActions, decisions: Sequence[_Decision], turns: int, report: ReportProgress
) -> Sequence[_Doubt]:
    """The decisions that seemed to cost most at first look."""
    deals = range(_share(TOTAL_SCREENING_DEALS, MIN_SCREENING_DEALS, MAX_SCREENING_DEALS, len(decisions)))
    doubts = [doubt for each in decisions for doubt in _doubt_of(judge, each, deals, report)]
    return sorted(doubts, key=lambda doubt: -doubt.points)[:MAX_MEASURED]


def _late_doubts(
    judge: AnyComparesTurns, decisions: Sequence[_Decision], turns: int, report: ReportProgress
) -> Sequence[_Doubt]:
    """The same of the late turns that the judgement itself thinks least of, a decision of each."""
    late = [each for each in decisions if each.turn >= judge.analysed_from() * turns]
    worst: dict[int, _Decision] = {}
    for each in sorted(late, key=lambda each: -_estimated_loss(judge, each)):
        worst.setdefault(each.turn, each)
    screened = list(worst.values())[:LATE_TURNS]
    doubts = [
        doubt for each in screened for doubt in _doubt_of(judge, each, range(LATE_SCREENING_DEALS), report)
    ]
    return sorted(doubts, key=lambda doubt: -doubt.points)[:MAX_COSTS]


def _estimated_loss(judge: AnyComparesActions, decision: _Decision) -> float:
    """How much better than what was done the judgement thinks something else."""
    worth = {opinion.action: opinion.worth for opinion in judge.weigh(decision.situation)}
    return max(worth.values()) - worth.get(decision.played, min(worth.values()))


def _doubt_of(
    judge: AnyComparesActions, decision: _Decision, deals: range, report: ReportProgress
) -> Iterator[_Doubt]:
    """A decision, if at first look another action was better."""
    report(1)
    opinions = sorted(judge.weigh(decision.situation), key=lambda opinion: -opinion.worth)
    done = (decision.played, *decision.rest)
    others = [opinion.action for opinion in opinions if opinion.action not in done]
    candidates = [decision.played, *others[:ALTERNATIVES]]
    playout = _playout_of(judge, decision, candidates)
    best, points = _best(playout, len(candidates), deals)
    if best:
        yield _Doubt(decision, candidates, playout, points)


def _playout_of(
    judge: AnyComparesActions, decision: _Decision, actions: Sequence[GameAction], *, whole: bool = False
) -> Playout:
    """How the game goes on after what was done, and after other actions in its place."""
    if isinstance(judge, ComparesTurns):
        return judge.turn_playout(decision.situation, actions, decision.rest)
    return judge.action_playout(decision.situation, actions, whole=whole)


def _best(playout: Playout, candidates: int, deals: range) -> tuple[int, float]:
    """The candidate that does best over deals, and by how many points it beats the first."""
    sums = [0.0] * candidates
    for deal in deals:
        for candidate in range(candidates):
            sums[candidate] += playout(candidate, deal)
    best = max(range(candidates), key=lambda candidate: sums[candidate])
    return best, (sums[best] - sums[0]) / len(deals)


def _measured(
    game: AnyGame, judge: AnyComparesActions, doubt: _Doubt, report: ReportProgress
) -> Iterator[Cost]:
    """What a decision cost, if it certainly cost anything worth telling.

    Picked with the quick playouts, measured with whole ones: what a guess is off by is in no standard error.
    """
    report(1)
    picks, measures = (MEASURING_DEALS, MEASURING_DEALS)
    if isinstance(judge, ComparesTurns):
        picks, measures = LATE_PICKING_DEALS, LATE_MEASURING_DEALS
    picking, measuring = range(picks), range(picks, picks + measures)
    best, _ = _best(doubt.playout, len(doubt.candidates), picking)
    if not best:
        return
    decision, actions = doubt.decision, (doubt.candidates[0], doubt.candidates[best])
    playout = _playout_of(judge, decision, actions, whole=True)
    pairs = [(playout(1, deal), playout(0, deal)) for deal in measuring]
    points, error = mean_difference([better for better, _ in pairs], [played for _, played in pairs])
    if points >= MIN_COST and points > MIN_CERTAINTY * error:
        played, instead = map(game.write, actions)
        more = judge.continuation(decision.situation, actions[1]) if isinstance(judge, ComparesTurns) else ()
        then, seat = tuple(map(game.write, more)), decision.situation.seat
        yield Cost(decision.turn, decision.step, seat, played, instead, points, error, then)


def _luck(finished: FinishedGame, judge: ReplaysDeals[GameState], seed: int) -> Points:
    """By side, by how many points it beats the best of the others if equals play the same deals."""
    dealt = [step.state for step in finished.steps if any(event.deals for event in step.events)]
    sums = [0.0] * len(finished.result.sides)
    for number, state in enumerate(dealt):
        rounds = judge.replay_deal(state, seed + number, NEW_DEALS)
        for side in range(len(sums)):
            sums[side] += sum(points[side] for points in rounds) / NEW_DEALS
    return tuple(own - max(sums[:side] + sums[side + 1 :]) for side, own in enumerate(sums))
