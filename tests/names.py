"""Names of players, as many as any game seats."""

from __future__ import annotations

NAMES = ("Ada", "Boris", "Chen", "Dana", "Emil", "Farah")
LONG_NAMES = tuple(letter * 32 for letter in "MWÄ@ÖQ")
"""Names of Discord's maximum length."""
