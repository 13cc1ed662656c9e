"""The interface of a kind of action: its price, its candidates, why it is forbidden, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from msgspec import structs

from engine.core.types import GameAction
from engine.games.tikal.model import ACT, Course
from engine.games.tikal.mover import Mover
from engine.games.tikal.refusals import Forbidden, Refusal

A = TypeVar("A", bound=GameAction)


class ActionKind(Generic[A]):
    """One kind of action."""

    action: type[A]
    phase: ClassVar[str] = ACT
    price: ClassVar[int] = 0
    """What it costs; where that depends on the action, the least."""

    def candidates(self, mover: Mover) -> Sequence[A]:
        """What comes into question where `legal` does not know better, in the order of hexes."""
        raise NotImplementedError

    def blanket_refusal(self, mover: Mover) -> Refusal | None:
        """The rule that forbids every action of this kind now; None where it depends on the action."""
        return None

    def refusal(self, mover: Mover, action: A) -> Refusal | None:
        """The rule that forbids this very action; None where it is allowed."""
        raise NotImplementedError

    def perform(self, mover: Mover, action: A) -> Course:
        """What an allowed action leads to."""
        raise NotImplementedError

    def details(self, mover: Mover, action: A) -> dict[str, int]:
        """What the sentence of a refusal may name besides the action's own contents."""
        return {}

    def legal(self, mover: Mover) -> Sequence[A]:
        """All of this kind that may be done now, given its price."""
        candidates = self.candidates(mover)
        if not candidates or self.blanket_refusal(mover) is not None:
            return ()
        return [action for action in candidates if self.refusal(mover, action) is None]

    def cost(self, mover: Mover, action: A) -> int:
        """What an action costs that is allowed but for the points."""
        return self.price

    def require_allowed(self, mover: Mover, action: A) -> None:
        """Raises Forbidden where a rule forbids an action, or there are too few points for it."""
        reason = self.blanket_refusal(mover) or self.refusal(mover, action)
        if reason is not None:
            raise Forbidden(reason, **{**structs.asdict(action), **self.details(mover, action)})
        cost, points = self.cost(mover, action), mover.state.points
        if cost > points:
            raise Forbidden("not-enough-points", cost=cost, points=points)
