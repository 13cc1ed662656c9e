"""The cache of painted parts: what it keeps, and what it drops first."""

from __future__ import annotations

from time import thread_time

from PIL import Image

from render.drawing import Sprite
from render.image_cache import ImageCache, cached_image, image_bytes

SMALL, LARGE = Image.new("L", (100, 100)), Image.new("L", (300, 300))


def fast(image: Image.Image) -> Image.Image:
    return image


def slow(image: Image.Image) -> Image.Image:
    start = thread_time()
    while thread_time() < start + 0.002:
        pass
    return image


def test_second_call_with_equal_arguments_returns_the_cached_image() -> None:
    painted = cached_image(lambda w, *, h: Image.new("L", (w, h)))
    assert painted(3, h=4) is painted(3, h=4)
    assert painted(3, h=5).size == (3, 5)


def test_image_cache_stays_below_its_limit() -> None:
    cache = ImageCache(200_000)
    for number in range(100):
        cache.get(number, lambda: fast(SMALL))
        assert cache.size <= 200_000


def test_large_image_that_is_fast_to_paint_is_dropped_before_a_small_slow_one() -> None:
    cache = ImageCache(105_000)
    cache.get("slow", lambda: slow(SMALL))
    cache.get("fast", lambda: fast(LARGE))
    cache.get("more", lambda: fast(SMALL))
    assert cache.get("slow", lambda: None) is SMALL
    assert cache.get("fast", lambda: None) is None


def test_unused_image_is_dropped_before_one_in_use() -> None:
    cache = ImageCache(50_000)
    cache.get("unused", lambda: slow(SMALL))
    for number in range(40):
        cache.get("used", lambda: slow(SMALL))
        cache.get(number, lambda: slow(SMALL))
    assert cache.get("used", lambda: None) is SMALL
    assert cache.get("unused", lambda: None) is None


def test_cleared_cache_is_empty_and_paints_again() -> None:
    cache = ImageCache(50_000)
    cache.get("image", lambda: SMALL)
    cache.clear()
    assert cache.size == 0
    assert cache.get("image", lambda: LARGE) is LARGE


def test_memory_of_images_counts_four_bytes_for_a_coloured_pixel() -> None:
    coloured = Image.new("RGB", (10, 10))
    assert image_bytes(coloured) == 400
    assert image_bytes((Sprite(SMALL, 0, 100, 100), coloured, 3)) == 10_400
    assert image_bytes(None) == 0
