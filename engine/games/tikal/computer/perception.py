"""What a weak player misjudges: temples, ruins, and how far to plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from msgspec.structs import replace

from engine.ai.character import Character, Weakness
from engine.core.types import Event, Seat
from engine.games.tikal.computer.appraisal import Appraisal, Effort, Weights
from engine.games.tikal.events import Excavated, Found, Guarded, Moved, TurnEnded
from engine.games.tikal.model import HEXES, Action, Move, Spot, View

MIN_PATIENCE = 0.15
"""The least weight of later points, however hasty a player is."""
MAX_OVERLOOKED = 0.5
"""The highest probability to overlook a hex. Players who saw none would waste all points."""
DARING_CONFIDENCE = 0.15
"""Extra confidence in majorities per point of daring."""


def weakened_weights(weights: Weights, weakness: Weakness) -> Weights:
    """Return the weights as a weak player has them.

    Haste lowers the weight of later points. Daring trusts more in majorities and saves guards.
    """
    patience = _patience(weakness)
    return replace(
        weights,
        later=weights.later * patience,
        near=weights.near * patience,
        camp=weights.camp * patience,
        ruin=weights.ruin * patience,
        hold=weights.hold * exp(-DARING_CONFIDENCE * weakness.daring),
        guard=weights.guard * exp(DARING_CONFIDENCE * weakness.daring),
    )


def _patience(weakness: Weakness) -> float:
    """Return the weight (at most 1) of later points. It stays above 0."""
    return max(MIN_PATIENCE, 1 - weakness.haste)


def reduced_effort(effort: Effort, weakness: Weakness) -> Effort:
    """Return the search effort of a weak player: the hastier, the smaller, but at least 1."""
    patience = 1 - weakness.haste
    return replace(
        effort,
        width=max(1, round(effort.width * patience)),
        narrow=max(1, round(effort.narrow * patience)),
        placings=max(1, round(effort.placings * patience)),
    )


@dataclass(frozen=True)
class Misjudgements:
    """What a player misjudges in a turn, by hex."""

    unminded: Sequence[bool]
    """Whether the rivals' points are ignored."""
    fancies: Sequence[float]
    """Factor by which a temple or ruin looks more valuable."""
    unseen: frozenset[int]
    """Temples and ruins overlooked this turn. The player has no pieces there."""
    patience: float
    """Weight of each scoring round relative to the one before."""


def misjudgements_in(view: View, me: Seat, who: Character, weakness: Weakness) -> Misjudgements:
    """Return what a player misjudges in this view.

    Chances are the same throughout a turn. Hexes with pieces of `me` are not overlooked.
    """
    places, turn = range(len(HEXES)), f"{view.stack} {len(view.sheets)}"
    absent = [place for place in places if not (view.explorers[me][place] or view.leaders[me] == place)]
    overlooked = min(MAX_OVERLOOKED, weakness.oversight)
    return Misjudgements(
        [who.chance(f"rival {place}") < weakness.blindness for place in places],
        [exp(weakness.fancy * who.noise(f"fancy {place}")) for place in places],
        frozenset(place for place in absent if who.chance(f"seen {turn} {place}") < overlooked),
        _patience(weakness),
    )


class WeakAppraisal(Appraisal):
    """The appraisal of a player with misjudgements."""

    def __init__(self, view: View, me: Seat, weights: Weights, seen: Misjudgements) -> None:
        super().__init__(view, me, weights)
        self._seen = seen
        self.temples = tuple(place for place in self.temples if place not in seen.unseen)
        self.ruins = tuple(place for place in self.ruins if place not in seen.unseen)

    def on(self, view: View) -> Appraisal:
        """Return the appraisal of another view with the same misjudgements."""
        return WeakAppraisal(view, self.me, self.weights, self._seen)

    def _compute_worth(self, place: Spot, explorers: int, has_leader: bool, stock: int) -> float:
        """Compute `worth`. On an overlooked hex only the pieces count."""
        if place in self._seen.unseen:
            return self.presence(place, explorers, has_leader)
        return super()._compute_worth(place, explorers, has_leader, stock)

    def temple(self, place: Spot, strength: int, level: int) -> float:
        """Return the temple's value, times the fancy, and without rivals that the player ignores."""
        if self._seen.unminded[place]:
            return self._seen.fancies[place] * self.holding.points(place, strength, level)[self.me]
        return self._seen.fancies[place] * super().temple(place, strength, level)

    def guarded(self, place: Spot, level: int) -> float:
        """Return an own guarded temple's value, with later rounds discounted, times the fancy."""
        rounds = sum(self._seen.patience**later for later in range(self.outlook.rounds[self.me]))
        return self._seen.fancies[place] * level * rounds

    def ruin(self, place: Spot, pieces: int, hoard: int) -> float:
        """Return a ruin's value, times the fancy. `pieces` are own ones there, `hoard` the treasures left."""
        return self._seen.fancies[place] * super().ruin(place, pieces, hoard)


def walks_back(action: Action, me: Seat, history: Sequence[Event]) -> bool:
    """Return whether an action moves pieces back to where they were this turn, without work in between.

    The leader must be among them both times or never; the numbers of explorers may differ.
    """
    if not isinstance(action, Move):
        return False
    for event in reversed(history):
        match event:
            case TurnEnded():
                return False
            case Excavated() | Found() | Guarded() if event.hex == action.start:
                return False
            case Moved() if event.seat == me and event.way[-1] == action.start:
                if event.way[0] == action.end and event.leader == action.leader:
                    return True
    return False
