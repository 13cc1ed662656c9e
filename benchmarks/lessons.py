"""What the courses of `/learn` ask of people: `uv run python -m benchmarks.lessons`.

Lessons, the taps that solve them, the words to be read, and the minutes that takes at 200 words a minute
with two seconds a tap and eight to look at each picture.
"""

from __future__ import annotations

import sys

from engine.core.catalogue import catalogue
from engine.core.menu import Question
from engine.lessons import RIGHT, Course, courses

WORDS_A_MINUTE, A_TAP, A_PICTURE = 200, 2, 8


def taps(course: Course, number: int) -> int:
    """The fewest that solve a lesson, the one that leads on included."""
    state, seat = course.position(number)
    waiting: list[tuple[str, ...]] = [()]
    for path in waiting:
        asked = course.game.ask(state, seat, path)
        if isinstance(asked, Question):
            waiting += [(*path, answer) for answer in asked.answers]
        elif course.lessons[number].judge(course.game.write(asked.action)) == RIGHT:
            return len(path) + 1
    raise AssertionError(f"{course.key}, lesson {number + 1}: no answer is right")


def words(course: Course, number: int) -> int:
    """What whoever solves a lesson at once reads of it."""
    say, start = catalogue(), f"lesson-{course.key}-{course.lessons[number].key}"
    some = dict.fromkeys(course.game.numbers(course.game.view(*course.position(number))), 1)
    return sum(len(say(f"{start}-{what}", **some).split()) for what in ("title", "ask", RIGHT))


def main() -> None:
    """A line a course."""
    sys.stdout.write(f"{'course':24}{'lessons':>8}{'taps':>8}{'words':>8}{'minutes':>9}\n")
    for key, course in courses().items():
        numbers = range(len(course.lessons))
        pressed, read = sum(taps(course, n) for n in numbers), sum(words(course, n) for n in numbers)
        minutes = read / WORDS_A_MINUTE + (pressed * A_TAP + 2 * len(numbers) * A_PICTURE) / 60
        sys.stdout.write(f"{key:24}{len(numbers):8}{pressed:8}{read:8}{minutes:9.1f}\n")


if __name__ == "__main__":
    main()
