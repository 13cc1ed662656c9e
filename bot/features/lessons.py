"""Lessons (`/learn`): courses, questions, and the feedback on answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import discord

from bot.errors import Refused
from bot.feature import Feature, Services, choices
from bot.handlers import context
from bot.handlers.context import Compose
from bot.store import archive as progress
from bot.tables.computers import personas
from bot.ui import panel_message, pictures
from bot.ui.custom_id import CustomId
from bot.ui.markup import plain
from bot.ui.message import Button, Divider, Image, Layout, Message, Part, Row, Section
from bot.ui.responder import (
    Interaction,
    defer_reply,
    defer_update,
    reply_private,
    say_to,
    show,
    show_pictured,
)
from bot.ui.rules_pages import rules_button
from engine.core.catalogue import Say
from engine.core.menu import Chosen, NoSuchPath, Question
from engine.core.phrasing import numeral
from engine.core.types import GameAction, GameState, GameView, Seat
from engine.courses import RIGHT, Course, courses
from render import picture
from render.lesson_picture import Place

LESSON, HINT, COURSES = "lesson", "hint", "courses"
"""Verbs of the buttons: a lesson and its answers, a hint, the list of courses."""
GREEN, BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary


def course_overview(learned: Mapping[str, int], say: Say) -> Layout:
    """Return all courses with the learner's progress: `learned` counts finished lessons by course."""
    parts: list[Part] = [say("lessons-title")]
    for key, course in courses().items():
        known, count = learned.get(key, 0), len(course.lessons)
        label = "start" if not known else "again" if known >= count else "on"
        about = say("lessons-course", course=say(f"course-{key}"), known=min(known, count), count=count)
        press = CustomId(LESSON, version=known % count, path=(key,))
        style = GREEN if known < count else discord.ButtonStyle.secondary
        parts.append(Section(about, Button(say(f"button-lesson-{label}"), press, style=style)))
    elsewhere = [
        Button(say("button-help-start"), CustomId("help")),
        Button(say("button-rules"), CustomId("rules")),
    ]
    return Layout(parts=[*parts, Divider(), elsewhere])


async def lesson_start(course: Course, number: int, learner: str, say: Say) -> Message:
    """Return lesson `number` (from 0) with its picture and first question. Raises IndexError.

    `learner` is for the alt text.
    """
    state, seat = course.position(number)
    images = await _lesson_picture(course, number, state, seat, learner, say, solved=False)
    question = course.game.ask(state, seat, ())
    assert isinstance(question, Question)  # every lesson begins with a question
    return Message(_task_text(course, number, say), images, _question_rows(course, number, (), question, say))


async def further_question(
    course: Course, number: int, question: Question, path: tuple[str, ...], say: Say
) -> Message:
    """Return a further question of lesson `number` (from 0), after the answers in `path`.

    With a picture if the game paints one for it. Raises IndexError.
    """
    view = _learner_view(course, number)
    images = await pictures.of_question(course.game, view, question, say)
    words = say("panel-title", question=course.game.words.ask(question, view, say))
    rows = _question_rows(course, number, path, question, say)
    return Message(f"{_task_text(course, number, say)}\n{words}", images, rows)


async def hint_message(course: Course, number: int, learner: str, say: Say) -> Message:
    """Return lesson `number` (from 0) from its start, with a hint. Raises IndexError.

    `learner` is for the alt text.
    """
    hint = say(
        "lesson-hint", hint=_lesson_sentence(course, number, "hint", _learner_view(course, number), say)
    )
    message = await lesson_start(course, number, learner, say)
    return replace(message, text=f"{message.text}\n{hint}")


def is_right(course: Course, number: int, chosen: Chosen[GameAction]) -> bool:
    """Return whether an action solves lesson `number` (from 0). Raises IndexError."""
    return _verdict(course, number, chosen) == RIGHT


def _verdict(course: Course, number: int, chosen: Chosen[GameAction]) -> str:
    """Return `right`, `wrong-NAME` (a known mistake) or `wrong` for an answer to lesson `number` (from 0)."""
    return course.lessons[number].judge(course.game.notation.write(chosen.action))


async def feedback(
    course: Course, number: int, chosen: Chosen[GameAction], learner: str, say: Say
) -> Message:
    """Return the feedback on an answer, with a picture of the resulting position.

    `number` counts from 0; `learner` is for the alt text. Raises IndexError.
    """
    _, seat = course.position(number)
    state = course.after(number, chosen)
    verdict, solved = _verdict(course, number, chosen), is_right(course, number, chosen)
    images = await _lesson_picture(course, number, state, seat, learner, say, solved=solved)
    explanation = _lesson_sentence(course, number, verdict, course.game.visibility.view(state, seat), say)
    text = say("lesson-right" if solved else "lesson-wrong", explanation=explanation)
    return Message(text, images, [_next_buttons(course, number, say, solved=solved)])


def course_end(course: Course, say: Say) -> Message:
    """Return the message after the last lesson.

    Its buttons: a game against the easiest computer, the rules, and all courses.
    """
    easiest = personas()[0].level
    name = say(f"course-{course.key}")
    practise = Button(say("button-practise"), CustomId("practise", path=(course.key, easiest)), style=GREEN)
    rows = [[practise, rules_button(course.game.key, 0, say("button-rules")), _courses_button(say)]]
    return Message(say("lessons-finished", course=name), rows=rows)


def _next_buttons(course: Course, number: int, say: Say, *, solved: bool) -> list[Button]:
    """Return the buttons after an answer to lesson `number` (from 0).

    *Try again*, *Hint* and *Lessons*; if `solved`, *Next: …* or *Finish ›*, *Try another answer*, *Lessons*.
    """
    again = Button(
        say("button-lesson-other" if solved else "button-lesson-retry"),
        CustomId(LESSON, version=number, path=(course.key,)),
        style=discord.ButtonStyle.secondary if solved else BLUE,
    )
    if not solved:
        return [again, _hint_button(course, number, say), _courses_button(say)]
    following = CustomId(LESSON, version=number + 1, path=(course.key,))
    is_last = number + 1 == len(course.lessons)
    title = "" if is_last else _lesson_title(course, number + 1, say)
    label = say("button-lesson-next", title=title) if title else say("button-lesson-end")
    return [Button(label, following, style=GREEN), again, _courses_button(say)]


def _question_rows(
    course: Course, number: int, path: tuple[str, ...], question: Question, say: Say
) -> list[Row]:
    """Return the answers of lesson `number` (from 0), then *Back*.

    The first question has *Hint* and *Lessons* instead.
    """
    press = CustomId(LESSON, version=number, path=(course.key, *path))
    answers = panel_message.answer_rows(course.game, _learner_view(course, number), question, press, say)
    back = Button(say("button-back"), press._replace(path=press.path[:-1]))
    return panel_message.with_navigation(
        answers, [back] if path else [_hint_button(course, number, say), _courses_button(say)]
    )


def _hint_button(course: Course, number: int, say: Say) -> Button:
    """Return *Hint* of lesson `number` (from 0)."""
    return Button(say("button-hint"), CustomId(HINT, version=number, path=(course.key,)))


def _courses_button(say: Say) -> Button:
    return Button(say("button-courses"), CustomId(COURSES))


def _learner_view(course: Course, number: int) -> GameView:
    """Return the first position of lesson `number` (from 0), as the learner sees it. Raises IndexError."""
    state, seat = course.position(number)
    return course.game.visibility.view(state, seat)


def _task_text(course: Course, number: int, say: Say) -> str:
    """Return the title and task of lesson `number` (from 0); for the first also the game's goal."""
    asked = _lesson_sentence(course, number, "ask", _learner_view(course, number), say)
    task = say("lesson-task", title=_lesson_title(course, number, say), task=asked)
    return task if number else f"{say(f'goal-{course.key}')}\n{task}"


def _lesson_title(course: Course, number: int, say: Say) -> str:
    """Return the title of lesson `number` (from 0). Raises IndexError."""
    return say(f"lesson-{course.key}-{course.lessons[number].key}-title")


def _lesson_sentence(course: Course, number: int, what: str, view: GameView, say: Say) -> str:
    """Return a sentence of lesson `number` (from 0): `what` is ask, hint, or a verdict.

    Its numbers are counted from `view`.
    """
    text = f"lesson-{course.key}-{course.lessons[number].key}-{what}"
    counted = course.game.lesson_numbers(view).items()
    return say(text, **{name: numeral(number) if number < 0 else number for name, number in counted})


async def _lesson_picture(
    course: Course, number: int, state: GameState, seat: Seat, learner: str, say: Say, *, solved: bool
) -> list[Image]:
    """Return the picture of lesson `number` (from 0); empty if painting fails, `PENDING` if late.

    `solved` counts it as done in the row of progress. The alt text names the `learner`.
    """
    place = Place(_lesson_title(course, number, say), number + 1, len(course.lessons), solved)
    view = course.game.visibility.view(state, seat)
    names = _names_by_seat(course.seats, seat, say("lesson-learner"))
    alt_names = _names_by_seat(course.seats, seat, learner)
    return await pictures.of_lesson(course.game, view, names, place, say, alt_names=alt_names)


def _names_by_seat(seats: int, own: Seat, learner: str) -> tuple[str, ...]:
    """Return `learner` for the seat `own`, and computers' names for the others."""
    others = iter(personas())
    return tuple(learner if seat == own else next(others).name for seat in range(seats))


feature = Feature()


async def answer_with_lesson(services: Services, interaction: Interaction, key: str | None) -> None:
    """Answer privately with the user's next lesson in the course `key`, for None with all courses.

    A finished course starts again. Raises Refused: unknown-button, for an unknown course.
    """
    if key is None:
        await reply_private(
            interaction, course_overview(await _learned_counts(services, interaction), say_to(interaction))
        )
        return
    course = _find_course(key)
    await defer_reply(interaction)
    known = (await _learned_counts(services, interaction)).get(key, 0)
    # A finished course starts again.
    compose = _composed_start(interaction, course, known % len(course.lessons))
    await context.answer(services, interaction, compose, reply_private)


@feature.button("learn")
async def learn(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Learn by playing*: answer privately with the next lesson of the course in the button.

    Raises Refused: unknown-button.
    """
    await answer_with_lesson(services, interaction, press.path[0] if press.path else "")


@feature.button("courses")
async def show_courses(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Lessons*: show all courses with the learner's progress."""
    await show(
        interaction, course_overview(await _learned_counts(services, interaction), say_to(interaction))
    )


async def _learned_counts(services: Services, interaction: Interaction) -> dict[str, int]:
    """Return the number of finished lessons by course."""
    return await services.store.read(progress.learned, interaction.user.id)


@feature.button("lesson")
async def answer(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Show a lesson from its start, or handle an answer: the next question or the feedback.

    A right answer is recorded. After the last lesson, show the course's end. Raises Refused: unknown-button.
    """
    course, path = _course_and_path(press)
    if press.version == len(course.lessons) and not path:
        await show(interaction, course_end(course, say_to(interaction)), pictures=True)
    elif path:
        await _handle_answer(services, interaction, course, press.version, path)
    else:
        await defer_update(interaction)
        compose = _composed_start(interaction, course, _lesson_number(course, press))
        await context.answer(services, interaction, compose, show_pictured)


@feature.button("hint")
async def show_hint(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Hint*: show the lesson from its start, with a hint. Raises Refused: unknown-button."""
    course, _ = _course_and_path(press)
    await defer_update(interaction)
    number = _lesson_number(course, press)
    compose = partial(hint_message, course, number, _learner_name(interaction), say_to(interaction))
    await context.answer(services, interaction, compose, show_pictured)


async def _handle_answer(
    services: Services, interaction: Interaction, course: Course, number: int, path: tuple[str, ...]
) -> None:
    """Show the next question after `path`, or the feedback, and record a solved lesson (`number` from 0).

    Raises Refused: unknown-button.
    """
    try:
        state, seat = course.position(number)
        asked = course.game.ask(state, seat, path)
    except (IndexError, NoSuchPath):
        raise Refused("unknown-button") from None
    if isinstance(asked, Question):
        if picture.paints_question(course.game.key, asked):
            await defer_update(interaction)
        message = await further_question(course, number, asked, path, say_to(interaction))
        await show(interaction, message, pictures=bool(message.images))
        return
    await defer_update(interaction)
    learner, say = _learner_name(interaction), say_to(interaction)
    if is_right(course, number, asked):
        await services.store.write(progress.learn, interaction.user.id, course.key, number + 1)
    compose = partial(feedback, course, number, asked, learner, say)
    await context.answer(services, interaction, compose, show_pictured)


def _composed_start(interaction: Interaction, course: Course, number: int) -> Compose:
    """Return a function that composes the start of lesson `number` (from 0) for the caller."""
    return partial(lesson_start, course, number, _learner_name(interaction), say_to(interaction))


def _learner_name(interaction: Interaction) -> str:
    """Return the user's display name for alt texts, without control characters. Markdown stays."""
    return plain(interaction.user.display_name)


def _course_and_path(press: CustomId) -> tuple[Course, tuple[str, ...]]:
    """Return a button's course, and the answers so far. Raises Refused: unknown-button."""
    key, *path = press.path or ("",)
    return _find_course(key), tuple(path)


def _find_course(key: str) -> Course:
    """Return a course by its key. Raises Refused: unknown-button."""
    course = courses().get(key)
    if course is None:
        raise Refused("unknown-button")
    return course


def _lesson_number(course: Course, press: CustomId) -> int:
    """Return the number (from 0) of the lesson in a button. Raises Refused: unknown-button."""
    if press.version >= len(course.lessons):
        raise Refused("unknown-button")
    return press.version


@feature.command(
    "learn",
    describe={"course": "option-learn-course"},
    choices={"course": choices("course", courses())},
    anywhere=True,
)
async def learn_command(services: Services, interaction: Interaction, course: str | None = None) -> None:
    """Handle `/learn`: answer privately with the next lesson of a course, or with all courses.

    Raises Refused: unknown-button, for an unknown course.
    """
    await answer_with_lesson(services, interaction, course)
