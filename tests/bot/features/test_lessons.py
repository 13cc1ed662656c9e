"""`/learn`: tasks with the panel's buttons, feedback on answers, and progress."""

from __future__ import annotations

import pytest

from bot.features.daily import daily_deals
from bot.features.daily.daily_deals import DailyDeals
from bot.store.archive import learn, learned
from bot.tables import resigning
from bot.ui.custom_id import CustomId
from engine.courses import RIGHT, Course, courses
from tests.bot.evening import Evening, Seen
from tests.engine.test_courses import answers
from tests.examples import slow

COUNT = len(courses()["lost_cities"].lessons)


async def solve(evening: Evening, lesson: Seen, *labels: str) -> Seen:
    for label in labels:
        lesson = await evening.press(evening.chen, label, lesson)
    return lesson


FIRST = ("1 · Yellow 2", "Expedition", "Draw and end turn")
"""The solution of the first lesson."""


async def test_lesson_is_private_and_starts_with_the_goal_a_task_and_buttons_for_its_cards(
    evening: Evening,
) -> None:
    lesson = await evening.say(evening.chen, "learn", course="lost_cities")
    assert lesson.is_private
    goal, task = lesson.text.split("\n")
    assert goal.startswith("**The goal:** have more points than your opponent at the end")
    assert task.startswith("**Your turn.** On your turn you play one card, then draw one.")
    assert lesson.labels[:3] == ["1 · Yellow 2", "2 · Yellow 4", "3 · Yellow 7"]
    assert lesson.labels[-2:] == ["Hint", "Lessons"]
    assert len(lesson.pictures) == 1
    assert evening.posts == []


async def test_right_answer_in_a_lesson_is_explained_and_opens_the_next_in_the_same_message(
    evening: Evening,
) -> None:
    lesson = await evening.say(evening.chen, "learn", course="lost_cities")
    told = await solve(evening, lesson, *FIRST)
    assert told.text.startswith("✅ **Right.** You played a card and drew one, so you have 8 again.")
    assert told.labels == ["Next: Always upwards ›", "Try another answer", "Lessons"]
    following = await evening.press(evening.chen, "Next: Always upwards ›", told)
    assert following.id == lesson.id, "one message all the way"
    assert following.text.startswith("**Always upwards.**")


async def test_wrong_answer_in_a_lesson_is_explained_records_nothing_and_can_be_tried_again(
    evening: Evening,
) -> None:
    lesson = await evening.say(evening.chen, "learn", course="lost_cities")
    told = await solve(evening, lesson, "1 · Yellow 2", "Discard", "Draw and end turn")
    assert told.text.startswith("↩️ **Not quite.** That card is on the discards now")
    assert told.labels == ["Try again", "Hint", "Lessons"]
    assert await evening.bot.manager.store.read(learned, evening.chen.id) == {}
    again = await evening.press(evening.chen, "Try again", told)
    assert again.text == lesson.text


async def test_hint_is_added_to_the_lesson_with_the_task_and_its_answers(evening: Evening) -> None:
    lesson = await evening.say(evening.chen, "learn", course="lost_cities")
    labels = lesson.labels
    hinted = await evening.press(evening.chen, "Hint", lesson)
    assert "💡 Press your lowest yellow card" in hinted.text
    assert hinted.labels == labels


async def test_back_in_a_lesson_returns_to_the_previous_question(evening: Evening) -> None:
    lesson = await evening.say(evening.chen, "learn", course="lost_cities")
    labels = lesson.labels
    asked = await solve(evening, lesson, "1 · Yellow 2")
    assert asked.labels == ["Expedition", "Discard", "Back"]
    assert (await evening.press(evening.chen, "Back", asked)).labels == labels


async def test_course_continues_at_the_next_lesson_for_each_user_after_a_restart(evening: Evening) -> None:
    await solve(evening, await evening.say(evening.chen, "learn", course="lost_cities"), *FIRST)
    await evening.restart()
    overview = await evening.say(evening.chen, "learn")
    assert f"1 of {COUNT} lessons" in overview.text
    assert "Continue" in overview.labels
    resumed = await evening.say(evening.chen, "learn", course="lost_cities")
    assert resumed.text.startswith("**Always upwards.**")
    others = await evening.say(evening.ada, "learn", course="lost_cities")
    assert "\n**Your turn.**" in others.text, "everybody learns for themselves"


async def test_repeating_an_earlier_lesson_keeps_later_progress(evening: Evening) -> None:
    lesson = await evening.say(evening.chen, "learn", course="lost_cities")
    far = CustomId("lesson", version=COUNT - 1, path=("lost_cities", "Y10", "+", "D")).write()
    await evening.forge(evening.chen, far, lesson)
    assert await evening.bot.manager.store.read(learned, evening.chen.id) == {"lost_cities": COUNT}
    await solve(evening, await evening.say(evening.chen, "learn", course="lost_cities"), *FIRST)
    assert await evening.bot.manager.store.read(learned, evening.chen.id) == {"lost_cities": COUNT}


async def test_end_of_a_course_starts_a_practice_game_against_the_beginners_computer(
    evening: Evening,
) -> None:
    lesson = await evening.say(evening.chen, "learn", course="lost_cities")
    last = CustomId("lesson", version=COUNT - 1, path=("lost_cities", "Y10", "+", "D")).write()
    told = await evening.forge(evening.chen, last, lesson)
    end = await evening.press(evening.chen, "Finish ›", told)
    assert end.text.startswith("**You know how to play Lost Cities!**")
    await evening.press(evening.chen, "Practise", end)
    table = await evening.table()
    assert table.is_playing
    assert not any("Learn by playing" in post.labels for post in evening.posts), "they have just done that"
    assert "first" in [player.computer for player in table.players]


@pytest.mark.parametrize("key", [key for key, course in courses().items() if course.game.key != key])
async def test_practice_after_a_course_uses_the_courses_options(evening: Evening, key: str) -> None:
    course = courses()[key]
    lesson = await evening.say(evening.chen, "learn", course=key)
    end = CustomId("lesson", version=len(course.lessons), path=(key,)).write()
    await evening.press(evening.chen, "Practise", await evening.forge(evening.chen, end, lesson))
    assert (await evening.position()).state.options == course.options
    assert len((await evening.table()).players) == course.seats
    assert " with " in evening.posts[0].text, "one may be a partner"


async def test_rules_page_and_first_practice_game_have_a_button_to_private_lessons(evening: Evening) -> None:
    rules = await evening.say(evening.chen, "rules", game="tikal")
    lesson = await evening.press(evening.chen, "Learn by playing", rules)
    assert lesson.is_private
    assert lesson.text.startswith("**The goal:** have the most points after the last scoring round")
    assert "\n**A new tile.**" in lesson.text
    begun = await evening.say(evening.chen, "practice", game="lost_cities")
    assert begun.labels[-1] == "Learn by playing"
    assert (await evening.press(evening.chen, "Learn by playing", begun)).is_private


async def test_lessons_of_a_finished_course_are_offered_neither_by_rules_daily_nor_practice(
    evening: Evening,
) -> None:
    """Not on rules pages, in daily deals or in practice. Other games' courses are still offered."""
    today = daily_deals.plans()[daily_deals.date_of(DailyDeals(evening.bot.manager).today).weekday()].game
    for key in {"tikal", today}:
        await evening.bot.manager.store.write(learn, evening.chen.id, key, len(courses()[key].lessons))
    rules = await evening.say(evening.chen, "rules", game="tikal")
    assert "Learn by playing" not in rules.labels
    following = await evening.press(evening.chen, "Next", rules)
    assert "Learn by playing" not in following.labels
    assert "Learn by playing" not in (await evening.say(evening.chen, "daily")).labels
    begun = await evening.say(evening.chen, "practice", game="tikal")
    assert "Learn by playing" not in begun.labels
    other = "lost_cities_board" if today == "lost_cities" else "lost_cities"
    assert "Learn by playing" in (await evening.say(evening.chen, "rules", game=other)).labels


async def test_second_practice_game_offers_no_lesson(evening: Evening) -> None:
    for offered in (True, False):
        begun = await evening.say(evening.chen, "practice", game="lost_cities")
        assert ("Learn by playing" in begun.labels) is offered
        table = await evening.table()
        await evening.bot.manager.run(resigning.leave, table.id, evening.chen.id)


@pytest.mark.parametrize("key", [*list(courses())[:1], *slow(*list(courses())[1:])])
async def test_all_lessons_can_be_solved_with_buttons(evening: Evening, key: str) -> None:
    """All answers fit into custom ids, and the right one leads to the next lesson."""
    course = courses()[key]
    lesson = await evening.say(evening.chen, "learn", course=key)
    for number in range(len(course.lessons)):
        lesson = await evening.forge(
            evening.chen, CustomId("lesson", version=number, path=(key,)).write(), lesson
        )
        path = right_path(course, number)
        for end in range(1, len(path) + 1):
            press = CustomId("lesson", version=number, path=(key, *path[:end]))
            lesson = await evening.forge(evening.chen, press.write(), lesson)
        assert lesson.text.startswith("✅ **Right.**"), (key, number)
    assert await evening.bot.manager.store.read(learned, evening.chen.id) == {key: len(course.lessons)}


def right_path(course: Course, number: int) -> tuple[str, ...]:
    judge, write = course.lessons[number].judge, course.game.notation.write
    return next(path for path, chosen in answers(course, number) if judge(write(chosen.action)) == RIGHT)


@pytest.mark.parametrize(
    "press",
    [
        CustomId("lesson"),
        CustomId("lesson", path=("chess",)),
        CustomId("lesson", version=99, path=("lost_cities",)),
        CustomId("lesson", version=99, path=("lost_cities", "Y2")),
        CustomId("lesson", path=("lost_cities", "Y3")),
        CustomId("lesson", path=("lost_cities", "Y2", "+", "D", "D")),
        CustomId("hint", version=99, path=("lost_cities",)),
    ],
    ids=lambda press: press.write(),
)
async def test_forged_lesson_press_is_answered_in_a_new_message_and_records_no_progress(
    evening: Evening, press: CustomId
) -> None:
    lesson = await evening.say(evening.chen, "learn", course="lost_cities")
    answer = await evening.forge(evening.chen, press.write(), lesson)
    assert answer.id != lesson.id
    assert await evening.bot.manager.store.read(learned, evening.chen.id) == {}
