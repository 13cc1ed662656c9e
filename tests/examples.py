"""Numbers of examples: a few in the quick run, all in the full one."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings

a_few = settings(max_examples=settings().max_examples // 3, deadline=None)
"""A third of the usual number: few in the quick run, more where slow tests run."""


def as_many(usual: int, quick: int) -> int:
    """Return a number of examples that hypothesis does not choose: fewer in the quick run."""
    return quick if settings().max_examples == settings.get_profile("quick").max_examples else usual


def slow(*values: Any) -> list[Any]:
    """Return parameter values that differ little from the others, marked as slow."""
    sets = (value if isinstance(value, tuple) else (value,) for value in values)
    return [pytest.param(*one, marks=pytest.mark.slow) for one in sets]
