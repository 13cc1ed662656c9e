"""Shortcuts: what spares people taps and messages, and is no part of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from engine.core.menu import Slots
from engine.core.types import GameAction, GameState, GameView, Seat

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

    def repeats(self, state: S, action: A, /) -> Iterable[tuple[Slots, int]]:
        """How often an action may be done in a row by one choice, and the answers that choose that."""
        return ()

    def follows(self, state: S, /) -> A | None:
        """What is done without being asked, since nothing else is left; the answer before has said so."""
        return None

    def goes_on(self, state: S, /) -> bool:
        """Whether what was done last goes on with what was told before, so that one post tells both."""
        return False

    def plans(self, state: S, action: A, /) -> Iterable[tuple[Slots, str]]:
        """Plans that may be left with an action while that goes on, and the answers that choose them."""
        return ()

    def planned(self, state: S, plan: str, /) -> A | None:
        """What a plan does now for the seat to move; None: nothing."""
        return None

    def supposing(self, state: S, seat: Seat, /) -> S | None:
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

    def throws_away(self, action: A, /) -> bool:
        """Whether an action only gets rid of something: such actions are suggested last."""
        return False
