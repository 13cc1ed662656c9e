"""Numbers as people read them: with a real minus sign."""

from __future__ import annotations


def numeral(number: int) -> str:
    """A number with a real minus sign: 12, −9, 0."""
    return str(number).replace("-", "−")
