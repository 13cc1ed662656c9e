"""What one of the games does not keep yet: take a line out as soon as it does."""

from __future__ import annotations

import pytest

OWED = {"tikal": ("test_what_can_be_loaded_can_be_looked_at_and_played",)}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        name, _, setting = item.name.partition("[")
        if any(setting.startswith(f"{key}-") and name in owed for key, owed in OWED.items()):
            item.add_marker(pytest.mark.xfail(strict=False))
