"""Sprites are drawn large and scaled down, and are no larger than what is seen of them."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from render import cards, sprites, theme
from render.drawing import Drawing, Sprite, gradient

MARGIN = 20
SOFT = 3
"""Scaling down leaves an edge so soft at most."""
SEEN = 3
"""Of 255: fainter than that nothing is kept for."""


def shadowed(blur: float) -> Sprite:
    drawing = Drawing(40, 30, MARGIN)
    drawing.shadow(drawing.rounded(0, 5), blur, strength=1)
    return drawing.sprite()


def test_a_margin_is_as_wide_as_its_shadow() -> None:
    narrow, wide = shadowed(1), shadowed(4)
    assert 0 < narrow.margin < wide.margin < MARGIN
    assert (narrow.image.width, narrow.image.height) == (40 + 2 * narrow.margin, 30 + 2 * narrow.margin)


def test_what_is_drawn_without_a_shadow_has_hardly_a_margin() -> None:
    drawing = Drawing(40, 30, MARGIN)
    drawing.ink(drawing.rounded(0, 5), theme.CREAM)
    assert drawing.sprite().margin <= SOFT


@pytest.mark.parametrize(
    "sprite",
    [
        cards.standing("9", "yellow", 134, 226, dimmed=False),
        sprites.ring(100, 60, 12),
        sprites.pill(20, 100, 50, theme.WORTH),
    ],
    ids=["card", "ring", "pill"],
)
def test_the_outermost_pixels_of_a_sprite_can_be_seen(sprite: Sprite) -> None:
    seen = sprite.alpha.point(lambda alpha: 255 if alpha >= SEEN else 0).getbbox()
    assert seen
    w, h = sprite.image.size
    assert 0 in (seen[0], seen[1], w - seen[2], h - seen[3])


@pytest.mark.parametrize(
    "sprite",
    [sprites.badge(1, 50), cards.standing("9", "white", 134, 226, dimmed=False)],
    ids=["badge", "card"],
)
def test_no_pixel_of_a_sprite_is_brighter_than_it_covers(sprite: Sprite) -> None:
    """Laid down on white, such a pixel would run over and be black."""
    *colours, alpha = sprite.image.split()
    for colour in colours:
        assert ImageChops.subtract(colour, alpha).getbbox() is None


def test_a_gradient_goes_from_one_colour_to_the_other_row_by_row() -> None:
    image = gradient(2, 5, (0, 100, 200), (100, 0, 200))
    assert [image.getpixel((1, y)) for y in range(5)] == [
        theme.blend((0, 100, 200), (100, 0, 200), y / 4) for y in range(5)
    ]
