"""A stored table decoded by the engine: its rules, options, state and steps."""

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
from engine.game_registry import editions, games

SETUP = 1
"""The version of a table after the deal."""
Choice: TypeAlias = tuple[Slots, tuple[GameAction, int, str | None]]
"""One choice of `Game.choices`: the answers that lead to it, then action, number of times, and plan."""
MOST_KEPT = 64
"""Entries per cache. A state takes a few kilobytes, its choices about ten."""


def newest(key: str) -> AnyGame:
    """Return the rules by which new tables of a game are played. Raises KeyError for an unknown game."""
    return games()[key]


def game_of(table: Table) -> AnyGame:
    """Return the rules of a table's own version; those of a match if it is one.

    Raises Refused: rules-gone.
    """
    game = editions().get((table.game, table.rules_version))
    if game is None:
        raise Refused("rules-gone", table)
    return game if table.deals is None else match_of(game, table.deals)


def has_rules(table: Table) -> bool:
    """Return whether the bot still has the rules of the table's version."""
    return (table.game, table.rules_version) in editions()


def options_of(table: Table) -> GameOptions:
    """Return the options of a table. Raises Refused: rules-gone."""
    return msgspec.json.decode(table.options, type=game_of(table).Options)


def state_of(table: Table) -> GameState:
    """Return the committed state. Raises Refused: not-started, lobby-cancelled, rules-gone."""
    if table.state is None:
        raise Refused("lobby-cancelled" if table.status == CANCELLED else "not-started", table)
    return _decode_state(game_of(table), table.state)


def seat_of(table: Table, user_id: int) -> Seat:
    """Return the seat of a user who wants to act in a running game.

    Raises GameFinished (also for a cancelled table), and Refused: not-started, not-seated, on-hold.
    """
    if table.in_lobby:
        raise Refused("not-started", table)
    player = table.player_of(user_id)
    if player is None:
        raise Refused("not-seated", table)
    if table.is_on_hold:
        raise Refused("on-hold", table)
    if not table.is_playing:
        raise GameFinished
    return player.seat


def own_seat_of(table: Table, user_id: int) -> Seat:
    """Return the seat of a user who plays themselves. Raises as `seat_of`, and Refused: left."""
    seat = seat_of(table, user_id)
    if not table.players[seat].is_present:
        raise Refused("left", table)
    return seat


def require_version(table: Table, version: int | None) -> None:
    """Check that the user saw the table's version (None: unchecked). Raises Refused: moved-on."""
    if version is not None and version != table.version:
        raise Refused("moved-on", table)


@lru_cache(MOST_KEPT)
def cached_view(game: AnyGame, state: GameState, viewer: Seat | None) -> GameView:
    """Return what a seat (None: an onlooker) may see. Cached."""
    return game.visibility.view(state, viewer)


@lru_cache(MOST_KEPT)
def choices(game: AnyGame, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Return all ways in which menus let a seat choose an action (`Game.choices`). Cached."""
    return tuple(game.choices(state, seat))


@lru_cache(MOST_KEPT)
def _decode_state(game: AnyGame, state: bytes) -> GameState:
    return game.load(state)


def steps_of(table: Table, log: Iterable[Logged]) -> list[Step[GameState]]:
    """Replay a table's log from the setup; return the steps in order, the setup first.

    Raises GameError if a move does not fit, and Refused: rules-gone.
    """
    entries, seed = (logged.entry for logged in log), int(table.seed or "0", 16)
    return list(replay_log(game_of(table), options_of(table), len(table.players), seed, entries))
