"""The number of users at each rating of a board, from which ranks and pages are computed.

So a query does not count all users. Deleted users are not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import takewhile
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from bot.store import rating_queries as stored
from bot.store.dialects import insertion
from bot.store.rating_queries import Board, Key, Standing
from bot.store.schema import BOARD, rating_histogram, ratings

_KEY = tuple(rating_histogram.primary_key.columns)


class Place(NamedTuple):
    """A rating on a board in a season ("": all time)."""

    board: Board
    season: str
    rating: int


class RatingHistogram:
    """The distribution of a board: pairs of a rating and its number of users, best first."""

    def __init__(self, steps: Iterable[tuple[int, int]]) -> None:
        self._steps = tuple(steps)

    @property
    def count(self) -> int:
        """The number of users."""
        return sum(people for _, people in self._steps)

    def above(self, rating: int) -> int:
        """Return how many users have more than this rating."""
        return sum(people for _, people in takewhile(lambda step: step[0] > rating, self._steps))

    def at(self, number: int) -> int:
        """Return the rating of the user with `number` users before them, from 0.

        Raises IndexError from `count` on.
        """
        for rating, people in self._steps:
            number -= people
            if number < 0:
                return rating
        raise IndexError(number)


def of_board(connection: Connection, board: Board, season: str) -> RatingHistogram:
    """Return the distribution of ratings on a board in a season."""
    rating, here = rating_histogram.c.rating, zip(_KEY, (*board, season), strict=False)
    query = select(rating, rating_histogram.c.people).where(*(column == value for column, value in here))
    query = query.order_by(rating.desc())
    return RatingHistogram((row.rating, row.people) for row in connection.execute(query))


def write(connection: Connection, before: Mapping[Key, Standing], after: Mapping[Key, Standing]) -> None:
    """Write the standings `after` a game. Move its users' counts from where they were `before`."""
    stored.write_ratings(connection, after)
    _move_counts(connection, places(before), places(after))


def places(standings: Mapping[Key, Standing]) -> Iterator[Place]:
    """Yield where each standing counts. Deleted users have no place."""
    return (
        Place(key.board, key.season, standing.rating)
        for key, standing in standings.items()
        if key.user_id > 0
    )


def remove_user(connection: Connection, user_id: int) -> None:
    """Remove a user from all counts, before their standings get another user id."""
    query = select(*BOARD, ratings.c.rating).where(ratings.c.user_id == user_id)
    rows = connection.execute(query).all()
    _move_counts(connection, (Place(Board(*row[:3]), row.season, row.rating) for row in rows), ())


def _move_counts(connection: Connection, before: Iterable[Place], after: Iterable[Place]) -> None:
    """Add 1 at each place of `after` and subtract 1 at each of `before`. Counts that reach 0 are deleted."""
    change = Counter(after)
    change.subtract(before)
    # In the order of the key, so that concurrent writers cannot deadlock.
    moved = [(_key_of(place), people) for place, people in sorted(change.items()) if people]
    if moved:
        added = insertion(connection, rating_histogram)
        summed = {"people": rating_histogram.c.people + added.excluded.people}
        upsert = added.on_conflict_do_update(index_elements=list(_KEY), set_=summed)
        connection.execute(upsert, [{**key, "people": people} for key, people in moved])
    if left := [{f"the_{name}": value for name, value in key.items()} for key, people in moved if people < 0]:
        same = (column == bindparam(f"the_{column.name}") for column in _KEY)
        connection.execute(delete(rating_histogram).where(*same, rating_histogram.c.people == 0), left)


def _key_of(place: Place) -> dict[str, object]:
    return {**place.board._asdict(), "season": place.season, "rating": place.rating}


def recount(connection: Connection) -> None:
    """Rebuild all counts from the standings."""
    connection.execute(delete(rating_histogram))
    counted = select(*BOARD, ratings.c.rating, func.count()).where(ratings.c.user_id > 0)
    rows = counted.group_by(*BOARD, ratings.c.rating)
    connection.execute(insert(rating_histogram).from_select(list(rating_histogram.c), rows))


def all_counts(connection: Connection) -> Counter[Place]:
    """Return all stored counts, by place."""
    rows = connection.execute(select(rating_histogram))
    return Counter({Place(Board(*row[:3]), row.season, row.rating): row.people for row in rows})
