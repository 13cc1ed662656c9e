"""Turns a list of legal actions into one short question at a time.

Every action is an ordered list of (question, answer) pairs, its slots. The answers chosen so far are a
path. A question with one answer left is not asked, unless it is the last: nothing is done without a tap that
says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

A = TypeVar("A")
Slots = tuple[tuple[str, str], ...]
MAX_IN_A_LIST = 25
"""What one menu of Discord holds."""
AT_HAND = 15
"""So many answers are buttons, since three rows are read at a glance; what is more waits in a menu."""
MAX_ANSWERS = AT_HAND + MAX_IN_A_LIST
"""Three rows of buttons and a menu; the contract suite keeps every question of every game within it."""


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


def ask(options: Iterable[tuple[Slots, A]], path: Sequence[str]) -> Question | Chosen[A]:
    """The next question after the answers in `path`, or the one action they choose.

    `options` pairs each legal action with its slots. Raises NoSuchPath.
    """
    left = list(options)
    given = list(path)
    level = 0
    while left:
        if any(level == len(slots) for slots, _ in left):
            if given or len(left) > 1:
                raise NoSuchPath
            return Chosen(left[0][1], left[0][0])
        answers = tuple(dict.fromkeys(slots[level][1] for slots, _ in left))
        last = all(len(slots) == level + 1 for slots, _ in left)
        if len(answers) > 1 or last:
            if not given:
                return Question(left[0][0][level][0], answers, left[0][0][:level])
            answer = given.pop(0)
            left = [option for option in left if option[0][level][1] == answer]
        level += 1
    raise NoSuchPath
