"""The row below the picture of a lesson."""

from __future__ import annotations

import pytest

from engine.core.catalogue import catalogue
from engine.courses import courses
from render import fonts, theme
from render.geometry import PAD
from render.lesson_picture import BARS_AT, ROOM


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "pt-BR"])
def test_titles_and_numbers_of_all_lessons_fit_into_the_row_below_the_picture(language: str) -> None:
    say = catalogue(language)
    for course in courses().values():
        count = len(course.lessons)
        number = say("picture-lesson", number=count, count=count)
        assert fonts.advance(number, theme.LABEL) <= BARS_AT - 2 * PAD, number
        for lesson in course.lessons:
            title = say(f"lesson-{course.key}-{lesson.key}-title")
            assert fonts.advance(title, theme.LABEL) <= ROOM, title
