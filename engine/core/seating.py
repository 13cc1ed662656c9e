"""Seats: how many there may be, and the checks of seat and turn."""

from __future__ import annotations

from engine.core.errors import GameFinished, InvalidSetup, NoSuchSeat, NotYourTurn
from engine.core.types import Seat


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


def everybody_alone(options: object, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The sides of a game without partners, whatever its options."""
    return tuple((seat,) for seat in range(seats))
