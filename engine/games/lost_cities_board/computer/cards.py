"""Cards of one colour in one number, two bits for each value: none, one or both copies are there.

Bit 2n says that a card n is there, bit 2n + 1 that the other one is as well, so counting bits counts cards.
"""

from __future__ import annotations

from engine.games.lost_cities_board.model import NUMBERS

HIGHEST = NUMBERS[-1]
ALL = (1 << 2 * len(NUMBERS)) - 1
ONE = ALL // 3
"""The bits that say that a card is there."""
FROM: tuple[int, ...] = tuple(ALL & ~((1 << 2 * number) - 1) for number in (*NUMBERS, HIGHEST + 1))
"""By number, the bits of it and all higher ones."""
UP_TO: tuple[int, ...] = tuple(ALL & ~FROM[number + 1] for number in NUMBERS)
"""By number, the bits of it and all lower ones."""


def added(held: int, number: int) -> int:
    """What is held, with one card more."""
    one = 1 << 2 * number
    return held | (one << 1 if held & one else one)


def less(held: int, number: int) -> int:
    """What is held, with one card less; that there is one is for the caller to know."""
    one = 1 << 2 * number
    return held & ~(one << 1) if held & one << 1 else held & ~one


def joined(one: int, other: int) -> int:
    """What two holdings come to together; at most two of each value."""
    some, both = (one | other) & ONE, (one | other) >> 1 & ONE
    return some | (both | one & other & ONE) << 1


def lowest(held: int) -> int:
    """The lowest number held; there must be one."""
    return (held & -held).bit_length() - 1 >> 1


def highest(held: int) -> int:
    """The highest number held; there must be one."""
    return held.bit_length() - 1 >> 1


def numbers_of(held: int) -> list[int]:
    """The numbers held, lowest first, each as often as it is there."""
    return [bit >> 1 for bit in range(held.bit_length()) if held >> bit & 1]


KINDS_OF_FEW: dict[int, tuple[int, ...]] = {}
"""By what is held, its different numbers: hands are alike again and again."""


def kinds_of(held: int) -> tuple[int, ...]:
    """The different numbers held, lowest first."""
    kinds = KINDS_OF_FEW.get(held)
    if kinds is None:
        kinds = tuple(number for number in NUMBERS if held >> 2 * number & 1)
        if len(KINDS_OF_FEW) < 50_000:
            KINDS_OF_FEW[held] = kinds
    return kinds
