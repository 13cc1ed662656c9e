"""Every reason to refuse a request; one module elsewhere turns each into a sentence."""

from __future__ import annotations

MAX_QUOTED_LENGTH = 60
MAX_QUOTED_NUMBER = 10**9


class GameError(Exception):
    """What an engine refuses. Whoever catches it may rely on the state being unchanged."""

    reason: str = "game-error"

    def __init__(self, **details: object) -> None:
        self.details = {name: _quoted(detail) for name, detail in details.items()}
        super().__init__(f"{self.reason} {self.details}" if details else self.reason)


def _quoted(detail: object) -> str | int:
    """A detail as a sentence can hold it: enough to recognise what was wished, and no whole essay."""
    if type(detail) is int and abs(detail) < MAX_QUOTED_NUMBER:
        return detail
    text = "…" if isinstance(detail, int) else str(detail)
    return text if len(text) <= MAX_QUOTED_LENGTH else f"{text[:MAX_QUOTED_LENGTH]}…"


class RuleViolation(GameError):
    """The rules forbid the action; `reason` is one code a rule, `details` fill its sentence.

    A game raises a kind of its own (`Forbidden`), which takes the reasons it declares and no other.
    """

    def __init__(self, reason: str, **details: object) -> None:
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


class NoSuchAction(RuleViolation):
    """Nothing this game knows, however well it may be typed."""

    def __init__(self) -> None:
        super().__init__("no-such-action")


class NoSuchSeat(RuleViolation):
    """Nobody sits there."""

    def __init__(self) -> None:
        super().__init__("no-such-seat")


class BadNotation(GameError):
    """A text that is no action; `expected` shows what one looks like."""

    reason = "bad-notation"

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(text=text, expected=expected)
        self.expected = expected


class InvalidSetup(GameError):
    """A game that cannot be set up with these options or so many seats."""

    def __init__(self, reason: str, **details: object) -> None:
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
