"""A position within a turn, reduced to what a plan can change.

`camp`, `start`, `end` and `place` are indices of hexes. Functions that change a position leave its value and
points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable

from msgspec import Struct

from engine.core.types import Seat
from engine.games.tikal import land
from engine.games.tikal.model import (
    GONE,
    HEXES,
    LAND,
    LEADER_STRENGTH,
    LEVELS,
    SPOTS,
    Action,
    Camp,
    Case,
    Enter,
    Excavate,
    Exchange,
    Guard,
    Hunt,
    Kind,
    Move,
    Spot,
    View,
)

Many = tuple[Spot, ...]


class Position(Struct, gc=False):
    """A position within a turn: its value, and the actions that lead there.

    Lists and tuples are by hex. They are shared between positions, so changes replace them.
    """

    value: float
    points: int
    explorers: list[int]
    leader: Spot
    supply: int
    stock: list[int]
    """By hex: a temple's level, or a ruin's treasures."""
    camps: Many
    """Camps of the seat, the base camp first."""
    guards: Many
    works: dict[Spot, int]
    """Hex → how often it has been worked this turn."""
    tired: dict[Spot, int]
    """Hex → pieces there that have worked there."""
    held: tuple[Kind, ...]
    left: dict[int, int]
    """Temple level → pieces left."""
    found: int
    """Treasures taken in the plan, of unknown kind."""
    actions: tuple[Action, ...]

    def strength(self, place: Spot) -> int:
        """Return the explorers on a hex; the leader counts as three."""
        return self.explorers[place] + LEADER_STRENGTH * (self.leader == place)

    def key(self) -> Hashable:
        """Return a key that identifies equal positions with the same points left. It ignores `tired`."""
        works = tuple(sorted(self.works.items()))
        map_ = tuple(self.explorers), self.leader, tuple(self.stock), self.camps, self.guards
        return map_, self.held, self.found, works


Change = Callable[..., tuple[Action, ...]]
"""A function that changes a position in place, except value and points, and returns the actions."""


def start_position(view: View, me: Seat, cases: tuple[Case, ...]) -> Position:
    """Return the position of a view as the start of a plan for `me`, also within a turn.

    `cases` are the ways in which pieces may have worked. Where they differ, the least work counts.
    """
    works = Counter[Spot](site for worker in cases[0] for site in worker.sites)
    return Position(
        value=0.0,
        points=view.points,
        explorers=list(view.explorers[me]),
        leader=view.leaders[me],
        supply=view.supply[me],
        stock=[level or hoard for level, hoard in zip(view.levels, view.hoards, strict=True)],
        camps=land.usable_camps(view.camps, me),
        guards=tuple(place for place, owner in zip(SPOTS, view.guards, strict=True) if owner == me),
        works=dict(works),
        tired={
            site: min(sum(worker.at == site and site in worker.sites for worker in case) for case in cases)
            for site in works
        },
        held=view.treasures[me],
        left={level: count - _pieces_used(view, level) for level, count in LEVELS.items()},
        found=0,
        actions=(),
    )


def _pieces_used(view: View, level: int) -> int:
    """Return how many pieces of a level are on temples."""
    high = [tile for tile, raised in zip(view.tiles, view.levels, strict=True) if raised >= level]
    return sum(LAND[tile].value < level for tile in high)


def enter(position: Position, camp: Spot, end: Spot, count: int) -> tuple[Action, ...]:
    """Change `position`, unchecked and unpaid: bring explorers by a camp to `end`. Return the actions."""
    position.explorers = _with_change(position.explorers, end, count)
    position.supply -= count
    walk = (Move(HEXES[camp], HEXES[end], count),) if camp != end else ()
    return (*(Enter(HEXES[camp]),) * count, *walk)


def enter_leader(position: Position, camp: Spot, end: Spot) -> tuple[Action, ...]:
    """Change `position`, unchecked and unpaid: bring the leader by a camp to `end`. Return the actions."""
    position.leader = end
    walk = (Move(HEXES[camp], HEXES[end], 0, leader=True),) if camp != end else ()
    return (Enter(HEXES[camp], leader=True), *walk)


def move(position: Position, start: Spot, end: Spot, count: int) -> tuple[Action, ...]:
    """Change `position`, unchecked and unpaid: move explorers, first those that worked. Return the action."""
    position.explorers = _with_change(_with_change(position.explorers, start, -count), end, count)
    _move_tired_first(position, start, count)
    return (Move(HEXES[start], HEXES[end], count),)


def move_leader(position: Position, start: Spot, end: Spot) -> tuple[Action, ...]:
    """Change `position`, unchecked and unpaid: move the leader alone. Return the action.

    If explorers stay on `start`, they count as the pieces that have worked there.
    """
    position.leader = end
    if not position.explorers[start]:
        _move_tired_first(position, start, 1)
    return (Move(HEXES[start], HEXES[end], 0, leader=True),)


def _move_tired_first(position: Position, start: Spot, count: int) -> None:
    """Record that `count` pieces leave the hex `start`; those that have worked go first."""
    if position.tired.get(start):
        position.tired = {**position.tired, start: max(0, position.tired[start] - count)}


def excavate(position: Position, place: Spot) -> tuple[Action, ...]:
    """Change `position`, unchecked and unpaid: raise a temple by a level. Return the action."""
    level = position.stock[place] + 1
    position.stock = _with_change(position.stock, place, 1)
    position.left = {**position.left, level: position.left[level] - 1}
    _record_work(position, place)
    return (Excavate(HEXES[place]),)


def hunt(position: Position, place: Spot) -> tuple[Action, ...]:
    """Change `position`, unchecked and unpaid: take a treasure of unknown kind. Return the action."""
    position.stock = _with_change(position.stock, place, -1)
    position.found += 1
    _record_work(position, place)
    return (Hunt(HEXES[place]),)


def _record_work(position: Position, place: Spot) -> None:
    """Record that a piece has worked on a hex. Changes the position."""
    position.works = {**position.works, place: position.works.get(place, 0) + 1}
    position.tired = {**position.tired, place: position.tired.get(place, 0) + 1}


def exchange(position: Position, action: Exchange) -> tuple[Action, ...]:
    """Change `position`, unchecked and unpaid: swap a treasure for another player's. Return the action."""
    position.held = swap_treasure(position.held, action.give, action.take)
    return (action,)


def swap_treasure(held: tuple[Kind, ...], out: Kind, new: Kind) -> tuple[Kind, ...]:
    """Return the treasures with one `out` replaced by `new`, sorted. Raises ValueError if it is absent."""
    place = held.index(out)
    return tuple(sorted((*held[:place], new, *held[place + 1 :])))


def camp(position: Position, place: Spot) -> tuple[Action, ...]:
    """Change `position`, unchecked and unpaid: pitch a camp. Return the action."""
    base, *own = position.camps
    position.camps = (base, *sorted((*own, place)))
    return (Camp(HEXES[place]),)


def guard(position: Position, place: Spot) -> tuple[Action, ...]:
    """Change `position`, unchecked and unpaid: post a guard; pieces there are gone. Return the action."""
    position.guards = (*position.guards, place)
    position.explorers = _with_change(position.explorers, place, -position.explorers[place])
    if position.leader == place:
        position.leader = GONE
    return (Guard(HEXES[place]),)


def _with_change(items: list[int], place: Spot, change: int) -> list[int]:
    """Return a copy of `items` in which the number at `place` has grown by `change`."""
    items = items.copy()
    items[place] += change
    return items
