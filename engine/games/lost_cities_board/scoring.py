"""What figures and artifacts are worth."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.data_files import load_data
from engine.core.types import Seat
from engine.games.lost_cities_board.model import FACTOR, VALUES, Options, Stones

_BOX = load_data("lost_cities_board")


def figure_points(stones: Stones, researcher: int | None) -> tuple[int, ...]:
    """What each path's figure counts, by colour; the researcher counts double, minus points too."""
    return tuple(
        VALUES[stone - 1] * (FACTOR if colour == researcher else 1) if stone else 0
        for colour, stone in enumerate(stones)
    )


def total_figure_points(stones: Stones, researcher: int | None) -> int:
    """What all figures of a player count."""
    return sum(figure_points(stones, researcher))


def current_points(totals: Sequence[int | None], worths: Sequence[int]) -> tuple[int | None, ...]:
    """What each would have if the expedition were scored now; None where a total is hidden."""
    if not worths:
        return tuple(totals)
    return tuple(
        None if total is None else add_points(total, worth)
        for total, worth in zip(totals, worths, strict=True)
    )


def leading_seats(totals: Sequence[int | None], worths: Sequence[int]) -> tuple[Seat, ...]:
    """Who would have the most points if the expedition were scored now; nobody while all are equal.

    A total that is hidden (None) leaves the question open.
    """
    known = [points for points in current_points(totals, worths) if points is not None]
    if len(known) < len(totals) or len(set(known)) == 1:
        return ()
    return tuple(seat for seat, points in enumerate(known) if points == max(known))


def add_points(total: int, more: int) -> int:
    """A total with more points, or fewer: it never falls below 0 (rules, "Scoring an expedition")."""
    return max(0, total + more)


def artifact_points(count: int, options: Options) -> int:
    """The worth of so many artifacts at the end; beyond the track's last entry it stays there."""
    points = artifact_track(options)
    return points[min(count, len(points) - 1)]


def artifact_track(options: Options) -> Sequence[int]:
    """Return the points for each number of artifacts, from none to the end of the track."""
    points: list[int] = _BOX["artifacts"][options.length]
    return points


def artifact_average(options: Options) -> float:
    """Return the points that one more artifact adds on the average of the track, rounded to whole points."""
    points = artifact_track(options)
    return float(round((points[-1] - points[0]) / (len(points) - 1)))


def expedition_count(options: Options) -> int:
    """How many expeditions a game has."""
    count: int = _BOX["expeditions"][options.length]
    return count
