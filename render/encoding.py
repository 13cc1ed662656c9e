"""A painted image as a file: small, quick to write, and without visible bands or frayed letters."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

FORMAT, SUFFIX = "WEBP", "webp"
QUALITY, METHOD = 80, 0
"""Measured on crowded tables (benchmarks/pictures.py): lossless files took twice the time at three times
the size, JPEG of like looks twice the size, and 256 colours are too few for so many gradients."""


def encode(image: Image.Image) -> bytes:
    """The image's file."""
    file = BytesIO()
    image.save(file, FORMAT, quality=QUALITY, method=METHOD)
    return file.getvalue()
