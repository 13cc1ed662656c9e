"""Records results and rates games; corrects dates from while the machine's clock was ahead.

Each rated game ends after all earlier games of its players, so that ratings can be rebuilt. A result dated
too late is redated when one of its players finishes the next game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sqlalchemy import Connection, delete, func, select, update

from bot.ratings import against_computers
from bot.ratings.earned_achievements import eligible_players, enter
from bot.ratings.ledger import DUPLICATE, Game, Ledger, Player
from bot.store import rating_queries
from bot.store.dialects import RATINGS, advisory_lock
from bot.store.rating_queries import KEY_SEPARATOR, Achievement
from bot.store.records import SeatResult, is_computer
from bot.store.schema import achievements, key_values, rating_changes, ratings, results
from bot.store.transaction import TableTransaction
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
        change.within(against_computers.record, rows)
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
