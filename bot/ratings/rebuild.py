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
from bot.ratings.record_result import game_of
from bot.ratings.wrong_clock import MEMO
from bot.store import Database, Store, key_values, rating_histogram, rating_queries
from bot.store.dialects import RATINGS, advisory_lock
from bot.store.rating_queries import Achievement, RatingChange

_BATCH = 5_000


@dataclass(frozen=True)
class Checked:
    """The number of changes and standings checked, and the first differences found."""

    changes: int
    standings: int
    differences: tuple[str, ...]


async def catch_up(database: Database) -> bool:
    """Rebuild all ratings if they come from another method; return whether they did."""
    store = Store(database)
    if await store.read(key_values.read_value, MEMO) == METHOD:
        return False
    await reckon_anew(database)
    return True


async def reckon_anew(database: Database) -> int:
    """Rebuild all ratings from the results in one transaction; return the number of changes."""
    count = await database.write(_reckon)
    await Store(database).write(key_values.write_value, MEMO, METHOD)
    return count


def _reckon(connection: Connection) -> int:
    advisory_lock(connection, RATINGS)
    rating_queries.forget_ratings(connection)
    rating_queries.forget_of_all_games(connection)
    book, count, earned = Ledger(), 0, list[Achievement]()
    changes = _entered(connection, book, earned)
    while batch := list(islice(changes, _BATCH)):
        rating_queries.add_changes(connection, batch)
        count += len(batch)
    _practise(connection, book)
    rating_queries.write_ratings(connection, book.standings)
    rating_histogram.count_anew(connection)
    rating_queries.write_achievements(connection, earned)
    return count


def _entered(connection: Connection, book: Ledger, earned: list[Achievement]) -> Iterator[RatingChange]:
    """Yield all changes that the results make, in order, while filling `book` and `earned`."""
    for table_id, rows in rating_queries.rated_results(connection):
        changes, more = enter(book, game_of(table_id, rows))
        earned += more
        yield from changes


def _practise(connection: Connection, book: Ledger) -> None:
    """Count the games against computers."""
    for _, rows in rating_queries.rated_results(connection, rated=False):
        against_computers.enter(book.standings, rows)


async def check(database: Database, most: int = 20) -> Checked:
    """Compute all ratings from the results and compare them exactly with the stored ones.

    Writes nothing. Reports at most `most` differences.
    """
    return await database.read(_check, most)


def _check(connection: Connection, most: int) -> Checked:
    # Read one snapshot, since games may end concurrently.
    whole = {"sqlite": "BEGIN", "postgresql": "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"}
    connection.exec_driver_sql(whole[connection.dialect.name])
    book, changes, found, earned = Ledger(), 0, list[str](), list[Achievement]()
    for reckoned, kept in zip_longest(
        _entered(connection, book, earned), rating_queries.all_changes(connection)
    ):
        changes += 1
        if reckoned != kept:
            found.append(f"reckoned {reckoned}, kept {kept}")
            # One extra or missing game misaligns all later changes.
            return Checked(changes, 0, tuple(found))
    _practise(connection, book)
    kept_standings = dict(rating_queries.all_standings(connection))
    for key in sorted(book.standings.keys() | kept_standings.keys()):
        if book.standings.get(key) != kept_standings.get(key):
            found.append(f"{key}: reckoned {book.standings.get(key)}, kept {kept_standings.get(key)}")
    for achievement in sorted(set(earned) ^ rating_queries.of_all_games(connection)):
        found.append(f"{achievement}: reckoned or kept, but not both")
    found += _miscounted(connection, book)
    return Checked(changes, len(kept_standings), tuple(found[:most]))


def _miscounted(connection: Connection, book: Ledger) -> Iterator[str]:
    """Yield the places where the stored count differs from the computed one."""
    reckoned, kept = Counter(rating_histogram.places(book.standings)), rating_histogram.everywhere(connection)
    for place in sorted(reckoned.keys() | kept.keys()):
        if reckoned[place] != kept[place]:
            yield f"{place}: {reckoned[place]} people stand there, {kept[place]} are counted"
