"""What every kind of action knows of itself: its price, where it may be done, why not, and what it does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Generic, Literal, TypeVar

from msgspec import Struct, structs

from engine.core.errors import RuleViolation
from engine.games.tikal.model import ACT, Course
from engine.games.tikal.mover import Mover

Refusal = Literal[
    "place-first",
    "act-now",
    "bid-first",
    "choose-first",
    "not-enough-points",
    "discovered",
    "not-adjacent",
    "cannot-enter",
    "looks-alike",
    "leader-out",
    "no-explorers",
    "not-your-camp",
    "nobody-goes",
    "not-there",
    "volcano",
    "no-way",
    "nobody-there",
    "worked-twice",
    "worked-already",
    "no-temple",
    "guarded",
    "highest",
    "level-used-up",
    "no-ruin",
    "nothing-left",
    "no-such-player",
    "same-kind",
    "own-not-lone",
    "other-not-lone",
    "camps-used",
    "no-clearing",
    "not-emptied",
    "camp-there",
    "guards-used",
    "no-majority",
    "bid-too-low",
    "bid-too-high",
    "not-open",
]
"""Why the rules forbid an action; each has its sentence in tikal.ftl."""

A = TypeVar("A", bound=Struct)


class Deed(Generic[A]):
    """One kind of action."""

    action: type[A]
    phase: ClassVar[str] = ACT

    def candidates(self, mover: Mover) -> Iterable[A]:
        """What comes into question where `legal` does not know better, in the order of hexes."""
        raise NotImplementedError

    def why_not(self, mover: Mover, action: A) -> Refusal | None:
        """The rule that forbids an action; None where it is allowed."""
        raise NotImplementedError

    def done(self, mover: Mover, action: A) -> Course:
        """What an allowed action leads to."""
        raise NotImplementedError

    def details(self, mover: Mover, action: A) -> dict[str, Any]:
        """What the sentence of a refusal may name besides the action's own contents."""
        return {}

    def legal(self, mover: Mover) -> list[A]:
        """All of this kind that may be done now."""
        why_not = self.why_not
        return [action for action in self.candidates(mover) if why_not(mover, action) is None]

    def demand(self, mover: Mover, action: A) -> None:
        """Raises RuleViolation where a rule forbids an action."""
        reason = self.why_not(mover, action)
        if reason is not None:
            raise RuleViolation(reason, **{**structs.asdict(action), **self.details(mover, action)})


class Purchase(Deed[A]):
    """An action that is bought with points."""

    price: ClassVar[int]
    """What it costs; where that depends on the action, the least."""

    def cost(self, mover: Mover, action: A) -> int:
        """What an action costs that is allowed but for the points."""
        return self.price

    def legal(self, mover: Mover) -> list[A]:
        return [] if mover.state.points < self.price else super().legal(mover)

    def demand(self, mover: Mover, action: A) -> None:
        super().demand(mover, action)
        cost, points = self.cost(mover, action), mover.state.points
        if cost > points:
            raise RuleViolation("not-enough-points", cost=cost, points=points)
