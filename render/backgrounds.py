"""Backgrounds that are painted in advance and shipped as files, and the daylight on them.

`scripts/grounds.py` paints the files. A test compares them with what the painters produce now.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, partial, wraps
from importlib.resources import files
from pathlib import Path
from typing import ParamSpec, cast

from PIL import Image

DAWN, NOON, DUSK = 1 / 3, 1 / 2, 2 / 3
"""Until when it is dawn, when it is noon, and from when on dusk, as shares of a game."""
TINTS = {"dawn": (1.1, 1.02, 0.9), "dusk": (1.0, 0.86, 0.84)}
"""How much of red, green and blue the light of an hour leaves; at noon it is all."""


def daylight(share: float) -> str:
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


P = ParamSpec("P")
Painter = Callable[P, Image.Image]

FOLDER = Path(str(files("data"))) / "grounds"
SUFFIX = "webp"
GROUNDS: dict[str, Callable[[], Image.Image]] = {}
"""By the name of its file, how each ground is painted: of every painter that has been imported."""


def shipped(
    name: str, *cases: tuple[Hashable, ...], keep: int | None = None
) -> Callable[[Painter[P]], Painter[P]]:
    """Keeps what a painter makes of some arguments, each case read from its file if there is one.

    `keep` says how many are kept in memory, if not all. The images are RGB and shared: paint on copies only.
    """

    def decorate(paint: Painter[P]) -> Painter[P]:
        plain = cast(Callable[..., Image.Image], paint)
        GROUNDS.update({file_name(name, case): partial(plain, *case) for case in cases})

        @lru_cache(maxsize=keep or max(len(cases), 1))
        def ready(*case: Hashable) -> Image.Image:
            file = FOLDER / file_name(name, case)
            return open_ground(file) if file.is_file() else plain(*case)

        return cast("Painter[P]", wraps(paint)(ready))

    return decorate


def file_name(name: str, case: tuple[Hashable, ...]) -> str:
    """The file of one case: land-yellow-112.webp."""
    return f"{'-'.join(map(str, (name, *case)))}.{SUFFIX}"


def open_ground(file: Path) -> Image.Image:
    """A ground as its file has it."""
    with Image.open(file) as image:
        return image.convert("RGB")
