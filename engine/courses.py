"""Lessons: positions of real games in which one answer teaches one rule (`data/lessons/COURSE.toml`).

A course belongs to a game. Each of its lessons is a seed and the steps that led to the position; answers
are judged by their notation, with `*` for anything. Sentences are in the catalogue, under
`lesson-COURSE-LESSON-…`.
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
from engine.registry import games

LESSONS = files("data") / "lessons"
RIGHT, WRONG = "right", "wrong"
"""The answer that is taught, and any other that nothing particular is said of."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """One position and its answers: right ones, and wrong ones by the name of what is said to them."""

    key: str
    rules: tuple[str, ...]
    """The headings of the rules page it is about."""
    seed: int
    right: tuple[str, ...]
    steps: str = ""
    """What was played before, in the game's notation, commas between."""
    wrong: Mapping[str, tuple[str, ...]] = {}

    def judge(self, answer: str) -> str:
        """What an answer, in the game's notation, is told: `right`, `wrong-NAME` or `wrong`."""
        if _matches(answer, self.right):
            return RIGHT
        named = (f"{WRONG}-{name}" for name, patterns in self.wrong.items() if _matches(answer, patterns))
        return next(named, WRONG)


def _matches(answer: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(answer, pattern) for pattern in patterns)


class _CourseFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A course as its file has it."""

    game: str
    lessons: tuple[Lesson, ...]
    seats: int = 2
    options: Mapping[str, bool | int | str] = {}


class Course:
    """The lessons of one game, or of one way to play it, in their order."""

    def __init__(self, key: str, file: _CourseFile) -> None:
        self.key = key
        self.game: AnyGame = games()[file.game]
        self.lessons = file.lessons
        self.seats = file.seats
        self._options = file.options

    @cached_property
    def options(self) -> GameOptions:
        """What the games of its lessons are played with."""
        return msgspec.convert(self._options, type=self.game.Options)

    def position(self, number: int) -> tuple[GameState, Seat]:
        """The position of a lesson (from 0) and who is to move, the learner."""
        return _position(self, number)

    def after(self, number: int, chosen: Chosen[GameAction]) -> GameState:
        """The position once an answer is played."""
        state, seat = self.position(number)
        for _ in range(chosen.times):
            state = self.game.apply(state, seat, chosen.action).state
        return state


@cache
def _position(course: Course, number: int) -> tuple[GameState, Seat]:
    game, lesson = course.game, course.lessons[number]
    state = game.setup(course.options, course.seats, lesson.seed).state
    for step in filter(None, lesson.steps.split(",")):
        state = game.apply(state, game.to_move(state)[0], game.read(step)).state
    return state, game.to_move(state)[0]


@cache
def courses() -> Mapping[str, Course]:
    """Every course there is, by key: a game's own before those about ways to play it."""
    found = sorted(
        file.name.removesuffix(".toml") for file in LESSONS.iterdir() if file.name.endswith(".toml")
    )
    return {key: Course(key, msgspec.convert(load_data(f"lessons/{key}"), type=_CourseFile)) for key in found}
