"""Grounds painted beforehand: what takes long to draw and never changes comes as a file with the program.

`scripts/grounds.py` paints the files; a test compares them with what the painters would paint today.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, partial, wraps
from importlib.resources import files
from pathlib import Path
from typing import ParamSpec, cast

from PIL import Image

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
            return opened(file) if file.is_file() else plain(*case)

        return cast("Painter[P]", wraps(paint)(ready))

    return decorate


def file_name(name: str, case: tuple[Hashable, ...]) -> str:
    """The file of one case: land-yellow-112.webp."""
    return f"{'-'.join(map(str, (name, *case)))}.{SUFFIX}"


def opened(file: Path) -> Image.Image:
    """A ground as its file has it."""
    with Image.open(file) as image:
        return image.convert("RGB")
