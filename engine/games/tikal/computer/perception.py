"""What a weak player of Tikal misjudges: temples and ruins, for the whole game, and how far it plans."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from msgspec.structs import replace

from engine.ai.character import Character, Weakness
from engine.core.types import Event, Seat
from engine.games.tikal.action_types import Action, Move
from engine.games.tikal.box import HEXES
from engine.games.tikal.computer.appraisal import Appraisal
from engine.games.tikal.computer.weights import Effort, Weights
from engine.games.tikal.events import Excavated, Found, Guarded, Moved, TurnEnded
from engine.games.tikal.model import View

MIN_PATIENCE = 0.15
"""How much of what comes later whoever is in haste still counts, at least."""
MAX_OVERLOOKED = 0.5
"""So likely it is at most that a place is not seen; whoever saw none would leave all points unspent."""
DARING_CONFIDENCE = 0.15
"""How much surer the daring are of a majority, for each point of daring."""


def weakened_weights(weights: Weights, weakness: Weakness) -> Weights:
    """The weights of a judgement as a weak player has them."""
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
    """What is to come later counts so much: never nothing, or nobody would walk to a ruin."""
    return max(MIN_PATIENCE, 1 - weakness.haste)


def reduced_effort(effort: Effort, weakness: Weakness) -> Effort:
    """How far a weak player looks."""
    patience = 1 - weakness.haste
    return replace(
        effort,
        width=max(1, round(effort.width * patience)),
        narrow=max(1, round(effort.narrow * patience)),
        placings=max(1, round(effort.placings * patience)),
    )


@dataclass(frozen=True)
class Misjudgements:
    """What is misjudged in a turn, by hex."""

    unminded: Sequence[bool]
    """Where the others' points go unnoticed."""
    fancies: Sequence[float]
    """How many times as much a temple or a ruin looks worth."""
    unseen: frozenset[int]
    """Temples and ruins without pieces of one's own that are not thought of in this turn."""
    patience: float
    """What each scoring round counts against the one before it."""


def misjudgements_in(view: View, me: Seat, who: Character, weakness: Weakness) -> Misjudgements:
    """What a player misjudges."""
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
    """The appraisal of a player who misjudges things."""

    def __init__(self, view: View, me: Seat, weights: Weights, seen: Misjudgements) -> None:
        super().__init__(view, me, weights)
        self._seen = seen
        self.temples = tuple(place for place in self.temples if place not in seen.unseen)
        self.ruins = tuple(place for place in self.ruins if place not in seen.unseen)

    def on(self, view: View) -> Appraisal:
        """How the same player judges another map."""
        return WeakAppraisal(view, self.me, self.weights, self._seen)

    def _judge(self, place: int, explorers: int, leads: bool, stock: int) -> float:
        if place in self._seen.unseen:
            return self.idle(place, explorers, leads)
        return super()._judge(place, explorers, leads, stock)

    def temple(self, place: int, strength: int, level: int) -> float:
        """What a temple is worth: a fancied one more, the rivals' points only where they are minded."""
        points = self.holding.points(place, strength, level)
        if self._seen.unminded[place]:
            return self._seen.fancies[place] * points[self.me]
        worth = sum(scale * points for scale, points in zip(self.scale, points, strict=True))
        return self._seen.fancies[place] * worth

    def guarded(self, place: int, level: int) -> float:
        """What a temple is worth with a guard, seen as without: or the hasty would guard at once."""
        rounds = sum(self._seen.patience**later for later in range(self.outlook.rounds[self.me]))
        return self._seen.fancies[place] * level * rounds

    def ruin(self, place: int, pieces: int, hoard: int) -> float:
        """What is to be found on a ruin: on a fancied one more."""
        return self._seen.fancies[place] * super().ruin(place, pieces, hoard)


def walks_back(action: Action, me: Seat, history: Sequence[Event]) -> bool:
    """Whether pieces would go back to where they came from in this turn, having done nothing there."""
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
