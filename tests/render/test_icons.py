"""Icons are drawn from paths at any size."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from render import icons
from render.theme import SUITS

NAMES = tuple(tomllib.loads(files("data").joinpath("icons.toml").read_text(encoding="utf-8")))


def test_outline_of_a_path_of_straight_lines_has_its_corners() -> None:
    assert list(icons.path_outlines("M1 2 L3 4 L5 -6.5 Z")) == [[(1, 2), (3, 4), (5, -6.5)]]


def test_curve_of_an_icon_path_bends_to_its_control_points_and_ends_at_its_last() -> None:
    (shape,) = icons.path_outlines("M0 0 C0 10 10 10 10 0 Q 12 0 12 5 Z")
    assert shape[0] == (0, 0)
    assert shape[-1] == pytest.approx((12, 5))
    assert max(y for _, y in shape) == pytest.approx(7.5)


@pytest.mark.parametrize("name", NAMES)
def test_icons_fill_their_box_and_stay_inside(name: str) -> None:
    for drawing in icons.icon_outlines(name):
        assert all(-1 <= x <= 101 and -1 <= y <= 101 for x, y in drawing)
    left, top, right, bottom = icons.icon_mask(name, 100).getbbox() or (0, 0, 0, 0)
    assert max(right - left, bottom - top) >= 80


@pytest.mark.parametrize("size", (12, 33, 240))
def test_icon_mask_has_the_requested_size(size: int) -> None:
    assert icons.icon_mask("star", size).size == (size, size)


def test_every_suit_has_a_symbol() -> None:
    assert set(SUITS) <= set(NAMES)


def test_unknown_icon_raises_key_error() -> None:
    with pytest.raises(KeyError):
        icons.icon_mask("no such icon", 10)
