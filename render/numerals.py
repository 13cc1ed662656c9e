"""Numbers as pictures show them: with a real minus sign, and a plus where a sign is wanted."""


def minus(number: int) -> str:
    """A number: 12, −9, 0."""
    return str(number).replace("-", "−")


def signed(points: int) -> str:
    """Points gained or lost: +12, −9, 0."""
    return f"+{points}" if points > 0 else minus(points)
