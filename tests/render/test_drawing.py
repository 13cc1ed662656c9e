"""Sprites are drawn large, scaled down, and cropped to what is visible."""

from __future__ import annotations

from random import Random

import pytest
from PIL import Image, ImageChops, ImageFilter

from render import card_faces, sprites, theme
from render.canvas import Canvas
from render.drawing import PREMULTIPLIED, Drawing, Sprite, cast_shadow, dilated, gradient, paste_sprite
from render.geometry import Box

MARGIN = 20
SOFT = 3
"""The greatest width of the soft edge that scaling down leaves."""
SEEN = 3
"""The least visible alpha, of 255."""


def shadowed(blur: float) -> Sprite:
    drawing = Drawing(40, 30, MARGIN)
    drawing.shadow(drawing.rounded(0, 5), blur, strength=1)
    return drawing.sprite()


def test_margin_of_a_sprite_grows_with_its_shadow_and_is_cut_to_it() -> None:
    narrow, wide = shadowed(1), shadowed(4)
    assert 0 < narrow.margin < wide.margin < MARGIN
    assert (narrow.image.width, narrow.image.height) == (40 + 2 * narrow.margin, 30 + 2 * narrow.margin)


def test_sprite_without_shadow_has_almost_no_margin() -> None:
    drawing = Drawing(40, 30, MARGIN)
    drawing.ink(drawing.rounded(0, 5), theme.CREAM)
    assert drawing.sprite().margin <= SOFT


@pytest.mark.parametrize(
    "sprite",
    [
        card_faces.hand_card("9", "yellow", 134, 226, dimmed=False),
        sprites.last_move_ring(100, 60, 12),
        sprites.points_pill(20, 100, 50, theme.WORTH),
    ],
    ids=["card", "ring", "pill"],
)
def test_sprite_is_cropped_to_a_visible_pixel_on_at_least_one_side(sprite: Sprite) -> None:
    seen = sprite.alpha.point(lambda alpha: 255 if alpha >= SEEN else 0).getbbox()
    assert seen
    w, h = sprite.image.size
    assert 0 in (seen[0], seen[1], w - seen[2], h - seen[3])


@pytest.mark.parametrize(
    "sprite",
    [sprites.badge(1, 50), card_faces.hand_card("9", "white", 134, 226, dimmed=False)],
    ids=["badge", "card"],
)
def test_no_colour_of_a_sprite_exceeds_its_alpha(sprite: Sprite) -> None:
    """Pasted on white, such a pixel would overflow to black."""
    *colours, alpha = sprite.image.split()
    for colour in colours:
        assert ImageChops.subtract(colour, alpha).getbbox() is None


def test_gradient_blends_its_two_colours_evenly_row_by_row() -> None:
    image = gradient(2, 5, (0, 100, 200), (100, 0, 200))
    assert [image.getpixel((1, y)) for y in range(5)] == [
        theme.blend((0, 100, 200), (100, 0, 200), y / 4) for y in range(5)
    ]


@pytest.mark.parametrize("by", range(1, 9))
def test_dilated_mask_equals_max_filter(by: int) -> None:
    random = Random(by)
    mask = Image.frombytes("L", (70, 50), bytes(random.choice((0,) * 40 + (90, 255)) for _ in range(70 * 50)))
    assert dilated(mask, by).tobytes() == mask.filter(ImageFilter.MaxFilter(2 * by + 1)).tobytes()


@pytest.mark.parametrize("mode", ("RGB", PREMULTIPLIED))
@pytest.mark.parametrize(
    "at",
    [(40, 30), (-30, -20), (170, 110), (500, 500)],
    ids=("inside", "across the upper left", "across the lower right", "outside"),
)
def test_pasted_sprite_equals_one_pasted_by_pillow(mode: str, at: tuple[int, int]) -> None:
    """Parts outside the image are cut off."""
    sprite = sprites.badge(2, 60)
    ground = gradient(200, 140, (250, 10, 90), (20, 200, 40)).convert("RGBA").convert(mode)
    pasted = ground.copy()
    paste_sprite(ground, sprite, *at)
    pasted.paste(sprite.image, (at[0] - sprite.margin, at[1] - sprite.margin), sprite.image)
    assert ground.tobytes() == pasted.tobytes()


@pytest.mark.parametrize("dimmed", (False, True))
@pytest.mark.parametrize("number", ["10", None])
def test_painted_hand_card_equals_its_sprite(number: str | None, *, dimmed: bool) -> None:
    box = Box(20, 30, 134, 226)
    painted, put_down = (Canvas(gradient(180, 290, (9, 60, 90), (90, 60, 9))) for _ in range(2))
    card_faces.paint_hand_card(painted, box, number, "red", dimmed=dimmed)
    put_down.put(card_faces.hand_card(number, "red", box.w, box.h, dimmed=dimmed), box.x, box.y)
    assert painted.image.tobytes() == put_down.image.tobytes()


def test_frame_edges_make_up_the_whole_frame() -> None:
    whole, in_parts = (Canvas(gradient(300, 200, (9, 60, 90), (90, 60, 9))) for _ in range(2))
    whole.put(sprites.frame(260, 150, 26, 12, theme.GOLD), 7, 9)
    for edge, x, y in sprites.frame_edges(260, 150, 26, 12, theme.GOLD):
        in_parts.put(edge, 7 + x, 9 + y)
    assert whole.image.tobytes() == in_parts.image.tobytes()


def test_shadows_fall_to_the_lower_right() -> None:
    drawing = Drawing(40, 40, margin=12)
    drawing.shadow(drawing.rounded(0, 8), blur=2, strength=1, drop=6)
    alpha = drawing.sprite().alpha
    middle = alpha.width // 2, alpha.height // 2
    left, top, right, bottom = alpha.getbbox() or (0, 0, 0, 0)
    assert middle[0] - left < right - middle[0]
    assert middle[1] - top < bottom - middle[1]


def test_cast_shadow_begins_at_the_foot_and_leans_to_the_right() -> None:
    drawing = Drawing(40, 40)
    drawing.slab(10, 5, 30, 30, (255, 255, 255))
    shadow, foot = cast_shadow(drawing.sprite())
    assert foot == 30
    left, top, right, bottom = shadow.getbbox() or (0, 0, 0, 0)
    assert right - 30 > 10 - left
    assert (top, bottom <= 0.4 * 25 + 8) == (0, True)
