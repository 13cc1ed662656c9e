"""Turns a list of legal actions into one short question at a time.

Every action is an ordered list of (question, answer) pairs, its slots. The answers chosen so far are a
path. A question with one answer left is not asked, unless it is the last: nothing is done without a tap that
says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from engine.core.types import GameAction, GameState, GameView, Seat

Choice = TypeVar("Choice")
Slots = tuple[tuple[str, str], ...]
MAX_ANSWERS = 14
"""Three rows of buttons, which are read at a glance, less one for the way back."""
RESERVED_BUTTONS = 1
"""So many more buttons than the way back stand around a first question."""
MORE = "more"
"""The answer that leads to the rest, where a question has more."""
ON_EVERY_PAGE = 99
"""The rank of answers that stand on every page, at its end."""
Rank = Callable[[str, str], int]
"""By the names of a question and an answer, where that answer stands: the lower, the earlier."""


class Question(Struct, frozen=True):
    """What is to be chosen next, its answers in legal order, and all that was settled before."""

    name: str
    answers: tuple[str, ...]
    settled: Slots


class Chosen(Struct, Generic[Choice], frozen=True):
    """A path that leaves one action: the choice is complete.

    It is to be done so many times in a row, and may leave a plan for when it is this seat's turn again.
    """

    action: Choice
    settled: Slots
    times: int = 1
    plan: str | None = None


class NoSuchPath(LookupError):
    """An answer on the path is not among those offered."""


def ask(
    options: Iterable[tuple[Slots, Choice]], path: Sequence[str], rank: Rank = lambda question, answer: 0
) -> Question | Chosen[Choice]:
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
            room = MAX_ANSWERS if len(given) < len(path) else MAX_ANSWERS - RESERVED_BUTTONS
            page = _page(name, answers, given, rank, room)
            if not given:
                return Question(name, page, settled)
            answer = given.pop(0)
            left = [option for option in left if answer in page and option[0][level][1] == answer]
        level += 1
    raise NoSuchPath


def _page(name: str, answers: list[str], given: list[str], rank: Rank, room: int) -> tuple[str, ...]:
    """The answers that are offered together; each MORE that is given leads to the page after."""
    always = [answer for answer in answers if rank(name, answer) == ON_EVERY_PAGE]
    rest, room = answers[: len(answers) - len(always)], room - len(always)
    while len(rest) > room:
        if given[:1] != [MORE]:
            return (*rest[: room - 1], MORE, *always)
        del given[0]
        rest = rest[room - 1 :]
    return (*rest, *always)


S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=GameAction)
V = TypeVar("V", bound=GameView)


class Premise(Struct, frozen=True):
    """Something on the table that a planned action names, which others may change before it is done.

    Its sentence is a clause that says that it has changed ("the blue 7 is gone").
    """

    text: str
    details: dict[str, str | int] = {}


class Shortcuts(Generic[S, A, V]):
    """None at all; a game has its own version of those it needs."""

    def repetitions(self, state: S, action: A, /) -> Iterable[tuple[Slots, int]]:
        """How often an action may be done in a row by one choice, and the answers that choose that."""
        return ()

    def forced_action(self, state: S, /) -> A | None:
        """What is done without being asked, since nothing else is left; the answer before has said so."""
        return None

    def extends_last_post(self, state: S, /) -> bool:
        """Whether what was done last goes on with what was told before, so that one post tells both."""
        return False

    def plan_choices(self, state: S, action: A, /) -> Iterable[tuple[Slots, str]]:
        """Plans that may be left with an action while that goes on, and the answers that choose them."""
        return ()

    def planned_action(self, state: S, plan: str, /) -> A | None:
        """What a plan does now for the seat to move; None: nothing."""
        return None

    def assume_turn(self, state: S, seat: Seat, /) -> S | None:
        """The state as if it were a waiting seat's turn, for planning it; None: it cannot be known yet.

        It is asked between turns, of a state in which all that the seat cannot know was dealt anew.
        """
        return None

    def premises(self, state: S, seat: Seat, action: A, /) -> Sequence[Premise]:
        """What an action names that others may change; asked also of actions that are no longer legal."""
        return ()

    def rank(self, question: str, answer: str, /) -> int:
        """Where an answer stands among those of its question; equals stand in the order of legal actions.

        Of many answers, the first are on the first page; those of rank `menu.ALWAYS` are on all.
        """
        return 0

    def is_discard(self, action: A, /) -> bool:
        """Whether an action only gets rid of something: such actions are suggested last."""
        return False
