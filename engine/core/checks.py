"""Checks of setups, seats, turns and typed text that games share."""

from __future__ import annotations

import msgspec

from engine.core.game_errors import BadNotation, GameFinished, InvalidSetup, NoSuchSeat, NotYourTurn
from engine.core.types import GameOptions, Seat


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


def one_seat_per_side(options: object, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Return each seat as a side of its own, for games without partners."""
    return tuple((seat,) for seat in range(seats))


def normalized(text: str, example: str) -> str:
    """Return typed notation in upper case with single spaces.

    Raises BadNotation, which names `example`, if it is not ASCII.
    """
    if not text.isascii():
        raise BadNotation(text, expected=example)
    return " ".join(text.upper().split())
