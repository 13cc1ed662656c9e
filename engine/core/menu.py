"""Turns a list of legal actions into one short question at a time.

Every action is an ordered list of (question, answer) pairs, its slots. The answers chosen so far are a
path. A question with one answer left is not asked, unless it is the last: nothing is done without a tap that
says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

A = TypeVar("A")
Slots = tuple[tuple[str, str], ...]
MAX_ANSWERS = 14
"""Three rows of buttons, which are read at a glance, less one for the way back."""
AROUND = 1
"""So many more buttons than the way back stand around a first question."""
MORE = "more"
"""The answer that leads to the rest, where a question has more."""
ALWAYS = 99
"""The rank of answers that stand on every page, at its end."""
Rank = Callable[[str, str], int]
"""By the names of a question and an answer, where that answer stands: the lower, the earlier."""


class Question(Struct, frozen=True):
    """What is to be chosen next, its answers in legal order, and all that was settled before."""

    name: str
    answers: tuple[str, ...]
    settled: Slots


class Chosen(Struct, Generic[A], frozen=True):
    """A path that leaves one action: the choice is complete.

    It is to be done so many times in a row, and may leave a plan for when it is this seat's turn again.
    """

    action: A
    settled: Slots
    times: int = 1
    plan: str | None = None


class NoSuchPath(LookupError):
    """An answer on the path is not among those offered."""


def ask(
    options: Iterable[tuple[Slots, A]], path: Sequence[str], rank: Rank = lambda question, answer: 0
) -> Question | Chosen[A]:
    """The next question after the answers in `path`, or the one action they choose.

    `options` pairs each legal action with its slots; answers of the same rank keep the order of these. What a
    question has too many of is on further pages, each behind MORE. Raises NoSuchPath.
    """
    left = list(options)
    given = list(path)
    level = 0
    while left:
        if any(level == len(slots) for slots, _ in left):
            if given or len(left) > 1:
                raise NoSuchPath
            return Chosen(left[0][1], left[0][0])
        name, settled = left[0][0][level][0], left[0][0][:level]
        answers = list(dict.fromkeys(slots[level][1] for slots, _ in left))
        last = all(len(slots) == level + 1 for slots, _ in left)
        if len(answers) > 1 or last:
            answers.sort(key=lambda answer: rank(name, answer))
            room = MAX_ANSWERS if len(given) < len(path) else MAX_ANSWERS - AROUND
            page = _page(name, answers, given, rank, room)
            if not given:
                return Question(name, page, settled)
            answer = given.pop(0)
            left = [option for option in left if answer in page and option[0][level][1] == answer]
        level += 1
    raise NoSuchPath


def _page(name: str, answers: list[str], given: list[str], rank: Rank, room: int) -> tuple[str, ...]:
    """The answers that are offered together; each MORE that is given leads to the page after."""
    always = [answer for answer in answers if rank(name, answer) == ALWAYS]
    rest, room = answers[: len(answers) - len(always)], room - len(always)
    while len(rest) > room:
        if given[:1] != [MORE]:
            return (*rest[: room - 1], MORE, *always)
        del given[0]
        rest = rest[room - 1 :]
    return (*rest, *always)
