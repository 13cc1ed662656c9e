"""The interface of a kind of action: price, legality and effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic

from msgspec import structs

from engine.core.plugin import A
from engine.games.tikal.model import ACT, Course, Forbidden, Refusal
from engine.games.tikal.mover import Mover


class ActionKind(Generic[A]):
    """One kind of action. Subclasses implement `refusal`, `perform`, and `candidates` or `legal`."""

    action: type[A]
    phase: ClassVar[str] = ACT
    price: ClassVar[int] = 0
    """The price in points, or the lowest one if it depends on the action."""

    def candidates(self, mover: Mover) -> Sequence[A]:
        """Return actions to be tested by `legal`, in the order of hexes."""
        raise NotImplementedError

    def blanket_refusal(self, mover: Mover) -> Refusal | None:
        """Return why all actions of this kind are forbidden now, or None; by default None."""
        return None

    def refusal(self, mover: Mover, action: A) -> Refusal | None:
        """Return why this action is forbidden, or None. Ignores `blanket_refusal` and points."""
        raise NotImplementedError

    def perform(self, mover: Mover, action: A) -> Course:
        """Return the state, with the price paid, and the events of a legal action. Nothing is checked."""
        raise NotImplementedError

    def details(self, mover: Mover, action: A) -> dict[str, int]:
        """Return extra arguments of a refusal's sentence; by default none."""
        return {}

    def legal(self, mover: Mover) -> Sequence[A]:
        """Return all legal actions of this kind; empty without any.

        The caller checks the phase, and that `price` is affordable.
        """
        candidates = self.candidates(mover)
        if not candidates or self.blanket_refusal(mover) is not None:
            return ()
        return [action for action in candidates if self.refusal(mover, action) is None]

    def cost(self, mover: Mover, action: A) -> int:
        """Return the price in points of an otherwise legal action."""
        return self.price

    def require_allowed(self, mover: Mover, action: A) -> None:
        """Raise Forbidden for a refusal, or for not-enough-points. The phase is not checked."""
        reason = self.blanket_refusal(mover) or self.refusal(mover, action)
        if reason is not None:
            raise Forbidden(reason, **{**structs.asdict(action), **self.details(mover, action)})
        cost, points = self.cost(mover, action), mover.state.points
        if cost > points:
            raise Forbidden("not-enough-points", cost=cost, points=points)
