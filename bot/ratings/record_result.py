"""Recording a game's result and its effect on ratings, in one transaction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sqlalchemy import Connection

from bot.ratings import against_computers, wrong_clock
from bot.ratings.earned_achievements import eligible_players, enter
from bot.ratings.ledger import DUPLICATE, Game, Ledger, Player
from bot.store import rating_histogram, rating_queries
from bot.store.columns import SeatResult
from bot.store.dialects import RATINGS, advisory_lock
from bot.store.rating_queries import KEY_SEPARATOR, Achievement
from bot.store.records import is_computer
from bot.store.transaction import TableTransaction
from engine.core.types import ABANDONED, PLAYED_OUT


def record_result(
    change: TableTransaction, rows: Sequence[SeatResult], earned: Sequence[Sequence[str]]
) -> None:
    """Insert the results, one row per seat. Rate the game if it counts, and add what each seat `earned`."""
    rated = is_rated_game(change.table.rated, rows)
    if not rated:
        change.insert_results([{**row, "rated": False} for row in rows])
        change.within(against_computers.record, rows)
        return
    # A user who was never rated has no row yet that could be locked.
    change.within(advisory_lock, RATINGS)
    game = change.within(_in_order, game_of(change.table.id, rows))
    change.insert_results([{**row, "rated": True, "ended_at": game.ended_at} for row in rows])
    change.within(rate, game)
    change.within(rating_queries.write_achievements, own_achievements(game, earned))


def own_achievements(game: Game, earned: Sequence[Sequence[str]]) -> Iterator[Achievement]:
    """Yield the achievements by the game's own rules; `earned` are their keys by seat."""
    remembered = {player.user_id for player in eligible_players(game)}
    for player, own in zip(game.players, earned, strict=True):
        if player.user_id in remembered:
            for achievement in own:
                named = f"{game.game}{KEY_SEPARATOR}{achievement}"
                yield Achievement(player.user_id, named, game.table_id, game.ended_at)


def is_rated_game(wanted: bool, rows: Sequence[SeatResult]) -> bool:
    """Tell whether a game is rated: `wanted`, between people, not abandoned early."""
    return wanted and all(row["why"] != ABANDONED and not is_computer(row["user_id"]) for row in rows)


def game_of(table_id: int, rows: Sequence[SeatResult]) -> Game:
    """Return a finished game from its rows in `results`."""
    players = (
        Player(row["user_id"], row["side"], row["placing"], row["score"], row["computer"] is not None)
        for row in rows
    )
    first = rows[0]
    about = (first["guild_id"], first["game"], first["ended_at"])
    is_match = first["lineup"] == DUPLICATE
    return Game(table_id, *about, tuple(players), first["why"] == PLAYED_OUT, is_match)


def _in_order(connection: Connection, game: Game) -> Game:
    """Return the game, dated after all other rated games of its players.

    Rebuilding ratings needs a definite order, and two games may end in one second or while the clock is set.
    """
    standings = rating_queries.standings(connection, game.keys())
    last = max((standing.changed_at for standing in standings.values()), default=0)
    if last > game.ended_at + wrong_clock.TOLERANCE:
        last = wrong_clock.correct_dates(connection, game)
    return replace(game, ended_at=max(game.ended_at, last + 1))


def rate(connection: Connection, game: Game) -> None:
    """Rate a finished game."""
    before = rating_queries.standings(connection, game.keys())
    book = Ledger(before)
    changes, earned = enter(book, game)
    rating_histogram.write(connection, before, book.standings)
    rating_queries.add_changes(connection, changes)
    rating_queries.write_achievements(connection, earned)
