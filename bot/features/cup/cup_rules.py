"""Rules of the cup: the order of a week's players, their points, and the season's table.

Each cup opens and closes with its week, at one instant on all servers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

SEASON = 4
"""Number of cups in a season."""
POINTS = (12, 9, 7, 5, 4, 3, 2)
"""Points in the season's table for places 1 to 7."""
TAKING_PART = 1
"""Points of all other places."""

Leads = tuple[int | None, ...]
"""A player's lead over the computer by deal. None: not finished in time."""

_Scored = TypeVar("_Scored", bound=Hashable)


def season_of(week: int) -> int:
    """Return the number of a cup's season, from 1."""
    return (week - 1) // SEASON + 1


def weeks_of_season(week: int) -> range:
    """Return the weeks of the season to which a week's cup belongs."""
    first = (season_of(week) - 1) * SEASON + 1
    return range(first, first + SEASON)


def ends_season(week: int) -> bool:
    """Return whether a cup is the last of its season."""
    return week % SEASON == 0


@dataclass(frozen=True)
class Entry:
    """A player's deals in a cup, under the name on the server."""

    user_id: int
    name: str
    leads: Leads

    @property
    def played(self) -> int:
        """The number of deals that the player finished in time."""
        return sum(lead is not None for lead in self.leads)

    @property
    def total(self) -> int:
        """The sum of the leads. A deal that was not played adds nothing."""
        return sum(filter(None, self.leads))


@dataclass(frozen=True)
class Place:
    """A player's rank in a cup, from 1, and the points in the season's table. Equals share both."""

    rank: int
    entry: Entry
    points: int


@dataclass(frozen=True)
class Standing:
    """A player's rank in the season's table, from 1, and the sum of points."""

    rank: int
    user_id: int
    name: str
    points: int


def placed(entries: Iterable[Entry], points: Mapping[int, int] | None = None) -> list[Place]:
    """Return the places of a cup, best first, without players who finished no deal.

    More deals come first, then the higher sum; equals share a rank. `points`: those already given, by user
    id, for all of them; None: by rank.
    """
    played = sorted(
        filter(lambda entry: entry.played, entries),
        key=lambda entry: (-entry.played, -entry.total, entry.name.casefold(), entry.user_id),
    )
    ranks = _shared_ranks([(entry.played, entry.total) for entry in played])
    return [
        Place(rank, entry, points_of(rank) if points is None else points[entry.user_id])
        for rank, entry in zip(ranks, played, strict=True)
    ]


def points_of(rank: int) -> int:
    """Return the season's points for a rank (from 1): those of `POINTS`, then `TAKING_PART`."""
    return POINTS[rank - 1] if rank <= len(POINTS) else TAKING_PART


def season_table(weeks: Iterable[Sequence[Place]]) -> list[Standing]:
    """Return a season's table, best first, from the places of its cups, oldest first.

    Equal points share a rank. Players have their newest names.
    """
    points, names = defaultdict[int, int](int), dict[int, str]()
    for place in (place for week in weeks for place in week):
        points[place.entry.user_id] += place.points
        names[place.entry.user_id] = place.entry.name
    ordered = sorted(points, key=lambda user_id: (-points[user_id], names[user_id].casefold(), user_id))
    ranks = _shared_ranks([points[user_id] for user_id in ordered])
    return [
        Standing(rank, user_id, names[user_id], points[user_id])
        for rank, user_id in zip(ranks, ordered, strict=True)
    ]


def _shared_ranks(scores: Sequence[_Scored]) -> Iterator[int]:
    """Yield the ranks, from 1, of scores in order; equal scores share one."""
    first = dict[_Scored, int]()
    for rank, score in enumerate(scores, start=1):
        yield first.setdefault(score, rank)
