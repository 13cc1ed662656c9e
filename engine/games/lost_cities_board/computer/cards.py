"""Cards of one colour in one number: a bit per copy, two bits per value.

Bit 2n says that a card n is there, bit 2n + 1 that the other one is as well, so counting bits counts cards.
How many copies there are is what the decks of all options have at most.
"""

from __future__ import annotations

from collections import Counter

from engine.core.option_values import every
from engine.games.lost_cities_board.model import NUMBERS, Options, deck

COPIES = max(max(Counter(deck(options)).values()) for options in every(Options))
HIGHEST = NUMBERS[-1]
EACH = (1 << COPIES) - 1
"""The bits of the value 0; those of the others follow."""
ALL = (1 << COPIES * len(NUMBERS)) - 1
ONE = ALL // EACH
"""The bits that say that a card is there."""
FROM: tuple[int, ...] = tuple(ALL & ~((1 << COPIES * number) - 1) for number in (*NUMBERS, HIGHEST + 1))
"""By number, the bits of it and all higher ones."""
UP_TO: tuple[int, ...] = tuple(ALL & ~FROM[number + 1] for number in NUMBERS)
"""By number, the bits of it and all lower ones."""


def added(held: int, number: int) -> int:
    """What is held, with one card more."""
    place = COPIES * number
    return held | ((held >> place & EACH) + 1 & EACH) << place


def less(held: int, number: int) -> int:
    """What is held, with one card less; that there is one is for the caller to know."""
    place = COPIES * number
    return held & ~((held >> place & EACH) + 1 >> 1 << place)


def joined(one: int, other: int) -> int:
    """What two holdings come to together; at most all copies of each value."""
    both = one | other
    for mine in range(COPIES):
        for theirs in range(COPIES - 1 - mine):
            # With so many here and so many there, there is one copy more.
            both |= (one >> mine & other >> theirs & ONE) << mine + theirs + 1
    return both


def lowest(held: int) -> int:
    """The lowest number held; there must be one."""
    return ((held & -held).bit_length() - 1) // COPIES


def highest(held: int) -> int:
    """The highest number held; there must be one."""
    return (held.bit_length() - 1) // COPIES


def numbers_of(held: int) -> list[int]:
    """The numbers held, lowest first, each as often as it is there."""
    return [bit // COPIES for bit in range(held.bit_length()) if held >> bit & 1]


KINDS_OF_FEW: dict[int, tuple[int, ...]] = {}
"""By what is held, its different numbers: hands are alike again and again."""


def kinds_of(held: int) -> tuple[int, ...]:
    """The different numbers held, lowest first."""
    kinds = KINDS_OF_FEW.get(held)
    if kinds is None:
        kinds = tuple(number for number in NUMBERS if held >> COPIES * number & 1)
        if len(KINDS_OF_FEW) < 50_000:
            KINDS_OF_FEW[held] = kinds
    return kinds
