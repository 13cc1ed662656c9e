"""Numbers as pictures show them where a sign is wanted."""

from engine.core.phrasing import numeral


def signed(points: int) -> str:
    """Points gained or lost: +12, −9, 0."""
    return f"+{points}" if points > 0 else numeral(points)
