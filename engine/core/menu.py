"""Menus: the legal actions as a sequence of short questions.

An action's slots are the (question, answer) pairs that choose it. A path is the answers given so far. A
question with one possible answer is skipped unless it is the last, so nothing happens without a click.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from engine.core.types import GameAction, GameState, GameView, Seat

Choice = TypeVar("Choice")
Slots = tuple[tuple[str, str], ...]
MAX_ANSWERS = 14
"""Answers per page: three rows of buttons minus the “back” button."""
RESERVED_BUTTONS = 1
"""Extra buttons below a first question, besides “back”."""
MORE = "more"
"""The answer that opens a question's next page."""
DETAIL_QUESTIONS = ("from", "rotation")
"""Questions whose answers do not make an action a different idea."""
ON_EVERY_PAGE = 99
"""The rank of answers shown at the end of every page."""
Rank = Callable[[str, str], int]
"""(question, answer) → sort key; lower values come first."""


class Question(Struct, frozen=True):
    """The next question, its answers in display order, and the slots already settled."""

    name: str
    answers: tuple[str, ...]
    settled: Slots


class Chosen(Struct, Generic[Choice], frozen=True):
    """A complete choice: an action, applied `times` times, and the slots that chose it.

    `plan` is kept for the seat's next turns.
    """

    action: Choice
    settled: Slots
    times: int = 1
    plan: str | None = None


class NoSuchPath(LookupError):
    """An answer in the path was not offered."""


def ask(
    options: Iterable[tuple[Slots, Choice]], path: Sequence[str], rank: Rank = lambda question, answer: 0
) -> Question | Chosen[Choice]:
    """Return the next question after the answers in `path`, or the chosen action.

    `options` pairs each legal action with its slots. A question with one answer is skipped unless it is the
    last. Answers are sorted by `rank`, then as in `options`; `MORE` opens the next page. Raises NoSuchPath if
    an answer was not offered or is left over, or without options.
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


def path_to(question_after: Callable[[Sequence[str]], Question | Chosen[Choice]], slots: Slots) -> list[str]:
    """Return the path that leads to the choice with these slots, including MORE for later pages.

    `question_after` answers as `ask` does. Raises NoSuchPath if the choice is not offered.
    """
    path: list[str] = []
    while isinstance(asked := question_after(path), Question):
        answer = slots[len(asked.settled)][1] if len(asked.settled) < len(slots) else MORE
        if answer not in asked.answers and MORE not in asked.answers:
            raise NoSuchPath
        path.append(answer if answer in asked.answers else MORE)
    return path


def _page(name: str, answers: list[str], given: list[str], rank: Rank, room: int) -> tuple[str, ...]:
    """Return one page of at most `room` answers to the question `name`, MORE included if others follow.

    Each MORE at the start of `given` leads a page further and is removed from the list.
    """
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
    """A fact that a planned action relies on and others may change: a sentence id and its arguments."""

    text: str
    details: dict[str, str | int] = {}


class Shortcuts(Generic[S, A, V]):
    """Conveniences that are not part of the rules. Games override methods."""

    def repetitions(self, state: S, action: A, /) -> Iterable[tuple[Slots, int]]:
        """Yield (slots, count) for choices that apply an action `count` times in a row."""
        return ()

    def forced_action(self, state: S, /) -> A | None:
        """Return the only action left, to be applied without asking; None if there is a choice."""
        return None

    def extends_last_post(self, state: S, /) -> bool:
        """Return whether the step that led to this state belongs into the same post as the step before."""
        return False

    def plan_choices(self, state: S, action: A, /) -> Iterable[tuple[Slots, str]]:
        """Yield (slots, plan as text) for each plan for later turns that may be chosen with an action."""
        return ()

    def planned_action(self, state: S, plan: str, /) -> A | None:
        """Return the action that a plan takes for the seat to move; None if the plan does not apply now."""
        return None

    def assume_turn(self, state: S, seat: Seat, /) -> S | None:
        """Return the state as if it were a waiting seat's turn; None if it cannot be planned yet.

        Called between turns with a state resampled for the seat.
        """
        return None

    def premises(self, state: S, seat: Seat, action: A, /) -> Sequence[Premise]:
        """Return the facts that a seat's action relies on, even if it is no longer legal; empty if none."""
        return ()

    def rank(self, question: str, answer: str, /) -> int:
        """Return an answer's sort key within its question: lower comes first; ties keep their order.

        Answers ranked ON_EVERY_PAGE are on every page.
        """
        return 0

    def idea(self, action: A, slots: Slots, /) -> Slots:
        """Return the slots that tell an action apart in advice; by default all but DETAIL_QUESTIONS.

        Of actions with the same idea only the best is advised.
        """
        return tuple(slot for slot in slots if slot[0] not in DETAIL_QUESTIONS) or slots

    def is_discard(self, action: A, /) -> bool:
        """Return whether an action only discards something. Such actions are suggested last."""
        return False
