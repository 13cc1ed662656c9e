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

from engine.ai.candidate_race import PlayOut, lead
from engine.ai.character import Level
from engine.ai.situation import AnySituation, Judgement, Situation, judgement_of, situation_of
from engine.core.game_log import BESIDE_THE_GAME, RETIRED, Entry, ends_turn
from engine.core.plugin import AnyGame
from engine.core.types import Event, GameAction, GameOptions, GameState, GameView, Result, Seat, Step

S_in = TypeVar("S_in", bound=GameState, contravariant=True)
S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=GameAction)
V = TypeVar("V", bound=GameView)
Points = tuple[float, ...]
"""Of every side, in their order."""
ENDS, FEWEST_ENDS, MOST_ENDS = 9_000, 40, 120
"""How often the game is played on for everybody's chances: from all turns together, and from each."""
WHOLE = 100
"""How many newly dealt rounds stand for those to come, and how often a deal is played again."""
FUTURES = 8
"""Rounds to come with which each end of the running round is tried."""
SMOOTH = (1, 2, 3, 2, 1)
"""How much a turn's neighbours count in its chances."""
CANDIDATES = 3
"""Actions that are compared with the one that was taken."""
LOOKS, FEWEST_LOOKS, MOST_LOOKS = 3_000, 8, 24
"""Deals over which actions are looked at first: all together, and each."""
CLOSE_LOOK = 200
"""Deals over which those that seemed to cost most are looked at again: once to pick what was better, and once
more to measure it."""
LOOKED_AT = 10
"""How many actions are looked at closely."""
LATE_TURNS, LATE_LOOKS, LATE_PICKS, LATE_MEASURES = 8, 3, 8, 25
"""Where playing on is slow: how many turns are looked at, and the deals to look, to pick and to measure."""
CERTAIN = 3.0
"""Standard errors above 0 from which a loss counts."""
LEAST = 2.0
"""Points that a turn must have cost to be told of."""
MOST = 3
"""Turns that are told of."""
Told = Callable[[int], None]
"""Is told how much is done, in per cent."""
AnyPlaysOut: TypeAlias = "PlaysOut[GameState, GameAction, GameView]"
AnyPlaysOutLate: TypeAlias = "PlaysOutLate[GameState, GameAction, GameView]"
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
class LooksBack(Protocol[S_in]):
    """A judgement that can tell how a game may go on, all hands known."""

    def ends(self, state: S_in, seed: int, count: int) -> Sequence[Points]:
        """So many times, the points after the round: equals play on, unheld cards are dealt anew."""

    def rounds_left(self, state: S_in) -> int:
        """How many rounds come after the running one."""


@runtime_checkable
class PlaysOut(Judgement[S, A, V], Protocol[S, A, V]):
    """A judgement that can also compare actions over deals."""

    def playing_out(
        self, situation: Situation[S, A, V], actions: Sequence[A], *, whole: bool = False
    ) -> PlayOut:
        """(candidate, deal) → how many points the seat is ahead in the end, after one of some actions.

        `whole`: nothing is guessed of what comes late in a round, however long that takes.
        """


@runtime_checkable
class PlaysOutLate(PlaysOut[S, A, V], Protocol[S, A, V]):
    """One that is slow at it, and early in a game finds nothing certain."""

    def late(self) -> float:
        """From which share of a game's turns on it is asked."""

    def turns_played_out(
        self, situation: Situation[S, A, V], actions: Sequence[A], rest: Sequence[A]
    ) -> PlayOut:
        """The same of turns of many actions: the first turn goes on with `rest`, others as is best."""

    def goes_on(self, situation: Situation[S, A, V], action: A) -> Sequence[A]:
        """How a turn goes on after an action as is best, as far as that is known before it is done."""


@runtime_checkable
class PlaysAgain(Protocol[S_in]):
    """A judgement that can also play a deal again."""

    def played_again(self, state: S_in, seed: int, count: int) -> Sequence[Points]:
        """So many times, what a round brings equals from its beginning, the cards about as they came."""


@dataclass(frozen=True)
class Finished:
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
    play_out: PlayOut
    points: float


def can_analyse(game: AnyGame) -> bool:
    """Whether there is anything to say of a game's finished tables."""
    return isinstance(judgement_of(game), LooksBack)


def analyse(finished: Finished, seats: frozenset[Seat], seed: int, told: Told = lambda _: None) -> Analysis:
    """Looks back on a game, and says which turns of `seats` cost most. The same seed finds the same."""
    judge = judgement_of(finished.game)
    assert isinstance(judge, LooksBack)
    looking = _LookingBack(finished, judge, seed)
    decisions = list(_decisions(finished, seats, seed)) if isinstance(judge, PlaysOut) else []
    told = _counted(len(looking.turns) + len(decisions) + LOOKED_AT, told)
    chances = tuple(looking.chances(told))
    if not isinstance(judge, PlaysOut):
        return Analysis(finished.result.sides, chances)
    doubts = _late_doubts if isinstance(judge, PlaysOutLate) else _all_doubts
    costs = _costs(finished.game, judge, doubts(judge, decisions, len(looking.turns), told), told)
    luck = _luck(finished, judge, seed) if isinstance(judge, PlaysAgain) else ()
    return Analysis(finished.result.sides, chances, costs, luck)


def _counted(pieces: int, told: Told) -> Told:
    """Is told of pieces of work that are done, and tells how much that is of so many."""
    done = 0

    def tell(more: int) -> None:
        nonlocal done
        done += more
        told(min(99, 100 * done // pieces))

    return tell


class _LookingBack:
    """Everybody's chances."""

    def __init__(self, finished: Finished, judge: LooksBack[GameState], seed: int) -> None:
        self._finished, self._judge, self._seed = finished, judge, seed
        self.turns = [step.state for step in finished.steps if ends_turn(finished.game, step)]

    def chances(self, told: Told) -> Iterator[Points]:
        """By side, how likely it was to win after each turn; in the end, who has won."""
        found, count = [], _share(ENDS, FEWEST_ENDS, MOST_ENDS, len(self.turns))
        for number, state in enumerate(self.turns[:-1]):
            ends = self._judge.ends(state, self._seed + number, count)
            found.append(odds(ends, self._to_come, self._judge.rounds_left(state)))
            told(1)
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
        deals = (setup(self._finished.options, seats, self._seed + deal).state for deal in range(WHOLE))
        return [self._judge.ends(state, self._seed, 1)[0] for state in deals]


def _share(all_: int, fewest: int, most: int, among: int) -> int:
    """What each gets of so many."""
    return max(fewest, min(most, all_ // max(1, among)))


def odds(ends: Sequence[Points], to_come: Sequence[Points], rounds: int) -> Points:
    """By side, the share of wins: each end of a round with some of the rounds to come; a tie is shared."""
    wins = [0.0] * len(ends[0])
    tries = FUTURES if rounds else 1
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
    reach = len(SMOOTH) // 2
    for number in range(len(chances)):
        near = [chances[max(0, min(len(chances) - 1, number + step))] for step in range(-reach, reach + 1)]
        weighed = [[weight * chance for chance in one] for weight, one in zip(SMOOTH, near, strict=True)]
        yield tuple(sum(column) / sum(SMOOTH) for column in zip(*weighed, strict=True))


def _decisions(finished: Finished, seats: frozenset[Seat], seed: int) -> Iterator[_Decision]:
    """What seats decided themselves, where there was a choice."""
    game, turn, history = finished.game, 0, list[Event]()
    for number, (step, entry) in enumerate(zip(finished.steps, finished.log, strict=False)):
        turn, history = turn + ends_turn(game, step), history + list(step.events)
        if entry.seat not in seats or entry.text in (RETIRED, *BESIDE_THE_GAME):
            continue
        situation = situation_of(game, step.state, entry.seat, history, seed + number, Level.EXPERT)
        if len(situation.legal) > 1:
            yield _Decision(turn, number, situation, game.read(entry.text), list(_rest(finished, number)))


def _rest(finished: Finished, number: int) -> Iterator[GameAction]:
    """What was done after an entry of the log until its turn was over."""
    game, seat = finished.game, finished.log[number].seat
    for step, entry in zip(finished.steps[number + 1 :], finished.log[number + 1 :], strict=False):
        if ends_turn(game, step) or entry.seat != seat or entry.text in (RETIRED, *BESIDE_THE_GAME):
            return
        yield game.read(entry.text)


def _costs(game: AnyGame, judge: AnyPlaysOut, doubts: Sequence[_Doubt], told: Told) -> tuple[Cost, ...]:
    """The turns that cost most, of which that is certain; of a turn the action that cost most."""
    found = [cost for doubt in doubts for cost in _measured(game, judge, doubt, told)]
    dearest: dict[int, Cost] = {}
    for cost in sorted(found, key=lambda cost: -cost.points):
        dearest.setdefault(cost.turn, cost)
    return tuple(dearest.values())[:MOST]


def _all_doubts(
    judge: AnyPlaysOut, decisions: Sequence[_Decision], turns: int, told: Told
) -> Sequence[_Doubt]:
    """The decisions that seemed to cost most at first look."""
    deals = range(_share(LOOKS, FEWEST_LOOKS, MOST_LOOKS, len(decisions)))
    doubts = [doubt for each in decisions for doubt in _doubts(judge, each, deals, told)]
    return sorted(doubts, key=lambda doubt: -doubt.points)[:LOOKED_AT]


def _late_doubts(
    judge: AnyPlaysOutLate, decisions: Sequence[_Decision], turns: int, told: Told
) -> Sequence[_Doubt]:
    """The same of the late turns that the judgement itself thinks least of, a decision of each."""
    late = [each for each in decisions if each.turn >= judge.late() * turns]
    worst: dict[int, _Decision] = {}
    for each in sorted(late, key=lambda each: -_gap(judge, each)):
        worst.setdefault(each.turn, each)
    looked_at = list(worst.values())[:LATE_TURNS]
    doubts = [doubt for each in looked_at for doubt in _doubts(judge, each, range(LATE_LOOKS), told)]
    return sorted(doubts, key=lambda doubt: -doubt.points)[:MOST]


def _gap(judge: AnyPlaysOut, decision: _Decision) -> float:
    """How much better than what was done the judgement thinks something else."""
    worth = {opinion.action: opinion.worth for opinion in judge.weigh(decision.situation)}
    return max(worth.values()) - worth.get(decision.played, min(worth.values()))


def _doubts(judge: AnyPlaysOut, decision: _Decision, deals: range, told: Told) -> Iterator[_Doubt]:
    """A decision, if at first look another action was better."""
    told(1)
    opinions = sorted(judge.weigh(decision.situation), key=lambda opinion: -opinion.worth)
    done = (decision.played, *decision.rest)
    others = [opinion.action for opinion in opinions if opinion.action not in done]
    candidates = [decision.played, *others[:CANDIDATES]]
    play_out = _played_out(judge, decision, candidates)
    best, points = _best(play_out, len(candidates), deals)
    if best:
        yield _Doubt(decision, candidates, play_out, points)


def _played_out(
    judge: AnyPlaysOut, decision: _Decision, actions: Sequence[GameAction], *, whole: bool = False
) -> PlayOut:
    """How the game goes on after what was done, and after other actions in its place."""
    if isinstance(judge, PlaysOutLate):
        return judge.turns_played_out(decision.situation, actions, decision.rest)
    return judge.playing_out(decision.situation, actions, whole=whole)


def _best(play_out: PlayOut, candidates: int, deals: range) -> tuple[int, float]:
    """The candidate that does best over deals, and by how many points it beats the first."""
    sums = [0.0] * candidates
    for deal in deals:
        for candidate in range(candidates):
            sums[candidate] += play_out(candidate, deal)
    best = max(range(candidates), key=lambda candidate: sums[candidate])
    return best, (sums[best] - sums[0]) / len(deals)


def _measured(game: AnyGame, judge: AnyPlaysOut, doubt: _Doubt, told: Told) -> Iterator[Cost]:
    """What a decision cost, if it certainly cost anything worth telling.

    Picked with the quick playouts, measured with whole ones: what a guess is off by is in no standard error.
    """
    told(1)
    picks, measures = (CLOSE_LOOK, CLOSE_LOOK)
    if isinstance(judge, PlaysOutLate):
        picks, measures = LATE_PICKS, LATE_MEASURES
    picking, measuring = range(picks), range(picks, picks + measures)
    best, _ = _best(doubt.play_out, len(doubt.candidates), picking)
    if not best:
        return
    decision, actions = doubt.decision, (doubt.candidates[0], doubt.candidates[best])
    play_out = _played_out(judge, decision, actions, whole=True)
    pairs = [(play_out(1, deal), play_out(0, deal)) for deal in measuring]
    points, error = lead([better for better, _ in pairs], [played for _, played in pairs])
    if points >= LEAST and points > CERTAIN * error:
        played, instead = map(game.write, actions)
        more = judge.goes_on(decision.situation, actions[1]) if isinstance(judge, PlaysOutLate) else ()
        then, seat = tuple(map(game.write, more)), decision.situation.seat
        yield Cost(decision.turn, decision.step, seat, played, instead, points, error, then)


def _luck(finished: Finished, judge: PlaysAgain[GameState], seed: int) -> Points:
    """By side, by how many points it beats the best of the others if equals play the same deals."""
    dealt = [step.state for step in finished.steps if any(event.deals for event in step.events)]
    sums = [0.0] * len(finished.result.sides)
    for number, state in enumerate(dealt):
        rounds = judge.played_again(state, seed + number, WHOLE)
        for side in range(len(sums)):
            sums[side] += sum(points[side] for points in rounds) / WHOLE
    return tuple(own - max(sums[:side] + sums[side + 1 :]) for side, own in enumerate(sums))
