"""Whether a picture looks as it did when somebody last looked at it.

Recorded small in tests/golden; after a change that is meant, look at the new pictures and record them with
`uv run pytest tests/render --record`. Only bundled fonts are used, so every machine paints the same.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageChops

GOLDEN = Path(__file__).parent.parent / "golden"
WIDTH = 400
BLOCK = 8
"""Differences are averaged over squares of so many of the small picture's pixels …"""
TOLERANCE = 10
"""… and may come to so much of 255 in the worst: another release of FreeType stays below, a card does not."""
STEPS = 4
"""Recorded colours are rounded to so many of 255: far below the tolerance, and the files stay small."""


def small(image: Image.Image) -> Image.Image:
    return image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.BOX)


def apart(one: Image.Image, other: Image.Image) -> int:
    """How far two small pictures differ where they differ most, 0 to 255."""
    if one.size != other.size:
        return 255
    blocks = ImageChops.difference(one, other).reduce(BLOCK)
    return int(max(highest for _, highest in blocks.getextrema()))


def compare(image: Image.Image | None, name: str, record: bool) -> None:
    """Compares with the recorded picture, or records it."""
    assert image is not None
    file, now = GOLDEN / f"{name}.png", small(image)
    if record:
        GOLDEN.mkdir(exist_ok=True)
        now.point(lambda value: value // STEPS * STEPS + STEPS // 2).save(file, optimize=True)
    assert file.is_file(), "no such picture yet: look at it, then record it with --record"
    assert apart(now, Image.open(file).convert("RGB")) <= TOLERANCE
