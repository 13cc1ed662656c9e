"""Picture files stay small enough for a phone's connection."""

from __future__ import annotations

from io import BytesIO
from random import Random

from PIL import Image

from render import encoding


def busy(share: float) -> Image.Image:
    """Return an image whose upper part is noise, which takes many bytes in any quality."""
    width, height = 1000, 1000
    noise = Image.frombytes(
        "RGB", (width, round(height * share)), Random(1).randbytes(width * round(height * share) * 3)
    )
    image = Image.new("RGB", (width, height), "#12313A")
    image.paste(noise, (0, 0))
    return image


def test_too_large_image_is_saved_in_lower_quality() -> None:
    image = busy(0.5)
    whole = BytesIO()
    image.save(whole, encoding.FORMAT, quality=encoding.QUALITY, subsampling=encoding.SUBSAMPLING)
    assert len(whole.getvalue()) > encoding.MAX_BYTES >= len(encoding.encode_image(image))


def test_image_within_the_size_limit_keeps_its_quality() -> None:
    image = busy(0.2)
    whole = BytesIO()
    image.save(whole, encoding.FORMAT, quality=encoding.QUALITY, subsampling=encoding.SUBSAMPLING)
    assert encoding.encode_image(image) == whole.getvalue()
