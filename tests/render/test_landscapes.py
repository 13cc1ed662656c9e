"""Every suit has its land, recognisable at any size."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import ImageChops, ImageOps, ImageStat

from engine.games.lost_cities.model import COLOUR_KEYS
from render.landscapes import land
from render.theme import SUITS

SIZES = ((215, 140), (118, 118), (216, 600))
"""A window above a path, one in a card, a tall column."""
APART = 25
"""The least average difference between two lands, of 255."""


def test_every_suit_has_a_landscape_of_the_requested_size() -> None:
    assert all(land(key, 60, 40).size == (60, 40) for key in {*SUITS, *COLOUR_KEYS.values()})


def test_unknown_land_raises_key_error() -> None:
    with pytest.raises(KeyError):
        land("no such colour", 60, 40)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("one", "other"), [*combinations(SUITS, 2)])
def test_lands_differ_in_shape(one: str, other: str, size: tuple[int, int]) -> None:
    """Outlines with equal brightness distinguish them without colour."""
    edges = [ImageOps.equalize(land(key, *size).convert("L")) for key in (one, other)]
    assert ImageStat.Stat(ImageChops.difference(*edges)).mean[0] > APART


@pytest.mark.parametrize("key", SUITS)
def test_landscape_depends_on_the_height_of_the_horizon(key: str) -> None:
    high, low = (land(key, 120, 240, horizon) for horizon in (0.5, 0.9))
    foot = (0, 200, 120, 240)
    assert ImageChops.difference(high.crop(foot), low.crop(foot)).getbbox() is not None


def test_landscape_painted_again_comes_from_the_cache() -> None:
    assert land("blue", 90, 60) is land("blue", 90, 60)
