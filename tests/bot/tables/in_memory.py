"""Tables and people in memory: the bot's own rules for tables, without a database."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.store import Player, Table
from bot.store.records import Interval, Logged, Preferences
from bot.store.transaction import PersonTransaction, TableTransaction
from engine.core.game_log import Entry


class TableInMemory(TableTransaction):
    """A table that keeps what is written to it."""

    def __init__(self, table: Table, now: int) -> None:
        self.table, self.now = table, now
        self.attempts, self.others = {}, []
        self._log: list[Logged] = []
        self.wakes_at: int | None = None

    def wake_at(self, due_at: int | None) -> None:
        self.wakes_at = due_at

    def set_columns(self, **columns: Any) -> None:
        self.table = replace(self.table, **columns)

    def seat(self, players: Iterable[Player]) -> None:
        self.table = replace(self.table, players=tuple(sorted(players, key=lambda player: player.seat)))

    def update_players(self, players: Iterable[Player]) -> None:
        changed = {player.seat: player for player in players}
        self.seat(changed.get(player.seat, player) for player in self.table.players)

    def stop_clock(self, begins: int, ends: int) -> None:
        self.table = replace(self.table, clock_stops=(*self.table.clock_stops, Interval(begins, ends)))

    def forget_clock_stops(self) -> None:
        self.table = replace(self.table, clock_stops=())

    def append_move(self, *, seat: int, text: str, at: int) -> None:
        self._log.append(Logged(self.table.version + 1, Entry(seat, text)))

    def log(self) -> tuple[Logged, ...]:
        return tuple(self._log)

    def take_back(self, version: int) -> None:
        self._log = [logged for logged in self._log if logged.version != version]

    def record_attempts(self, seats: Iterable[int]) -> None:
        for _ in seats:
            pass

    def within(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Any:
        return None


class PersonInMemory(PersonTransaction):
    """A person with a seat at one table."""

    def __init__(self, change: TableInMemory, user_id: int) -> None:
        self._change, self.user_id, self.now = change, user_id, change.now
        player = change.table.player_of(user_id)
        assert player is not None
        self.preferences = player.preferences

    def set_columns(self, **columns: Any) -> None:
        self._wish(replace(self.preferences, **columns))

    def set_absences(self, kept: Sequence[Interval]) -> None:
        self._wish(replace(self.preferences, absences=tuple(kept)))

    def _wish(self, preferences: Preferences) -> None:
        self.preferences = preferences
        self._change.update_players(
            replace(player, preferences=preferences)
            for player in self._change.table.players
            if player.user_id == self.user_id
        )

    def read(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Any:
        return None

    def within(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> None:
        pass

    def job(self, kind: str) -> None:
        return None

    def schedule(self, kind: str, due_at: int | None) -> None:
        pass

    def lobbies(self) -> Iterator[TableTransaction]:
        return iter(())

    def games(self) -> Iterator[TableTransaction]:
        yield self._change
