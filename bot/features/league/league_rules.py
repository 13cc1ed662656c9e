"""Rules of the league, without input or output: dates, groups, which games open next, and the table.

A player has a place in a group, counted from 0. Games are between two places, so that a substitute takes over
a place with its games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from hashlib import sha256
from itertools import combinations, pairwise
from random import Random
from typing import TypeAlias

from bot.tables import weeks
from bot.tables.weeks import WEEK

DAY = WEEK // 7
LASTS = 4 * WEEK
"""Seconds from the start of a season to its end."""
NOTICE = 2 * DAY
"""Seconds between the day on which enough members are in and the start, at least."""
SUBSTITUTES_FOR = LASTS // 2
"""Seconds from the start of a season in which substitutes still take over places."""
FEWEST, MOST = 6, 48
"""Members with which a season begins, and that one league can have."""
SMALLEST, LARGEST = 4, 6
"""Players in a group."""
AT_ONCE = 2
"""Games that a player has to play at the same time, at most."""
WIN, DRAW = 2, 1
"""Points for a game."""
DRAWS = 20
"""Divisions into groups that are tried to keep people apart."""

Pair: TypeAlias = tuple[int, int]
"""The places of two players, the lower one first."""


def monday_after(moment: int) -> int:
    """Return the start of the first Monday (UTC) that begins after a time. Both are Unix seconds."""
    return weeks.opens_at(weeks.week_at(moment) + 1)


def seats_substitutes(begins_at: int | None, now: int) -> bool:
    """Return whether a season that began at `begins_at` (None: no) takes substitutes `now` (Unix times)."""
    return now < (begins_at or 0) + SUBSTITUTES_FOR


def group_sizes(count: int) -> list[int]:
    """Return the sizes of groups for `count` people, which differ by one at most; empty for too few.

    Of seven people one has to wait.
    """
    if count < FEWEST:
        return []
    groups = -(-count // LARGEST)
    if count < groups * SMALLEST:
        return group_sizes(count - 1)
    size, larger = divmod(count, groups)
    return [size + (number < larger) for number in range(groups)]


def draw_groups(
    people: Sequence[int], seed: str, apart: Collection[frozenset[int]] = ()
) -> list[tuple[int, ...]]:
    """Divide people, listed by when they signed up, into groups by lot, each in the order of its places.

    The same seed gives the same groups. The first of `DRAWS` divisions that brings the fewest pairs `apart`
    together is taken. People who don't fit into groups are left out, the last first.
    """
    sizes = group_sizes(len(people))
    divisions = [_random_division(people[: sum(sizes)], sizes, f"{seed} {number}") for number in range(DRAWS)]
    return min(divisions, key=lambda groups: _count_together(groups, apart))


def _random_division(people: Sequence[int], sizes: Sequence[int], seed: str) -> list[tuple[int, ...]]:
    shuffled = Random(seed).sample(people, len(people))
    ends = [sum(sizes[:number]) for number in range(len(sizes) + 1)]
    return [tuple(shuffled[start:end]) for start, end in pairwise(ends)]


def _count_together(groups: Iterable[Sequence[int]], apart: Collection[frozenset[int]]) -> int:
    """Return how many pairs of `apart` are in the same group."""
    return sum(frozenset(pair) in apart for group in groups for pair in combinations(group, 2))


def schedule(size: int) -> list[Pair]:
    """Return all games of a group, round by round: in a round each player has one game at most."""
    seats = [*range(size), *([None] if size % 2 else [])]
    games = list[Pair]()
    for _ in range(len(seats) - 1):
        for one, other in zip(seats[: len(seats) // 2], reversed(seats), strict=False):
            if one is not None and other is not None:
                games.append((min(one, other), max(one, other)))
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return games


def next_games(
    size: int, opened: Collection[Pair], busy: Mapping[int, int], without: Collection[Pair] = ()
) -> list[Pair]:
    """Return the games of a group to open now, in the order of the schedule.

    Each place gets at most `AT_ONCE` running games. `opened` were opened before, `busy` counts running games
    by place, `without` can't be opened now.
    """
    running, found = Counter(busy), list[Pair]()
    for game in schedule(size):
        if game in opened or game in without or any(running[place] >= AT_ONCE for place in game):
            continue
        found.append(game)
        running.update(game)
    return found


@dataclass(frozen=True)
class Score:
    """A finished game: its places, their scores, and the place that won (None: a draw).

    The scores of a resigned game need not agree with who won.
    """

    pair: Pair
    points: tuple[int, int]
    winner: int | None

    def lead(self, place: int) -> int:
        """Return by how much a place was ahead (negative: behind); 0 if the scores contradict who won."""
        ahead = self.points[0] - self.points[1]
        own = ahead if place == self.pair[0] else -ahead
        return own if self.winner is None or (own > 0) == (place == self.winner) else 0

    def earned(self, place: int) -> int:
        """Return the points in the table that a place has for the game."""
        return DRAW if self.winner is None else WIN if place == self.winner else 0


@dataclass(frozen=True)
class Standing:
    """A place's line in the table. `rank` counts from 1; None for players who left the season."""

    place: int
    rank: int | None
    points: int
    lead: int
    games: int


def counted(scores: Iterable[Score], size: int, left: Collection[int]) -> list[Score]:
    """Return the games that count.

    Those of players in `left` (places) count only if they finished at least half of theirs.
    """
    all_ = list(scores)
    finished = Counter(place for score in all_ for place in score.pair)
    ignored = {place for place in left if 2 * finished[place] < size - 1}
    return [score for score in all_ if not ignored & set(score.pair)]


def table(
    scores: Iterable[Score], size: int, seed: str, left: Collection[int] = (), *, is_over: bool = False
) -> list[Standing]:
    """Return a group's table, best first, players who left last.

    The order is points, difference, games against each other, lot (by `seed`). If numbers of games differ
    once the season is over, points and difference are per game, and players with fewer than half of their
    games come after the others.
    """
    counting = counted(scores, size, left)
    played = [place for place in range(size) if place not in left]
    totals = {place: _unranked_total(counting, place) for place in range(size)}
    per_game = is_over and len({totals[place].games for place in played}) > 1
    keys = {place: _sort_key(totals[place], size, per_game=per_game) for place in played}
    ordered = sorted(
        played,
        key=lambda place: (
            *keys[place],
            -_against_equals(counting, place, keys),
            sha256(f"{seed} {place}".encode()).digest(),
        ),
    )
    ranked = [replace(totals[place], rank=rank) for rank, place in enumerate(ordered, start=1)]
    return [*ranked, *(totals[place] for place in sorted(left))]


def _unranked_total(scores: Iterable[Score], place: int) -> Standing:
    """Return the sums of the games of the player at `place`, without a rank."""
    mine = [score for score in scores if place in score.pair]
    points, lead = sum(score.earned(place) for score in mine), sum(score.lead(place) for score in mine)
    return Standing(place, None, points, lead, len(mine))


_Key: TypeAlias = tuple[bool, Fraction, Fraction]


def _sort_key(total: Standing, size: int, *, per_game: bool) -> _Key:
    """Return a place's first sort key, ascending: False, then points and lead, negated.

    With `per_game` these are averages per game, and the first is whether it has played fewer than half of its
    games.
    """
    games = max(total.games, 1) if per_game else 1
    has_few = per_game and 2 * total.games < size - 1
    return has_few, -Fraction(total.points, games), -Fraction(total.lead, games)


def _against_equals(scores: Iterable[Score], place: int, keys: Mapping[int, _Key]) -> int:
    """Return the points of a place in games against those with the same key."""
    equals = {other for other, key in keys.items() if key == keys[place]}
    return sum(score.earned(place) for score in scores if place in score.pair and equals >= set(score.pair))


def unplayed(size: int, opened: Iterable[Pair], left: Collection[int]) -> Iterator[Pair]:
    """Yield the games of a group that were not opened and can still be: neither player has left."""
    known = set(opened)
    return (game for game in schedule(size) if game not in known and not set(game) & set(left))
