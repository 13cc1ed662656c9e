"""Errors that games raise. The bot turns each into a sentence."""

from __future__ import annotations

MAX_QUOTED_LENGTH = 60
MAX_QUOTED_NUMBER = 10**9


class GameError(Exception):
    """A request that the engine rejected. The state is unchanged."""

    reason: str = "game-error"

    def __init__(self, reason: str | None = None, /, **details: object) -> None:
        """Keep `details` shortened, as a user may have typed them. The `reason` may be that of the class."""
        self.reason = reason or self.reason
        self.details = {name: _quoted(detail) for name, detail in details.items()}
        super().__init__(f"{self.reason} {self.details}" if details else self.reason)


def _quoted(detail: object) -> str | int:
    """Return a detail as a short number or text.

    Long texts are cut; integers from 10⁹ on, or from −10⁹ down, become “…”.
    """
    if type(detail) is int and abs(detail) < MAX_QUOTED_NUMBER:
        return detail
    text = "…" if isinstance(detail, int) else str(detail)
    return text if len(text) <= MAX_QUOTED_LENGTH else f"{text[:MAX_QUOTED_LENGTH]}…"


class RuleViolation(GameError):
    """An action that the rules forbid. `reason` names the rule, `details` fill its sentence."""


class NotYourTurn(RuleViolation):
    """The seat may not act now."""

    reason = "not-your-turn"


class GameFinished(RuleViolation):
    """The game is over."""

    reason = "game-finished"


class NoSuchAction(RuleViolation):
    """The action is not one of this game, or has a field of a wrong type."""

    reason = "no-such-action"


class NoSuchSeat(RuleViolation):
    """The seat does not exist."""

    reason = "no-such-seat"


class BadNotation(GameError):
    """A text that is not an action. `expected` is an example of one."""

    reason = "bad-notation"

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(text=text, expected=expected)
        self.expected = expected


class InvalidSetup(GameError):
    """Options or a number of seats that the game does not allow."""


class CorruptState(GameError):
    """A stored state that the game cannot reach. `what` names the broken invariant."""

    reason = "corrupt-state"

    def __init__(self, what: str) -> None:
        super().__init__(what=what)


def require(holds: bool, what: str) -> None:
    """Raise CorruptState naming `what` unless `holds`."""
    if not holds:
        raise CorruptState(what)
