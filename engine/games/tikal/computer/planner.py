"""Turn planning: a beam search over points left.

Every idea costs at least a point, so positions are compared only at equal points. A treasure counts as its
expected value; once it is revealed, the rest of the turn is planned again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.ai.situation import ShouldStop
from engine.core.immutable import put
from engine.core.types import Seat
from engine.games.tikal.computer.appraisal import Appraisal, Effort
from engine.games.tikal.computer.ideas import Idea, Ideas
from engine.games.tikal.computer.turn import Position, start_position
from engine.games.tikal.model import ACT, SPOT, TURN_POINTS, Action, Camp, Case, Hex, Move, ScoreSheet, View
from engine.games.tikal.mover import NO_WORKERS

Candidate = tuple[float, Position, Idea]


class TurnSearch:
    """The turns that a seat may take.

    The constructor searches: a beam search with `width` positions per points left.
    """

    def __init__(self, appraisal: Appraisal, cases: tuple[Case, ...], width: int) -> None:
        self._ideas, self._width = Ideas(appraisal), width
        self.start = start_position(appraisal.view, appraisal.me, cases)
        self._waiting: list[list[Candidate]] = [[] for _ in range(self.start.points + 1)]
        self.reached = sorted(self._search(), key=lambda position: -position.value)
        """Positions in which the turn may end, best first; among equals the shortest first."""

    @property
    def best(self) -> Position:
        """The position with the highest value; the start if nothing gains."""
        return self.reached[0]

    def first_steps(self) -> list[tuple[float, Position]]:
        """Return (gain, position) for each single idea with a gain."""
        ideas = (idea for idea in self._ideas.all(self.start) if idea[1] > 0)
        return [(idea[1], _apply_idea(self.start, idea[1], idea)) for idea in ideas]

    def _search(self) -> Iterator[Position]:
        """Yield the start, then the best positions with ever fewer action points left."""
        yield self.start
        self._add_candidates(self.start)
        for points in range(self.start.points - 1, -1, -1):
            for position in self._best_of(self._waiting[points]):
                yield position
                self._add_candidates(position)

    def _add_candidates(self, position: Position) -> None:
        """Queue each idea under the points left after it."""
        if position.points:
            for idea in self._ideas.all(position):
                self._waiting[position.points - idea[0]].append((position.value + idea[1], position, idea))

    def _best_of(self, candidates: list[Candidate]) -> Iterator[Position]:
        """Yield the best different positions, at most `width`. Sorts `candidates`."""
        candidates.sort(key=lambda candidate: -candidate[0])
        seen = set()
        for value, position, idea in candidates:
            after = _apply_idea(position, value, idea)
            key = after.key()
            if key not in seen:
                seen.add(key)
                yield after
                if len(seen) == self._width:
                    return


def _apply_idea(position: Position, value: float, idea: Idea) -> Position:
    """Return the position after an idea, with `value` as its value."""
    cost, _, change, given = idea
    after = replace(position, value=value, points=position.points - cost)
    after.actions = merge_walks(position, change(after, *given))
    return after


def merge_walks(position: Position, more: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the actions so far plus `more`. Two walks of the same pieces without work between become one."""
    done, walk = position.actions, more[0]
    # If a piece has worked there, it matters which piece walks on.
    if not isinstance(walk, Move) or position.tired.get(SPOT[walk.start]):
        return (*done, *more)
    begun = _earlier_walk(done, walk)
    if begun is None:
        return (*done, *more)
    number, start = begun
    return (*done[:number], replace(walk, start=start), *done[number + 1 :])


def _earlier_walk(done: Sequence[Action], walk: Move) -> tuple[int, Hex] | None:
    """Return the index and start of the walk that brought the same pieces here.

    None if none did, or they would walk back to where they began.
    """
    for number in reversed(range(len(done))):
        match done[number]:
            case Camp():
                return None  # A walk before the camp may have cost more.
            case Move() as last if walk.start in (last.start, last.end):
                same = (last.end, last.explorers, last.leader) == (walk.start, walk.explorers, walk.leader)
                return (number, last.start) if same and last.start != walk.end else None
    return None


def values_after_reply(
    appraisal: Appraisal, reached: Sequence[Position], effort: Effort, should_stop: ShouldStop
) -> list[tuple[float, Position]]:
    """Return (value after the next player's best reply, position before it), best first.

    `reached` must be sorted, best first, and not empty. Only the most promising are examined and
    returned, until `should_stop` returns True; perhaps none.
    """
    top = reached[0].value
    likely = [each for each in reached if each.value > top - effort.margin][: effort.replies]
    found: list[tuple[float, Position]] = []
    for position in likely:
        if should_stop():
            break
        found.append((position.value + effort.answer * _reply_effect(appraisal, position, effort), position))
    return sorted(found, key=lambda each: -each[0])


def _reply_effect(appraisal: Appraisal, position: Position, effort: Effort) -> float:
    """Return the effect of the next player's best turn on `me`, in points; 0 if no other player is next.

    It is the change in the map's value, and the treasures and temple points gained, weighted as a rival's.
    """
    me, weights = appraisal.me, appraisal.weights
    now = view_after_turn(appraisal.view, me, position)
    rival = now.turn
    if rival is None or rival == me:
        return 0.0
    theirs = Appraisal(now, rival, weights)
    reply = TurnSearch(theirs, NO_WORKERS, effort.narrow).best
    then = Appraisal(view_after_turn(now, rival, reply), me, weights)
    gained = reply.found * theirs.find
    if theirs.outlook.scores_now:
        gained += _scored_points(theirs, reply)
    return then.total() - Appraisal(now, me, weights).total() + appraisal.scale[rival] * gained


def _scored_points(appraisal: Appraisal, position: Position) -> float:
    """Return the points of temples that the player would score in this position."""
    return sum(
        position.stock[place]
        for place in appraisal.temples
        if place in position.guards or position.strength(place) > appraisal.holding.strongest_rival(place)
    )


def view_after_turn(view: View, me: Seat, position: Position) -> View:
    """Return the view after a seat ends its turn in a position, with treasures held and totals as before."""
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
    return _with_next_turn(after, me)


def _with_next_turn(view: View, me: Seat) -> View:
    """Return the view with the next seat, if any, to move; in a scoring round `me` gets an empty sheet."""
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
