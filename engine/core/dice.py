"""Deterministic randomness: a stream of SHA-256 digests, read by position.

The stream is SHA-256("<seed in hexadecimal>:<block>") for block 0, 1, 2 …, each digest read as eight
big-endian 32-bit numbers. A seed therefore deals the same cards on every machine and in every version.
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
    """A place in the stream of one seed; `block` is the next digest that nobody has read."""

    seed: str
    block: int = 0

    @classmethod
    def from_seed(cls, seed: int) -> Dice:
        """The start of a seed's stream; seeds are integers of any size, from 0."""
        if seed < 0:
            raise ValueError("a seed is not negative")
        return cls(format(seed, "x"))

    def shuffle(self, items: Sequence[T]) -> tuple[tuple[T, ...], Dice]:
        """The items in random order (Fisher–Yates, unbiased), and the dice for the next use."""
        deck = list(items)
        numbers = _Numbers(self)
        for last in range(len(deck) - 1, 0, -1):
            other = numbers.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck), Dice(self.seed, numbers.block)

    def below(self, bound: int) -> tuple[int, Dice]:
        """A random number from 0 to bound − 1, and the dice for the next use; bound at most 2³²."""
        if not 0 < bound <= _RANGE:
            raise ValueError(f"no number below {bound}")
        numbers = _Numbers(self)
        return numbers.below(bound), Dice(self.seed, numbers.block)


class _Numbers:
    """Reads a stream onwards; what is left of the last digest is thrown away with the reader."""

    def __init__(self, dice: Dice) -> None:
        self.block = dice.block
        self._seed = dice.seed
        self._stream = self._read()

    def _read(self) -> Iterator[int]:
        while True:
            digest = sha256(f"{self._seed}:{self.block}".encode()).digest()
            self.block += 1
            yield from unpack(">8I", digest)

    def below(self, bound: int) -> int:
        # The top of the range that would favour small numbers is skipped.
        fair = _RANGE - _RANGE % bound
        while True:
            number = next(self._stream)
            if number < fair:
                return number % bound
