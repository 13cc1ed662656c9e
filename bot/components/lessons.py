"""Lessons: the courses, a lesson's questions, and what its answers are told."""

from __future__ import annotations

from functools import partial

from bot.components import pictured
from bot.components.pictured import Compose
from bot.errors import Refused
from bot.feature import Feature
from bot.services import Services
from bot.store import archive
from bot.store import lessons as progress
from bot.ui import lessons
from bot.ui.custom_id import CustomId
from bot.ui.markup import plain
from bot.ui.responder import (
    Interaction,
    defer_reply,
    defer_update,
    reply_private,
    say_to,
    show,
    show_pictured,
)
from engine.core.menu import NoSuchPath, Question
from engine.courses import Course, courses
from render import picture

feature = Feature()


async def tell(services: Services, interaction: Interaction, key: str | None) -> None:
    """The lesson the presser has come to in a course, or all courses. Raises Refused: unknown-button."""
    if key is None:
        await reply_private(
            interaction, lessons.overview(await _learned(services, interaction), say_to(interaction))
        )
        return
    course = _course(key)
    await defer_reply(interaction)
    known = (await _learned(services, interaction)).get(key, 0)
    # Whoever knows them all begins again.
    compose = _begun(interaction, course, known % len(course.lessons))
    await pictured.answer(services, interaction, compose, reply_private)


@feature.button("learn")
async def learn(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Learn by playing*: the lesson the presser has come to. Raises Refused: unknown-button."""
    await tell(services, interaction, press.path[0] if press.path else "")


@feature.button("courses")
async def overview(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Lessons*: every course, and how far the presser has got."""
    await show(interaction, lessons.overview(await _learned(services, interaction), say_to(interaction)))


async def _learned(services: Services, interaction: Interaction) -> dict[str, int]:
    return await services.store.read(progress.learned, interaction.user.id)


async def are_news(services: Services, user_id: int, key: str) -> bool:
    """Whether somebody has neither finished a game of this kind nor all its lessons, if it has any."""
    if not await are_left(services, user_id, key):
        return False
    return not await services.store.read(archive.has_finished, user_id, key)


async def are_left(services: Services, user_id: int, key: str) -> bool:
    """Whether a game has lessons that somebody has not learned yet."""
    course = courses().get(key)
    if course is None:
        return False
    return (await services.store.read(progress.learned, user_id)).get(key, 0) < len(course.lessons)


@feature.button("lesson")
async def answer(services: Services, interaction: Interaction, press: CustomId) -> None:
    """A lesson from its beginning, or an answer: the next question, or what is told of it. Raises Refused."""
    course, path = _pressed(press)
    if press.version == len(course.lessons) and not path:
        await show(interaction, lessons.finished(course, say_to(interaction)), pictures=True)
    elif path:
        await _answered(services, interaction, course, press.version, path)
    else:
        await defer_update(interaction)
        compose = _begun(interaction, course, _number(course, press))
        await pictured.answer(services, interaction, compose, show_pictured)


@feature.button("hint")
async def hint(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Hint*. Raises Refused: unknown-button."""
    course, _ = _pressed(press)
    await defer_update(interaction)
    number = _number(course, press)
    compose = partial(lessons.hint, course, number, _learner(interaction), say_to(interaction))
    await pictured.answer(services, interaction, compose, show_pictured)


async def _answered(
    services: Services, interaction: Interaction, course: Course, number: int, path: tuple[str, ...]
) -> None:
    try:
        state, seat = course.position(number)
        asked = course.game.ask(state, seat, path)
    except (IndexError, NoSuchPath):
        raise Refused("unknown-button") from None
    if isinstance(asked, Question):
        if picture.paints_question(course.game.key, asked):
            await defer_update(interaction)
        message = await lessons.asking(course, number, asked, path, say_to(interaction))
        await show(interaction, message, pictures=bool(message.images))
        return
    await defer_update(interaction)
    learner, say = _learner(interaction), say_to(interaction)
    if lessons.is_right(course, number, asked):
        await services.store.write(progress.learn, interaction.user.id, course.key, number + 1)
    compose = partial(lessons.judged, course, number, asked, learner, say)
    await pictured.answer(services, interaction, compose, show_pictured)


def _begun(interaction: Interaction, course: Course, number: int) -> Compose:
    return partial(lessons.begun, course, number, _learner(interaction), say_to(interaction))


def _learner(interaction: Interaction) -> str:
    return plain(interaction.user.display_name)


def _pressed(press: CustomId) -> tuple[Course, tuple[str, ...]]:
    """The course of a press, and the answers so far. Raises Refused: unknown-button."""
    key, *path = press.path or ("",)
    return _course(key), tuple(path)


def _course(key: str) -> Course:
    course = courses().get(key)
    if course is None:
        raise Refused("unknown-button")
    return course


def _number(course: Course, press: CustomId) -> int:
    if press.version >= len(course.lessons):
        raise Refused("unknown-button")
    return press.version
