"""Every game as the database held it after each commit, including steps that were undone.

Messages show only part of what was committed, and the log drops what was undone. The record keeps both, so
that checkers can compare what people saw with what was true at that moment.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from engine.core.game_errors import GameError
from engine.core.game_log import Entry, apply_entry
from engine.core.plugin import AnyGame
from engine.core.types import GameState, Seat, Step
from engine.duplicate import match_of
from engine.game_registry import editions

Ask = Callable[..., list[tuple[Any, ...]]]
"""Runs a query on the database without the bot."""
_TABLES = "SELECT id, version, status FROM tables WHERE seed IS NOT NULL"
_ABOUT = "SELECT game, rules_version, options, seed, deals FROM tables WHERE id = ?"
_SEATS = "SELECT user_id, name FROM seats WHERE table_id = ? ORDER BY seat"
_MOVES = "SELECT version, seat, text FROM moves WHERE table_id = ? ORDER BY version"
_PLANS = "SELECT table_id, seat, planned FROM seats WHERE playing AND planned IS NOT NULL"


class Taken(NamedTuple):
    """A step: its version, player, text, the state before it, and its outcome.

    `at` is the time of its commit, in seconds since the world began.
    """

    version: int
    seat: Seat
    text: str
    before: GameState
    step: Step[GameState]
    at: float


@dataclass
class Game:
    """A game as stored, and all steps it has ever had."""

    table: int
    rules: AnyGame
    setup: Step[GameState]
    people: tuple[tuple[int, str], ...]
    """Id and name by seat; a computer's id is negative."""
    status: str
    version: int = 1
    steps: list[Taken] = field(default_factory=list)
    all_steps: list[Taken] = field(default_factory=list)
    whole_version: int = 1
    """The newest version with a complete turn."""
    plans: dict[Seat, str] = field(default_factory=dict)

    @property
    def owners(self) -> tuple[int, ...]:
        return tuple(person for person, _ in self.people)

    @property
    def state(self) -> GameState:
        """Return the state after the last step."""
        return self.steps[-1].step.state if self.steps else self.setup.state

    @property
    def is_whole(self) -> bool:
        """Return whether no turn is incomplete."""
        return self.rules.rules.turn_complete(self.state)

    @property
    def half(self) -> list[Taken]:
        """Return the steps of the incomplete turn."""
        whole = [place for place, taken in enumerate(self.steps, 1) if self._completes(taken)]
        return self.steps[whole[-1] if whole else 0 :]

    def _completes(self, taken: Taken) -> bool:
        return self.rules.rules.turn_complete(taken.step.state)

    def seat_of(self, person: int | None) -> Seat | None:
        """Return the seat of a person, or `None` for an onlooker."""
        return self.owners.index(person) if person in self.owners else None

    def follow(
        self, moves: list[tuple[int, Seat, str]], version: int, now: float
    ) -> tuple[list[Taken], list[Taken]]:
        """Update the game from the log; return the new steps and the removed ones."""
        same = 0
        for taken, move in zip(self.steps, moves, strict=False):
            if (taken.version, taken.seat, taken.text) != move:
                break
            same += 1
        gone, self.steps = self.steps[same:], self.steps[:same]
        for number, seat, text in moves[same:]:
            step = apply_entry(self.rules, self.state, Entry(seat, text))
            self.steps.append(Taken(number, seat, text, self.state, step, now))
        new, self.version = self.steps[same:], version
        self.all_steps += new
        if self.is_whole:
            self.whole_version = version
        return new, gone


class Change(NamedTuple):
    """The difference that a commit made to a game: new and removed steps, and plans before and after."""

    game: Game
    new: list[Taken]
    gone: list[Taken]
    plans_before: dict[Seat, str]


class Record:
    """Reads the database after every commit.

    `on_change` is called with each changed game, `on_look` after each reading.
    """

    def __init__(self, ask: Ask, now: Callable[[], float]) -> None:
        self._ask, self._now = ask, now
        self.games: dict[int, Game] = {}
        self.on_change: list[Callable[[Change], None]] = []
        self.on_look: list[Callable[[], None]] = []

    def forget(self) -> None:
        """Start again from the database's content, after a backup was restored."""
        self.games.clear()

    def look(self) -> None:
        """Read the changes since the last look."""
        plans: dict[int, dict[Seat, str]] = {}
        for table, seat, planned in self._ask(_PLANS):
            plans.setdefault(table, {})[seat] = planned
        for table, version, status in self._ask(_TABLES):
            game = self.games.get(table)
            if game is None or version < game.version:
                self._begin(table, status)
            elif version > game.version:
                self._go_on(game, version, status, plans.get(table, {}))
            if table in self.games:
                self.games[table].plans = plans.get(table, {})
        for looks in self.on_look:
            looks()

    def _begin(self, table: int, status: str) -> None:
        ((key, rules_version, options, seed, deals),) = self._ask(_ABOUT, table)
        rules = editions().get((key, rules_version))
        if rules is None:
            return
        rules = rules if deals is None else match_of(rules, deals)
        people: tuple[tuple[int, str], ...] = tuple(self._ask(_SEATS, table))
        chosen = msgspec.json.decode(options, type=rules.Options)
        setup = rules.rules.setup(chosen, len(people), int(seed, 16))
        self.games[table] = Game(table, rules, setup, people, status)
        self._read(self.games[table])
        # It is unknown what was shown of an incomplete turn that began before this.
        self.games[table].whole_version = self.games[table].version

    def _go_on(self, game: Game, version: int, status: str, plans: dict[Seat, str]) -> None:
        before, game.plans, game.status, game.version = game.plans, plans, status, version
        game.people = tuple(self._ask(_SEATS, game.table))  # type: ignore[arg-type]
        new, gone = self._read(game)
        for hears in self.on_change:
            hears(Change(game, new, gone, before))

    def _read(self, game: Game) -> tuple[list[Taken], list[Taken]]:
        ((version,),) = self._ask("SELECT version FROM tables WHERE id = ?", game.table)
        try:
            return game.follow(self._ask(_MOVES, game.table), version, self._now())
        except GameError:  # which `fold` finds
            return [], []
