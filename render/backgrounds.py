"""Backgrounds that are painted in advance (`scripts/grounds.py`) and shipped as files, and their daylight.

A test compares them with what the painters produce now.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, partial, wraps
from importlib.resources import files
from pathlib import Path
from typing import ParamSpec, cast

from PIL import Image

from render.image_cache import cached_image

P = ParamSpec("P")
Painter = Callable[P, Image.Image]

DAWN, NOON, DUSK = 1 / 3, 1 / 2, 2 / 3
"""Shares of a game: end of dawn, noon, start of dusk."""
AT_NOON = "noon"
TINTS = {"dawn": (1.1, 1.02, 0.9), "dusk": (1.0, 0.86, 0.84)}
"""By hour, the factors for red, green and blue. Noon has none."""


def daylight(share: float) -> str:
    """Return "dawn" in the first third of a game, "dusk" in the last, else "noon". `share` is 0 to 1."""
    if share < DAWN:
        return "dawn"
    return "dusk" if share > DUSK else AT_NOON


def tinted(ground: Image.Image, hour: str) -> Image.Image:
    """Return an image in the light of "dawn" or "dusk"; the same image for any other hour."""
    return ground.point(_tint_table(hour)) if hour in TINTS else ground


@lru_cache(maxsize=2)
def _tint_table(name: str) -> list[int]:
    """Return the table that maps an image's values to those in the light of `name`."""
    return [min(255, round(value * much)) for much in TINTS[name] for value in range(256)]


FOLDER = Path(str(files("data"))) / "grounds"
SUFFIX = "webp"
GROUNDS: dict[str, Callable[[], Image.Image]] = {}
"""By file name, a function that paints the background, for every imported painter."""


def shipped(name: str, *cases: tuple[Hashable, ...]) -> Callable[[Painter[P]], Painter[P]]:
    """Decorate a painter: read its image from a shipped file if there is one, else paint it.

    `cases` are the arguments for which `scripts/grounds.py` paints files, named after `name` and recorded
    in `GROUNDS`. Positional arguments only. The images are cached and shared: paint on copies only.
    """

    def decorate(paint: Painter[P]) -> Painter[P]:
        """Register the painter's cases and return it with files and a cache."""
        plain = cast(Callable[..., Image.Image], paint)
        GROUNDS.update({file_name(name, case): partial(plain, *case) for case in cases})

        @cached_image
        def ready(*case: Hashable) -> Image.Image:
            """Read the image of a case from its file, or paint it if there is none."""
            file = FOLDER / file_name(name, case)
            return open_ground(file) if file.is_file() else plain(*case)

        return cast("Painter[P]", wraps(paint)(ready))

    return decorate


def file_name(name: str, case: tuple[Hashable, ...]) -> str:
    """Return the file name of one case, such as `land-yellow-112.webp`."""
    return f"{'-'.join(map(str, (name, *case)))}.{SUFFIX}"


def open_ground(file: Path) -> Image.Image:
    """Read a background file as an RGB image. Raises OSError if it cannot be read."""
    with Image.open(file) as image:
        return image.convert("RGB")
