"""How many examples hypothesis tries where each is a game."""

from __future__ import annotations

from hypothesis import settings

a_few = settings(max_examples=settings().max_examples // 3)
"""A third of what is usual: few in the quick run, more where there is time for slow tests."""
