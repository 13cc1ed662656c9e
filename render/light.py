"""The light of the day a game takes: dawn at its beginning, dusk at its end, on grounds that are kept."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

DAWN, NOON, DUSK = 1 / 3, 1 / 2, 2 / 3
"""Until when it is dawn, when it is noon, and from when on dusk, as shares of a game."""
TINTS = {"dawn": (1.1, 1.02, 0.9), "dusk": (1.0, 0.86, 0.84)}
"""How much of red, green and blue the light of an hour leaves; at noon it is all."""


def hour(share: float) -> str:
    """The hour when so much of a game is over."""
    if share < DAWN:
        return "dawn"
    return "dusk" if share > DUSK else "noon"


def tinted(ground: Image.Image, hour: str) -> Image.Image:
    """A ground at an hour of the day; the same one at noon."""
    return ground.point(_tint(hour)) if hour in TINTS else ground


@lru_cache(maxsize=2)
def _tint(name: str) -> list[int]:
    """What becomes of each value of each colour."""
    return [min(255, round(value * much)) for much in TINTS[name] for value in range(256)]
