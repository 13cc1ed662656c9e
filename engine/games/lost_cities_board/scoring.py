"""Points of figures and artifacts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.data_files import load_data
from engine.core.types import Seat
from engine.games.lost_cities_board.model import FACTOR, VALUES, Options, Stones

_BOX = load_data("lost_cities_board")


def figure_points(stones: Stones, researcher: int | None) -> tuple[int, ...]:
    """Return the points of each path's figure by colour; 0 without one.

    `researcher` is the colour index of the researcher's path, or None; it counts double, losses too.
    """
    return tuple(
        VALUES[stone - 1] * (FACTOR if colour == researcher else 1) if stone else 0
        for colour, stone in enumerate(stones)
    )


def total_figure_points(stones: Stones, researcher: int | None) -> int:
    """Return the points of all figures of a player. `researcher` as in `figure_points`."""
    return sum(figure_points(stones, researcher))


def current_points(totals: Sequence[int | None], worths: Sequence[int]) -> tuple[int | None, ...]:
    """Return each seat's total with the points of its figures; None where hidden.

    `worths` are these points by seat; empty after the game, when totals include them.
    Sums may be below 0.
    """
    if not worths:
        return tuple(totals)
    return tuple(
        None if total is None else total + worth for total, worth in zip(totals, worths, strict=True)
    )


def leading_seats(totals: Sequence[int | None], worths: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats with the most points, figures included.

    Empty if all are equal or any total is hidden (None).
    """
    known = [points for points in current_points(totals, worths) if points is not None]
    if len(known) < len(totals) or len(set(known)) == 1:
        return ()
    return tuple(seat for seat, points in enumerate(known) if points == max(known))


def add_points(total: int, more: int) -> int:
    """Return the total plus `more`, at least 0 (rules, “Scoring an expedition”)."""
    return max(0, total + more)


def artifact_points(count: int, options: Options) -> int:
    """Return the points of `count` artifacts in a game. Beyond the track, its last entry applies."""
    points = artifact_track(options)
    return points[min(count, len(points) - 1)]


def artifact_track(options: Options) -> Sequence[int]:
    """Return the points by number of artifacts; the first entry is for none."""
    points: list[int] = _BOX["artifacts"][options.length]
    return points


def artifact_average(options: Options) -> float:
    """Return the average points of one more artifact over the whole track, rounded to a whole number."""
    points = artifact_track(options)
    return float(round((points[-1] - points[0]) / (len(points) - 1)))


def expedition_count(options: Options) -> int:
    """Return the number of expeditions in a game of this length."""
    count: int = _BOX["expeditions"][options.length]
    return count
