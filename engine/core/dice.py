"""Deterministic random numbers from a stream of SHA-256 digests, the same on every machine.

Block n of the stream is SHA-256("<seed in hexadecimal>:<n>"), read as eight big-endian 32-bit numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import unpack
from typing import TypeVar

from engine.core.types import Stored

T = TypeVar("T")
_RANGE = 2**32


class Dice(Stored, frozen=True):
    """A position in the stream of a seed. `block` is the next unread digest."""

    seed: str
    block: int = 0

    @classmethod
    def from_seed(cls, seed: int) -> Dice:
        """Return the start of a seed's stream. Raises ValueError if the seed is negative."""
        if seed < 0:
            raise ValueError("a seed is not negative")
        return cls(format(seed, "x"))

    def shuffle(self, items: Sequence[T]) -> tuple[tuple[T, ...], Dice]:
        """Return the items in random order (Fisher–Yates) and the dice for the next use."""
        deck = list(items)
        numbers = _Numbers(self)
        for last in range(len(deck) - 1, 0, -1):
            other = numbers.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck), Dice(self.seed, numbers.block)

    def below(self, bound: int) -> tuple[int, Dice]:
        """Return a uniform number from 0 to `bound` − 1, and the dice for the next use.

        Raises ValueError unless `bound` is between 1 and 2³².
        """
        if not 0 < bound <= _RANGE:
            raise ValueError(f"no number below {bound}")
        numbers = _Numbers(self)
        return numbers.below(bound), Dice(self.seed, numbers.block)


class _Numbers:
    """Reader of a stream. Numbers left over in its last digest are discarded."""

    def __init__(self, dice: Dice) -> None:
        self.block = dice.block
        self._seed = dice.seed
        self._stream = self._read_numbers()

    def _read_numbers(self) -> Iterator[int]:
        """Yield eight 32-bit numbers from each digest of seed and block, without end."""
        while True:
            digest = sha256(f"{self._seed}:{self.block}".encode()).digest()
            self.block += 1
            yield from unpack(">8I", digest)

    def below(self, bound: int) -> int:
        """Return the next uniform number from 0 to `bound` − 1."""
        # Skip the top of the range, which would favour small numbers.
        fair = _RANGE - _RANGE % bound
        while True:
            number = next(self._stream)
            if number < fair:
                return number % bound
