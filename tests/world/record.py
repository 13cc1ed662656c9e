"""Every game as the database held it after each commit, steps that were taken back included.

Messages tell only part of what was committed, and the log keeps nothing that was taken back. The record keeps
both, so that checkers can compare what people were shown with what was true at that moment.
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
"""Runs a query on the database, past the bot."""
_TABLES = "SELECT id, version, status FROM tables WHERE seed IS NOT NULL"
_ABOUT = "SELECT game, rules_version, options, seed, deals FROM tables WHERE id = ?"
_SEATS = "SELECT user_id, name FROM seats WHERE table_id = ? ORDER BY seat"
_MOVES = "SELECT version, seat, text FROM moves WHERE table_id = ? ORDER BY version"
_PLANS = "SELECT table_id, seat, planned FROM seats WHERE playing AND planned IS NOT NULL"


class Taken(NamedTuple):
    """A step: the version it led to, who took it, its text, the state before it, and what it led to.

    `at` is when it was committed, in seconds since the world began.
    """

    version: int
    seat: Seat
    text: str
    before: GameState
    step: Step[GameState]
    at: float


@dataclass
class Game:
    """A game as it stands in the database, and all steps there have ever been."""

    table: int
    rules: AnyGame
    setup: Step[GameState]
    people: tuple[tuple[int, str], ...]
    """Number and name by seat; a computer's number is negative."""
    status: str
    version: int = 1
    steps: list[Taken] = field(default_factory=list)
    all_steps: list[Taken] = field(default_factory=list)
    whole_version: int = 1
    """The newest version at which no turn was half taken."""
    plans: dict[Seat, str] = field(default_factory=dict)

    @property
    def owners(self) -> tuple[int, ...]:
        """The people's numbers by seat."""
        return tuple(person for person, _ in self.people)

    @property
    def state(self) -> GameState:
        """The state after the last step."""
        return self.steps[-1].step.state if self.steps else self.setup.state

    @property
    def is_whole(self) -> bool:
        """Whether no turn is half taken."""
        return self.rules.turn_complete(self.state)

    @property
    def half(self) -> list[Taken]:
        """The steps of the turn that is half taken."""
        whole = [place for place, taken in enumerate(self.steps, 1) if self._completes(taken)]
        return self.steps[whole[-1] if whole else 0 :]

    def _completes(self, taken: Taken) -> bool:
        return self.rules.turn_complete(taken.step.state)

    def seat_of(self, person: int | None) -> Seat | None:
        """The seat of a person; None for an onlooker."""
        return self.owners.index(person) if person in self.owners else None

    def follow(
        self, moves: list[tuple[int, Seat, str]], version: int, now: float
    ) -> tuple[list[Taken], list[Taken]]:
        """Brings the game up to date; the steps that are new, and those that are gone."""
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
    """What a commit has changed of a game: steps that are new or gone, and the plans before and after."""

    game: Game
    new: list[Taken]
    gone: list[Taken]
    plans_before: dict[Seat, str]


class Record:
    """Reads the database after every commit.

    `on_change` is called with what changed of each game, `on_look` after each reading.
    """

    def __init__(self, ask: Ask, now: Callable[[], float]) -> None:
        self._ask, self._now = ask, now
        self.games: dict[int, Game] = {}
        self.on_change: list[Callable[[Change], None]] = []
        self.on_look: list[Callable[[], None]] = []

    def forget(self) -> None:
        """Begins again from what the database holds: a backup was restored."""
        self.games.clear()

    def look(self) -> None:
        """Reads what has changed since the last look."""
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
        setup = rules.setup(chosen, len(people), int(seed, 16))
        self.games[table] = Game(table, rules, setup, people, status)
        self._read(self.games[table])
        # What was told of a half turn that began before this is not known.
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
