"""Every way a wish can be refused; one module elsewhere turns each into a sentence."""

from __future__ import annotations

QUOTED = 60


class GameError(Exception):
    """What an engine refuses. Whoever catches it may rely on the state being unchanged."""

    reason: str = "game-error"

    def __init__(self, **details: str | int) -> None:
        super().__init__(f"{self.reason} {details}" if details else self.reason)
        self.details = details


class RuleViolation(GameError):
    """The rules forbid the action; `reason` is one code a rule, `details` fill its sentence."""

    def __init__(self, reason: str, **details: str | int) -> None:
        self.reason = reason
        super().__init__(**details)


class NotYourTurn(RuleViolation):
    """The seat is not to move."""

    def __init__(self) -> None:
        super().__init__("not-your-turn")


class GameFinished(RuleViolation):
    """Nobody is to move any more."""

    def __init__(self) -> None:
        super().__init__("game-finished")


class NoSuchSeat(RuleViolation):
    """Nobody sits there."""

    def __init__(self) -> None:
        super().__init__("no-such-seat")


class BadNotation(GameError):
    """A text that is no action; `expected` shows what one looks like."""

    reason = "bad-notation"

    def __init__(self, text: str, expected: str) -> None:
        # Enough to recognise what was typed; a sentence does not repeat a whole essay.
        super().__init__(text=text if len(text) <= QUOTED else f"{text[:QUOTED]}…", expected=expected)
        self.expected = expected


class InvalidSetup(GameError):
    """A game that cannot be set up with these options or so many seats."""

    def __init__(self, reason: str, **details: str | int) -> None:
        self.reason = reason
        super().__init__(**details)


class CorruptState(GameError):
    """A stored state that no sequence of legal actions leads to; `what` names the broken invariant."""

    reason = "corrupt-state"

    def __init__(self, what: str) -> None:
        super().__init__(what=what)


def require(holds: bool, what: str) -> None:
    """Holds a state to an invariant. Raises CorruptState."""
    if not holds:
        raise CorruptState(what)
