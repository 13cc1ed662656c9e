"""A pytest plugin with xdist's schedule, without finished tests.

At the end of each test xdist scans all tests that a process ever got, and searches all tests for the position
of each. With thousands of tests, that takes as long as hundreds of tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from xdist.scheduler import LoadGroupScheduling


class QuickSchedule(LoadGroupScheduling):
    """xdist's schedule, which keeps a group's tests in one process."""

    def add_node_collection(self, node: Any, collection: Sequence[str]) -> None:
        super().add_node_collection(node, collection)
        if node in self.registered_collections:
            self.registered_collections[node] = Names(collection)

    def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
        super().mark_test_complete(node, item_index, duration)
        work, group = (
            self.assigned_work[node],
            self._split_scope(self.registered_collections[node][item_index]),
        )
        if all(work[group].values()):
            del work[group]


class Names(list[str]):
    """A list of names that knows the index of each."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names)
        self._places = {name: place for place, name in enumerate(names)}

    def index(self, name: str, *_: Any) -> int:  # type: ignore[override]
        return self._places[name]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> QuickSchedule | None:
    """Return the schedule that replaces xdist's."""
    return QuickSchedule(config, log) if config.getvalue("dist") == "loadgroup" else None
