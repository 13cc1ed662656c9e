"""Lessons: positions of real games in which one answer teaches one rule (`data/lessons/COURSE.toml`).

A lesson is a seed and the steps to its position. Answers are matched by notation, with `*` as a wildcard.
Sentences have ids `lesson-COURSE-LESSON-…`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache, cached_property
from importlib.resources import files

import msgspec
from msgspec import Struct

from engine.core.data_files import load_data
from engine.core.menu import Chosen
from engine.core.plugin import AnyGame
from engine.core.types import GameAction, GameOptions, GameState, Seat
from engine.game_registry import games

LESSONS = files("data") / "lessons"
RIGHT, WRONG = "right", "wrong"
"""Verdicts: the taught answer, and any answer without its own explanation."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A position and its answers: right ones, and wrong ones by the name of their explanation."""

    key: str
    rules: tuple[str, ...]
    """Headings of the rules page that it covers."""
    seed: int
    right: tuple[str, ...]
    steps: str = ""
    """Actions before the position, in notation, separated by commas."""
    wrong: Mapping[str, tuple[str, ...]] = {}

    def judge(self, answer: str) -> str:
        """Return the verdict on an answer in notation: `right`, `wrong-NAME`, or `wrong` if no pattern fits.

        Right patterns are tried first. They are those of `fnmatch`, such as `*` for any text; case matters.
        """
        if _matches_any(answer, self.right):
            return RIGHT
        named = (f"{WRONG}-{name}" for name, patterns in self.wrong.items() if _matches_any(answer, patterns))
        return next(named, WRONG)


def _matches_any(answer: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(answer, pattern) for pattern in patterns)


class _CourseFile(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    lessons: tuple[Lesson, ...]
    seats: int = 2
    options: Mapping[str, bool | int | str] = {}


class Course:
    """The lessons of a game, or of a variant, in order."""

    def __init__(self, key: str, file: _CourseFile) -> None:
        """Read the lessons of a file. Raises KeyError if there is no such game."""
        self.key = key
        self.game: AnyGame = games()[file.game]
        self.lessons = file.lessons
        self.seats = file.seats
        self._options = file.options

    @cached_property
    def options(self) -> GameOptions:
        """The options of the game. Raises ValidationError if the file's do not fit it."""
        return msgspec.convert(self._options, type=self.game.Options)

    def position(self, number: int) -> tuple[GameState, Seat]:
        """Return the position of a lesson (from 0) and the seat to move, the learner. Raises IndexError."""
        return _position(self, number)

    def after(self, number: int, chosen: Chosen[GameAction]) -> GameState:
        """Return the position after an answer to a lesson (from 0), taken `times` times.

        Raises RuleViolation and IndexError.
        """
        state, seat = self.position(number)
        for _ in range(chosen.times):
            state = self.game.rules.apply(state, seat, chosen.action).state
        return state


@cache
def _position(course: Course, number: int) -> tuple[GameState, Seat]:
    """Return the state of lesson `number` (from 0) after its steps, and its mover. Raises IndexError."""
    game, lesson = course.game, course.lessons[number]
    state = game.rules.setup(course.options, course.seats, lesson.seed).state
    for step in filter(None, lesson.steps.split(",")):
        state = game.rules.apply(state, game.rules.to_move(state)[0], game.notation.read(step)).state
    return state, game.rules.to_move(state)[0]


@cache
def courses() -> Mapping[str, Course]:
    """Return all courses by key (the file's name), sorted. Raises ValidationError for a malformed file."""
    found = sorted(
        file.name.removesuffix(".toml") for file in LESSONS.iterdir() if file.name.endswith(".toml")
    )
    return {key: Course(key, msgspec.convert(load_data(f"lessons/{key}"), type=_CourseFile)) for key in found}
