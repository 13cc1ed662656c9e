"""Achievements of all games, found in the results of rated games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from bot.ratings.rating_model import ALL_TIME, FORM, NEW, Game, Ledger, Player, points
from bot.store.rating_queries import Achievement, Board, Key, RatingChange, Standing
from bot.store.schema import EVERYWHERE
from engine.core.data_files import load_data

ACHIEVEMENTS = ("narrow", "streak", "giant", "hundredth")
"""The keys of these achievements."""
STREAK = "1" * FORM
GIANT = 200
"""Points by which the opponent of a giant killer is rated higher."""
HUNDRED = 100


def enter(book: Ledger, game: Game) -> tuple[list[RatingChange], list[Achievement]]:
    """Apply a game to a ledger.

    Return its changes of skill, and the achievements other than the game's own that it earned.
    """
    known = book.standings.keys() & set(game.keys())
    before = {key: book.standings[key] for key in known}
    changes = book.enter(game)
    return changes, [
        Achievement(player.user_id, achievement, game.table_id, game.ended_at)
        for player in eligible_players(game)
        for achievement in _earned_keys(game, player, before, book.standings)
    ]


def eligible_players(game: Game) -> Iterator[Player]:
    """Yield the players who were neither replaced by a computer nor deleted."""
    return (player for player in game.players if not player.left and player.user_id > 0)


def _earned_keys(
    game: Game, player: Player, before: Mapping[Key, Standing], after: Mapping[Key, Standing]
) -> Iterator[str]:
    """Yield the general achievements that a player earns by this game, from the standings around it."""
    key = _all_time_key(game, player)
    was, now = before.get(key), after[key]
    if now.form[-1] == "1" and _is_narrow(game, player):
        yield "narrow"
    if now.form == STREAK and (was is None or was.form != STREAK):
        yield "streak"
    if now.form[-1] == "1" and _met_a_giant(game, player, before):
        yield "giant"
    if now.games == HUNDRED:
        yield "hundredth"


def _all_time_key(game: Game, player: Player) -> Key:
    return Key(Board(EVERYWHERE, game.game, game.lineup), ALL_TIME, player.user_id)


def _is_narrow(game: Game, player: Player) -> bool:
    """Return whether a player has one point more than the best opponent."""
    others = [other.score for other in game.players if other.side != player.side]
    return player.score - max(others) == 1


def _met_a_giant(game: Game, player: Player, before: Mapping[Key, Standing]) -> bool:
    """Return whether an opponent was rated at least GIANT points higher; the result does not matter.

    Players without a standing in `before` have a newcomer's rating.
    """

    def rating_before(one: Player) -> int:
        standing = before.get(_all_time_key(game, one))
        return points(NEW) if standing is None else standing.rating

    others = [rating_before(other) for other in game.players if other.side != player.side]
    return max(others) >= rating_before(player) + GIANT


class Medal(NamedTuple):
    """How an achievement is shown: its metal, its icon, its emoji in messages."""

    metal: str
    mark: str
    sign: str


GOLD = "gold"
"""The metal of the rarest achievements."""
UNKNOWN = Medal("bronze", "star", "🏅")
"""The medal of an achievement without its own."""


@cache
def medals() -> dict[str, Medal]:
    """Return all medals by achievement, the rarest metal first."""
    return {
        achievement: Medal(metal, *shown)
        for metal, own in load_data("achievements").items()
        for achievement, shown in own.items()
    }


def medal(achievement: str) -> Medal:
    """Return the medal of an achievement; UNKNOWN if it has none."""
    return medals().get(achievement, UNKNOWN)


def rarity_key(achievement: str) -> int:
    """Return a sort key for achievements: the rarest first, those without a medal last."""
    return list(medals()).index(achievement) if achievement in medals() else len(medals())
