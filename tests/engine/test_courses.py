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
from engine.games.tikal.model import Pass
from engine.games.tikal.scoring import scored_temples

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
def test_lesson_sentences_contain_no_literal_digits_but_in_names_of_hexes(key: str, number: int) -> None:
    course = courses()[key]
    unknown = dict.fromkeys(
        course.game.lesson_numbers(course.game.visibility.view(*course.position(number))), "#"
    )
    start = f"lesson-{key}-{course.lessons[number].key}"
    for what in said(course, number):
        # What is left are fields of the map, which have digits in their names.
        assert not re.search(r"\d", re.sub(r"\b[A-H]\d\b", "", say(f"{start}-{what}", **unknown)))


@pytest.mark.parametrize(("key", "number"), EVERY)
def test_no_lesson_sentence_has_more_than_25_words(key: str, number: int) -> None:
    for text in said(courses()[key], number).values():
        for sentence in re.split(r"[.?!:] ", text):
            assert len(sentence.split()) <= LONGEST, sentence


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (2, "already counted below your name"),
        (3, "high ones soon run out"),
        (5, "It scores 1 in every scoring round"),
        (5, "two of a kind score 3, three 6. Each piece takes one a turn. You can also swap"),
        (8, "at each of 3 volcanoes and at the very end"),
    ],
)
def test_praise_in_tikal_lessons_says_when_and_what_tiles_and_treasures_score(number: int, text: str) -> None:
    assert text in said(courses()["tikal"], number)[RIGHT]


def test_lesson_on_passing_accepts_both_cards_in_either_order() -> None:
    lesson = courses()["lost_cities-partners"].lessons[1]
    assert lesson.judge(">G6 G7") == lesson.judge(">G7 G6") == RIGHT


def test_lesson_says_of_a_fitting_discarded_card_that_it_does_not_continue_the_expedition() -> None:
    course = courses()["lost_cities"]
    assert course.lessons[1].judge("-G10 D") == "wrong"
    assert said(course, 1)["wrong"] == "That doesn’t continue your green expedition."


def test_lesson_on_bidding_says_after_a_pass_that_the_opponent_can_bid_one_point() -> None:
    course = courses()["tikal-auction"]
    _, learner = course.position(0)
    free = course.game.rules.apply(course.after(0, verdicts(course, 0)["wrong-pass"]), 1 - learner, Pass())
    assert course.game.rules.to_move(free.state) == (learner,), "the learner bids, as there is no bid yet"
    assert "your opponent can have the first turn for one point" in said(course, 0)["wrong-pass"]


def test_lesson_that_ends_an_expedition_tells_the_final_scores_with_artifacts() -> None:
    course, number = courses()["lost_cities_board"], 7
    _, seat = course.position(number)
    result = course.game.ending.result(course.after(number, verdicts(course, number)[RIGHT]))
    assert result is not None and result.winners == (seat,)
    own, other = result.scores[seat], result.scores[1 - seat]
    assert said(course, number)[RIGHT].endswith(f"With artifacts it’s {numeral(own)} to {numeral(other)}.")


def test_lesson_on_taking_a_discard_says_that_a_wrong_one_does_not_continue_the_blue_expedition() -> None:
    """After `+GW G` the green discard fits the expedition just begun."""
    assert "doesn’t continue your blue expedition" in said(courses()["lost_cities"], 5)["wrong"]


def test_lesson_on_scoring_judges_turns_that_score_more_temples_right_or_too_little() -> None:
    course, number = courses()["tikal"], 8
    state, seat = course.position(number)
    judged = {
        course.lessons[number].judge(course.game.notation.write(chosen.action))
        for _, chosen in answers(course, number)
        if len(scored_temples(course.after(number, chosen), seat)) > len(scored_temples(state, seat))
    }
    assert RIGHT in judged
    assert judged <= {RIGHT, "wrong-less"}


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


def test_first_matching_pattern_of_a_lesson_explains_a_wrong_answer() -> None:
    lesson = courses()["lost_cities"].lessons[0]
    assert [lesson.judge(answer) for answer in ("+Y2 D", "+Y4 D", "+B4 D", "-Y2 D")] == [
        "right",
        "wrong-high",
        "wrong-colour",
        "wrong-discard",
    ]
