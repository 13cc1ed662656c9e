"""A stored table decoded by the engine: its rules, options, state, steps and history."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import msgspec

from bot.errors import Refused
from bot.store import Store, Table, table_queries
from bot.store.records import Logged
from bot.store.schema import CANCELLED
from engine.core.game_errors import GameError, GameFinished
from engine.core.game_log import TABLE_EVENTS, apply_entry, replay_log
from engine.core.menu import Slots
from engine.core.plugin import AnyGame
from engine.core.types import Event, GameAction, GameOptions, GameState, GameView, Seat, Step
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
    """Return the rules of a table's version; those of a match if it is one. Raises Refused: rules-gone."""
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


MOST_STEPS = 10_000
"""Cached steps of all games together, 230 to 640 bytes each."""
_BESIDE = tuple(TABLE_EVENTS.values())


@dataclass(frozen=True)
class HistoryEntry:
    """The events of one step, the version it led to, and the seat (None: the setup).

    `complete`: the step ended a turn. `continues_post`: the next step belongs to the same post.
    """

    version: int
    seat: Seat | None
    events: tuple[Event, ...]
    complete: bool
    continues_post: bool = False

    @property
    def is_table_event(self) -> bool:
        """Whether the step was no move, but an event of the table such as a handover."""
        return bool(self.events) and all(isinstance(event, _BESIDE) for event in self.events)


class GameHistory:
    """A game replayed up to a version: its steps, its state, and the state after the last complete turn."""

    def __init__(self, table: Table) -> None:
        """Replay the setup of a table's game; `follow` applies the moves. Raises Refused: rules-gone."""
        self._game: AnyGame = game_of(table)
        step = self._game.rules.setup(options_of(table), len(table.players), int(table.seed or "0", 16))
        self.version, self.state, self.goes_back_to = SETUP, step.state, table.seed
        self.entries = [HistoryEntry(SETUP, None, step.events, complete=True)]
        self.complete_state, self.complete_version = step.state, SETUP

    def follow(self, log: Iterable[Logged], version: int) -> None:
        """Apply the moves up to a version.

        Those it has already are skipped, and so are later ones. Raises GameError if they do not fit.
        """
        for logged in log:
            if logged.version > version:
                break  # made since the table was read; delivered with the next reading
            if logged.version > self.version:
                self._apply_move(logged)
        self.version = version

    def _apply_move(self, logged: Logged) -> None:
        """Apply a logged action to the state, and append its entry."""
        step = apply_entry(self._game, self.state, logged.entry)
        self.state, complete = step.state, self._game.rules.turn_complete(step.state)
        if complete:
            self.complete_state, self.complete_version = step.state, logged.version
        continues_post = self._game.shortcuts.extends_last_post(step.state)
        self.entries.append(
            HistoryEntry(logged.version, logged.entry.seat, step.events, complete, continues_post)
        )


class Histories:
    """A cache of the histories of recently used games."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept = OrderedDict[int, GameHistory]()
        self._steps = 0
        """The steps of all cached games."""

    def version_of(self, table_id: int) -> int | None:
        """Return the version up to which a game is cached; None if it is not."""
        kept = self._kept.get(table_id)
        return None if kept is None else kept.version

    def follow(self, table: Table, log: Iterable[Logged]) -> None:
        """Extend a cached history by new moves; drop it if they do not lead to the table's state.

        Does nothing if the game is not cached.
        """
        kept = self._pop(table.id)
        if kept is not None and _follow_to(kept, table, log):
            self._cache_history(table.id, kept)

    async def of(self, table: Table) -> GameHistory:
        """Return a table's history, from the cache or replayed from its log.

        Later calls extend it in place. Raises GameError if the log does not fit the rules, and Refused:
        not-started, lobby-cancelled, rules-gone.
        """
        # No other task may extend the same history while this one waits for the database.
        history = self._pop(table.id)
        log: Sequence[Logged] = ()
        if history is not None and history.version < table.version:
            log = await self._store.read(table_queries.read_log, table.id, after=history.version)
        if history is None or not _follow_to(history, table, log):
            history = GameHistory(table)
            history.follow(await self._store.read(table_queries.read_log, table.id), table.version)
        self._cache_history(table.id, history)
        return history

    def _pop(self, table_id: int) -> GameHistory | None:
        """Remove a game's history from the cache, and return it; None if it was not there."""
        kept = self._kept.pop(table_id, None)
        if kept is not None:
            self._steps -= len(kept.entries)
        return kept

    def _cache_history(self, table_id: int, history: GameHistory) -> None:
        """Cache a history, and drop the least recently used ones beyond `MOST_STEPS` steps in all."""
        self._pop(table_id)
        self._kept[table_id] = history
        self._steps += len(history.entries)
        while self._steps > MOST_STEPS and len(self._kept) > 1:
            self._pop(next(iter(self._kept)))


def _follow_to(kept: GameHistory, table: Table, log: Iterable[Logged]) -> bool:
    """Extend a cached history to the table's version; return whether it leads to the table's state.

    If False, the caller must drop `kept`, which may have changed.
    """
    if kept.goes_back_to != table.seed or kept.version > table.version:
        return False
    try:
        kept.follow(log, table.version)
    except GameError:
        return False
    state = state_of(table)
    if kept.state != state:
        return False
    kept.state = state  # equal, and the next comparison is quick
    return True
