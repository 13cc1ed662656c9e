"""The contrast of two colours according to WCAG 2.2."""

from __future__ import annotations

from render.theme import Colour


def luminance(colour: Colour) -> float:
    """Return a colour's relative luminance, 0 to 1."""
    red, green, blue = (c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
