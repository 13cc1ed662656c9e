"""Shipped backgrounds equal what their painters produce, and are cached."""

from __future__ import annotations

from importlib import import_module

import pytest
from PIL import Image

from render import backgrounds
from render.games.lost_cities.ground import half_ground
from render.image_cache import images
from tests.examples import slow
from tests.finished import FINISHED
from tests.render.golden import apart, small

LOSS = 16
"""The largest difference that lossy files can cause, as measured by `apart`. Deep blues lose most."""

for key in FINISHED:
    import_module(f"render.games.{key}")


NAMES = sorted(backgrounds.GROUNDS)
QUICK = NAMES[::5]


@pytest.mark.slow
@pytest.mark.parametrize("name", [*QUICK, *slow(*(name for name in NAMES if name not in QUICK))])
def test_shipped_background_equals_what_its_painter_paints(name: str) -> None:
    """After an intended change run `uv run python scripts/grounds.py`."""
    file = backgrounds.FOLDER / name
    assert file.is_file()
    image = backgrounds.open_ground(file)
    painted = backgrounds.GROUNDS[name]()
    assert image.size == painted.size
    assert apart(small(image), small(painted)) <= LOSS


def test_shipped_backgrounds_are_exactly_those_with_a_painter() -> None:
    assert {file.name for file in backgrounds.FOLDER.iterdir()} == set(backgrounds.GROUNDS)


def test_background_is_read_from_its_file_once() -> None:
    images.clear()
    assert half_ground(5, 0) is half_ground(5, 0)


def test_background_without_a_file_is_painted_once() -> None:
    @backgrounds.shipped("test-nothing", (3,))
    def paint(size: int) -> Image.Image:
        return Image.new("RGB", (size, size))

    del backgrounds.GROUNDS[backgrounds.file_name("test-nothing", (3,))]
    assert paint(3).size == (3, 3)
    assert paint(3) is paint(3)
