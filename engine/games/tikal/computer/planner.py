"""Plans a turn: a search that keeps the best positions for every number of points left.

Whatever is done costs at least a point, so positions are taken up from ten points down to none, and compared
only with those that have as many points left. A treasure counts as what it is expected to be worth; once it
has come out, the rest of the turn is planned anew.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.games.tikal.computer.appraisal import Appraisal
from engine.games.tikal.computer.ideas import Idea, Ideas
from engine.games.tikal.computer.turn import Position, begin
from engine.games.tikal.computer.walking_on import joined
from engine.games.tikal.model import Case

Candidate = tuple[float, Position, Idea]


class Plan:
    """Where a seat's turn may lead, if it always goes on well."""

    def __init__(self, appraisal: Appraisal, cases: tuple[Case, ...], width: int) -> None:
        self._ideas, self._width = Ideas(appraisal), width
        self.start = begin(appraisal.view, appraisal.me, cases)
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
    after.actions = joined(position, change(after, *given))
    return after
