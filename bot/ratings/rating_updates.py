"""Updates of ratings by a finished game, and of all of them by all results; checks them too.

Each rated game ends after all earlier games of its players, so that ratings can be rebuilt. A result that was
dated too late, by a wrong clock, is redated when one of its players finishes the next game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, zip_longest

from sqlalchemy import Connection, delete, func, select, update

from bot.ratings.earned_achievements import eligible_players, enter
from bot.ratings.rating_model import ALL_TIME, DUPLICATE, METHOD, NEW, Game, Ledger, Player
from bot.store import Database, Store, names, rating_queries
from bot.store.dialects import RATINGS, advisory_lock, begin_snapshot
from bot.store.rating_queries import AGAINST, KEY_SEPARATOR, Achievement, Board, Key, RatingChange, Standing
from bot.store.records import SeatResult, is_computer
from bot.store.schema import EVERYWHERE, achievements, key_values, rating_changes, ratings, results
from bot.store.transaction import TableTransaction
from engine.ai.character import Level
from engine.core.types import ABANDONED, PLAYED_OUT

MEMO = "ratings"
"""The key of the stored rating method; without it, ratings are rebuilt at the next start."""
TOLERANCE = 24 * 60 * 60
"""Seconds by which a result may be ahead of the clock, to allow for small corrections."""


def correct_dates(connection: Connection, game: Game) -> int:
    """Redate results of a game's players that are over `TOLERANCE` seconds later than it.

    They keep their order. Return the date of these players' latest result now. Ratings are rebuilt at the
    next start.
    """
    people = [player.user_id for player in game.players]
    own, at = rating_changes.c.user_id.in_(people), rating_changes.c.at
    wrong = (
        select(rating_changes.c.table_id)
        .where(own, at > game.ended_at + TOLERANCE)
        .group_by(rating_changes.c.table_id)
    )
    found = connection.scalars(wrong.order_by(func.min(at))).all()
    right = select(func.max(at)).where(own, at <= game.ended_at + TOLERANCE)
    first = 1 + max(connection.scalar(right) or 0, game.ended_at - len(found) - 1)
    for number, table_id in enumerate(found):
        _set_date(connection, table_id, first + number)
    latest = first + len(found) - 1
    ahead = (ratings.c.user_id.in_(people), ratings.c.changed_at > latest)
    connection.execute(update(ratings).where(*ahead).values(changed_at=latest))
    connection.execute(delete(key_values).where(key_values.c.name == MEMO))
    return latest


def _set_date(connection: Connection, table_id: int, at: int) -> None:
    """Set the date of a game's results, changes of skill and achievements."""
    for table, column in ((results, "ended_at"), (rating_changes, "at"), (achievements, "at")):
        connection.execute(update(table).where(table.c.table_id == table_id).values({column: at}))


def record_result(
    change: TableTransaction, rows: Sequence[SeatResult], earned: Sequence[Sequence[str]]
) -> None:
    """Insert the results, one row per seat. Rate the game if it counts; else count it against computers.

    `earned` are the keys of achievements by the game's own rules, by seat; only a rated game awards them. A
    rated game is dated after all earlier ones of its players. Raises IntegrityError if it has results.
    """
    rated = is_rated_game(change.table.rated, rows)
    if not rated:
        change.insert_results([{**row, "rated": False} for row in rows])
        change.within(_count_against_computers, rows)
        return
    # A user who was never rated has no row yet that could be locked.
    change.within(advisory_lock, RATINGS)
    game = change.within(_date_after_others, game_of(change.table.id, rows))
    change.insert_results([{**row, "rated": True, "ended_at": game.ended_at} for row in rows])
    change.within(rate, game)
    change.within(rating_queries.write_achievements, own_achievements(game, earned))


def own_achievements(game: Game, earned: Sequence[Sequence[str]]) -> Iterator[Achievement]:
    """Yield the achievements by the game's own rules.

    `earned` are their keys by seat, without the game's prefix. Players who left and deleted users get none.
    """
    remembered = {player.user_id for player in eligible_players(game)}
    for player, own in zip(game.players, earned, strict=True):
        if player.user_id in remembered:
            for achievement in own:
                named = f"{game.game}{KEY_SEPARATOR}{achievement}"
                yield Achievement(player.user_id, named, game.table_id, game.ended_at)


def is_rated_game(wanted: bool, rows: Sequence[SeatResult]) -> bool:
    """Return whether a game is rated.

    It must be `wanted`, have people in all seats, and not have been abandoned.
    """
    return wanted and all(row["why"] != ABANDONED and not is_computer(row["user_id"]) for row in rows)


def game_of(table_id: int, rows: Sequence[SeatResult]) -> Game:
    """Return a finished game from its rows in `results`, one per seat."""
    players = (
        Player(row["user_id"], row["side"], row["placing"], row["score"], row["computer"] is not None)
        for row in rows
    )
    first = rows[0]
    about = (first["guild_id"], first["game"], first["ended_at"])
    is_match = first["lineup"] == DUPLICATE
    return Game(table_id, *about, tuple(players), first["why"] == PLAYED_OUT, is_match)


def _date_after_others(connection: Connection, game: Game) -> Game:
    """Return the game, dated after all other rated games of its players: rebuilding needs an order.

    Their dates are corrected if the clock was wrong.
    """
    standings = rating_queries.standings(connection, game.keys())
    last = max((standing.changed_at for standing in standings.values()), default=0)
    if last > game.ended_at + TOLERANCE:
        last = correct_dates(connection, game)
    return replace(game, ended_at=max(game.ended_at, last + 1))


def rate(connection: Connection, game: Game) -> None:
    """Rate a finished game: write standings and counts, changes of skill and general achievements.

    Raises IntegrityError if it was rated before.
    """
    before = rating_queries.standings(connection, game.keys())
    book = Ledger(before)
    changes, earned = enter(book, game)
    rating_queries.write_standings(connection, before, book.standings)
    rating_queries.add_changes(connection, changes)
    rating_queries.write_achievements(connection, earned)


COMPUTER_LINEUPS = tuple(f"{AGAINST}{level}" for level in Level)
"""The line-ups of games against computers by level, weakest first."""


def _count_against_computers(connection: Connection, rows: Sequence[SeatResult]) -> None:
    """Count a finished game for the people who played to its end against computers without help.

    `rows` are the game's results, one per seat. Does nothing if it counts for no player.
    """
    keys = [_all_time_key(row, lineup) for row, lineup in _counted_players(rows)]
    if keys:
        advisory_lock(connection, RATINGS)
        before = rating_queries.standings(connection, keys)
        after = dict(before)
        enter_against_computers(after, rows)
        rating_queries.write_standings(connection, before, after)


def enter_against_computers(standings: dict[Key, Standing], rows: Sequence[SeatResult]) -> None:
    """Add a finished game to `standings`, in place, for each person who counts.

    Only all-time standings on EVERYWHERE change. Their `rating` is the number of wins.
    """
    for row, lineup in _counted_players(rows):
        key, won = _all_time_key(row, lineup), row["placing"] == 1
        known = standings.get(key, Standing(NEW, 0, 0, 0, None, "", 0))
        standings[key] = replace(
            known,
            rating=known.rating + won,
            games=known.games + 1,
            wins=known.wins + won,
            best=_best_score(known.best, row),
            changed_at=max(known.changed_at, row["ended_at"]),
        )


def _best_score(known: int | None, row: SeatResult) -> int | None:
    """Return the best score so far, or None; that of `row` counts only if the game was played out."""
    scores = [known, row["score"] if row["why"] == PLAYED_OUT else None]
    return max((score for score in scores if score is not None), default=None)


def _counted_players(rows: Sequence[SeatResult]) -> Iterator[tuple[SeatResult, str]]:
    """Yield the rows of people who count, each with the line-up of the strongest opposing computer.

    People count who were not helped, replaced or deleted, and did not abandon the game.
    """
    for row in rows:
        if row["helped"] or row["user_id"] < 0 or row["computer"] is not None or row["why"] == ABANDONED:
            continue
        levels = [
            Level(other["computer"])
            for other in rows
            if other["computer"] is not None
            and is_computer(other["user_id"])
            and other["side"] != row["side"]
        ]
        if levels:
            yield row, f"{AGAINST}{max(levels, key=list(Level).index)}"


def _all_time_key(row: SeatResult, lineup: str) -> Key:
    return Key(Board(EVERYWHERE, row["game"], lineup), ALL_TIME, row["user_id"])


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
    """Rebuild all ratings if another method made them or results were redated; return whether it was done."""
    store = Store(database)
    if await store.read(names.read_value, MEMO) == METHOD:
        return False
    await rebuild_ratings(database)
    return True


async def rebuild_ratings(database: Database) -> int:
    """Rebuild all ratings from the results in one transaction; return the number of changes of skill."""
    count = await database.write(_rebuild_all)
    await Store(database).write(names.write_value, MEMO, METHOD)
    return count


def _rebuild_all(connection: Connection) -> int:
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
        enter_against_computers(book.standings, rows)


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
    reckoned = Counter(rating_queries.counted_places(book.standings))
    kept = rating_queries.place_counts(connection)
    for place in sorted(reckoned.keys() | kept.keys()):
        if reckoned[place] != kept[place]:
            yield f"{place}: {reckoned[place]} people stand there, {kept[place]} are counted"
