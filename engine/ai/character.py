"""The character of a computer player: its level, its temperament, and what it misjudges.

A weak player misjudges the same things throughout a game, since random moves would look absurd: it ignores a
colour that its rival collects, prefers another, or forgets discards. How much depends on the level (the
game's file in `data/computer_strength`) and the temperament (`temperaments.toml`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from hashlib import sha256
from math import exp, inf
from statistics import NormalDist

import msgspec
from msgspec import Struct

from engine.core.data_files import load_data

EVEN_TEMPERAMENT = "even"
"""The neutral temperament."""


class Level(StrEnum):
    """Playing strength, weakest first."""

    FIRST = "first"
    EASY = "easy"
    CASUAL = "casual"
    MEDIUM = "medium"
    SKILLED = "skilled"
    HARD = "hard"
    EXPERT = "expert"


class Weakness(Struct, frozen=True):
    """How strongly a player misjudges. All zeros: not at all."""

    daring: float = 0.0
    """Points by which beginnings, wagers and bids look too good. Negative for timid players."""
    blindness: float = 0.0
    """Probability that a need of the rivals is ignored for the whole game."""
    haste: float = 0.0
    """Share of later consequences that is ignored."""
    fancy: float = 0.0
    """Standard deviation, in points, of the error about a colour or place for the whole game."""
    oversight: float = 0.0
    """Probability that something on the table is overlooked in a turn."""
    forgetting: float = 0.0
    """Probability that a card long gone is still expected."""
    hesitation: float = 0.0
    """Points by which beginnings look too bad, in addition to `daring`; fewer with good cards held."""


MAX_WEAKNESS = {"haste": 1.0}
"""Upper bounds of weaknesses."""


class Character(Struct, frozen=True):
    """A computer player in a game. Use the same `seed` throughout the game."""

    level: Level
    temperament: str = EVEN_TEMPERAMENT
    seed: int = 0

    def weakness(self, levels: Mapping[str, Mapping[str, float]]) -> Weakness:
        """Return what this player misjudges; nothing if its level is not in `levels`.

        `levels` gives the amounts by level and weakness. The amount `form` is how much the weakness varies
        between games. `MAX_WEAKNESS` limits the result. Raises KeyError for an unknown temperament.
        """
        amounts = levels.get(self.level)
        if not amounts:
            return NO_WEAKNESS
        shares = temperaments()[self.temperament]
        day = exp(amounts.get("form", 0.0) * self.noise("form"))
        return Weakness(
            **{
                what: min(MAX_WEAKNESS.get(what, inf), day * amount * shares.get(what, 1.0))
                for what, amount in amounts.items()
                if what != "form"
            }
        )

    def chance(self, name: str) -> float:
        """Return a number between 0 and 1 that depends only on the seed and the name."""
        notes = b"%d:" % self.seed + name.encode()
        return (int.from_bytes(sha256(notes).digest()[:6], "big") + 0.5) / 2**48

    def noise(self, name: str) -> float:
        """Return a standard normal number that depends only on the seed and the name."""
        return NormalDist().inv_cdf(self.chance(name))


NO_WEAKNESS = Weakness()


class Misjudgements(Struct, frozen=True):
    """What a player of a game with coloured cards misjudges, by colour."""

    unminded: Sequence[bool]
    """Whether the other side's needs are ignored."""
    fancies: Sequence[float]
    """Points by which an expedition or path looks better than it is."""
    unseen: Sequence[bool]
    """Whether the top discard is overlooked this turn."""


@cache
def temperaments() -> Mapping[str, Mapping[str, float]]:
    """Return, by temperament, the factors of its weaknesses; a missing one counts as 1."""
    return msgspec.convert(load_data("computer_strength/temperaments"), dict[str, dict[str, float]])
