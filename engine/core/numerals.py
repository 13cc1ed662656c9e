"""Numbers as people read them: with a real minus sign, and large ones as their language writes them."""

from __future__ import annotations

from babel.numbers import format_decimal

from engine.core.catalogue import Say
from engine.core.languages import locale_of

MINUS = "−"


def numeral(number: int) -> str:
    """A number with a real minus sign: 12, −9, 0."""
    return str(number).replace("-", MINUS)


def large_number(number: int, say: Say) -> str:
    """A number of any size: 1,234 in English, 1.234 in German."""
    written = str(format_decimal(abs(number), locale=locale_of(say.language)))
    # No font of ours has the narrow space that French puts there.
    return (MINUS if number < 0 else "") + written.replace("\u202f", "\u00a0")
