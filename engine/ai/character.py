"""What kind of player a computer is: how much it misjudges at its level, and what, by its temperament.

Nothing is drawn for each action anew, which would make a weak computer absurd. A weak one misjudges *things*:
it never watches one colour of its rival's, believes in another for a whole game, forgets what lies buried.
How much of each there is at a level, a game's file in `data/ai` says; a temperament has more of some and less
of others (`data/ai/temperaments.toml`).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from hashlib import sha256
from math import exp, inf
from statistics import NormalDist

import msgspec
from msgspec import Struct

from engine.core.data_files import load_data

EVEN_TEMPERAMENT = "even"
"""The temperament of whoever has none."""


class Level(StrEnum):
    """How well a computer plays, the weakest first."""

    FIRST = "first"
    EASY = "easy"
    CASUAL = "casual"
    MEDIUM = "medium"
    SKILLED = "skilled"
    HARD = "hard"
    EXPERT = "expert"


class Weakness(Struct, frozen=True):
    """How much of each misjudgement there is; all 0 sees clearly."""

    daring: float = 0.0
    """Points by which beginning, wagers and bids look better than they are; below 0 worse, for the timid."""
    blindness: float = 0.0
    """How likely it is that a thing the rivals need is not noticed, in the whole game."""
    haste: float = 0.0
    """The share of later turns that is not thought of: what is passed over, held, kept together."""
    fancy: float = 0.0
    """How far off, in points, the worth of a colour or a place seems for the whole game (one deviation)."""
    oversight: float = 0.0
    """How likely it is that a thing on the table is not seen in a turn."""
    forgetting: float = 0.0
    """How likely it is that a card long gone is still waited for."""
    hesitation: float = 0.0
    """Points by which beginning looks worse than it is, whatever the daring."""


MAX_WEAKNESS = {"haste": 1.0}
"""Nobody thinks of less than nothing that comes later."""


class Character(Struct, frozen=True):
    """A computer player in a game: its level, its temperament, and what its misjudgements are drawn from.

    The same numbers in the same game: `seed` must stay the same from its first decision to its last.
    """

    level: Level
    temperament: str = EVEN_TEMPERAMENT
    seed: int = 0

    def weakness(self, levels: Mapping[str, Mapping[str, float]]) -> Weakness:
        """What it misjudges, if this is what there is of each at every level; an expert misjudges nothing.

        It has its good and its bad days: `form` says how far they lie apart.
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
        """A number between 0 and 1, the same for a name in the whole game."""
        notes = b"%d:" % self.seed + name.encode()
        return (int.from_bytes(sha256(notes).digest()[:6], "big") + 0.5) / 2**48

    def noise(self, name: str) -> float:
        """A number from the standard normal distribution, the same for a name in the whole game."""
        return NormalDist().inv_cdf(self.chance(name))


NO_WEAKNESS = Weakness()


@cache
def temperaments() -> Mapping[str, Mapping[str, float]]:
    """By name, how much more or less of a misjudgement a temperament has."""
    return msgspec.convert(load_data("ai/temperaments"), dict[str, dict[str, float]])
