"""Achievements that any game can bring, found in the results of rated games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from bot.ratings.ledger import FORM, Game, Ledger, Player
from bot.ratings.rating_model import NEW, points
from bot.ratings.seasons import ALL_TIME
from bot.store.rating_queries import EVERYWHERE, Achievement, Board, Key, RatingChange, Standing
from engine.core.data_files import load_data

ACHIEVEMENTS = ("narrow", "streak", "giant", "hundredth")
"""What there is to achieve."""
STREAK = "1" * FORM
GIANT = 200
"""So many points better rated is a giant."""
HUNDRED = 100


def enter(book: Ledger, game: Game) -> tuple[list[RatingChange], list[Achievement]]:
    """Enters a game; what it changed, and what people are remembered for because of it."""
    known = book.standings.keys() & set(game.keys())
    before = {key: book.standings[key] for key in known}
    changes = book.enter(game)
    return changes, [
        Achievement(player.user_id, achievement, game.table_id, game.ended_at)
        for player in memorable(game)
        for achievement in _achievements(game, player, before, book.standings)
    ]


def memorable(game: Game) -> Iterator[Player]:
    """Who played to the end themselves, and has not been forgotten."""
    return (player for player in game.players if not player.left and player.user_id > 0)


def _achievements(
    game: Game, player: Player, before: Mapping[Key, Standing], after: Mapping[Key, Standing]
) -> Iterator[str]:
    key = _key(game, player)
    was, now = before.get(key), after[key]
    if now.form[-1] == "1" and _is_narrow(game, player):
        yield "narrow"
    if now.form == STREAK and (was is None or was.form != STREAK):
        yield "streak"
    if now.form[-1] == "1" and _beat_a_giant(game, player, before):
        yield "giant"
    if now.games == HUNDRED:
        yield "hundredth"


def _key(game: Game, player: Player) -> Key:
    return Key(Board(EVERYWHERE, game.game, game.lineup), ALL_TIME, player.user_id)


def _is_narrow(game: Game, player: Player) -> bool:
    """Whether a single point decided."""
    others = [other.score for other in game.players if other.side != player.side]
    return player.score - max(others) == 1


def _beat_a_giant(game: Game, player: Player, before: Mapping[Key, Standing]) -> bool:
    """Whether somebody was beaten who stood far above."""

    def rating(one: Player) -> int:
        standing = before.get(_key(game, one))
        return points(NEW) if standing is None else standing.rating

    others = [rating(other) for other in game.players if other.side != player.side]
    return max(others) >= rating(player) + GIANT


class Medal(NamedTuple):
    """What an achievement is shown by: its metal, its drawing among the icons, its sign in a message."""

    metal: str
    mark: str
    sign: str


GOLD = "gold"
"""The metal of the rarest."""
UNKNOWN = Medal("bronze", "star", "🏅")
"""For an achievement nobody has drawn."""


@cache
def medals() -> dict[str, Medal]:
    """Every medal by its achievement, the rarest first."""
    return {
        achievement: Medal(metal, *shown)
        for metal, own in load_data("achievements").items()
        for achievement, shown in own.items()
    }


def medal(achievement: str) -> Medal:
    """What an achievement is shown by."""
    return medals().get(achievement, UNKNOWN)


def commonness(achievement: str) -> int:
    """A number that is the smaller the rarer an achievement is."""
    return list(medals()).index(achievement) if achievement in medals() else len(medals())
