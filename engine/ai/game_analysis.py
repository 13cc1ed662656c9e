"""Analysis of finished games: chances by turn, the most costly actions, and luck.

All hands are known; playouts between equal players give the chances. The better action is picked on some
deals and measured on others.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, TypeAlias, runtime_checkable

from msgspec import Struct
from msgspec.structs import replace

from engine.ai.candidate_race import (
    Part,
    Playout,
    SplitLead,
    SplitPlayout,
    first_of_the_best,
    mean_difference,
)
from engine.ai.character import Level
from engine.ai.situation import AnySituation, Judgement, Situation, best_first, judgement_of, situation_of
from engine.core.game_log import (
    IDLE,
    LATE,
    LEFT,
    NO_ACTIONS,
    RESUMED,
    RETURNED,
    TABLE_EVENTS,
    Entry,
    ends_turn,
)
from engine.core.plugin import A, AnyGame, S, S_in, V
from engine.core.types import Event, GameAction, GameOptions, GameState, GameView, Result, Seat, Step

SidePoints = tuple[float, ...]
"""By side."""
TOTAL_SAMPLES, MIN_SAMPLES, MAX_SAMPLES = 9_000, 40, 120
"""Samples for chances: in total, and limits per turn."""
WHAT_IF_SAMPLES = 400
"""Samples for the chances after one move."""
NEW_DEALS = 100
"""New deals that represent future rounds, and replays per deal for luck."""
FUTURE_ROUNDS_PER_SAMPLE = 8
"""Combinations of future rounds per sample of the current round."""
SMOOTHING_WEIGHTS = (1, 2, 3, 2, 1)
"""Weights of neighbouring turns when chances are smoothed."""
ALTERNATIVES = 3
"""Actions compared with the one taken."""
TOTAL_SCREENING_DEALS, MIN_SCREENING_DEALS, MAX_SCREENING_DEALS = 3_000, 8, 24
"""Deals for screening: total, limits per action."""
MEASURING_DEALS = 200
"""Deals to pick the better action, and again to measure it."""
MAX_MEASURED = 10
"""Actions that are measured after screening."""
LATE_TURNS, LATE_SCREENING_DEALS, LATE_PICKING_DEALS, LATE_MEASURING_DEALS = 8, 3, 8, 25
"""Limits for slow games."""
MIN_CERTAINTY = 3.0
"""Standard errors that a cost must exceed."""
MIN_COST = 2.0
"""The least points of a reported cost."""
DECIDED = 0.95
"""The chance of a side from which a game counts as decided."""
LEAST_CAUSE = 4.0
"""The least points of a reported cause."""
MAX_COSTS = 3
"""The most turns reported."""
ReportProgress = Callable[[int], None]
"""Called with the progress in percent."""
AnyComparesActions: TypeAlias = "ComparesActions[GameState, GameAction, GameView]"
AnyComparesTurns: TypeAlias = "ComparesTurns[GameState, GameAction, GameView]"
"""Protocols for a game of unknown type."""


class Cause(Struct, frozen=True):
    """The part of the board in which a better action gained most, and how many points on average.

    Points that a `rival` loses count as gained.
    """

    rival: Seat | None
    part: str
    points: float


class Cost(Struct, frozen=True):
    """An action that cost its side points on average, and the better alternative, both in notation.

    `turn` counts from 0 (the deal), `step` is the index in the log, `error` the standard error.
    """

    turn: int
    step: int
    seat: Seat
    played: str
    better: str
    points: float
    error: float
    then: tuple[str, ...] = ()
    """The rest of the turn after the better action."""
    cause: Cause | None = None
    """Where most of the points were lost; None if they were lost a little everywhere."""


class WhatIf(Struct, frozen=True):
    """The chances (0 to 1) of a player's side after another move, and after the turn that was played."""

    chance: float
    played: float


class Analysis(Struct, frozen=True):
    """The result. `chances` (0 to 1) are by side after each turn, starting with the deal."""

    sides: tuple[tuple[Seat, ...], ...]
    chances: tuple[SidePoints, ...]
    costs: tuple[Cost, ...] = ()
    luck: SidePoints = ()
    """By side: points gained by its cards, between equal players. Empty if unknown."""


@runtime_checkable
class SamplesResults(Protocol[S_in]):
    """A judgement that can sample how a game ends, all hands known."""

    def sample_results(self, state: S_in, seed: int, count: int) -> Sequence[SidePoints]:
        """Return `count` samples of points by side after this round, those of earlier rounds included."""

    def rounds_left(self, state: S_in) -> int:
        """Return the number of rounds after the current one."""


@runtime_checkable
class ComparesActions(Judgement[S, A, V], Protocol[S, A, V]):
    """A judgement that can also compare actions by playouts."""

    def action_playout(
        self, situation: Situation[S, A, V], actions: Sequence[A], rest: Sequence[A] = ()
    ) -> Playout:
        """Return a function (candidate, deal) → final lead of the seat, which may be estimated.

        If the judgement compares turns, the first candidate's continues with `rest`, others as planned.
        """

    def split_playout(
        self, situation: Situation[S, A, V], actions: Sequence[A], rest: Sequence[A] = ()
    ) -> SplitPlayout:
        """Return a function as `action_playout` without estimates, split by parts of the board."""


@runtime_checkable
class ComparesTurns(ComparesActions[S, A, V], Protocol[S, A, V]):
    """A judgement with slow playouts, used late in the game only, that compares whole turns."""

    analysed_from: float
    """The share of a game's turns after which analysis starts."""

    def continuation(self, situation: Situation[S, A, V], action: A) -> Sequence[A]:
        """Return the planned rest of the turn after an action, as far as it is predictable."""


@runtime_checkable
class ReplaysDeals(Protocol[S_in]):
    """A judgement that can replay a deal."""

    def replay_deal(self, state: S_in, seed: int, count: int) -> Sequence[SidePoints]:
        """Return `count` samples of a round's points by side, with nearly the same cards."""


@dataclass(frozen=True)
class FinishedGame:
    """A finished game: its log, and all steps from the setup on."""

    game: AnyGame
    options: GameOptions
    log: Sequence[Entry]
    steps: Sequence[Step[GameState]]

    @cached_property
    def result(self) -> Result:
        """How the game ended."""
        result = self.game.ending.result(self.steps[-1].state)
        assert result is not None
        return result

    @cached_property
    def substituted(self) -> frozenset[int]:
        """The indices of log entries with which a computer acted for a player who had left or was late."""
        found, left, late = set[int](), set[Seat](), set[Seat]()
        for number, (entry, after) in enumerate(zip(self.log, self.steps[1:], strict=False)):
            if entry.text in (LEFT, IDLE):
                left.add(entry.seat)
            elif entry.text == RETURNED:
                left.discard(entry.seat)
            elif entry.text == LATE:
                late.add(entry.seat)
            elif entry.text == RESUMED:
                late.clear()
            elif entry.text not in TABLE_EVENTS and entry.seat in left | late:
                found.add(number)
                if self.game.rules.turn_complete(after.state):
                    late.discard(entry.seat)
        return frozenset(found)


class _Decision(Struct, frozen=True):
    """An action taken, its turn, and what the seat could know.

    `is_open`: the game was not decided before the turn.
    """

    turn: int
    step: int
    situation: AnySituation
    played: GameAction
    is_open: bool = True
    rest: Sequence[GameAction] = ()
    """The seat's later actions of the same turn, with the one that ends it."""


class _Doubt(Struct, frozen=True):
    """A decision with an alternative that looks better by `points` on average.

    The first candidate is the action taken; the others follow by their estimates, best first.
    """

    decision: _Decision
    candidates: Sequence[GameAction]
    playout: Playout
    points: float


def can_analyse(game: AnyGame) -> bool:
    """Return whether finished tables of a game can be analysed."""
    return isinstance(judgement_of(game), SamplesResults)


def analyse(
    finished: FinishedGame, seats: frozenset[Seat], seed: int, report: ReportProgress = lambda _: None
) -> Analysis:
    """Analyse a finished game, with costs for `seats` only. The game must pass `can_analyse`.

    Without a judgement that compares actions, there are only chances; luck needs one that replays deals.
    `report` is called with the progress in percent, at most 99.
    """
    judge = judgement_of(finished.game)
    assert isinstance(judge, SamplesResults)
    analyser = _Chances(finished, judge, seed)
    decisions = list(_decisions(finished, seats, seed)) if isinstance(judge, ComparesActions) else []
    report = _progress_counter(len(analyser.turns) + len(decisions) + MAX_MEASURED, report)
    chances = tuple(analyser.chances(report))
    decisions = [replace(each, is_open=is_open(chances, each.turn)) for each in decisions]
    if not isinstance(judge, ComparesActions):
        return Analysis(finished.result.sides, chances)
    if isinstance(judge, ComparesTurns):
        doubts = _late_doubts(judge, decisions, len(analyser.turns), report)
    else:
        doubts = _all_doubts(judge, decisions, report)
    costs = _costs(finished.game, judge, doubts, report)
    luck = _luck(finished, judge, seed) if isinstance(judge, ReplaysDeals) else ()
    return Analysis(finished.result.sides, chances, costs, luck)


def is_open(chances: Sequence[SidePoints], turn: int) -> bool:
    """Return whether the game was undecided before a turn (1: the first after the deal).

    No side's chance has then reached `DECIDED`.
    """
    return max(chances[max(0, turn - 1)]) < DECIDED


def _progress_counter(pieces: int, report: ReportProgress) -> ReportProgress:
    """Return a function that adds finished pieces of work and reports the percentage done, at most 99."""
    done = 0

    def add(more: int) -> None:
        """Add finished pieces and report the percentage done."""
        nonlocal done
        done += more
        report(min(99, 100 * done // pieces))

    return add


class _Chances:
    """The chances of all sides, by turn."""

    def __init__(self, finished: FinishedGame, judge: SamplesResults[GameState], seed: int) -> None:
        self._finished, self._judge, self._seed = finished, judge, seed
        self.turns = [step.state for step in finished.steps if ends_turn(finished.game, step)]

    def chances(self, report: ReportProgress) -> Iterator[SidePoints]:
        """Yield the smoothed chances by side (0 to 1) after each turn, from the deal on; last the result.

        Reports a piece of work for each turn but the last.
        """
        found, count = [], _count_per_item(TOTAL_SAMPLES, MIN_SAMPLES, MAX_SAMPLES, len(self.turns))
        for number, state in enumerate(self.turns[:-1]):
            ends = self._judge.sample_results(state, self._seed + number, count)
            found.append(win_chances(ends, self._to_come, self._judge.rounds_left(state)))
            report(1)
        yield from _smoothed(found)
        yield _shares_of_win(self._finished.result)

    def after(self, state: GameState) -> SidePoints:
        """Return the chances by side in any state of the game; after its end, the result."""
        result = self._finished.game.ending.result(state)
        if result is not None:
            return _shares_of_win(result)
        ends = self._judge.sample_results(state, self._seed, WHAT_IF_SAMPLES)
        return win_chances(ends, self._to_come, self._judge.rounds_left(state))

    @cached_property
    def _to_come(self) -> list[SidePoints]:
        """Points by side in newly dealt rounds, one sample a deal. Empty if the game has only one round."""
        if not self._judge.rounds_left(self.turns[0]):
            return []
        setup, seats = self._finished.game.rules.setup, len(self._finished.result.placings)
        deals = (setup(self._finished.options, seats, self._seed + deal).state for deal in range(NEW_DEALS))
        return [self._judge.sample_results(state, self._seed, 1)[0] for state in deals]


def _shares_of_win(result: Result) -> SidePoints:
    """Return 1 shared by the winning sides, 0 for the others, by side."""
    won = [result.placings[side[0]] == 1 for side in result.sides]
    return tuple(each / sum(won) for each in won)


def chances_after(finished: FinishedGame, step: int, actions: Sequence[GameAction], seed: int) -> WhatIf:
    """Return the chances of the seat's side if `actions` replaced its log entry `step`, and as played.

    In games whose judgement compares turns, the rest of the turn is planned. The game must pass
    `can_analyse`. Raises RuleViolation.
    """
    game, judge, seat = finished.game, judgement_of(finished.game), finished.log[step].seat
    assert isinstance(judge, SamplesResults)
    state, after = finished.steps[step].state, step + 1
    for action in actions:
        state = game.rules.apply(state, seat, action).state
    if isinstance(judge, ComparesTurns):
        after += len(list(_rest(finished, step)))
        state = _after_planned_turn(game, judge, state, seat, seed)
    chances = _Chances(finished, judge, seed)
    side = next(number for number, side in enumerate(finished.result.sides) if seat in side)
    return WhatIf(chances.after(state)[side], chances.after(finished.steps[after].state)[side])


def _after_planned_turn(
    game: AnyGame, judge: AnyComparesTurns, state: GameState, seat: Seat, seed: int
) -> GameState:
    """Return the state after the rest of a seat's turn, as an expert plans it by judgement alone."""
    while seat in game.rules.to_move(state) and not game.rules.turn_complete(state):
        opinions = judge.weigh(situation_of(game, state, seat, [], seed, Level.EXPERT))
        state = game.rules.apply(state, seat, best_first(opinions)[0].action).state
    return state


def _count_per_item(total: int, minimum: int, maximum: int, items: int) -> int:
    """Return an equal share of `total` for each of `items`, within the limits."""
    return max(minimum, min(maximum, total // max(1, items)))


def win_chances(ends: Sequence[SidePoints], to_come: Sequence[SidePoints], rounds: int) -> SidePoints:
    """Return each side's share of wins (0 to 1); ties are shared.

    Each sample of the round (`ends`) is combined several times with `rounds` of the future rounds in
    `to_come`. `ends` must not be empty, nor `to_come` unless `rounds` is 0.
    """
    wins = [0.0] * len(ends[0])
    tries = FUTURE_ROUNDS_PER_SAMPLE if rounds else 1
    for number, end in enumerate(ends):
        for future in range(tries):
            last = list(end)
            for round_ in range(rounds):
                # Any fixed pattern will do, since the deals themselves are random.
                more = to_come[(17 * number + 29 * future + 41 * round_) % len(to_come)]
                last = [points + coming for points, coming in zip(last, more, strict=True)]
            winners = [points == max(last) for points in last]
            wins = [had + won / sum(winners) for had, won in zip(wins, winners, strict=True)]
    return tuple(had / (len(ends) * tries) for had in wins)


def _smoothed(chances: Sequence[SidePoints]) -> Iterator[SidePoints]:
    """Yield each turn's chances averaged with its neighbours', weighted by `SMOOTHING_WEIGHTS`."""
    reach = len(SMOOTHING_WEIGHTS) // 2
    for number in range(len(chances)):
        near = [chances[max(0, min(len(chances) - 1, number + step))] for step in range(-reach, reach + 1)]
        weighed = [
            [weight * chance for chance in one] for weight, one in zip(SMOOTHING_WEIGHTS, near, strict=True)
        ]
        yield tuple(sum(column) / sum(SMOOTHING_WEIGHTS) for column in zip(*weighed, strict=True))


def _decisions(finished: FinishedGame, seats: frozenset[Seat], seed: int) -> Iterator[_Decision]:
    """Yield the decisions of `seats` that had an alternative.

    Resignations, table events, and what a computer did for a player are none.
    """
    game, turn, history = finished.game, 0, list[Event]()
    for number, (step, entry) in enumerate(zip(finished.steps, finished.log, strict=False)):
        turn, history = turn + ends_turn(game, step), history + list(step.events)
        is_own = entry.seat in seats and number not in finished.substituted
        if not is_own or entry.text in NO_ACTIONS:
            continue
        situation = situation_of(game, step.state, entry.seat, history, seed + number, Level.EXPERT)
        if len(situation.legal) > 1:
            rest = list(_rest(finished, number))
            yield _Decision(turn, number, situation, game.notation.read(entry.text), rest=rest)


def _rest(finished: FinishedGame, number: int) -> Iterator[GameAction]:
    """Yield the actions of the same seat after log entry `number` until its turn ends."""
    game, seat = finished.game, finished.log[number].seat
    for step, entry in zip(finished.steps[number + 1 :], finished.log[number + 1 :], strict=False):
        if ends_turn(game, step) or entry.seat != seat or entry.text in NO_ACTIONS:
            return
        yield game.notation.read(entry.text)


def _costs(
    game: AnyGame, judge: AnyComparesActions, doubts: Sequence[_Doubt], report: ReportProgress
) -> tuple[Cost, ...]:
    """Return the most costly certain actions, of an open game first, one per turn, at most `MAX_COSTS`.

    Reports a piece of work for each doubt.
    """
    found = [
        (doubt.decision.is_open, cost) for doubt in doubts for cost in _measured(game, judge, doubt, report)
    ]
    dearest: dict[int, Cost] = {}
    for _, cost in sorted(found, key=lambda one: (not one[0], -one[1].points)):
        dearest.setdefault(cost.turn, cost)
    return tuple(dearest.values())[:MAX_COSTS]


def _all_doubts(
    judge: AnyComparesActions, decisions: Sequence[_Decision], report: ReportProgress
) -> Sequence[_Doubt]:
    """Return the decisions that cost most in screening, of an open game first, at most `MAX_MEASURED`.

    Reports a piece of work for each decision.
    """
    deals = range(
        _count_per_item(TOTAL_SCREENING_DEALS, MIN_SCREENING_DEALS, MAX_SCREENING_DEALS, len(decisions))
    )
    doubts = [doubt for each in decisions for doubt in _doubt_of(judge, each, deals, report)]
    return sorted(doubts, key=_open_and_costly_first)[:MAX_MEASURED]


def _late_doubts(
    judge: AnyComparesTurns, decisions: Sequence[_Decision], turns: int, report: ReportProgress
) -> Sequence[_Doubt]:
    """Return late decisions that playouts can better, one a turn, at most `MAX_COSTS`.

    Those before the game was decided come first, then the costliest. `turns` is the number of all turns.
    Reports a piece of work for each decision that is played out.
    """
    late = [each for each in decisions if each.turn >= judge.analysed_from * turns]
    worst: dict[int, _Decision] = {}
    for each in sorted(late, key=lambda each: (not each.is_open, -_estimated_loss(judge, each))):
        worst.setdefault(each.turn, each)
    screened = list(worst.values())[:LATE_TURNS]
    doubts = [
        doubt for each in screened for doubt in _doubt_of(judge, each, range(LATE_SCREENING_DEALS), report)
    ]
    return sorted(doubts, key=_open_and_costly_first)[:MAX_COSTS]


def _open_and_costly_first(doubt: _Doubt) -> tuple[bool, float]:
    """Return a sort key: turns before the game was decided first, then by falling `points`."""
    return not doubt.decision.is_open, -doubt.points


def _estimated_loss(judge: AnyComparesActions, decision: _Decision) -> float:
    """Return how much better the best action's estimate is than that of the action taken.

    Without an estimate it counts as the worst.
    """
    worth = {opinion.action: opinion.worth for opinion in judge.weigh(decision.situation)}
    return max(worth.values()) - worth.get(decision.played, min(worth.values()))


def _doubt_of(
    judge: AnyComparesActions, decision: _Decision, deals: range, report: ReportProgress
) -> Iterator[_Doubt]:
    """Yield the decision as a doubt if playouts of the `deals` find a better action.

    They compare it with the `ALTERNATIVES` best estimates that are not in the rest of the turn. Reports one
    piece of work.
    """
    report(1)
    opinions, done = best_first(judge.weigh(decision.situation)), (decision.played, *decision.rest)
    others = [opinion.action for opinion in opinions if opinion.action not in done]
    candidates = [decision.played, *others[:ALTERNATIVES]]
    playout = judge.action_playout(decision.situation, candidates, decision.rest)
    best, points = _best(playout, len(candidates), deals)
    if best:
        yield _Doubt(decision, candidates, playout, points)


def _best(playout: Playout, candidates: int, deals: range) -> tuple[int, float]:
    """Return the index of the candidate with the highest mean, and its mean advantage over the first.

    Of equal candidates it is the first.
    """
    sums = [sum(outcomes) for outcomes in _outcomes_by_candidate(playout, candidates, deals)]
    best = max(range(candidates), key=lambda candidate: sums[candidate])
    return best, (sums[best] - sums[0]) / len(deals)


def _outcomes_by_candidate(playout: Playout, candidates: int, deals: range) -> list[list[float]]:
    """Return the outcomes of playouts, by candidate, then deal."""
    by_deal = [[playout(candidate, deal) for candidate in range(candidates)] for deal in deals]
    return [list(outcomes) for outcomes in zip(*by_deal, strict=True)]


def _measured(
    game: AnyGame, judge: AnyComparesActions, doubt: _Doubt, report: ReportProgress
) -> Iterator[Cost]:
    """Yield the decision's cost if it is at least `MIN_COST` and above `MIN_CERTAINTY` standard errors.

    Short playouts pick the better action; whole playouts of other deals measure it. Reports one piece of
    work.
    """
    report(1)
    picks, measures = MEASURING_DEALS, MEASURING_DEALS
    if isinstance(judge, ComparesTurns):
        picks, measures = LATE_PICKING_DEALS, LATE_MEASURING_DEALS
    picking, measuring = range(picks), range(picks, picks + measures)
    best = first_of_the_best(_outcomes_by_candidate(doubt.playout, len(doubt.candidates), picking))
    if not best:
        return
    decision, actions = doubt.decision, (doubt.candidates[0], doubt.candidates[best])
    playout = judge.split_playout(decision.situation, actions, decision.rest)
    pairs = [(playout(1, deal), playout(0, deal)) for deal in measuring]
    points, error = mean_difference(
        [better.lead for better, _ in pairs], [played.lead for _, played in pairs]
    )
    if points >= MIN_COST and points > MIN_CERTAINTY * error:
        played, instead = map(game.notation.write, actions)
        more = judge.continuation(decision.situation, actions[1]) if isinstance(judge, ComparesTurns) else ()
        then, seat = tuple(map(game.notation.write, more)), decision.situation.seat
        cause = cause_of(pairs, points)
        yield Cost(decision.turn, decision.step, seat, played, instead, points, error, then, cause)


def cause_of(pairs: Sequence[tuple[SplitLead, SplitLead]], cost: float) -> Cause | None:
    """Return the part of the board where the first of each pair gained most over the second, on average.

    None if that is less than `LEAST_CAUSE` points or half of the `cost`. `pairs` must not be empty.
    """
    gains = defaultdict[Part, float](float)
    for better, played in pairs:
        for part in {*better.parts, *played.parts}:
            gains[part] += better.parts.get(part, 0) - played.parts.get(part, 0)
    (rival, name), total = max(gains.items(), key=lambda gain: gain[1], default=((None, ""), 0.0))
    points = total / len(pairs)
    return Cause(rival, name, points) if points >= max(LEAST_CAUSE, cost / 2) else None


def _luck(finished: FinishedGame, judge: ReplaysDeals[GameState], seed: int) -> SidePoints:
    """Return, by side, the points by which equal players with the same deals lead the best rival.

    They are an average for each round, summed over the rounds.
    """
    dealt = [step.state for step in finished.steps if any(event.deals for event in step.events)]
    sums = [0.0] * len(finished.result.sides)
    for number, state in enumerate(dealt):
        rounds = judge.replay_deal(state, seed + number, NEW_DEALS)
        for side in range(len(sums)):
            sums[side] += sum(points[side] for points in rounds) / NEW_DEALS
    return tuple(own - max(sums[:side] + sums[side + 1 :]) for side, own in enumerate(sums))
