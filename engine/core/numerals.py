"""Numbers as people read them: with a real minus sign, and without gaps, in every language."""

from __future__ import annotations

MINUS = "−"


def numeral(number: int) -> str:
    """A number with a real minus sign: 12, −9, 0."""
    return str(number).replace("-", MINUS)
