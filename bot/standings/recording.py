"""Recording how a game ended, and what that makes of everybody's rating: in one transaction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from bot.standings import practice
from bot.standings.book import Book, Game, Player
from bot.standings.feats import enter, memorable
from bot.store import achievements, ratings, spread
from bot.store.achievements import BETWEEN, Achievement
from bot.store.change import Change
from bot.store.lines import RATINGS, stand_in_line
from bot.store.records import is_computer
from engine.core.types import ABANDONED, PLAYED_OUT


def record(change: Change, rows: Sequence[dict[str, Any]], feats: Sequence[Sequence[str]]) -> None:
    """Records the results, a row a seat, and rates the game if it counts; then its feats, by seat, do too."""
    rated = counts(change.table.rated, rows)
    if not rated:
        change.results([{**row, "rated": False} for row in rows])
        change.within(lambda connection: practice.record(connection, rows))
        return
    # Whoever has never been rated has no row yet that could be locked.
    change.within(lambda connection: stand_in_line(connection, RATINGS))
    game = change.within(lambda connection: _in_order(connection, game_of(change.table.id, rows)))
    change.results([{**row, "rated": True, "ended_at": game.ended_at} for row in rows])
    change.within(lambda connection: rate(connection, game))
    change.within(lambda connection: achievements.write(connection, own_feats(game, feats)))


def own_feats(game: Game, feats: Sequence[Sequence[str]]) -> Iterator[Achievement]:
    """What people are remembered for by the game's own rules; `feats` are by seat."""
    remembered = {player.user_id for player in memorable(game)}
    for player, own in zip(game.players, feats, strict=True):
        if player.user_id in remembered:
            for feat in own:
                named = f"{game.game}{BETWEEN}{feat}"
                yield Achievement(player.user_id, named, game.table_id, game.ended_at)


def counts(wanted: bool, rows: Sequence[dict[str, Any]]) -> bool:
    """Whether a game is rated: as agreed, between people, and not given up before it had really begun."""
    return wanted and all(row["why"] != ABANDONED and not is_computer(row["user_id"]) for row in rows)


def game_of(table_id: int, rows: Sequence[Any]) -> Game:
    """A finished game from its rows in `results`."""
    players = (
        Player(row["user_id"], row["side"], row["placing"], row["score"], row["computer"] is not None)
        for row in rows
    )
    first = rows[0]
    about = (first["guild_id"], first["game"], first["ended_at"])
    return Game(table_id, *about, tuple(players), first["why"] == PLAYED_OUT)


def _in_order(connection: Connection, game: Game) -> Game:
    """The game, ended after every other rated game of its players.

    Ratings can be reckoned anew from the results only if it is certain which game came first, and two may
    end within the same second, or while the clock is being set.
    """
    standings = ratings.standings(connection, game.keys())
    last = max((standing.changed_at for standing in standings.values()), default=0)
    return replace(game, ended_at=max(game.ended_at, last + 1))


def rate(connection: Connection, game: Game) -> None:
    """Rates a game that is over."""
    before = ratings.standings(connection, game.keys())
    book = Book(before)
    changes, earned = enter(book, game)
    spread.write(connection, before, book.standings)
    ratings.add(connection, changes)
    achievements.write(connection, earned)
