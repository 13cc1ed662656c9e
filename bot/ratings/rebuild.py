"""Rebuilding and checking all ratings from the results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, zip_longest

from sqlalchemy import Connection

from bot.ratings import against_computers
from bot.ratings.earned_achievements import enter
from bot.ratings.ledger import Ledger
from bot.ratings.rating_model import METHOD
from bot.ratings.record_result import MEMO, game_of
from bot.store import Database, Store, names, rating_queries
from bot.store.dialects import RATINGS, advisory_lock, begin_snapshot
from bot.store.rating_queries import Achievement, RatingChange

_BATCH = 5_000
MOST_DIFFERENCES = 20
"""Differences that a check lists."""


@dataclass(frozen=True)
class RatingsCheck:
    """The number of changes and standings checked, and the first differences found."""

    changes: int
    standings: int
    differences: tuple[str, ...]


async def rebuild_if_outdated(database: Database) -> bool:
    """Rebuild all ratings if another method computed them or results were redated.

    Return whether that was done.
    """
    store = Store(database)
    if await store.read(names.read_value, MEMO) == METHOD:
        return False
    await rebuild(database)
    return True


async def rebuild(database: Database) -> int:
    """Rebuild all ratings from the results in one transaction; return the number of changes of skill."""
    count = await database.write(_rebuild)
    await Store(database).write(names.write_value, MEMO, METHOD)
    return count


def _rebuild(connection: Connection) -> int:
    """Recompute ratings, counts and general achievements; return the number of changes of skill."""
    advisory_lock(connection, RATINGS)
    rating_queries.delete_computed(connection)
    book, count, earned = Ledger(), 0, list[Achievement]()
    changes = _all_changes(connection, book, earned)
    while batch := list(islice(changes, _BATCH)):
        rating_queries.add_changes(connection, batch)
        count += len(batch)
    _enter_games_against_computers(connection, book)
    rating_queries.overwrite_standings(connection, book.standings)
    rating_queries.recount_places(connection)
    rating_queries.write_achievements(connection, earned)
    return count


def _all_changes(connection: Connection, book: Ledger, earned: list[Achievement]) -> Iterator[RatingChange]:
    """Yield all changes that the results make, in order, while filling `book` and `earned`."""
    for table_id, rows in rating_queries.rated_results(connection):
        changes, more = enter(book, game_of(table_id, rows))
        earned += more
        yield from changes


def _enter_games_against_computers(connection: Connection, book: Ledger) -> None:
    """Add all stored games against computers to the standings in `book`."""
    for _, rows in rating_queries.rated_results(connection, rated=False):
        against_computers.enter(book.standings, rows)


async def check_ratings(database: Database) -> RatingsCheck:
    """Compute all ratings from the results and compare them exactly with the stored ones.

    Returns at most `MOST_DIFFERENCES`; none if all is well.
    """
    return await database.read(_check_snapshot)


def _check_snapshot(connection: Connection) -> RatingsCheck:
    """Compare computed with stored ratings in one snapshot; return at most `MOST_DIFFERENCES`.

    If changes of skill differ, only the first difference.
    """
    begin_snapshot(connection)  # games may end concurrently
    book, changes, found, earned = Ledger(), 0, list[str](), list[Achievement]()
    for reckoned, kept in zip_longest(
        _all_changes(connection, book, earned), rating_queries.all_changes(connection)
    ):
        changes += 1
        if reckoned != kept:
            found.append(f"reckoned {reckoned}, kept {kept}")
            # One extra or missing game misaligns all later changes.
            return RatingsCheck(changes, 0, tuple(found))
    _enter_games_against_computers(connection, book)
    kept_standings = dict(rating_queries.all_standings(connection))
    for key in sorted(book.standings.keys() | kept_standings.keys()):
        if book.standings.get(key) != kept_standings.get(key):
            found.append(f"{key}: reckoned {book.standings.get(key)}, kept {kept_standings.get(key)}")
    for achievement in sorted(set(earned) ^ rating_queries.general_achievements(connection)):
        found.append(f"{achievement}: reckoned or kept, but not both")
    found += _miscounted_places(connection, book)
    return RatingsCheck(changes, len(kept_standings), tuple(found[:MOST_DIFFERENCES]))


def _miscounted_places(connection: Connection, book: Ledger) -> Iterator[str]:
    """Yield a sentence for each rating whose stored number of users differs from that in `book`."""
    reckoned, kept = (
        Counter(rating_queries.counted_places(book.standings)),
        rating_queries.place_counts(connection),
    )
    for place in sorted(reckoned.keys() | kept.keys()):
        if reckoned[place] != kept[place]:
            yield f"{place}: {reckoned[place]} people stand there, {kept[place]} are counted"
