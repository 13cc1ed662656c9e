"""Comparison of a picture with its recorded version in tests/golden.

After an intended change, look at the new pictures and record them with `uv run pytest tests/render --record`.
Only bundled fonts are used, so all machines paint the same.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageChops

from render.layers import Layers, whole_image

GOLDEN = Path(__file__).parent.parent / "golden"
WIDTH = 400
BLOCK = 8
"""Differences are averaged over squares of this many pixels of the small picture."""
TOLERANCE = 10
"""The largest accepted difference, of 255. Another FreeType release stays below, a changed card does not."""
STEPS = 4
"""Recorded colours are rounded to steps of this size, which keeps files small."""


def small(image: Image.Image) -> Image.Image:
    return image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.BOX)


def apart(one: Image.Image, other: Image.Image) -> int:
    """Return the largest difference of two small pictures, 0 to 255."""
    if one.size != other.size:
        return 255
    blocks = ImageChops.difference(one, other).reduce(BLOCK)
    return int(max(highest for _, highest in blocks.getextrema()))


def compare(image: Image.Image | Layers | None, name: str, record: bool) -> None:
    """Compare an image with its recording, or record it."""
    assert image is not None
    file, now = GOLDEN / f"{name}.png", small(whole_image(image))
    if record:
        GOLDEN.mkdir(exist_ok=True)
        now.point(lambda value: value // STEPS * STEPS + STEPS // 2).save(file, optimize=True)
    assert file.is_file(), "no such picture yet: look at it, then record it with --record"
    changed = apart(now, Image.open(file).convert("RGB")) > TOLERANCE
    assert not changed, f"{file.name} has changed: record it with --record, then look at it"
