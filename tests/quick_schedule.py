"""A pytest plugin with xdist's own schedule, which forgets what is done.

xdist looks through all that a process has ever got at the end of each of its tests, and through all the tests
for the place of each: with thousands of them, that takes as long as hundreds of tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from xdist.scheduler import LoadGroupScheduling


class QuickSchedule(LoadGroupScheduling):
    """Keeps the tests of a group in one process, as xdist does."""

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
    """Knows where each stands."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names)
        self._places = {name: place for place, name in enumerate(names)}

    def index(self, name: str, *_: Any) -> int:  # type: ignore[override]
        return self._places[name]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> QuickSchedule | None:
    """Puts it in the place of xdist's."""
    return QuickSchedule(config, log) if config.getvalue("dist") == "loadgroup" else None
