"""What figures and artifacts are worth."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.data_files import load_data
from engine.core.types import Seat
from engine.games.lost_cities_board.model import FACTOR, VALUES, Options, Stones

_BOX = load_data("lost_cities_board")


def figures(stones: Stones, researcher: int | None) -> tuple[int, ...]:
    """What each path's figure counts, by colour; the researcher counts double, minus points too."""
    return tuple(
        VALUES[stone - 1] * (FACTOR if colour == researcher else 1) if stone else 0
        for colour, stone in enumerate(stones)
    )


def figures_together(stones: Stones, researcher: int | None) -> int:
    """What all figures of a player count."""
    return sum(figures(stones, researcher))


def standing(totals: Sequence[int | None], worths: Sequence[int]) -> tuple[int | None, ...]:
    """What each would have if the expedition were scored now; None where a total is hidden."""
    if not worths:
        return tuple(totals)
    return tuple(
        None if total is None else added(total, worth) for total, worth in zip(totals, worths, strict=True)
    )


def ahead(totals: Sequence[int | None], worths: Sequence[int]) -> tuple[Seat, ...]:
    """Who would have the most points if the expedition were scored now; nobody while all are equal.

    A total that is hidden (None) leaves the question open.
    """
    known = [points for points in standing(totals, worths) if points is not None]
    if len(known) < len(totals) or len(set(known)) == 1:
        return ()
    return tuple(seat for seat, points in enumerate(known) if points == max(known))


def added(total: int, more: int) -> int:
    """A total with more points, or fewer: it never falls below 0 (rules, "Scoring an expedition")."""
    return max(0, total + more)


def artifacts(count: int, options: Options) -> int:
    """The worth of so many artifacts at the end; beyond the track's last entry it stays there."""
    track: list[int] = _BOX["artifacts"][options.length]
    return track[min(count, len(track) - 1)]


def expeditions(options: Options) -> int:
    """How many expeditions a game has."""
    count: int = _BOX["expeditions"][options.length]
    return count
