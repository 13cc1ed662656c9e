"""Random games for the contract tests: every game with every combination of options.

Games are found through the registry; no game is named here.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property
from random import Random
from typing import Any

import pytest
from msgspec import Struct, structs

from engine.core import menu
from engine.core.game_errors import InvalidSetup
from engine.core.game_log import Entry
from engine.core.plugin import AnyGame, asked
from engine.core.types import Seat, Step, all_options, option_values
from engine.game_registry import games
from tests.examples import as_many

MOST_MOVES = 5_000
"""Far more moves than any random game takes."""
SEEDS, SAMPLE = (range(3), 40) if os.environ.get("NIGHTLY_GAMES") else (range(1), as_many(20, quick=10))
"""Games per setting, and positions per game for expensive tests. Fewer in quick runs."""


class Setting(Struct, frozen=True):
    """A way to set up a game: which, how, and for how many."""

    game: AnyGame
    options: Any
    seats: int

    @property
    def key(self) -> str:
        return self.game.key

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """All viewers: each seat, and an onlooker."""
        return (*range(self.seats), None)

    def __str__(self) -> str:
        """Its name, which stays as it is when the game gets another option."""
        usual = structs.asdict(type(self.options)())
        chosen = structs.asdict(self.options).items()
        return "-".join(
            [
                self.key,
                *(f"{name}{value}" for name, value in chosen if value != usual[name]),
                f"{self.seats}p",
            ]
        )


class Position(Struct, frozen=True, dict=True):
    """A state of a game, the seat to move (None: finished), and its legal actions."""

    setting: Setting
    state: Any
    mover: Seat | None
    legal: tuple[Any, ...]

    @cached_property
    def _choices(self) -> list[tuple[menu.Slots, Any]]:
        assert self.mover is not None
        return list(self.game.choices(self.state, self.mover))

    def ask(self, path: Sequence[str]) -> menu.Question | menu.Chosen[Any]:
        """Return the mover's next question, like `Game.ask`, from cached choices."""
        return asked(self._choices, path, self.game.shortcuts.rank)

    @property
    def game(self) -> AnyGame:
        return self.setting.game


class Played(Struct, frozen=True):
    """A complete random game: `steps[n]` is the result of the first n log entries."""

    setting: Setting
    seed: int
    log: tuple[Entry, ...]
    steps: tuple[Step[Any], ...]
    positions: tuple[Position, ...]

    @property
    def end(self) -> Any:
        return self.steps[-1].state

    def log_to(self, position: Position) -> tuple[Entry, ...]:
        return self.log[: next(index for index, one in enumerate(self.positions) if one is position)]

    def sample(self, most: int = SAMPLE) -> list[Position]:
        """Some positions, spread evenly; the first and the last are always among them."""
        last = len(self.positions) - 1
        return [self.positions[round(last * part / (most - 1))] for part in range(most)]


def option_sets(game: AnyGame) -> list[Struct]:
    """The defaults, and each value of each option once with the others at their defaults, where possible."""
    kinds = {field.name: field.type for field in structs.fields(game.Options)}
    usual = game.Options()
    varied = (
        structs.replace(usual, **{name: value})
        for name, kind in kinds.items()
        for value in option_values(kind)
    )
    return [options for options in dict.fromkeys((usual, *varied)) if is_possible(game, options)]


def every_option_set(game: AnyGame) -> list[Struct]:
    """Every combination of options, those included that do not go together."""
    return list(all_options(game.Options))


def is_possible(game: AnyGame, options: Struct) -> bool:
    """Whether these options go together."""
    try:
        game.rules.seats_for(options)
    except InvalidSetup:
        return False
    return True


@cache
def settings() -> tuple[Setting, ...]:
    """Every game × set of options × number of seats."""
    return tuple(setting for game in games().values() for setting in settings_of(game))


def settings_of(game: AnyGame) -> list[Setting]:
    """Every set of options × number of seats of one game."""
    return [Setting(game, options, seats) for options in option_sets(game) for seats in _seats(game, options)]


def _seats(game: AnyGame, options: Any) -> range:
    fewest, most = game.rules.seats_for(options)
    return range(fewest, most + 1)


def is_quick(setting: Setting) -> bool:
    """Return whether a setting runs in quick tests: default options, fewest and most seats."""
    seats = _seats(setting.game, setting.options)
    return setting.seats in ((seats[0], seats[-1]) if _is_usual(setting) else seats[-1:])


def is_quick_and_usual(setting: Setting) -> bool:
    """Likewise, where options make little difference, without others than the usual ones."""
    return is_quick(setting) and _is_usual(setting)


def _is_usual(setting: Setting) -> bool:
    return bool(setting.options == type(setting.options)())


def each(chosen: Iterable[Setting], quick: Callable[[Setting], bool] = is_quick) -> pytest.MarkDecorator:
    """A test of each of these settings, all in the process where the games of a setting are played."""
    marked = [pytest.param(setting, id=str(setting), marks=_marks(setting, quick)) for setting in chosen]
    return pytest.mark.parametrize("setting", marked)


def _marks(setting: Setting, quick: Callable[[Setting], bool]) -> list[pytest.MarkDecorator]:
    return [pytest.mark.xdist_group(str(setting)), *([] if quick(setting) else [pytest.mark.slow])]


every_setting = each(settings())
every_setting_in_time = each(settings(), is_quick_and_usual)
"""Parametrize slow tests that depend little on options: most settings run in CI only."""


def moves(setting: Setting, seed: int) -> Iterator[tuple[Step[Any], Position, Entry | None]]:
    """A random game as it happens: each step, the position it made, and the move that follows."""
    game, random = setting.game, Random(f"{setting} {seed}")
    step = game.rules.setup(setting.options, setting.seats, seed)
    for _ in range(MOST_MOVES):
        movers = game.rules.to_move(step.state)
        if not movers:
            yield step, Position(setting, step.state, None, ()), None
            return
        mover = random.choice(movers)
        legal = tuple(game.rules.legal_actions(step.state, mover))
        action = random.choice(legal)
        yield step, Position(setting, step.state, mover, legal), Entry(mover, game.notation.write(action))
        step = game.rules.apply(step.state, mover, action)
    raise AssertionError(f"{setting} with seed {seed} does not end within {MOST_MOVES} moves")


@cache
def played(setting: Setting, seed: int) -> Played:
    """A whole random game; the same one for the same seed, and played once only."""
    steps, positions, log = zip(*moves(setting, seed), strict=True)
    return Played(setting, seed, tuple(entry for entry in log if entry), steps, positions)


def all_played(setting: Setting) -> list[Played]:
    return [played(setting, seed) for seed in SEEDS]
