"""The expeditions of a finished game: what each brought, which of them made and which cost the most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.games.lost_cities.model import Board
from engine.games.lost_cities.scoring import worth


class Journey(Struct, frozen=True):
    """One finished expedition and what it came to."""

    points: int
    round: int
    side: int
    colour: int


def journeys(finished: Sequence[Board]) -> Iterator[Journey]:
    """All expeditions of the finished rounds."""
    for number, board in enumerate(finished, start=1):
        for side, expeditions in enumerate(board):
            for colour, expedition in enumerate(expeditions):
                if expedition:
                    yield Journey(worth(expedition), number, side, colour)


def turning_points(finished: Sequence[Board]) -> tuple[Journey, Journey] | None:
    """The expeditions that brought in and cost the most; None if there was none."""
    every = list(journeys(finished))
    if not every:
        return None
    return max(every, key=_points), min(every, key=_points)


def _points(journey: Journey) -> int:
    return journey.points
