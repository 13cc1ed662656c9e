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
MAX_ANSWERS = 25
"""What one menu of Discord holds; the contract suite keeps every question of every game within it."""


class Question(Struct, frozen=True):
    """What is to be chosen next, its answers in legal order, and all that was settled before."""

    name: str
    answers: tuple[str, ...]
    settled: Slots


class Chosen(Struct, Generic[A], frozen=True):
    """A path that leaves one action: the choice is complete."""

    action: A
    settled: Slots


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
