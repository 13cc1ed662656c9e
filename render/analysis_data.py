"""The content of an analysis picture: result, chances, costly turns, luck."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.core.types import GameAction, GameView, Seat

LEAST_LUCK = 3.0
"""Points of luck below which no side counts as lucky."""
STRETCH_TURNS, LEAST_STRETCH = 10, 0.15
"""The length of the steepest stretch in turns, and the least rise of chances (0 to 1) in it."""


class Play(Struct, frozen=True):
    """An action and the public view before it, for the action's small picture."""

    view: GameView
    action: GameAction


class CostlyTurnRow(Struct, frozen=True):
    """A turn that cost `points`: seat and number (from 1), the action taken and the better one, in words."""

    seat: Seat
    turn: int
    points: int
    deed: str
    better: str
    reason: str = ""
    """Why the other action was better, as one sentence; empty if unknown."""
    played: Play | None = None
    improved: Play | None = None


class Stretch(Struct, frozen=True):
    """The turns after `first` up to `last` in which the chances of a side rose most, by `rise` (0 to 1)."""

    first: int
    last: int
    side: int
    rise: float


class AnalysisData(Struct, frozen=True):
    """The content of an analysis. Points, chances and luck are by side.

    `chances` holds each side's win chance (0 to 1) after each turn, starting with the deal. `luck` is in
    points; empty if unknown.
    """

    game_key: str
    sides: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    """The sides that won."""
    chances: tuple[tuple[float, ...], ...]
    rounds: tuple[int, ...]
    """The numbers of the turns that ended a round."""
    rows: tuple[CostlyTurnRow, ...] = ()
    """In the order of play."""
    luck: tuple[float, ...] = ()
    round_points: tuple[tuple[int, ...], ...] = ()
    """Points of each round by side; empty if unknown."""
    stretch_actions: tuple[GameAction, ...] = ()
    """The actions of the side that gained in the steepest stretch."""

    def side_of(self, seat: Seat) -> int:
        """Return the index of a seat's side. Raises StopIteration for an unknown seat."""
        return next(number for number, side in enumerate(self.sides) if seat in side)

    @property
    def luckiest(self) -> int | None:
        """The side favoured most by luck; None if by less than `LEAST_LUCK` points, or unknown."""
        best = max(range(len(self.luck)), key=lambda side: self.luck[side], default=None)
        return None if best is None or self.luck[best] < LEAST_LUCK else best

    @property
    def by_points(self) -> list[int]:
        """The sides in the order of their places: winners first, then by points."""
        return sorted(range(len(self.sides)), key=lambda side: (side not in self.winners, -self.points[side]))


def steepest_stretch(chances: Sequence[Sequence[float]]) -> Stretch | None:
    """Return the turns in which a side's chances rose most, `STRETCH_TURNS` or all if the game had fewer.

    None if none rose by `LEAST_STRETCH`, or there were no turns.
    """
    length = min(STRETCH_TURNS, len(chances) - 1)
    rises = [
        Stretch(first, first + length, side, after - before)
        for first in range(len(chances) - length)
        for side, (before, after) in enumerate(zip(chances[first], chances[first + length], strict=True))
    ]
    best = max(rises, key=lambda stretch: stretch.rise, default=None)
    return best if best is not None and best.rise >= LEAST_STRETCH else None
