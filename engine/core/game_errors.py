"""Errors that games raise, which the bot turns into sentences, and the checks that games share."""

from __future__ import annotations

import msgspec

from engine.core.types import GameOptions, Seat

MAX_QUOTED_LENGTH = 60
MAX_QUOTED_NUMBER = 10**9


class GameError(Exception):
    """A request that the engine rejected. The state is unchanged."""

    reason: str = "game-error"

    def __init__(self, reason: str | None = None, /, **details: object) -> None:
        """Keep `details` shortened, as a user may have typed them. The `reason` is by default the class's."""
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


def check_setup(options: GameOptions, seed: int) -> None:
    """Raise InvalidSetup if an option has a value outside its type, or the seed is negative."""
    try:
        msgspec.convert(msgspec.to_builtins(options), type(options))
    except msgspec.ValidationError as error:
        raise InvalidSetup("bad-options", problem=str(error)) from error
    if seed < 0:
        raise InvalidSetup("bad-seed")


def check_seats(seats: int, allowed: tuple[int, int]) -> None:
    """Raise InvalidSetup if the number of seats is outside `allowed`, (minimum, maximum)."""
    fewest, most = allowed
    if not fewest <= seats <= most:
        raise InvalidSetup("wrong-seats", seats=seats, fewest=fewest, most=most)


def check_seat(seat: Seat | None, seats: int) -> None:
    """Raise NoSuchSeat unless `seat` is None (an onlooker) or an int from 0 to `seats` − 1."""
    # As indices, −1 would be the last seat, whose hand it would reveal, and True the second.
    if seat is not None and (type(seat) is not int or seat not in range(seats)):
        raise NoSuchSeat


def check_turn(seat: Seat, turn: Seat | None) -> None:
    """Raise NotYourTurn unless `seat` is the seat to move, `turn`. Raises GameFinished if `turn` is None."""
    if turn is None:
        raise GameFinished
    if seat != turn or type(seat) is not int:
        raise NotYourTurn


def normalized(text: str, example: str) -> str:
    """Return notation in upper case, single-spaced. Raises BadNotation, naming `example`, if not ASCII."""
    if not text.isascii():
        raise BadNotation(text, expected=example)
    return " ".join(text.upper().split())
