"""Plans a turn: a search that keeps the best positions for every number of points left.

Whatever is done costs at least a point, so positions are taken up from ten points down to none, and compared
only with those that have as many points left. A treasure counts as what it is expected to be worth; once it
has come out, the rest of the turn is planned anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.ai.situation import ShouldStop
from engine.core.immutable import put
from engine.core.types import Seat
from engine.games.tikal.action_types import Action, Camp, Move
from engine.games.tikal.box import SPOT, TURN_POINTS, Hex
from engine.games.tikal.computer.appraisal import Appraisal
from engine.games.tikal.computer.ideas import Idea, Ideas
from engine.games.tikal.computer.turn import Position, start_position
from engine.games.tikal.computer.weights import Effort
from engine.games.tikal.model import ACT, Case, ScoreSheet, View
from engine.games.tikal.workers import NO_WORKERS

Candidate = tuple[float, Position, Idea]


class Plan:
    """Where a seat's turn may lead, if it always goes on well."""

    def __init__(self, appraisal: Appraisal, cases: tuple[Case, ...], width: int) -> None:
        self._ideas, self._width = Ideas(appraisal), width
        self.start = start_position(appraisal.view, appraisal.me, cases)
        self._waiting: list[list[Candidate]] = [[] for _ in range(self.start.points + 1)]
        self.reached = sorted(self._search(), key=lambda position: -position.value)
        """Positions in which the turn may end, the best first; in the first of equals the least is done."""

    @property
    def best(self) -> Position:
        """The best of them."""
        return self.reached[0]

    def first_steps(self) -> list[tuple[float, Position]]:
        """Everything that gains something though nothing follows, and how much."""
        ideas = (idea for idea in self._ideas.all(self.start) if idea[1] > 0)
        return [(idea[1], _after(self.start, idea[1], idea)) for idea in ideas]

    def _search(self) -> Iterator[Position]:
        yield self.start
        self._spread(self.start)
        for points in range(self.start.points - 1, -1, -1):
            for position in self._best_of(self._waiting[points]):
                yield position
                self._spread(position)

    def _spread(self, position: Position) -> None:
        if position.points:
            for idea in self._ideas.all(position):
                self._waiting[position.points - idea[0]].append((position.value + idea[1], position, idea))

    def _best_of(self, candidates: list[Candidate]) -> Iterator[Position]:
        candidates.sort(key=lambda candidate: -candidate[0])
        seen = set()
        for value, position, idea in candidates:
            after = _after(position, value, idea)
            key = after.key()
            if key not in seen:
                seen.add(key)
                yield after
                if len(seen) == self._width:
                    return


def _after(position: Position, value: float, idea: Idea) -> Position:
    cost, _, change, given = idea
    after = replace(position, value=value, points=position.points - cost)
    after.actions = merge_walks(position, change(after, *given))
    return after


def merge_walks(position: Position, more: tuple[Action, ...]) -> tuple[Action, ...]:
    """What was done before a position and what is done now: whoever walks on went all the way at once."""
    done, walk = position.actions, more[0]
    # Where somebody has worked, it matters who of those there walks on.
    if not isinstance(walk, Move) or position.tired.get(SPOT[walk.start]):
        return (*done, *more)
    begun = _earlier_walk(done, walk)
    if begun is None:
        return (*done, *more)
    number, start = begun
    return (*done[:number], replace(walk, start=start), *done[number + 1 :])


def _earlier_walk(done: Sequence[Action], walk: Move) -> tuple[int, Hex] | None:
    """Which action brought the same pieces to where they walk on from, and where they were before."""
    for number in reversed(range(len(done))):
        match done[number]:
            case Camp():
                return None  # A walk before it may have been dearer.
            case Move() as last if walk.start in (last.start, last.end):
                return (number, last.start) if _continues(last, walk) else None
    return None


def _continues(last: Move, walk: Move) -> bool:
    same = (last.end, last.explorers, last.leader) == (walk.start, walk.explorers, walk.leader)
    return same and last.start != walk.end


def values_after_reply(
    appraisal: Appraisal, reached: Sequence[Position], effort: Effort, enough: ShouldStop
) -> list[tuple[float, Position]]:
    """The best positions of a plan with what they are worth once the next player has answered, best first."""
    top = reached[0].value
    likely = [each for each in reached if each.value > top - effort.margin][: effort.replies]
    found: list[tuple[float, Position]] = []
    for position in likely:
        if enough():
            break
        found.append((position.value + effort.answer * _answer(appraisal, position, effort), position))
    return sorted(found, key=lambda each: -each[0])


def _answer(appraisal: Appraisal, position: Position, effort: Effort) -> float:
    """By how much the next player's best turn changes what the map is worth to me."""
    me, weights = appraisal.me, appraisal.weights
    now = view_after_turn(appraisal.view, me, position)
    rival = now.turn
    if rival is None or rival == me:
        return 0.0
    theirs = Appraisal(now, rival, weights)
    reply = Plan(theirs, NO_WORKERS, effort.narrow).best
    then = Appraisal(view_after_turn(now, rival, reply), me, weights)
    gained = reply.found * theirs.find
    if theirs.outlook.scores_now:
        gained += _scored(theirs, reply)
    return then.total() - Appraisal(now, me, weights).total() + appraisal.scale[rival] * gained


def _scored(appraisal: Appraisal, position: Position) -> float:
    """What the temples without guards score at the end of a scoring turn."""
    return sum(
        position.stock[place]
        for place in appraisal.temples
        if place in position.guards or position.strength(place) > appraisal.holding.strongest_rival(place)
    )


def view_after_turn(view: View, me: Seat, position: Position) -> View:
    """The view when a seat ends its turn in a position; a treasure nobody has seen belongs to nobody yet."""
    guards, camps = list(view.guards), list(view.camps)
    for place in position.guards:
        guards[place] = me
    for place in position.camps[1:]:
        camps[place] = me
    after = replace(
        view,
        phase=ACT,
        points=TURN_POINTS,
        explorers=put(view.explorers, me, tuple(position.explorers)),
        leaders=put(view.leaders, me, position.leader),
        supply=put(view.supply, me, position.supply),
        levels=tuple(stock if level else 0 for stock, level in zip(position.stock, view.levels, strict=True)),
        hoards=tuple(stock if hoard else 0 for stock, hoard in zip(position.stock, view.hoards, strict=True)),
        guards=tuple(guards),
        camps=tuple(camps),
    )
    return _next(after, me)


def _next(view: View, me: Seat) -> View:
    """Whose turn follows: the next one in a scoring round, then whoever drew the volcano."""
    scoring = view.scoring
    if scoring is None:
        return replace(view, turn=(me + 1) % len(view.totals))
    sheets = (*view.sheets, ScoreSheet(scoring.number, me, (), 0))
    if scoring.queue:
        left = replace(scoring, queue=scoring.queue[1:])
        return replace(view, sheets=sheets, turn=scoring.queue[0], scoring=left)
    if scoring.volcano is None:
        return replace(view, sheets=sheets, turn=None)
    return replace(view, sheets=sheets, turn=scoring.volcano.drawer, scoring=None)
