"""Every answer of every lesson is played with the real rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from engine.core.catalogue import catalogue
from engine.core.menu import Chosen, Question
from engine.core.phrasing import numeral
from engine.core.types import GameAction, GameView
from engine.courses import RIGHT, Course, courses

say = catalogue()
EVERY = [(key, number) for key, course in courses().items() for number in range(len(course.lessons))]
LONGEST = 25
"""Words of the longest sentence."""
A_FEW = range(3, 11)
"""Lessons of a course, about a minute each."""


def answers(course: Course, number: int) -> Iterator[tuple[tuple[str, ...], Chosen[GameAction]]]:
    """All that the panel lets a learner choose, with the answers that lead there."""
    state, seat = course.position(number)
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        path = waiting.pop()
        asked = course.game.ask(state, seat, path)
        if isinstance(asked, Question):
            waiting += [(*path, answer) for answer in asked.answers]
        else:
            yield path, asked


def verdicts(course: Course, number: int) -> dict[str, Chosen[GameAction]]:
    """An answer for everything that a lesson tells."""
    lesson = course.lessons[number]
    write = course.game.notation.write
    return {lesson.judge(write(chosen.action)): chosen for _, chosen in answers(course, number)}


def said(course: Course, number: int) -> dict[str, str]:
    """All that a lesson says, its numbers counted on the table it speaks of."""
    state, seat = course.position(number)
    start = f"lesson-{course.key}-{course.lessons[number].key}"

    def sentence(what: str, view: GameView) -> str:
        return say(f"{start}-{what}", **{k: numeral(n) for k, n in course.game.lesson_numbers(view).items()})

    before = course.game.visibility.view(state, seat)
    after = {
        verdict: sentence(verdict, course.game.visibility.view(course.after(number, chosen), seat))
        for verdict, chosen in verdicts(course, number).items()
    }
    return {**{what: sentence(what, before) for what in ("title", "ask", "hint")}, **after}


@pytest.mark.parametrize(("key", "number"), EVERY)
def test_lesson_has_a_right_answer_and_every_explanation_of_a_wrong_one_is_used(
    key: str, number: int
) -> None:
    course = courses()[key]
    text = said(course, number)
    assert RIGHT in text
    assert {f"wrong-{name}" for name in course.lessons[number].wrong} <= set(text), "no answer leads to it"


@pytest.mark.parametrize(("key", "number"), EVERY)
def test_lesson_sentences_take_their_numbers_from_the_table(key: str, number: int) -> None:
    course = courses()[key]
    unknown = dict.fromkeys(
        course.game.lesson_numbers(course.game.visibility.view(*course.position(number))), "#"
    )
    start = f"lesson-{key}-{course.lessons[number].key}"
    for what in said(course, number):
        # What is left are fields of the map, which have digits in their names.
        assert not re.search(r"\d", re.sub(r"\b[A-H]\d\b", "", say(f"{start}-{what}", **unknown)))


@pytest.mark.parametrize(("key", "number"), EVERY)
def test_no_lesson_sentence_has_more_than_its_limit_of_words(key: str, number: int) -> None:
    for text in said(courses()[key], number).values():
        for sentence in re.split(r"[.?!:] ", text):
            assert len(sentence.split()) <= LONGEST, sentence


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (2, "already counted below your name"),
        (3, "high ones soon run out"),
        (5, "two of a kind score 3, three 6. Each piece takes one a turn. You can also swap"),
        (8, "at each of 3 volcanoes and at the very end"),
    ],
)
def test_tikal_lessons_explain_scoring_tiles_and_treasures(number: int, text: str) -> None:
    assert text in said(courses()["tikal"], number)[RIGHT]


LOOKED_UP = {
    "What it is about",
    "The aim",
    "An example",
    "Options",
    "Playing here",
    "Turns as text",
    "As we read it",
}
"""Sections that are read when they are needed."""


@pytest.mark.parametrize("game", sorted({course.game.key for course in courses().values()}))
def test_lessons_cover_every_section_of_the_rules(game: str) -> None:
    page = (files("data") / "rules" / f"{game}.en.md").read_text(encoding="utf-8")
    taught = {
        heading
        for course in courses().values()
        if course.game.key == game
        for lesson in course.lessons
        for heading in lesson.rules
    }
    assert set(re.findall(r"^## (.+)$", page, re.MULTILINE)) - LOOKED_UP == taught - LOOKED_UP


@pytest.mark.parametrize("key", list(courses()))
def test_learner_has_the_same_seat_in_all_lessons_of_a_course(key: str) -> None:
    course = courses()[key]
    assert len({course.position(number)[1] for number in range(len(course.lessons))}) == 1


@pytest.mark.parametrize("key", list(courses()))
def test_course_has_three_to_ten_lessons(key: str) -> None:
    assert len(courses()[key].lessons) in A_FEW


def test_all_three_games_have_courses() -> None:
    assert {course.game.key for course in courses().values()} >= {"lost_cities", "lost_cities_board", "tikal"}


def test_first_matching_pattern_explains_a_wrong_answer() -> None:
    lesson = courses()["lost_cities"].lessons[0]
    assert [lesson.judge(answer) for answer in ("+Y2 D", "+Y4 D", "+B4 D", "-Y2 D")] == [
        "right",
        "wrong-high",
        "wrong-colour",
        "wrong-discard",
    ]
