"""Checks that all games share: seats, turns, and typed text."""

from __future__ import annotations

import msgspec

from engine.core.game_errors import BadNotation, GameFinished, InvalidSetup, NoSuchSeat, NotYourTurn
from engine.core.types import GameOptions, Seat


def check_setup(options: GameOptions, seed: int) -> None:
    """Refuses options outside their types, and negative seeds. Raises InvalidSetup."""
    try:
        msgspec.convert(msgspec.to_builtins(options), type(options))
    except msgspec.ValidationError as error:
        raise InvalidSetup("bad-options", problem=str(error)) from error
    if seed < 0:
        raise InvalidSetup("bad-seed")


def check_seats(seats: int, allowed: tuple[int, int]) -> None:
    """Refuses fewer or more players than (fewest, most). Raises InvalidSetup."""
    fewest, most = allowed
    if not fewest <= seats <= most:
        raise InvalidSetup("wrong-seats", seats=seats, fewest=fewest, most=most)


def check_seat(seat: Seat | None, seats: int) -> None:
    """Refuses a seat there is not; None is an onlooker. Raises NoSuchSeat."""
    # Python would take −1 for the last seat, and show its hand; and True for the second.
    if seat is not None and (type(seat) is not int or seat not in range(seats)):
        raise NoSuchSeat


def check_turn(seat: Seat, turn: Seat | None) -> None:
    """Refuses everybody but the one whose turn it is. Raises GameFinished and NotYourTurn."""
    if turn is None:
        raise GameFinished
    if seat != turn or type(seat) is not int:
        raise NotYourTurn


def one_seat_per_side(options: object, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The sides of a game without partners, whatever its options."""
    return tuple((seat,) for seat in range(seats))


def normalized(text: str, example: str) -> str:
    """A typed text in capitals, with single spaces. Raises BadNotation for anything that is not ASCII.

    Python would take digits of other scripts for digits, and make an S of a long ſ.
    """
    if not text.isascii():
        raise BadNotation(text, expected=example)
    return " ".join(text.upper().split())
