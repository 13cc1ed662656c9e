"""The engine's view of a stored table: its rules, options, state and steps."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

import msgspec

from bot.errors import Refused
from bot.store import Table
from bot.store.records import Logged
from bot.store.schema import CANCELLED
from engine.core.game_errors import GameFinished
from engine.core.game_log import replay_log
from engine.core.menu import Slots
from engine.core.plugin import AnyGame
from engine.core.types import GameAction, GameOptions, GameState, GameView, Seat, Step
from engine.duplicate import match_of
from engine.registry import editions, games

SETUP = 1
"""The version a game begins with."""
Choice: TypeAlias = tuple[Slots, tuple[GameAction, int, str | None]]
"""Something that may be chosen: the answers that choose it, and what it does (`Game.choices`)."""
MOST_KEPT = 64
"""States, of a few kilobytes each; all choices of one take some ten."""


def newest(key: str) -> AnyGame:
    """The rules a new table is played by."""
    return games()[key]


def game_of(table: Table) -> AnyGame:
    """The rules a table is played by; a duplicate match has its own. Raises Refused where they are gone."""
    game = editions().get((table.game, table.rules_version))
    if game is None:
        raise Refused("rules-gone", table)
    return game if table.deals is None else match_of(game, table.deals)


def options_of(table: Table) -> GameOptions:
    """The options a table is played with."""
    return msgspec.json.decode(table.options, type=game_of(table).Options)


def state_of(table: Table) -> GameState:
    """The state as it was committed. Raises Refused before the game, and where it was called off."""
    if table.state is None:
        raise Refused("called-off" if table.status == CANCELLED else "not-begun", table)
    return _loaded(game_of(table), table.state)


def seat_of(table: Table, user_id: int) -> Seat:
    """The seat of somebody who wants to act. Raises Refused and GameFinished."""
    if table.in_lobby:
        raise Refused("not-begun", table)
    player = table.player_of(user_id)
    if player is None:
        raise Refused("not-seated", table)
    if table.is_on_hold:
        raise Refused("on-hold", table)
    if not table.is_playing:
        raise GameFinished
    return player.seat


def require_version(table: Table, version: int | None) -> None:
    """Raises Refused for somebody who saw another version than the table's."""
    if version is not None and version != table.version:
        raise Refused("moved-on", table)


@lru_cache(MOST_KEPT)
def seen(game: AnyGame, state: GameState, viewer: Seat | None) -> GameView:
    """What a seat (None: an onlooker) may see. Post, panel and pictures of a turn ask for the same."""
    return game.view(state, viewer)


@lru_cache(MOST_KEPT)
def choices(game: AnyGame, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """All that a seat may choose, as `Game.choices`. Every press of a turn asks one question more of it."""
    return tuple(game.choices(state, seat))


@lru_cache(MOST_KEPT)
def _loaded(game: AnyGame, state: bytes) -> GameState:
    """A state, which nobody can change. A turn reads the same one a dozen times: presses, post, hands."""
    return game.load(state)


def steps_of(table: Table, log: Iterable[Logged]) -> list[Step[GameState]]:
    """The setup and every step of a log, folded again; some microseconds a step."""
    return folded(game_of(table), table.options, len(table.players), table.seed, log)


def folded(
    game: AnyGame, options: str, seats: int, seed: str | None, log: Iterable[Logged]
) -> list[Step[GameState]]:
    """As `steps_of`, of options and a seed as they are stored."""
    chosen = msgspec.json.decode(options, type=game.Options)
    return list(replay_log(game, chosen, seats, int(seed or "0", 16), (logged.entry for logged in log)))
